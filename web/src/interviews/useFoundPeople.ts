import { useEffect, useState } from "react";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";

export interface Person {
  id: number;
  name: string;
  avatar: string | null;
  /** Job and organization, where they are known. */
  work?: string;
}

/** People, not companies, with this in their name. */
export function useFoundPeople(search: string): readonly Person[] {
  const find = useSearchMentions();
  const [found, setFound] = useState<{ search: string; people: readonly Person[] }>({ search: "", people: [] });
  useEffect(() => {
    if (search === "") return;
    let isLate = false;
    void find(search).then((all) => {
      if (!isLate) setFound({ search, people: all.filter(({ kind }) => kind === "person") });
    });
    return () => {
      isLate = true;
    };
  }, [search, find]);
  return found.people;
}
