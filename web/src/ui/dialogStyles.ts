import { cx } from "./cx.ts";
import type { DialogSize } from "./DialogBody.tsx";

const widths: Record<DialogSize, string> = {
  small: "max-w-[400px] rounded-card",
  medium: "max-w-[560px] max-tablet:h-full max-tablet:max-h-none tablet:rounded-card",
  large: "max-w-[720px] max-tablet:max-w-none max-tablet:h-full max-tablet:max-h-none tablet:rounded-card",
};

/** Whether a dialog fills the screen on mobile. */
export const fillsMobile = (size: DialogSize): boolean => size !== "small";

/** The classes of the dimmed page around a dialog. */
export function scrimStyles(size: DialogSize): string {
  return cx(
    "fixed inset-0 z-40 flex justify-center bg-scrim",
    // A large dialog grows while its content loads; aligning it to the top keeps its head in place.
    size === "large" ? "items-start" : "items-center",
    fillsMobile(size) ? "tablet:p-6" : "p-4",
  );
}

/** The classes of the dialog itself. */
export function panelStyles(size: DialogSize): string {
  return cx(
    "flex max-h-full w-full flex-col overflow-hidden border-line bg-surface text-ink shadow-float tablet:border",
    widths[size],
  );
}

/** The classes of the row with the title and the close button. */
export function headStyles(size: DialogSize): string {
  return cx(
    "flex min-h-14 shrink-0 touch-none items-center gap-3 border-b border-line pe-2",
    fillsMobile(size) ? "ps-4 tablet:ps-6" : "ps-5",
  );
}
