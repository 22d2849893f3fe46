import Type, { type Static } from "typebox";
import { htmlInput, optionalOrNull, textInput } from "../http/inputs.ts";
import { Count, Html, Id, namedObject, nullable, oneOf, Time } from "../http/schema.ts";
import { InterviewType, Question } from "../interviews/schema.ts";
import { Video } from "../media/schema.ts";
import { Author } from "../users/schema.ts";

/** Maximum lengths of what visitors enter about themselves, in characters. */
export const visitorLimits = { name: 120, organization: 120 } as const;

const Hash = Type.String({
  pattern: "^[A-Za-z0-9_-]+$",
  maxLength: 100,
  description: "Secret of the link; grants access to the answer set.",
});

/** Identifies the page for answering and reading: /async/answer/{type}/{hash}. */
export const AnswerLink = namedObject("AnswerLink", { hash: Hash, type: InterviewType });
export type AnswerLink = Static<typeof AnswerLink>;

export const Answer = namedObject("Answer", {
  id: Id,
  questionId: Id,
  content: nullable(Html, { description: "Sanitized HTML; null in video interviews and for skipped questions." }),
  video: nullable(Video),
  skipped: Type.Boolean(),
  isSaved: Type.Boolean({ description: "Whether the caller has saved the answer." }),
  createdAt: Time,
  updatedAt: Time,
});
export type Answer = Static<typeof Answer>;

const Respondent = namedObject("Respondent", {
  name: nullable(Type.String()),
  email: nullable(Type.String(), { description: "Visible to the author and the respondent only; null for others." }),
  organization: nullable(Type.String()),
  contact: nullable(Author),
});

const ClosedAt = nullable(Time, {
  description: "When the interview was closed; null while it is open or if the time is unknown.",
});

const AnsweredInterview = namedObject("AnsweredInterview", {
  id: Id,
  title: Type.String(),
  description: nullable(Html),
  author: Author,
  deadline: nullable(Time),
  showQuestions: Type.Boolean(),
  allowSkip: Type.Boolean(),
  status: oneOf(["open", "closed"]),
  closedAt: ClosedAt,
});

export const AnswerSet = namedObject("AnswerSet", {
  hash: Hash,
  type: InterviewType,
  mode: oneOf(["answer", "view"], {
    description:
      "answer: the caller may answer, as the respondent until the set is finished; view: read-only, always for the author and for others once the set is finished.",
  }),
  status: oneOf(["open", "finished"]),
  interview: AnsweredInterview,
  questions: Type.Array(Question, { description: "Questions in the order in which they are asked." }),
  answers: Type.Array(Answer, { description: "Answers to the questions that have been answered or skipped so far." }),
  respondent: Respondent,
  createdAt: Time,
  finishedAt: nullable(Time),
});
export type AnswerSet = Static<typeof AnswerSet>;

/** Maximum length of a written answer, in characters. */
export const MAX_ANSWER_LENGTH = 5000;

export const AnswerInput = namedObject("AnswerInput", {
  content: htmlInput("Answer", MAX_ANSWER_LENGTH),
  video: optionalOrNull(
    Type.Integer({ minimum: 1, title: "Video", description: "Id of a video of the caller, or one uploaded with this hash." }),
  ),
  skipped: Type.Optional(Type.Boolean({ title: "Skipped" })),
});
export type AnswerInput = Static<typeof AnswerInput>;

export const Invitation = namedObject("Invitation", {
  id: Id,
  interviewId: Id,
  hash: Hash,
  type: InterviewType,
  contact: nullable(Author),
  email: nullable(Type.String()),
  status: oneOf(["invited", "opened", "answered"]),
  createdAt: Time,
});
export type Invitation = Static<typeof Invitation>;

export const InvitationsInput = namedObject("InvitationsInput", {
  contactIds: Type.Optional(Type.Array(Id, { title: "People", description: "Contact ids of the people to invite." })),
  emails: Type.Optional(Type.Array(Type.String(), { title: "E-mails" })),
});
export type InvitationsInput = Static<typeof InvitationsInput>;

export const PublicInterview = namedObject("PublicInterview", {
  id: Id,
  title: Type.String(),
  type: InterviewType,
  description: nullable(Html),
  author: Author,
  deadline: nullable(Time),
  status: oneOf(["open", "closed"], { description: "Whether visitors may answer." }),
  closedAt: ClosedAt,
  questionsCount: Count,
  questions: Type.Array(Question, {
    description: "Questions of an open interview that shows them before the start; otherwise empty.",
  }),
});
export type PublicInterview = Static<typeof PublicInterview>;

export const VisitorInput = namedObject("VisitorInput", {
  name: optionalOrNull(textInput("Name", visitorLimits.name)),
  email: optionalOrNull(Type.String({ title: "E-mail" })),
  organization: optionalOrNull(textInput("Organization", visitorLimits.organization)),
});
export type VisitorInput = Static<typeof VisitorInput>;

export const SavedMedia = namedObject("SavedMedia", {
  id: Id,
  kind: oneOf(["interview", "answer"]),
  interview: Type.Object({ id: Id, title: Type.String(), type: InterviewType }),
  answer: nullable(Answer),
  savedAt: Time,
});
export type SavedMedia = Static<typeof SavedMedia>;

export const SaveStatus = Type.Object({
  status: Type.Optional(Type.Boolean({ description: "The new state; toggles if omitted." })),
});
export const Saved = Type.Object({ isSaved: Type.Boolean() });
