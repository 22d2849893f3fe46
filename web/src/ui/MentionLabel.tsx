import type { Mentionable } from "./mentionable.ts";

/** Who can be mentioned, as lists of suggestions show them. */
export function MentionLabel({ person: { name, work } }: { person: Mentionable }) {
  return (
    <span className="min-w-0 flex-1 leading-5">
      <span className="block truncate">{name}</span>
      {work !== "" && <span className="block truncate text-12 text-muted">{work}</span>}
    </span>
  );
}
