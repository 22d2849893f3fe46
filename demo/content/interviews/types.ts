import type { PlateName } from "../../plates.ts";
import type { FilmName } from "../../films.ts";
import type { BeatKey } from "../companies.ts";
import type { PersonSlug } from "../people.ts";

export interface QuestionText {
  text: string;
  /** The author asks it on camera. */
  film?: FilmName;
  /** Seconds that a recorded answer may take. */
  limit?: number;
}

/** What was answered to the questions in their order, null where one was skipped; shorter than the questions while somebody is still answering. */
export type AnswerText = string | { film: FilmName } | null;

export interface Visitor {
  name: string;
  email: string;
  organization?: string;
}

export interface RespondentText {
  who: PersonSlug | Visitor;
  /** How they came to it: invited by the author, through its call-out, or by its public address. */
  through: "invitation" | "callout" | "public";
  /** How long ago they were invited or began, in hours. */
  ago: number;
  /** Minutes from the beginning to the end; missing while the set is open. */
  took?: number;
  answers: readonly AnswerText[];
}

export interface InterviewText {
  by: PersonSlug;
  title: string;
  type: "video" | "text";
  status: "draft" | "open" | "closed";
  description: string;
  /** How long ago it was written, in hours. One with a call-out is a little older than the call-out. */
  ago: number;
  beats: readonly BeatKey[];
  picture?: PlateName;
  /** Days from now to the end of the day on which answers are due; before now when negative. */
  due?: number;
  showQuestions?: boolean;
  allowSkip?: boolean;
  isPublic?: boolean;
  isDeleted?: boolean;
  questions: readonly QuestionText[];
  respondents?: readonly RespondentText[];
  /** Invited, by address, without having opened it. */
  addresses?: readonly string[];
  sharedWith?: readonly PersonSlug[];
  savedBy?: readonly PersonSlug[];
}
