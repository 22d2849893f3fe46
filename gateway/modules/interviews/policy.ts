import type { InterviewPermissions } from "../../graph/generated/resolvers.ts";
import type { Interview } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import {
  deletedOnly,
  draftOnly,
  isAuthor,
  authorOnly,
  authorOrAdmin,
  notReadOnly,
  notDeleted,
  signedIn,
  writerRules,
  type Content,
} from "../permissions/rules.ts";

/** The actions on an interview. */
export type InterviewAction = ActionsOf<InterviewPermissions>;

/** The properties of an interview that the rules check. */
export type InterviewFacts = Content &
  Pick<Interview, "status" | "publishedAt" | "isPublic" | "isInvited" | "isShared" | "isAnswered">;

type InterviewRule = Rule<InterviewFacts>;

const notClosed: InterviewRule = {
  code: "CLOSED",
  message: "This interview is closed.",
  denies: (_actor, { status }) => status === "closed",
};

const createNotDraftRule = (message: string): InterviewRule => ({
  code: "DRAFT",
  message,
  remedy: "PUBLISH",
  denies: (_actor, { status }) => status === "draft",
});

const unanswered: InterviewRule = {
  code: "ANSWERED",
  message: "This interview has been answered. Its questions can no longer be changed.",
  denies: (_actor, { isAnswered }) => isAnswered,
};

/** A public interview is open to everybody, even without an account. */
const invited: InterviewRule = {
  code: "NOT_INVITED",
  message: "Only people who are invited can answer this interview.",
  denies: (_actor, { isInvited, isPublic }) => !isInvited && !isPublic,
};

/** The author reads the answers but cannot answer. */
const notTheAuthor: InterviewRule = {
  code: "SELF",
  message: "This is your own interview.",
  denies: (actor, interview) => isAuthor(actor, interview),
};

const mayReadAnswers: InterviewRule = {
  code: "NOT_AUTHOR",
  message: "Only the author and those it is shared with may read the answers.",
  denies: (actor, interview) => !isAuthor(actor, interview) && !interview.isShared,
};

/** A rule that applies only if the interview is not public. */
const createUnlessPublicRule = (rule: Rule<unknown>): InterviewRule => ({
  ...rule,
  denies: (actor, interview) => !interview.isPublic && rule.denies(actor, interview),
});

export const interviewPolicy: Policy<InterviewAction, InterviewFacts> = {
  edit: [...writerRules, authorOrAdmin, notDeleted],
  delete: [...writerRules, authorOrAdmin, notDeleted],
  restore: [...writerRules, authorOrAdmin, deletedOnly],
  open: [...writerRules, authorOrAdmin, notDeleted, draftOnly],
  close: [...writerRules, authorOrAdmin, notDeleted, createNotDraftRule("This is a draft. Nothing is asked yet."), notClosed],
  ask: [...writerRules, authorOnly, notDeleted, notClosed],
  changeQuestions: [...writerRules, authorOnly, notDeleted, notClosed, unanswered],
  publishCallout: [
    ...writerRules,
    authorOnly,
    notDeleted,
    createNotDraftRule("This interview is a draft. Open it before you publish its call-out."),
    notClosed,
  ],
  invite: [
    ...writerRules,
    authorOnly,
    notDeleted,
    createNotDraftRule("This is a draft. Open it before you invite people."),
    notClosed,
  ],
  share: [...writerRules, authorOnly, notDeleted, createNotDraftRule("This is a draft. It can be shared once it is open.")],
  save: [...writerRules, notDeleted],
  answer: [
    createUnlessPublicRule(signedIn),
    notReadOnly,
    notTheAuthor,
    notDeleted,
    createNotDraftRule("This is a draft. Nothing is asked yet."),
    notClosed,
    invited,
  ],
  readAnswers: [signedIn, mayReadAnswers, notDeleted, createNotDraftRule("This is a draft. Nothing is asked yet.")],
};
