import { sql } from "kysely";
import type { Module, Db } from "../db/schema.ts";
import { databaseJobSettings, type JobType } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import type { Jobs, NewJob } from "../jobs/queue.ts";
import type { Services } from "../services.ts";
import { composeMonitorMail } from "./mail.ts";
import { countNew, toCriteria } from "./read.ts";
import { getAllowedSources, type SearchRow } from "./searches.ts";

/** Number of searches counted by one statement. */
const BATCH_SIZE = 100;

type WatchedSearch = SearchRow & { email: string; modules: Module[] };

export const mailWatchers: JobType<Payload<"mail-watchers">> = {
  ...databaseJobSettings,
  title: "Mail the owners of saved searches about new results",
  describe: ({ since }) => `Since ${since}`,
  run: async (published, services) => {
    const mails = await composeMails(services, published);
    return { write: (tx) => services.jobs.enqueueAll(tx, "send-mail", mails) };
  },
};

/**
 * Mails the owners of saved searches about stories or monitor items that were published at this time, once the transaction is
 * committed. Each belongs to one job, so that no two mails count it.
 */
export const notifyWatchers = (tx: Db, jobs: Jobs, ids: number[], publishedAt: Date): Promise<void> =>
  jobs.enqueue(tx, "mail-watchers", { since: new Date(publishedAt.getTime() - 1).toISOString(), ids });

/** Writes mails to owners of saved searches with notifications enabled and results among what was published. */
async function composeMails(
  { db, publicUrl, productName, now }: Services,
  published: Payload<"mail-watchers">,
): Promise<NewJob<"send-mail">[]> {
  const mails: NewJob<"send-mail">[] = [];
  const since = new Date(published.since);
  const { rows } = await sql<WatchedSearch>`select w.*, u.email, u.modules from monitor_searches w
    join users u on u.contact_id = w.contact_id and 'monitor' = any(u.modules)
    where w.notify order by w.id`.execute(db);
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const searches = rows.slice(start, start + BATCH_SIZE);
    const counts = await countNew(
      db,
      searches.map((row) => ({ id: row.id, criteria: toCriteria(row), allowed: getAllowedSources(row.modules), since })),
      now(),
      published.ids,
    );
    for (const { id, name, email } of searches) {
      const count = counts.get(id) ?? 0;
      if (count > 0) {
        const link = `${publicUrl}/news/monitor?search=${id}`;
        mails.push({ payload: composeMonitorMail({ to: email, name, count, link, productName }) });
      }
    }
  }
  return mails;
}
