/** Where a respondent is: before the start, at a question by its index, or looking over the answers. */
export type Step = "intro" | "review" | number;

/** What is known of the answer to each question, in the order of asking. */
export interface Given {
  questionId: string;
  /** Answered or skipped. */
  isGiven: boolean;
}

/** Where to begin: at the start, or at the first question that has no answer yet; all given, they are looked over. */
export function firstStep(questions: readonly Given[]): Step {
  if (questions.every(({ isGiven }) => !isGiven)) return "intro";
  return nextOpen(questions, 0);
}

/** The first question without an answer from this one on; behind the last they are looked over. */
export function nextOpen(questions: readonly Given[], from: number): Step {
  const found = questions.findIndex(({ isGiven }, index) => index >= from && !isGiven);
  return found === -1 ? "review" : found;
}

/** The step behind a question. */
export const stepAfter = (index: number, count: number): Step => (index + 1 < count ? index + 1 : "review");

/** The step before a question. */
export const stepBefore = (index: number): Step => (index === 0 ? "intro" : index - 1);
