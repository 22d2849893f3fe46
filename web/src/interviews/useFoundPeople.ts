import { useEffect, useState } from "react";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";

export interface Person {
  /** The global id as an author. */
  id: string;
  name: string;
  avatar: string | null;
  /** Job and organization, if known. */
  work?: string;
}

/** People, but not companies, whose names contain the text. */
export function useFoundPeople(search: string): readonly Person[] {
  const find = useSearchMentions();
  const [found, setFound] = useState<{ search: string; people: readonly Person[] }>({ search: "", people: [] });
  useEffect(() => {
    if (search === "") return;
    let isLate = false;
    void find(search).then((all) => {
      if (!isLate)
        setFound({ search, people: all.flatMap((one) => (one.kind === "person" ? [{ ...one, id: one.authorId }] : [])) });
    });
    return () => {
      isLate = true;
    };
  }, [search, find]);
  return found.people;
}
