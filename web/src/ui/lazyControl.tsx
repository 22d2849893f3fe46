import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { loadCurrentCode } from "../lib/loadCode.ts";
import { OutdatedError } from "../lib/newVersion.ts";
import { preload } from "../lib/whenIdle.ts";
import { indexIn, captureInput, type PendingAction } from "./capturedInput.ts";
import { addLoadingControl } from "./loadingControls.ts";
import { codeText } from "./PartBoundary.tsx";
import type { restoreInput } from "./restoreInput.ts";
import { showToast } from "./Toaster.tsx";

/** Keys with which the browser edits the text of an input. */
const editingKeys = ["Backspace", "Delete"];

/** Keys that the control handles. All others keep their default behaviour. */
const handledKeys = ["ArrowDown", "ArrowUp", "Enter", "Escape", ...editingKeys];

interface Loaded<Props> {
  Control: ComponentType<Props>;
  restoreInput: typeof restoreInput;
}

/** The maximum time between the end of a press and its click, in ms. */
const CLICK_PAUSE = 50;

/** Creates no box, so that grids lay out the control itself. The control inherits the wrapper's margin. */
const wrapperStyles = "contents *:[margin-block:inherit]";

/**
 * A control whose code loads when the page is idle, or earlier when it is hovered or used. Until then a fallback of plain
 * elements is shown, with the same size, names and styles. The control takes over the text, the choices and the presses of
 * the fallback.
 * @param Fallback shows the same elements in the same order
 */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: Loaded<Props> | null = null;
  const loadAll = async () => {
    const [Control, { restoreInput }] = await Promise.all([load(), import("./restoreInput.ts")]);
    return { Control, restoreInput };
  };
  return function LazyControl(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const [Control, setControl] = useState(() => loaded?.Control ?? null);
    const pending = useRef<PendingAction[]>([]);
    const isTyped = useRef(false);
    const isBusy = useRef(false);
    const isReplaced = useRef(Control !== null);

    const replace = async (isRequested: boolean) => {
      let code: Loaded<Props>;
      try {
        code = loaded ??= await loadCurrentCode(loadAll, { isNeeded: () => isRequested });
      } catch (error) {
        // Loading in advance may fail silently.
        if (isRequested) showToast("error", error instanceof OutdatedError ? error.message : codeText());
        return;
      }
      // An unfinished press or composition would be lost. Its end calls this again.
      if (!box.current || isBusy.current || isReplaced.current) return;
      isReplaced.current = true;
      const captured = captureInput(box.current, isTyped.current, pending.current);
      // Synchronous, so that nothing is typed into the fallback after its state was captured.
      flushSync(() => setControl(() => code.Control));
      code.restoreInput(box.current, captured);
    };
    const request = () => addLoadingControl(replace(true));
    const prepare = useEffectEvent(() => replace(false));
    useEffect(() => {
      if (!isReplaced.current) preload(() => prepare());
    }, []);

    if (Control) {
      return (
        <div ref={box} className={wrapperStyles}>
          <Control {...props} />
        </div>
      );
    }
    const startAction = () => {
      isBusy.current = true;
    };
    const finishAction = () => {
      isBusy.current = false;
      request();
    };
    const record = (event: KeyboardEvent<HTMLElement>) => {
      const { key, ctrlKey, metaKey, altKey, nativeEvent, target } = event;
      const isTyped = key.length === 1 && !(target instanceof HTMLInputElement);
      if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || !(isTyped || handledKeys.includes(key))) return;
      if (target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && editingKeys.includes(key))) return;
      event.preventDefault();
      pending.current.push({ kind: "key", index: indexIn(event.currentTarget, target), key });
    };
    const handlers = {
      onPointerEnter: () => void replace(false),
      onFocus: request,
      onPointerDown: startAction,
      onPointerUp: () => void setTimeout(finishAction, CLICK_PAUSE),
      onPointerCancel: finishAction,
      onPointerLeave: () => {
        if (isBusy.current) finishAction();
      },
      onCompositionStart: startAction,
      onCompositionEnd: finishAction,
      onInput: () => {
        isTyped.current = true;
      },
      onKeyDown: record,
      onClick: ({ target, currentTarget }: MouseEvent) => {
        const index = target instanceof Element && target.closest("button") ? indexIn(currentTarget, target) : -1;
        if (index >= 0) pending.current.push({ kind: "press", index });
        request();
      },
    };
    return (
      <div ref={box} className={wrapperStyles} {...handlers}>
        <Fallback {...props} />
      </div>
    );
  };
}
