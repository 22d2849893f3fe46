import type { AvatarKind } from "./Avatar.tsx";

/** A person or company that can be mentioned. */
export interface Mentionable {
  /** Contact id, as mentions in a text name it. */
  id: number;
  name: string;
  avatar: string | null;
  kind: AvatarKind;
  /** Job and organization, which distinguish people of the same name; empty when neither is known. */
  work: string;
}

/** Finds people and companies by part of a name; an empty list when there are none or the search fails. */
export type SearchMentions = (query: string) => Promise<readonly Mentionable[]>;

/** Debounce time of typing before names are looked up, in ms. */
export const SEARCH_PAUSE = 200;
