import { map } from "nanostores";

/** The texts that the reader asked to see whole since the page was loaded, by the global ids of what they belong to. */
export const unfolded = map<Readonly<Record<string, true>>>({});

export function unfold(id: string): void {
  unfolded.setKey(id, true);
}
