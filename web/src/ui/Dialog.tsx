import { useState } from "react";
import type { DialogProps } from "./DialogBody.tsx";
import { DialogFrame } from "./DialogFrame.tsx";
import { Overlay } from "./Overlay.tsx";
import { Scrim } from "./Scrim.tsx";
import { RunningRequests } from "./useKeepDialogOpen.ts";

/**
 * A modal over the dimmed page. It takes the focus and restores it on close, locks the page's scroll, and fades in and out in
 * 200 ms (STATE-08, STATE-09). The user cannot close it while a form in it is being saved. Its code loads on first use.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, isDismissable = true, skeleton } = props;
  const [requests] = useState(() => new Set<string>());
  const onClose = () => (requests.size === 0 ? props.onClose() : undefined);
  const frame = skeleton && <DialogFrame {...props}>{skeleton}</DialogFrame>;
  return (
    <Overlay isOpen={isOpen} onClose={isDismissable ? () => void onClose() : undefined} fallback={frame ?? <Scrim />}>
      {({ DialogSurface }) => (
        <RunningRequests value={requests}>
          <DialogSurface {...props} onClose={onClose} />
        </RunningRequests>
      )}
    </Overlay>
  );
}
