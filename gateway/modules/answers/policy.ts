import type { AnswerSetPermissions } from "../../graph/generated/resolvers.ts";
import type { AnswerSet } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { writerRules } from "../permissions/rules.ts";

/** The actions on a set of answers identified by its hash. */
export type AnswerSetAction = ActionsOf<AnswerSetPermissions>;

/** The properties of a set that the rules check. */
export type AnswerSetFacts = Pick<AnswerSet, "mode" | "status" | "interview" | "questions" | "answers">;

const notSent: Rule<AnswerSetFacts> = {
  code: "ANSWERS_SENT",
  message: "These answers have already been sent.",
  denies: (_actor, { status }) => status === "finished",
  final: true,
};

/** The author may read the answers, but never answer for the respondent. */
const respondent: Rule<AnswerSetFacts> = {
  code: "NOT_RESPONDENT",
  message: "Only the respondent can answer.",
  denies: (_actor, { mode }) => mode === "view",
  final: true,
};

const open: Rule<AnswerSetFacts> = {
  code: "CLOSED",
  message: "This interview is closed.",
  denies: (_actor, { interview }) => interview.status !== "open",
  final: true,
};

const skippable: Rule<AnswerSetFacts> = {
  code: "SKIPPING_NOT_ALLOWED",
  message: "The questions of this interview cannot be skipped.",
  denies: (_actor, { interview }) => !interview.allowSkip,
};

const complete: Rule<AnswerSetFacts> = {
  code: "QUESTIONS_LEFT",
  message: "Every question needs an answer first.",
  denies: (_actor, { questions, answers }) => {
    const answered = new Set(answers.map(({ questionId }) => questionId));
    return questions.some(({ id }) => !answered.has(id));
  },
};

const answerable = [notSent, respondent, open];

/** Answering needs no account: knowing the hash is the permission. Saving an answer is for users of the platform. */
export const answerSetPolicy: Policy<AnswerSetAction, AnswerSetFacts> = {
  answer: answerable,
  skip: [...answerable, skippable],
  finish: [...answerable, complete],
  save: writerRules,
};
