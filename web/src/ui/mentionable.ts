import type { AvatarKind } from "./Avatar.tsx";

/** Somebody who can be mentioned. */
export interface Mentionable {
  /** Contact id. */
  id: number;
  name: string;
  avatar: string | null;
  kind: AvatarKind;
  /** Job and organization, which tell people of one name apart; empty when neither is known. */
  work: string;
}

/** Finds people and companies by part of a name; an empty list when there are none or they cannot be read. */
export type SearchMentions = (query: string) => Promise<readonly Mentionable[]>;

/** How long typing has to pause before names are looked up, in ms. */
export const searchPause = 200;
