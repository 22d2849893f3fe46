import { randomBytes } from "node:crypto";
import { sql, type Kysely, type Selectable } from "kysely";
import type { Database } from "../db/schema.ts";
import { announcementMail } from "./mail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { removeSuppressed, listRecipients } from "./recipients.ts";

type Db = Kysely<Database>;
type Delivery = Selectable<Database["announcement_deliveries"]>;

/** Polling interval for scheduled mails, in ms. */
const PERIOD = 10_000;
/** Number of mails handed to the mail server at a time. */
const BATCH_SIZE = 8;

/** Sends the mails of announcements, including those that an earlier process left scheduled or partly sent. */
export interface Mailings {
  /** Starts sending due mails without waiting for them. */
  wake(): void;
  /** Resolves once all due mails have been handed to the mail server. */
  idle(): Promise<void>;
  /** Finishes the current mails; the rest is sent after the next start. */
  close(): Promise<void>;
}

interface Options {
  db: Db;
  now: () => Date;
  mailer: Mailer;
  productName: string;
  publicUrl: string;
  onError(error: unknown): void;
}

/** Starts sending a mail: the recipients are fixed from this point on. */
export async function begin(tx: Db, announcementId: number): Promise<void> {
  const emails = await listRecipients(tx, announcementId);
  const hashes = emails.map(() => randomBytes(16).toString("hex"));
  await sql`insert into announcement_deliveries (announcement_id, email, hash)
    select ${announcementId}::integer, unnest(${emails}::text[]), unnest(${hashes}::text[])`.execute(tx);
  await tx.updateTable("announcement_emails").set({ status: "sending" }).where("announcement_id", "=", announcementId).execute();
}

export function createMailings({ db, now, mailer, productName, publicUrl, onError }: Options): Mailings {
  let work: Promise<void> = Promise.resolve();
  let closed = false;

  const wake = () => {
    work = work.then(() => (closed ? undefined : sendDue().catch(onError)));
  };
  const timer = setInterval(wake, PERIOD);
  timer.unref();

  async function sendDue(): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom("announcement_emails")
        .select("announcement_id as id")
        .where("status", "=", "scheduled")
        .where("send_at", "<=", now())
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of due) await begin(tx, id);
    });
    const begun = await db
      .selectFrom("announcement_emails")
      .select("announcement_id as id")
      .where("status", "=", "sending")
      .execute();
    for (const { id } of begun) await sendAll(id);
  }

  async function sendAll(id: number): Promise<void> {
    for (;;) {
      if (closed) return;
      // Recipients may have unsubscribed while the previous batch was sent.
      await removeSuppressed(db, id);
      const claimed = await claim(id);
      if (claimed.length === 0) break;
      await handIn(id, claimed);
    }
    await db
      .updateTable("announcement_emails")
      .set({ status: "sent", sent_at: now() })
      .where("announcement_id", "=", id)
      .where("status", "=", "sending")
      .execute();
  }

  /** Marks mails as sent before handing them over, so that neither another node nor a restart sends them again. */
  async function claim(id: number): Promise<Delivery[]> {
    const { rows } = await sql<Delivery>`update announcement_deliveries set sent_at = ${now()}
      where id in (select id from announcement_deliveries where announcement_id = ${id} and sent_at is null
        order by id limit ${BATCH_SIZE} for update skip locked) returning *`.execute(db);
    return rows;
  }

  async function handIn(id: number, deliveries: readonly Delivery[]): Promise<void> {
    const email = await db
      .selectFrom("announcement_emails as e")
      .innerJoin("announcements as a", "a.id", "e.announcement_id")
      .innerJoin("contacts as c", "c.id", "a.author_id")
      .select([
        "e.subject",
        "e.preheader",
        "e.from_name as fromName",
        "e.reply_to as replyTo",
        "e.content",
        "c.name as senderName",
        "a.title",
        "a.status",
      ])
      .where("a.id", "=", id)
      .executeTakeFirstOrThrow();
    await Promise.all(
      deliveries.map(async (delivery) => {
        const link = email.status === "published" ? `${publicUrl}/announcements/${id}?recipient=${delivery.hash}` : null;
        const { email: to, unsubscribe_token: unsubscribeToken } = delivery;
        const subject = email.subject ?? email.title;
        const parts = { ...email, to, subject, content: email.content ?? "", link, unsubscribeToken };
        const isTaken = await mailer.deliver(announcementMail(parts, { productName, publicUrl }));
        if (!isTaken) {
          await db.updateTable("announcement_deliveries").set({ failed: true }).where("id", "=", delivery.id).execute();
        }
      }),
    );
  }

  return {
    wake,
    async idle() {
      wake();
      await work;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await work;
    },
  };
}

/** Records that a recipient has followed the link in the mail. An unknown hash is ignored. */
export async function recordOpened(db: Db, announcementId: number, hash: string, now: Date): Promise<void> {
  await db
    .updateTable("announcement_deliveries")
    .set({ opened_at: now })
    .where("announcement_id", "=", announcementId)
    .where("hash", "=", hash)
    .where("opened_at", "is", null)
    .execute();
}
