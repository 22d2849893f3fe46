import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { stepTo, type ActiveOption } from "./options.ts";

interface ComboboxOptions {
  /** Whether there is anything to open. */
  canOpen: boolean;
  /** Called when it opens. */
  onOpen: () => void;
  /** Called on Enter when no option is active. */
  onEnter: () => void;
}

/**
 * A field that opens a list (the combobox of the ARIA practices). Arrow keys move through the list while the focus stays in the
 * field, Enter follows the active option, Escape and a press outside close the list and keep the text.
 */
export function useCombobox({ canOpen, onOpen, onEnter }: ComboboxOptions) {
  const listId = useId();
  const box = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<ActiveOption | null>(null);
  const isOpen = isWanted && canOpen;

  const open = () => {
    setWanted(true);
    setActive(null);
    onOpen();
  };
  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    // On some devices a press outside does not move the focus.
    const followPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) dismiss();
    };
    const followKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") dismiss();
    };
    document.addEventListener("pointerdown", followPress, true);
    document.addEventListener("keydown", followKey);
    return () => {
      document.removeEventListener("pointerdown", followPress, true);
      document.removeEventListener("keydown", followKey);
    };
  }, [isOpen]);

  const step = (way: 1 | -1) => {
    if (!isOpen) return open();
    const option = stepTo(box.current, active, way);
    setActive(option && { id: option.id, key: option.dataset["key"] ?? "" });
    option?.scrollIntoView({ block: "nearest" });
  };
  const enter = () => {
    const option = isOpen && active ? document.getElementById(active.id) : null;
    if (option) return option.click();
    open();
    onEnter();
  };
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
  };

  return {
    box,
    isOpen,
    open,
    close,
    /** Clears the active option. */
    reset: () => setActive(null),
    options: { listId, active, onChoose: close },
    fieldProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      ...(isOpen && active ? { "aria-activedescendant": active.id } : {}),
      autoComplete: "off",
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      },
    },
  } as const;
}
