/** The respondent's current step: the introduction, a question by its index, or the review. */
export type Step = "intro" | "review" | number;

/**
 * The initial step: the introduction, or the first question without an answer, or the review when all are answered.
 * @param answered for each question in order, whether it was answered or skipped
 */
export function getFirstStep(answered: readonly boolean[]): Step {
  if (!answered.includes(true)) return "intro";
  const firstUnanswered = answered.indexOf(false);
  return firstUnanswered === -1 ? "review" : firstUnanswered;
}

/** The step after a question. */
export const getNextStep = (index: number, count: number): Step => (index + 1 < count ? index + 1 : "review");

/** The step before a question. */
export const getPreviousStep = (index: number): Step => (index === 0 ? "intro" : index - 1);
