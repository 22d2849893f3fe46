import type { DialogProps } from "./DialogBody.tsx";
import { DialogFrame } from "./DialogFrame.tsx";
import { Overlay } from "./Overlay.tsx";
import { Scrim } from "./Scrim.tsx";

/**
 * A modal over the dimmed page. It takes the focus and restores it on close, locks the page's scroll, and fades in and out in
 * 200 ms (STATE-08, STATE-09). Its code loads on first use.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, isDismissable = true, skeleton } = props;
  const frame = skeleton && <DialogFrame {...props}>{skeleton}</DialogFrame>;
  return (
    <Overlay isOpen={isOpen} onClose={isDismissable ? () => void onClose() : undefined} fallback={frame ?? <Scrim />}>
      {({ DialogSurface }) => <DialogSurface {...props} />}
    </Overlay>
  );
}
