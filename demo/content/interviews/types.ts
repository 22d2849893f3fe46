import type { PictureName } from "../../pictures.ts";
import type { VideoName } from "../../videos.ts";
import type { BeatKey } from "../companies.ts";
import type { PersonSlug } from "../people.ts";

export interface QuestionText {
  text: string;
  /** The video in which the author asks the question. */
  video?: VideoName;
  /** Maximum length of a recorded answer, in seconds. */
  timeLimit?: number;
}

/** Answers in the order of the questions; null for a skipped question. There are fewer while the respondent is still answering. */
export type AnswerText = string | { video: VideoName } | null;

export interface Visitor {
  name: string;
  email: string;
  organization?: string;
}

export interface RespondentText {
  person: PersonSlug | Visitor;
  /** How the respondent found the interview: by an invitation of the author, in a call-out, or at its public address. */
  invitedVia: "invitation" | "callout" | "public";
  /** Hours since the invitation or, without one, since the start. */
  hoursAgo: number;
  /** Absent while the answer set is open. */
  durationMinutes?: number;
  answers: readonly AnswerText[];
}

export interface InterviewText {
  author: PersonSlug;
  title: string;
  type: "video" | "text";
  status: "draft" | "open" | "closed";
  description: string;
  /** Ignored for an interview with a call-out, which is slightly older than the call-out. */
  hoursAgo: number;
  beats: readonly BeatKey[];
  picture?: PictureName;
  /** Answers are due at the end of this day; negative for a past day. */
  dueInDays?: number;
  showQuestions?: boolean;
  allowSkip?: boolean;
  isPublic?: boolean;
  isDeleted?: boolean;
  questions: readonly QuestionText[];
  respondents?: readonly RespondentText[];
  /** E-mail addresses of people who were invited but have not opened it. */
  invitedAddresses?: readonly string[];
  sharedWith?: readonly PersonSlug[];
  savedBy?: readonly PersonSlug[];
}
