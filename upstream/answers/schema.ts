import Type, { type Static } from "typebox";
import { component, Count, Html, htmlInput, Id, nullable, oneOf, Time, textInput } from "../http/schema.ts";
import { InterviewType, Question } from "../interviews/schema.ts";
import { Video } from "../media/schema.ts";
import { Author } from "../users/schema.ts";

/** Maximum lengths of what visitors enter about themselves, in characters. */
export const VISITOR_LIMITS = { name: 120, organization: 120 } as const;

export const Hash = Type.String({
  pattern: "^[A-Za-z0-9_-]+$",
  maxLength: 100,
  description: "The permission of whoever holds it.",
});

/** Identifies the page for answering and reading: /async/answer/{type}/{hash}. */
export const AnswerLink = component("AnswerLink", Type.Object({ hash: Hash, type: InterviewType }));
export type AnswerLink = Static<typeof AnswerLink>;

export const Answer = component(
  "Answer",
  Type.Object({
    id: Id,
    questionId: Id,
    content: Type.Unsafe<string | null>({ ...nullable(Html), description: "Safe HTML; null in interviews by video." }),
    video: nullable(Video),
    skipped: Type.Boolean(),
    isSaved: Type.Boolean({ description: "Whether the reader has saved it." }),
    createdAt: Time,
    updatedAt: Time,
  }),
);
export type Answer = Static<typeof Answer>;

export const Respondent = component(
  "Respondent",
  Type.Object({
    name: nullable(Type.String()),
    email: Type.Unsafe<string | null>({ type: ["string", "null"], description: "For the author and the respondent alone." }),
    organization: nullable(Type.String()),
    contact: nullable(Author),
  }),
);
export type Respondent = Static<typeof Respondent>;

const ClosedAt = Type.Unsafe<string | null>({
  ...nullable(Time),
  description: "When the interview was closed; null while it is open, and when the time is not known.",
});

const AnsweredInterview = component(
  "AnsweredInterview",
  Type.Object({
    id: Id,
    title: Type.String(),
    description: nullable(Html),
    author: Author,
    deadline: nullable(Time),
    showQuestions: Type.Boolean(),
    allowSkip: Type.Boolean(),
    status: oneOf(["open", "closed"]),
    closedAt: ClosedAt,
  }),
);

export const AnswerSet = component(
  "AnswerSet",
  Type.Object({
    hash: Hash,
    type: InterviewType,
    mode: Type.Unsafe<"answer" | "view">({
      ...oneOf(["answer", "view"]),
      description: "answer: for the respondent until it is finished; view: for the author at any time, afterwards for everybody.",
    }),
    status: oneOf(["open", "finished"]),
    interview: AnsweredInterview,
    questions: Type.Array(Question, { description: "In the order of asking." }),
    answers: Type.Array(Answer, { description: "Of the questions that were answered or skipped so far." }),
    respondent: Respondent,
    createdAt: Time,
    finishedAt: nullable(Time),
  }),
);
export type AnswerSet = Static<typeof AnswerSet>;

/** Maximum length of a written answer, in characters. */
export const MAX_ANSWER_LENGTH = 5000;

export const AnswerInput = component(
  "AnswerInput",
  Type.Object({
    content: htmlInput("Answer", MAX_ANSWER_LENGTH),
    video: Type.Optional(nullable(Type.Integer({ minimum: 1, title: "Video", description: "The id of an own upload." }))),
    skipped: Type.Optional(Type.Boolean({ title: "Skipped" })),
  }),
);
export type AnswerInput = Static<typeof AnswerInput>;

export const Invitation = component(
  "Invitation",
  Type.Object({
    id: Id,
    interviewId: Id,
    hash: Hash,
    type: InterviewType,
    contact: nullable(Author),
    email: nullable(Type.String()),
    status: oneOf(["invited", "opened", "answered"]),
    createdAt: Time,
  }),
);
export type Invitation = Static<typeof Invitation>;

export const InvitationsInput = component(
  "InvitationsInput",
  Type.Object({
    contactIds: Type.Optional(Type.Array(Id, { title: "People", description: "Contact ids." })),
    emails: Type.Optional(Type.Array(Type.String(), { title: "E-mails" })),
  }),
);
export type InvitationsInput = Static<typeof InvitationsInput>;

export const PublicInterview = component(
  "PublicInterview",
  Type.Object({
    id: Id,
    title: Type.String(),
    type: InterviewType,
    description: nullable(Html),
    author: Author,
    deadline: nullable(Time),
    status: oneOf(["open", "closed"], { description: "Visitors can start to answer while it is open." }),
    closedAt: ClosedAt,
    questionsCount: Count,
    questions: Type.Array(Question, {
      description: "Only where they are shown before the start (D-70), and while the interview is open.",
    }),
  }),
);
export type PublicInterview = Static<typeof PublicInterview>;

export const VisitorInput = component(
  "VisitorInput",
  Type.Object({
    name: Type.Optional(nullable(textInput("Name", VISITOR_LIMITS.name))),
    email: Type.Optional(nullable(Type.String({ title: "E-mail" }))),
    organization: Type.Optional(nullable(textInput("Organization", VISITOR_LIMITS.organization))),
  }),
);
export type VisitorInput = Static<typeof VisitorInput>;

export const SavedMedia = component(
  "SavedMedia",
  Type.Object({
    id: Id,
    kind: oneOf(["interview", "answer"]),
    interview: Type.Object({ id: Id, title: Type.String(), type: InterviewType }),
    answer: nullable(Answer),
    savedAt: Time,
  }),
);
export type SavedMedia = Static<typeof SavedMedia>;

export const SaveStatus = Type.Object({
  status: Type.Optional(Type.Boolean({ description: "The wanted state; without it the present one is turned over." })),
});
export const Saved = Type.Object({ isSaved: Type.Boolean() });
