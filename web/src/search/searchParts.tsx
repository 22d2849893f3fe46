import { touchTextSize } from "../ui/inputStyles.ts";

/** The classes of the search field, the same before and after its code has loaded. */
export const searchStyles = `h-10 w-full rounded-control border border-transparent bg-sunken ps-9 pe-10 text-14 ${touchTextSize} text-ink focus-ring-inset transition-colors duration-fast placeholder:text-muted focus:border-edge focus:bg-surface hover:bg-pressed`;

/** The state of the plain field, which the loaded field takes over. */
export interface PlainFieldState {
  text: string;
  hasFocus: boolean;
  /** Whether the results are shown: after typing or a click, until Enter opens the results page. */
  isOpen: boolean;
  /** Start and end of the selection. */
  selection: readonly [number, number];
}

/** Shows the shortcut that focuses the empty field. */
export function KeyHint() {
  return (
    <kbd
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-2 my-auto grid size-6 place-items-center rounded-control border border-line font-sans text-12 text-muted group-focus-within:hidden max-desktop:hidden"
    >
      /
    </kbd>
  );
}
