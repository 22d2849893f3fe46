import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { fromKysely, PgBoss, type JobInsert, type JobResult, type JobWithMetadata, type Queue } from "pg-boss";
import { Check } from "typebox/value";
import type { QueueConnection } from "../db/connect.ts";
import type { Db } from "../db/schema.ts";
import { RefusedMailError } from "../mail/mailer.ts";
import type { Services } from "../services.ts";
import { createDeadLetters, deadLetters, type DeadLetters } from "./deadLetters.ts";
import { PermanentError, type JobType, type JobTypes, type JobEffects } from "./jobType.ts";
import { isJobName, payloads, type JobName, type Payload } from "./payloads.ts";

export interface NewJob<N extends JobName> {
  payload: Payload<N>;
  /** A job with the key of one that exists already, or has finished lately, is not added. */
  key?: string;
  /** Seconds to wait before it runs; default 0. */
  delay?: number;
  /** Of the jobs that wait, those with the highest priority run first; default 0. */
  priority?: number;
}

/** The background work of the upstream, kept in the database and shared by all nodes. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it exists if and only if the transaction is committed, and runs soon after. */
  enqueue<N extends JobName>(tx: Db, name: N, payload: Payload<N>, options?: Omit<NewJob<N>, "payload">): Promise<void>;
  /** Adds several jobs, as enqueue does. */
  enqueueAll<N extends JobName>(tx: Db, name: N, jobs: readonly NewJob<N>[]): Promise<void>;
  /** Starts to run waiting jobs. */
  work(services: Services): Promise<void>;
  /** Resolves when no job is running or ready to run on any node. Jobs with a later start time are ignored. */
  settled(): Promise<void>;
  /** Numbers of jobs by name; names without jobs are left out. */
  counts(): Promise<JobCount[]>;
  deadLetters: DeadLetters;
  /** Finishes the jobs that are running; other nodes or the next start run the remaining ones. */
  close(): Promise<void>;
}

interface JobCount {
  name: string;
  /** Jobs whose time has come, or that will be tried again. */
  waiting: number;
  /** Jobs whose time has not come. */
  scheduled: number;
  running: number;
  /** Jobs that have failed for the last time. */
  deadLetters: number;
}

interface Options {
  db: Db;
  connection: QueueConnection;
  types: JobTypes;
  onError(error: unknown, what: string): void;
}

/** A node that does not renew its lease within this time is considered dead. */
const LEASE_SECONDS = 15;
/** Seconds between two checks for jobs whose node has died. */
const SUPERVISION_INTERVAL = 10;
/** Seconds between two checks for jobs that have become due; new jobs wake the workers at once. */
const POLL_INTERVAL = 10;
const SECONDS_PER_DAY = 24 * 60 * 60;
/** The maximum time that a job waits to become due, in seconds. */
const MAX_DELAY = 365 * SECONDS_PER_DAY;
/** Retention of dead letters in seconds. It is short, because they contain mails, some with links that sign people in. */
const DEAD_LETTER_RETENTION = 30 * SECONDS_PER_DAY;
/** The time that jobs get to finish when the node stops, in ms. */
const STOP_TIMEOUT = 20_000;
const BATCH_SIZE = 1000;

/** pg-boss creates and upgrades its tables in a schema of its own, "pgboss". */
export async function createJobs({ db, connection, types, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION_INTERVAL,
    monitorIntervalSeconds: SUPERVISION_INTERVAL,
    maintenanceIntervalSeconds: 300,
    // Dependencies between jobs are not used.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 30,
    registerInstance: false,
  });
  boss.on("error", (error) => onError(error, "the job queue failed"));
  boss.on("warning", ({ message }) => onError(new Error(message), "the job queue is slow"));
  await boss.start();
  await createQueues(boss, types);

  async function enqueueAll<N extends JobName>(tx: Db, name: N, jobs: readonly NewJob<N>[]): Promise<void> {
    const options = toQueueOptions(types[name]);
    for (let start = 0; start < jobs.length; start += BATCH_SIZE) {
      const part = jobs.slice(start, start + BATCH_SIZE).map(({ payload, key, delay, priority }): JobInsert => ({
        ...options,
        data: payload,
        ...(key !== undefined && { id: toJobId(name, key) }),
        ...(delay !== undefined && { startAfter: Math.max(0, Math.ceil(delay)) }),
        ...(priority !== undefined && { priority }),
      }));
      await boss.insert(name, part, { db: fromKysely(tx) });
    }
  }

  /** Ids of the workers of this node. */
  let workers: string[] = [];
  const wake = () => workers.forEach((worker) => boss.notifyWorker(worker));

  return {
    enqueue: (tx, name, payload, options = {}) => enqueueAll(tx, name, [{ payload, ...options }]),
    enqueueAll,
    async work(services) {
      const names = Object.keys(types).filter(isJobName);
      workers = await Promise.all(names.map((name) => startWorker(boss, name, types[name], services)));
      await storeSchedules(boss, types);
    },
    settled: () => settled(db),
    counts: () => readCounts(db),
    deadLetters: createDeadLetters(db, boss, types, wake),
    close: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT, close: true }),
  };
}

/**
 * Creates the queues that are missing and updates those that another release has set up differently. A job that is added brings
 * its options with it; a dead letter that is retried gets those of its queue.
 */
async function createQueues(boss: PgBoss, types: JobTypes): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const queues: Queue[] = [
    // The first one, because the others refer to it.
    { name: deadLetters, notify: false, retentionSeconds: DEAD_LETTER_RETENTION },
    ...Object.entries(types).map(([name, type]) => ({ name, notify: true, ...toQueueOptions(type) })),
  ];
  for (const { name, ...options } of queues) {
    const known = existing.get(name);
    if (known === undefined) await boss.createQueue(name, options);
    else if (!isDeepStrictEqual({ ...known, ...options }, { ...known })) await boss.updateQueue(name, options);
  }
}

const toQueueOptions = ({ retry, timeLimit, keptFor }: JobType<never>) => ({
  retryLimit: retry.times,
  retryDelay: retry.firstDelay,
  retryBackoff: true,
  retryDelayMax: retry.longestDelay,
  expireInSeconds: timeLimit,
  heartbeatSeconds: LEASE_SECONDS,
  deleteAfterSeconds: keptFor,
  retentionSeconds: MAX_DELAY,
  deadLetter: deadLetters,
});

/** The id of a job with a key: the primary key of the table refuses a second one. */
function toJobId(name: string, key: string): string {
  const hex = createHash("sha256").update(`${name} ${key}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

async function storeSchedules(boss: PgBoss, types: JobTypes): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, type] of Object.entries(types)) {
    if (type.schedule !== undefined && stored.get(name) !== type.schedule) {
      // A run that was missed while no node was running is made up for once.
      await boss.schedule(name, type.schedule, {}, { ...toQueueOptions(type), missed: "once" });
    }
  }
}

async function startWorker<N extends JobName>(boss: PgBoss, name: N, type: JobTypes[N], services: Services): Promise<string> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    // After a full batch, a worker fetches more jobs at once, otherwise when it is notified.
    batchSize: Math.max(2, type.concurrency),
    burstWhenBatchFull: true,
    pollingIntervalSeconds: POLL_INTERVAL,
    notifyPollingIntervalSeconds: POLL_INTERVAL,
  } as const;
  const run = (job: JobWithMetadata<unknown>) => runJob(boss, name, type, job, services);
  return boss.work<unknown, unknown, typeof options>(name, options, async (jobs) => {
    if (type.concurrency > 1) return Promise.all(jobs.map(run));
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await run(job));
    return results;
  });
}

const isPermanent = (error: unknown) => error instanceof PermanentError || error instanceof RefusedMailError;

/** Thrown when another node has taken over the job and will write its effects. */
class LostLeaseError extends Error {}

async function runJob<N extends JobName>(
  boss: PgBoss,
  name: N,
  type: JobTypes[N],
  job: JobWithMetadata<unknown>,
  services: Services,
): Promise<JobResult> {
  const { id, retryCount } = job;
  const attempt = { id, isLast: retryCount >= job.retryLimit };
  try {
    const payload = readPayload(name, job.data);
    try {
      await finish(boss, name, { id, retryCount }, await type.run(payload, services, attempt), services);
    } catch (error) {
      if (isPermanent(error) || attempt.isLast) await type.giveUp?.(payload, services);
      throw error;
    }
    return { id, status: "completed" };
  } catch (error) {
    if (error instanceof LostLeaseError) return { id, status: "completed" };
    services.reportError(error, `job ${name} ${id}`);
    return {
      id,
      status: isPermanent(error) ? "deadletter" : "failed",
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

/** @throws PermanentError for a payload of another release that this one cannot read */
function readPayload<N extends JobName>(name: N, data: unknown): Payload<N> {
  const schema = payloads[name];
  if (!Check(schema, data)) throw new PermanentError("The payload is not one of this release.");
  return data;
}

/** Completes the job and writes its effects in one transaction. Only the attempt that has the lease can do so. */
async function finish(
  boss: PgBoss,
  name: JobName,
  attempt: { id: string; retryCount: number },
  effects: JobEffects,
  { db }: Services,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const { affected }: { affected?: number } = await boss.complete(name, attempt, null, { db: fromKysely(tx) });
      if (affected === 0) throw new LostLeaseError();
      await effects.write?.(tx);
    });
  } catch (error) {
    await effects.discard?.();
    throw error;
  }
  await effects.after?.();
}

async function settled(db: Db): Promise<void> {
  for (;;) {
    // Not now(), which is the time before the snapshot is taken: a job committed in between would seem to start later.
    const { rows } = await sql`select 1 from pgboss.job where name <> ${deadLetters} and name not like '\\_\\_%'
      and (state = 'active' or state in ('created', 'retry') and start_after <= clock_timestamp()) limit 1`.execute(db);
    if (rows.length === 0) return;
    await wait(10);
  }
}

async function readCounts(db: Db): Promise<JobCount[]> {
  const { rows } =
    await sql<JobCount>`select case when name = ${deadLetters} then coalesce(source_name, name) else name end as name,
      count(*) filter (where name <> ${deadLetters} and state <> 'active' and not is_scheduled) as waiting,
      count(*) filter (where name <> ${deadLetters} and is_scheduled) as scheduled,
      count(*) filter (where name <> ${deadLetters} and state = 'active') as running,
      count(*) filter (where name = ${deadLetters}) as "deadLetters"
    from pgboss.job, lateral (select state = 'created' and start_after > clock_timestamp() as is_scheduled) as times
    where (state in ('created', 'retry', 'active') or name = ${deadLetters}) and name not like '\\_\\_%'
    group by 1 order by 1`.execute(db);
  return rows;
}
