import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import { Check } from "typebox/value";
import type { Db } from "../db/schema.ts";
import type { JobType, JobTypes } from "./jobType.ts";
import { isJobName, payloads, type JobName, type Payload } from "./payloads.ts";

/** The queue to which jobs that have failed for the last time are moved; nothing runs them there. */
export const deadLetters = "dead-letters";

/** A job that has failed for the last time. */
export interface DeadLetter {
  id: string;
  /** The name of its type. */
  name: string;
  /** The title of its type, such as "Send a mail". */
  title: string;
  /** The description of its payload, such as the subject and address of a mail. */
  description: string;
  /** The message of the last error. */
  error: string;
  /** Number of attempts. */
  attempts: number;
  createdAt: Date;
  failedAt: Date;
}

export interface DeadLetters {
  /** Newest first. */
  list(window: { offset: number; limit: number }): Promise<{ rows: DeadLetter[]; total: number }>;
  /** Queues the job again, with all its attempts. Returns false when it no longer exists. */
  retry(id: string): Promise<boolean>;
  /** Returns false when it no longer exists. */
  remove(id: string): Promise<boolean>;
}

interface Row extends Omit<DeadLetter, "title" | "description" | "error"> {
  data: unknown;
  error: string | null;
}

/** @param onRetry called when a job was made to run again */
export function createDeadLetters(db: Db, boss: PgBoss, types: JobTypes, onRetry: () => void): DeadLetters {
  const present = ({ data, name, error, ...row }: Row): DeadLetter => ({
    ...row,
    name,
    error: error ?? "The node that ran it died.",
    title: isJobName(name) ? types[name].title : name,
    description: isJobName(name) ? describe(types[name], name, data) : "",
  });
  return {
    async list({ offset, limit }) {
      const [{ rows }, { rows: counts }] = await Promise.all([
        sql<Row>`select id, coalesce(source_name, name) as name, data, source_output->>'message' as error,
            coalesce(source_retry_count, 0) + 1 as attempts, coalesce(source_created_on, created_on) as "createdAt",
            created_on as "failedAt"
          from pgboss.job where name = ${deadLetters} order by created_on desc, id limit ${limit} offset ${offset}`.execute(db),
        sql<{ total: number }>`select count(*) as total from pgboss.job where name = ${deadLetters}`.execute(db),
      ]);
      return { rows: rows.map(present), total: counts[0]?.total ?? 0 };
    },
    async retry(id) {
      const moved = await boss.redrive(deadLetters, { ids: [id] });
      onRetry();
      return moved > 0;
    },
    async remove(id) {
      const { rows } = await sql`delete from pgboss.job where name = ${deadLetters} and id = ${id} returning 1`.execute(db);
      return rows.length > 0;
    },
  };
}

function describe<N extends JobName>(type: JobType<Payload<N>>, name: N, data: unknown): string {
  return Check(payloads[name], data) ? type.describe(data) : "";
}
