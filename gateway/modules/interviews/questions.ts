import type { Context } from "../../context.ts";
import type { QuestionInput } from "../../graph/generated/resolvers.ts";
import type { Input } from "../../rest/client.ts";
import { RestError } from "../../rest/error.ts";
import type { Interview, Question } from "../../rest/generated/contract.ts";
import type { InterviewAction } from "./policy.ts";

type QuestionBody = NonNullable<Input<"createQuestion">["body"]>;

/** The requested state of a question, and its current state, which is null for a new question. */
interface TargetQuestion {
  readonly body: QuestionBody;
  readonly current: Question | null;
}

/** The changes that lead from the current to the requested list of questions. */
export interface QuestionPlan {
  readonly targets: readonly TargetQuestion[];
  readonly removed: readonly Question[];
  /** The permissions that these changes require. */
  readonly actions: readonly InterviewAction[];
}

export const toQuestionBody = ({ text, video = null, timeLimit = null }: QuestionInput): QuestionBody => ({
  text,
  video,
  timeLimit,
});

/** The REST API stores the text in this form. */
const toLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const isSame = (body: QuestionBody, { text, video, timeLimit }: Question): boolean =>
  text === toLine(body.text) && (video?.id ?? null) === (body.video ?? null) && timeLimit === (body.timeLimit ?? null);

const differs = ({ body, current }: TargetQuestion): boolean => current !== null && !isSame(body, current);

/**
 * Questions are matched by databaseId. One that the interview does not have counts as new, unless the interview has the same
 * question otherwise unmatched: an earlier attempt to save may have added it and failed later.
 */
export function planQuestions(interview: Interview, inputs: readonly QuestionInput[]): QuestionPlan {
  const unmatched = new Map(interview.questions.map((question) => [question.id, question]));
  const take = (question: Question | undefined): Question | null => {
    if (question === undefined) return null;
    unmatched.delete(question.id);
    return question;
  };
  const matchedById = inputs.map(({ questionId }) => take(unmatched.get(questionId ?? 0)));
  const targets = inputs.map((input, index): TargetQuestion => {
    const body = toQuestionBody(input);
    return { body, current: matchedById[index] ?? take(unmatched.values().find((question) => isSame(body, question))) };
  });
  const removed = [...unmatched.values()];
  const order = targets.map((target) => target.current?.id ?? 0).join();
  const isChanged = removed.length > 0 || targets.some(differs);
  const isOther = isChanged || order !== interview.questions.map(({ id }) => id).join();
  return { targets, removed, actions: isChanged ? ["changeQuestions"] : isOther ? ["ask"] : [] };
}

/** The number of questions that the REST API accepts for an interview. */
const MAX_QUESTIONS = 20;

/**
 * Changes, adds and removes questions, then reorders them. Questions are removed after all others have been added, so that an
 * open interview always has one, and a refused addition loses none. Only in a full interview, one is removed before each addition.
 */
export async function applyQuestions(context: Context, interview: Interview, plan: QuestionPlan): Promise<void> {
  if (plan.actions.length === 0) return;
  const { rest } = context;
  const ids: number[] = [];
  const removed = plan.removed.map(({ id }) => id);
  let count = interview.questions.length;
  const removeNext = async () => {
    const questionId = removed.shift();
    if (questionId === undefined) return;
    await rest.write("deleteQuestion", { params: { id: interview.id, questionId } });
    count -= 1;
  };
  for (const [index, target] of plan.targets.entries()) {
    if (target.current === null) {
      if (count === MAX_QUESTIONS) await removeNext();
      count += 1;
    }
    const { id } = await addFieldIndex(index, () => {
      if (target.current === null) return rest.write("createQuestion", { params: { id: interview.id }, body: target.body });
      return differs(target)
        ? rest.write("updateQuestion", { params: { id: interview.id, questionId: target.current.id }, body: target.body })
        : Promise.resolve(target.current);
    });
    ids.push(id);
  }
  while (removed.length > 0) await removeNext();
  const remaining = interview.questions.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  const added = ids.filter((id) => !remaining.includes(id));
  if ([...remaining, ...added].join() !== ids.join())
    await rest.write("orderQuestions", { params: { id: interview.id }, body: { ids } });
}

/** The REST API's errors refer to a single question; the input's field paths include its index in the list. */
async function addFieldIndex<Result>(index: number, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RestError) || error.errors === null) throw error;
    const { message, call, failure, status } = error;
    const addPrefix = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [`questions.${index}.${field}`, value]));
    throw new RestError(message, {
      call,
      failure,
      status,
      errors: addPrefix(error.errors),
      codes: error.codes && addPrefix(error.codes),
      cause: error,
    });
  }
}
