import type { Interview, Question } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { QuestionInput } from "../../graph/generated/resolvers.ts";
import { RestError } from "../../rest/error.ts";
import { createQuestion, deleteQuestion, orderQuestions, updateQuestion, type QuestionBody } from "../../rest/interviews.ts";
import type { InterviewAction } from "./policy.ts";

/** The wanted state of a question, and its current state; null for a new one. */
interface Wanted {
  readonly body: QuestionBody;
  readonly present: Question | null;
}

/** The changes that lead from the current to the wanted list of questions. */
export interface QuestionPlan {
  readonly wanted: readonly Wanted[];
  readonly removed: readonly Question[];
  /** The permissions that these changes require. */
  readonly actions: readonly InterviewAction[];
}

export const bodyOf = ({ text, video = null, timeLimit = null }: QuestionInput): QuestionBody => ({ text, video, timeLimit });

const differs = ({ body, present }: Wanted): boolean =>
  present !== null &&
  (present.text !== body.text ||
    (present.video?.id ?? null) !== (body.video ?? null) ||
    present.timeLimit !== (body.timeLimit ?? null));

/** Questions are matched by databaseId; one that the interview does not have counts as new. */
export function planQuestions(interview: Interview, inputs: readonly QuestionInput[]): QuestionPlan {
  const present = new Map(interview.questions.map((question) => [question.id, question]));
  const wanted = inputs.map((input): Wanted => {
    const found = present.get(input.questionId ?? 0);
    if (found !== undefined) present.delete(found.id);
    return { body: bodyOf(input), present: found ?? null };
  });
  const removed = [...present.values()];
  const order = wanted.map((one) => one.present?.id ?? 0).join();
  const isChanged = removed.length > 0 || wanted.some(differs);
  const isOther = isChanged || order !== interview.questions.map(({ id }) => id).join();
  return { wanted, removed, actions: isChanged ? ["changeQuestions"] : isOther ? ["ask"] : [] };
}

/** Changes, adds and then removes questions, so that an open interview always has one; then reorders them. */
export async function applyQuestions(context: Context, interview: Interview, plan: QuestionPlan): Promise<void> {
  if (plan.actions.length === 0) return;
  const { rest } = context;
  const ids: number[] = [];
  for (const [index, one] of plan.wanted.entries()) {
    const { id } = await atPlace(index, () => {
      if (one.present === null) return createQuestion(rest, interview.id, one.body);
      return differs(one) ? updateQuestion(rest, interview.id, one.present.id, one.body) : Promise.resolve(one.present);
    });
    ids.push(id);
  }
  for (const { id } of plan.removed) await deleteQuestion(rest, interview.id, id);
  const kept = interview.questions.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  const added = ids.filter((id) => !kept.includes(id));
  if ([...kept, ...added].join() !== ids.join()) await orderQuestions(rest, interview.id, ids);
}

/** The REST API's errors refer to a single question; the input's field paths include its index in the list. */
async function atPlace<Result>(index: number, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RestError) || error.errors === null) throw error;
    const { message, call, failure, status } = error;
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([field, messages]) => [`questions.${index}.${field}`, messages]),
    );
    throw new RestError(message, { call, failure, status, errors, cause: error });
  }
}
