import type { Author, Beat } from "../../rest/generated/contract.ts";
import type { User } from "../../rest/users.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type UserModel = User;
export type AuthorType = Author["type"];
export type BeatKey = Beat["key"];
export type BeatColour = Beat["colour"];
