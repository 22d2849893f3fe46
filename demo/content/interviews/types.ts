import type { PictureName } from "../../pictures.ts";
import type { VideoName } from "../../videos.ts";
import type { BeatKey } from "../companies.ts";
import type { PersonSlug } from "../people.ts";

export interface QuestionText {
  text: string;
  /** The video in which the author asks the question. */
  video?: VideoName;
  /** Maximum length of a recorded answer, in seconds. */
  limit?: number;
}

/** Answers in the order of the questions; null for a skipped question. There are fewer while the respondent is still answering. */
export type AnswerText = string | { video: VideoName } | null;

export interface Visitor {
  name: string;
  email: string;
  organization?: string;
}

export interface RespondentText {
  who: PersonSlug | Visitor;
  /** The way to the interview: invited by the author, through its call-out, or by its public address. */
  through: "invitation" | "callout" | "public";
  /** Hours since the invitation or, without one, since the start. */
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
  /** Hours since it was written. An interview with a call-out is slightly older than the call-out instead. */
  ago: number;
  beats: readonly BeatKey[];
  picture?: PictureName;
  /** Days from now to the day at whose end answers are due; negative for a past day. */
  due?: number;
  showQuestions?: boolean;
  allowSkip?: boolean;
  isPublic?: boolean;
  isDeleted?: boolean;
  questions: readonly QuestionText[];
  respondents?: readonly RespondentText[];
  /** E-mail addresses of people who were invited but have not opened it. */
  addresses?: readonly string[];
  sharedWith?: readonly PersonSlug[];
  savedBy?: readonly PersonSlug[];
}
