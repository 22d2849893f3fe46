import type { Author, Beat } from "../../rest/generated/contract.ts";
import type { User } from "../../rest/users.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type UserModel = User;
export type AuthorType = Author["type"];
export type BeatKey = Beat["key"];
export type BeatColour = Beat["colour"];
