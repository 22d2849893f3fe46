import { splitMatches } from "./matches.ts";

/** A text with the search matches highlighted. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-[2px] bg-accent-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
