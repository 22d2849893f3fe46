import { splitMatches } from "./matches.ts";

/** A text in which what was searched for stands out. */
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
