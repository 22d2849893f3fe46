/** Tables of interviews: what is asked, who is invited to answer, with whom an interview is shared, who saved what. */
import type { Generated } from "kysely";
import type { Instant, InstantOrNull, Nullable, WithDefault } from "./columns.ts";

export type InterviewType = "video" | "text";

export interface InterviewsTable {
  id: Generated<number>;
  title: string;
  /** How it is answered. */
  type: InterviewType;
  /** Draft to open to closed, never back. */
  status: "draft" | "open" | "closed";
  /** Safe HTML. */
  description: Nullable<string>;
  /** Contact id. */
  author_id: number;
  /** Contact id of whoever was signed in. */
  creator_id: number;
  img_id: Nullable<number>;
  deadline: InstantOrNull;
  /** Whether readers and respondents see all questions before they answer. A call-out has its own. */
  show_questions: WithDefault<boolean>;
  allow_skip: WithDefault<boolean>;
  /** Whether visitors without an account may answer. */
  is_public: WithDefault<boolean>;
  created_at: Instant;
  /** Null for drafts; set when it opens and never changed. */
  published_at: InstantOrNull;
  /** Null unless it is closed, and for interviews closed before the time was recorded. */
  closed_at: InstantOrNull;
  deleted_at: InstantOrNull;
}

export interface InterviewBeatsTable {
  interview_id: number;
  beat_id: number;
}

export interface QuestionsTable {
  id: Generated<number>;
  interview_id: number;
  /** From 1, in the order of asking. */
  position: number;
  /** Plain text. */
  text: string;
  /** The question asked on camera, beside its text. */
  video_id: Nullable<number>;
  /** Seconds that a recorded answer may take; null means the default of 120. */
  time_limit: Nullable<number>;
  created_at: Instant;
}

/** Exactly one of contact_id and email is set. The hash of the invitation is that of its answer set. */
export interface InterviewInvitationsTable {
  id: Generated<number>;
  interview_id: number;
  /** Made with the invitation, so that what is awaited is in one table. */
  answer_set_id: number;
  contact_id: Nullable<number>;
  /** Lower case. */
  email: Nullable<string>;
  status: WithDefault<"invited" | "opened" | "answered">;
  created_at: Instant;
}

/** With whom the author shares an interview and its answers. */
export interface InterviewSharesTable {
  interview_id: number;
  contact_id: number;
  created_at: Instant;
}

/** What a contact keeps: an interview, or one answer of it. */
export interface SavedMediaTable {
  id: Generated<number>;
  contact_id: number;
  /** Also of a saved answer. */
  interview_id: number;
  answer_id: Nullable<number>;
  created_at: Instant;
}
