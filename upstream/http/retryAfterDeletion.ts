import { MissingReferenceError } from "../db/refs.ts";

/** PostgreSQL's code for a statement that would leave a reference to a row that does not exist. */
const foreignKeyViolation = "23503";

/**
 * Runs a request once more when something that it refers to was deleted after it had been checked. The second run finds it missing,
 * and its error says so at the field concerned.
 * @param isRepeatable whether it may run again even if its changes have been committed
 */
export async function retryAfterDeletion<T>(isRepeatable: boolean, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isRolledBack = Reflect.get(Object(error), "code") === foreignKeyViolation;
    if (isRolledBack || (isRepeatable && error instanceof MissingReferenceError)) return run();
    throw error;
  }
}
