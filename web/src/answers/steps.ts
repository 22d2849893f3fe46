/** Where a respondent is: before the start, at a question by its index, or looking over the answers. */
export type Step = "intro" | "review" | number;

/**
 * Where to begin: at the start, or at the first question that has no answer yet; all given, they are looked over.
 * @param given by question, in the order of asking, whether it was answered or skipped
 */
export function firstStep(given: readonly boolean[]): Step {
  if (!given.includes(true)) return "intro";
  const left = given.indexOf(false);
  return left === -1 ? "review" : left;
}

/** The step behind a question. */
export const stepAfter = (index: number, count: number): Step => (index + 1 < count ? index + 1 : "review");

/** The step before a question. */
export const stepBefore = (index: number): Step => (index === 0 ? "intro" : index - 1);
