import { sql } from "kysely";
import type { Module } from "../db/schema.ts";
import { monitorMail } from "./mail.ts";
import type { Services } from "../services.ts";
import { countNew, criteriaOf } from "./read.ts";
import { allowedSources, type SearchRow } from "./searches.ts";

/** Number of searches counted by one statement. */
const AT_A_TIME = 100;

type Watcher = SearchRow & { email: string; modules: Module[] };

/** Sends mails to owners of saved searches with notifications enabled and results newer than `since`. */
export async function notifyWatchers(
  { db, mailer, publicUrl, productName }: Pick<Services, "db" | "mailer" | "publicUrl" | "productName">,
  since: Date,
): Promise<void> {
  const { rows } = await sql<Watcher>`select w.*, u.email, u.modules from monitor_searches w
    join users u on u.contact_id = w.contact_id and 'monitor' = any(u.modules)
    where w.notify order by w.id`.execute(db);
  for (let start = 0; start < rows.length; start += AT_A_TIME) {
    const searches = rows.slice(start, start + AT_A_TIME);
    const counts = await countNew(
      db,
      searches.map((row) => ({ id: row.id, wanted: criteriaOf(row), allowed: allowedSources(row.modules), since })),
    );
    for (const { id, name, email } of searches) {
      const count = counts.get(id) ?? 0;
      if (count > 0) {
        mailer.send(monitorMail({ to: email, name, count, link: `${publicUrl}/news/monitor?search=${id}`, productName }));
      }
    }
  }
}
