import { ConcurrentChangeError, MissingReferenceError } from "../db/refs.ts";

/** The number of times that a request runs at most. */
const MAX_RUNS = 3;

/**
 * PostgreSQL's codes for statements that a concurrent request made fail, and whose transaction was rolled back: one that would leave a
 * reference to a row that was deleted after it had been checked, one whose values contradict those that were written to other
 * columns of the row after it had been read, and one of two that waited for each other.
 */
const conflictCodes: ReadonlySet<unknown> = new Set(["23503", "23514", "40P01"]);

/**
 * Runs a request again when a concurrent one made it fail. If something was deleted that it refers to, the next run finds that
 * missing, and its error says so at the field concerned.
 * @param isRepeatable whether it may run again even if its changes have been committed
 */
export async function retryRequest<T>(isRepeatable: boolean, run: () => Promise<T>): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run();
    } catch (error) {
      const isRolledBack = error instanceof ConcurrentChangeError || conflictCodes.has(Reflect.get(Object(error), "code"));
      const mayRunAgain = isRolledBack || (isRepeatable && error instanceof MissingReferenceError);
      if (runs === MAX_RUNS || !mayRunAgain) throw error;
    }
  }
}
