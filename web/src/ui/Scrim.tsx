import { createPortal } from "react-dom";
import { Spinner } from "./Spinner.tsx";

/** The dimmed page while the code of a dialog loads. */
export function Scrim() {
  return createPortal(
    <div data-scrim className="fixed inset-0 z-40 grid place-items-center bg-scrim text-on-accent">
      <Spinner label="Loading" />
    </div>,
    document.body,
  );
}
