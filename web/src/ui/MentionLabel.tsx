import type { Mentionable } from "./mentionable.ts";

/** A person in a list of suggestions for mentions or recipients. */
export function MentionLabel({ person: { name, work } }: { person: Pick<Mentionable, "name" | "work"> }) {
  return (
    <span className="min-w-0 flex-1 leading-5">
      <span className="block truncate">{name}</span>
      {work !== "" && <span className="block truncate text-12 text-muted">{work}</span>}
    </span>
  );
}
