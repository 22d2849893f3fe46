import { cx } from "./cx.ts";
import { touchTextSize } from "./inputStyles.ts";

/** The classes of the rich text editor's parts, which its placeholder has too. */
export const frameStyles = (isInvalid: boolean): string =>
  cx("relative rounded-control border bg-surface", isInvalid ? "border-danger" : "border-edge");
export const toolbarStyles = "border-b border-line px-1 py-0.5";
export const contentStyles = `rich-text max-h-[50dvh] min-h-32 overflow-y-auto px-3 py-2.5 text-15 ${touchTextSize} outline-none`;
