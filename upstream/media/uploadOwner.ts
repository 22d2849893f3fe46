import { sql } from "kysely";

/** Owner of an upload: a contact, the answer set whose hash was used, or both. */
export interface UploadOwner {
  owner_id: number | null;
  answer_set_id?: number;
}

/** Identifies an owner. A visitor has no account, so that the answer set stands for them. */
export const getOwnerKey = ({ owner_id, answer_set_id = 0 }: UploadOwner): string =>
  owner_id === null ? `answers:${answer_set_id}` : `contact:${owner_id}`;

/** The condition that an upload belongs to this owner. */
export const belongsTo = ({ owner_id, answer_set_id = 0 }: UploadOwner) =>
  owner_id === null ? sql`answer_set_id = ${answer_set_id}` : sql`owner_id = ${owner_id}`;
