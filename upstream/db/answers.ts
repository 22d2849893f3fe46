/** Tables of what people answer in interviews. */
import type { Generated } from "kysely";
import type { Instant, InstantOrNull, Nullable, WithDefault } from "./columns.ts";
import type { InterviewType } from "./interviews.ts";

/** One respondent's answers to one interview, opened by its type and hash. */
export interface AnswerSetsTable {
  id: Generated<number>;
  /** The permission of whoever holds it. */
  hash: string;
  interview_id: number;
  /** The call-out through which it was begun, a post; null for invitations and public ones. */
  callout_id: Nullable<number>;
  type: InterviewType;
  status: WithDefault<"open" | "finished">;
  /** The respondent, when signed in or invited as a contact. */
  contact_id: Nullable<number>;
  /** What a respondent without an account says of themselves, or the address invited. */
  name: Nullable<string>;
  email: Nullable<string>;
  organization: Nullable<string>;
  created_at: Instant;
  finished_at: InstantOrNull;
}

/** One for each question of the set that was answered or skipped. */
export interface AnswersTable {
  id: Generated<number>;
  answer_set_id: number;
  question_id: number;
  /** Safe HTML. */
  content: Nullable<string>;
  video_id: Nullable<number>;
  skipped: WithDefault<boolean>;
  created_at: Instant;
  updated_at: Instant;
}
