import { cx } from "./cx.ts";
import { inputStyles } from "./inputStyles.ts";

/** The classes of the parts of a date field, with and without its calendar. */
export const groupStyles = cx(inputStyles, "flex h-(--hit) items-center pe-0! focus-within:border-muted");
export const segmentsStyles = "figures flex min-w-0 flex-1 items-center overflow-x-auto [scrollbar-width:none]";
export const segmentStyles =
  "rounded-control px-0.5 whitespace-pre outline-none focus:bg-accent-fill focus:text-on-accent data-placeholder:not-focus:text-muted";
export const buttonStyles =
  "grid h-full w-10 shrink-0 cursor-pointer place-items-center rounded-control text-muted focus-ring-inset hover:text-ink";
