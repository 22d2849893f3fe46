import type { Db } from "../db/connect.ts";
import type { Services } from "../services.ts";
import type { JobName, Payload } from "./payloads.ts";

/** What is left to do when the slow part of a job is over. */
export interface Outcome {
  /** Writes the effects. Runs in the transaction that completes the job, so that they happen exactly once. */
  write?(tx: Db): Promise<void>;
  /** Called after that transaction, for what cannot be rolled back: events that are sent to sockets, files that are removed. */
  after?(): void | Promise<void>;
  /** Called instead when the effects were not written, such as because another node has taken the job over. */
  discard?(): Promise<void>;
}

/** Why a job failed in a way that trying again cannot change. */
export class PermanentFailure extends Error {}

/** One attempt to run a job. */
export interface Attempt {
  /** The id of the job, the same for all its attempts. */
  id: string;
  isLast: boolean;
}

export interface JobType<P> {
  /** What the job does, for administrators, such as "Send a mail". */
  title: string;
  /** How often it is tried again, and how many seconds later: the delay doubles from the first up to the longest. */
  retry: { times: number; firstDelay: number; longestDelay: number };
  /** How many jobs of this type a node runs at a time. */
  concurrency: number;
  /** Seconds after which a running job is given up and tried again. */
  timeLimit: number;
  /** Seconds that a finished job is kept, during which its key cannot be used again. */
  keptFor: number;
  /** Cron expression (UTC) of a job that repeats; its payload is empty. */
  schedule?: string;
  /** One line about the payload for administrators, without what only its recipient may see. */
  describe(payload: P): string;
  /**
   * Does the slow part of the job and returns its effects. May run more than once: a node can die, and a job whose node does not
   * renew its lease is run by another one.
   * @throws when it failed and may be tried again; PermanentFailure when that is of no use
   */
  run(payload: P, services: Services, attempt: Attempt): Promise<Outcome>;
  /** Called when the job has failed for the last time, before it becomes a dead letter. */
  giveUp?(payload: P, services: Services): Promise<void>;
}

export type JobTypes = { [N in JobName]: JobType<Payload<N>> };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Settings of jobs that only change the database. */
export const DATABASE_JOB = {
  retry: { times: 8, firstDelay: 5, longestDelay: HOUR },
  concurrency: 1,
  timeLimit: 5 * MINUTE,
  keptFor: 24 * HOUR,
};

/** Settings of jobs that talk to the mail server, which may be away for hours. */
export const MAIL_JOB = {
  retry: { times: 12, firstDelay: 30, longestDelay: 4 * HOUR },
  concurrency: 4,
  timeLimit: 5 * MINUTE,
  keptFor: MINUTE,
};
