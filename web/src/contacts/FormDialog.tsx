import type { ReactNode } from "react";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { confirmedDiscard } from "../ui/alerts.ts";
import { Dialog } from "../ui/Dialog.tsx";

interface FormDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page; closing it or leaving the page asks first while something in it is unsaved (D-87). */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const close = async () => {
    if (unsaved.size === 0 || (await confirmedDiscard())) onClose();
  };
  return (
    <Unsaved value={unsaved}>
      <Dialog isOpen onClose={close} title={title}>
        <div className="px-4 py-5 tablet:px-6">{children}</div>
      </Dialog>
    </Unsaved>
  );
}
