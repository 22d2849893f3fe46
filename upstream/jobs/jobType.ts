import type { Db } from "../db/schema.ts";
import type { Services } from "../services.ts";
import type { JobName, Payload } from "./payloads.ts";

/** The effects of a job, which follow its slow part. */
export interface JobEffects {
  /** Writes the effects. Runs in the transaction that completes the job, so that they happen exactly once. */
  write?(tx: Db): Promise<void>;
  /** Called after that transaction, for what cannot be rolled back: events that are sent to sockets, files that are removed. */
  after?(): void | Promise<void>;
  /** Called instead when the effects were not written, for example because another node has taken over the job. */
  discard?(): Promise<void>;
}

/** A failure of a job that a retry cannot fix. */
export class PermanentError extends Error {}

/** One attempt to run a job. */
export interface Attempt {
  /** The id of the job, the same for all its attempts. */
  id: string;
  isLast: boolean;
}

export interface JobType<P> {
  /** Description for administrators, such as "Send a mail". */
  title: string;
  /** The number of retries and their delays in seconds, which double from the first up to the longest. */
  retry: { times: number; firstDelay: number; longestDelay: number };
  /** Maximum number of jobs of this type that a node runs at a time. */
  concurrency: number;
  /** Seconds after which a running job is aborted and retried. */
  timeLimit: number;
  /** Seconds that a finished job is kept, during which its key cannot be used again. */
  keptFor: number;
  /** Cron expression (UTC) of a job that repeats; its payload is empty. */
  schedule?: string;
  /** Describes the payload in one line for administrators, without contents that only its recipient may see. */
  describe(payload: P): string;
  /**
   * Does the slow part of the job and returns its effects. May run more than once: a node can die, and a job whose node does not
   * renew its lease is run by another one.
   * @throws when it failed and may be tried again; PermanentError when a retry is pointless
   */
  run(payload: P, services: Services, attempt: Attempt): Promise<JobEffects>;
  /** Called when the job has failed for the last time, before it becomes a dead letter. */
  giveUp?(payload: P, services: Services): Promise<void>;
}

export type JobTypes = { [N in JobName]: JobType<Payload<N>> };

export const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;

/** Settings of jobs that only change the database. */
export const databaseJobSettings = {
  retry: { times: 8, firstDelay: 5, longestDelay: SECONDS_PER_HOUR },
  concurrency: 1,
  timeLimit: 5 * SECONDS_PER_MINUTE,
  keptFor: 24 * SECONDS_PER_HOUR,
};

/** Settings of jobs that use the mail server, which may be unreachable for hours. */
export const mailJobSettings = {
  retry: { times: 12, firstDelay: 30, longestDelay: 4 * SECONDS_PER_HOUR },
  concurrency: 4,
  timeLimit: 5 * SECONDS_PER_MINUTE,
  keptFor: SECONDS_PER_MINUTE,
};
