import type { Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { DeadLetter } from "./generated/contract.ts";

/** Background jobs that have failed for the last time, newest first; for platform admins. */
export const listDeadLetters = (rest: Rest, slice: Slice): Promise<Page<DeadLetter>> =>
  rest.list("getDeadLetters", { query: { ...slice } });

/** Runs the job again, with all its attempts. */
export const retryDeadLetter = (rest: Rest, deadLetterId: string): Promise<undefined> =>
  rest.write("retryDeadLetter", { params: { deadLetterId } });

/** Deletes the job without running it. */
export const deleteDeadLetter = (rest: Rest, deadLetterId: string): Promise<undefined> =>
  rest.write("deleteDeadLetter", { params: { deadLetterId } });
