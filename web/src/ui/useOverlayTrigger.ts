import { useDeferredValue, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from "react";
import type { OpeningFocus } from "./menuParts.ts";
import { preloadOverlays } from "./overlayCode.ts";
import type { Press } from "./PlainButton.tsx";

/** The props of a button that opens an overlay next to it. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  "aria-haspopup": "menu" | "dialog" | "listbox";
  "aria-expanded": boolean;
  onPress: (press: Press) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
}

interface OverlayTrigger {
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerProps: TriggerProps;
  /** Whether the overlay is shown. The button shows the expanded state first, because rendering the overlay takes longer. */
  isOpen: boolean;
  focus: OpeningFocus;
  close: () => void;
}

interface Controlled {
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/**
 * The state of a button with an overlay. A press during the loading of the overlay's code is not lost, and hovering the button
 * starts to load the code.
 */
export function useOverlayTrigger(kind: "menu" | "dialog" | "listbox", controlled?: Controlled): OverlayTrigger {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [focus, setFocus] = useState<OpeningFocus>("overlay");
  const isOpen = controlled?.isOpen ?? own;
  const isShown = useDeferredValue(isOpen) && isOpen;

  const change = (opens: boolean) => {
    setOwn(opens);
    controlled?.onOpenChange?.(opens);
  };
  const open = (target: OpeningFocus) => {
    setFocus(target);
    change(true);
  };
  const onPress = ({ detail }: Press) => {
    if (isOpen) change(false);
    else open(detail === 0 ? "first" : "overlay");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isOpen && event.key === "Escape") return change(false);
    const isPending = event.currentTarget.ariaDisabled === "true";
    if (kind === "dialog" || isOpen || isPending || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    open(event.key === "ArrowDown" ? "first" : "last");
  };
  return {
    triggerRef,
    triggerProps: {
      ref: triggerRef,
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      onPress,
      onKeyDown,
      onPointerEnter: () => void preloadOverlays(),
    },
    isOpen: isShown,
    focus,
    close: () => change(false),
  };
}
