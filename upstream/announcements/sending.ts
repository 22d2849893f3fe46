import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { mailJobSettings, databaseJobSettings, type JobType } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import type { Jobs } from "../jobs/queue.ts";
import type { Services } from "../services.ts";
import { composeAnnouncementMail } from "./mail.ts";
import { isSuppressed, listRecipients } from "./recipients.ts";
import { mailSender } from "./sender.ts";

/** Starts sending a mail: its sender, channels and recipients are fixed from this point on. */
export async function startSending(tx: Db, jobs: Jobs, announcementId: number): Promise<void> {
  await sql`update announcement_emails e set status = 'sending', sender_id = a.author_id from announcements a
    where a.id = ${announcementId} and e.announcement_id = a.id`.execute(tx);
  await sql`update announcement_channels x set is_mailed = k.type = 'email' and k.is_active from channels k
    where k.id = x.channel_id and x.announcement_id = ${announcementId}`.execute(tx);
  const emails = await listRecipients(tx, announcementId);
  const hashes = emails.map(() => randomBytes(16).toString("hex"));
  await sql`insert into announcement_deliveries (announcement_id, email, hash)
    select ${announcementId}::integer, unnest(${emails}::text[]), unnest(${hashes}::text[])`.execute(tx);
  // Without a key: that of a former sending, which ended without a recipient, is still in use.
  await jobs.enqueue(tx, "queue-press-mail", { announcementId, afterId: 0 });
}

/** Number of recipients whose mails are queued in one transaction. */
const BATCH_SIZE = 500;

const createQueueJob = (announcementId: number, afterId = 0) => ({
  payload: { announcementId, afterId },
  key: `${announcementId} ${afterId}`,
});

/** Queues the job that starts the mail at its time. A job for a previous time does nothing after a rescheduling. */
export async function scheduleSending(tx: Db, jobs: Jobs, announcementId: number, sendAt: Date, now: Date): Promise<void> {
  await jobs.enqueueAll(tx, "begin-press-mail", [createScheduledJob(announcementId, sendAt, now)]);
}

const createScheduledJob = (announcementId: number, sendAt: Date, now: Date) => ({
  ...createBeginJob(announcementId, sendAt, now),
  key: `${announcementId} ${sendAt.toISOString()}`,
});

const createBeginJob = (announcementId: number, sendAt: Date, now: Date) => ({
  payload: { announcementId, sendAt: sendAt.toISOString() },
  delay: (sendAt.getTime() - now.getTime()) / 1000,
});

export const beginPressMail: JobType<Payload<"begin-press-mail">> = {
  ...databaseJobSettings,
  title: "Begin to send a scheduled press mail",
  describe: ({ announcementId, sendAt }) => `Announcement ${announcementId}, ${sendAt}`,
  run: ({ announcementId, sendAt }, { jobs, now }) =>
    Promise.resolve({
      async write(tx) {
        const due = await tx
          .selectFrom("announcement_emails")
          .select("send_at as time")
          .where("announcement_id", "=", announcementId)
          .where("status", "=", "scheduled")
          .forUpdate()
          .executeTakeFirst();
        const [time, current] = [due?.time ?? null, now()];
        if (time === null) return;
        if (time <= current) {
          await startSending(tx, jobs, announcementId);
        } else if (time.toISOString() === sendAt) {
          // The clocks of node and database differ. The key is still that of this job.
          await jobs.enqueueAll(tx, "begin-press-mail", [createBeginJob(announcementId, time, current)]);
        }
      },
    }),
};

export const queuePressMail: JobType<Payload<"queue-press-mail">> = {
  ...databaseJobSettings,
  title: "Queue a press mail for its recipients",
  describe: ({ announcementId }) => `Announcement ${announcementId}`,
  run: ({ announcementId, afterId }, { jobs, now }) =>
    Promise.resolve({
      async write(tx) {
        const waiting = await tx
          .selectFrom("announcement_deliveries")
          .select("id")
          .where("announcement_id", "=", announcementId)
          .where("sent_at", "is", null)
          .where("id", ">", afterId)
          .orderBy("id")
          .limit(BATCH_SIZE)
          .execute();
        const deliveries = waiting.map(({ id }) => ({ payload: { deliveryId: id }, key: String(id) }));
        await jobs.enqueueAll(tx, "deliver-press-mail", deliveries);
        const last = waiting.at(BATCH_SIZE - 1);
        if (last !== undefined) await jobs.enqueueAll(tx, "queue-press-mail", [createQueueJob(announcementId, last.id)]);
        if (deliveries.length === 0) await finishWhenSent(tx, announcementId, now());
      },
    }),
};

export const deliverPressMail: JobType<Payload<"deliver-press-mail">> = {
  ...mailJobSettings,
  title: "Send a press mail to one recipient",
  concurrency: 8,
  describe: ({ deliveryId }) => `Delivery ${deliveryId}`,
  async run({ deliveryId }, services, { id }) {
    const { db, mailer, now } = services;
    const delivery = await findDelivery(db, deliveryId);
    if (delivery === null) return {};
    const settle = (result: DeliveryResult) => (tx: Db) => settleDelivery(tx, delivery, result, now());
    // Since the mail was begun, the announcement may have been deleted, or the recipient may have unsubscribed.
    const isCancelled = delivery.deletedAt !== null || (await isSuppressed(db, delivery.announcementId, delivery.to));
    if (isCancelled) return { write: settle("cancelled") };
    const { write, after } = await mailer.send(createMail(delivery, services), id);
    return {
      async write(tx) {
        await write?.(tx);
        await settle("sent")(tx);
      },
      ...(after && { after }),
    };
  },
  async giveUp({ deliveryId }, { db, now }) {
    const delivery = await findDelivery(db, deliveryId);
    if (delivery === null) return;
    await db.transaction().execute((tx) => settleDelivery(tx, delivery, "failed", now()));
  },
};

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** A mail to one recipient that was not sent yet, or whose sending failed; null when there is nothing to send. */
async function findDelivery(db: Db, id: number) {
  const found = await db
    .selectFrom("announcement_deliveries as d")
    .innerJoin("announcement_emails as e", "e.announcement_id", "d.announcement_id")
    .innerJoin("announcements as a", "a.id", "e.announcement_id")
    .innerJoin("contacts as c", (join) => join.on("c.id", "=", mailSender))
    .select([
      "d.id",
      "d.announcement_id as announcementId",
      "d.email as to",
      "d.hash",
      "d.unsubscribe_token as unsubscribeToken",
      "e.subject",
      "e.preheader",
      "e.from_name as fromName",
      "e.reply_to as replyTo",
      "e.content",
      "c.name as senderName",
      "a.title",
      "a.status",
      "a.deleted_at as deletedAt",
    ])
    .where("d.id", "=", id)
    .where(({ or, eb }) => or([eb("d.sent_at", "is", null), eb("d.failed", "=", true)]))
    .executeTakeFirst();
  return found ?? null;
}

function createMail(delivery: Delivery, { productName, publicUrl }: Services) {
  const { announcementId, hash, title } = delivery;
  const link = delivery.status === "published" ? `${publicUrl}/announcements/${announcementId}?recipient=${hash}` : null;
  const parts = { ...delivery, subject: delivery.subject ?? title, content: delivery.content ?? "", link };
  return composeAnnouncementMail(parts, { productName, publicUrl });
}

type DeliveryResult = "sent" | "failed" | "cancelled";

/** Records the result of the mail to one recipient; removes those that are cancelled. */
async function settleDelivery(tx: Db, { id, announcementId }: Delivery, result: DeliveryResult, now: Date): Promise<void> {
  await (result === "cancelled"
    ? tx.deleteFrom("announcement_deliveries").where("id", "=", id).execute()
    : tx
        .updateTable("announcement_deliveries")
        .set({ failed: result === "failed", sent_at: now })
        .where("id", "=", id)
        .execute());
  await finishWhenSent(tx, announcementId, now);
}

/** Marks the mail as sent once none of its recipients waits; as a draft if nobody has got it. */
async function finishWhenSent(tx: Db, announcementId: number, now: Date): Promise<void> {
  // The last two recipients may be settled at the same time, and neither would see the other one.
  await sql`select 1 from announcement_emails where announcement_id = ${announcementId} for update`.execute(tx);
  await sql`update announcement_emails
    set status = case when was.sent then 'sent' else 'draft' end, sent_at = case when was.sent then ${now}::timestamptz end,
      send_at = case when was.sent then send_at end, sender_id = case when was.sent then sender_id end
    from (select exists (select 1 from announcement_deliveries where announcement_id = ${announcementId}) as sent) was
    where announcement_id = ${announcementId} and status = 'sending' and not exists (
      select 1 from announcement_deliveries where announcement_id = ${announcementId} and sent_at is null)`.execute(tx);
}

/** Adds jobs for mails that a release without the job queue, or the demo data, left scheduled or partly sent. */
export async function resumePressMails(db: Db, jobs: Jobs, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const waiting = await tx
      .selectFrom("announcement_emails")
      .select(["announcement_id as id", "status", "send_at"])
      .where("status", "in", ["scheduled", "sending"])
      .execute();
    const sending = waiting.filter(({ status }) => status === "sending");
    await jobs.enqueueAll(
      tx,
      "queue-press-mail",
      sending.map(({ id }) => createQueueJob(id)),
    );
    const scheduled = waiting.flatMap(({ id, status, send_at: sendAt }) =>
      status === "scheduled" && sendAt !== null ? [createScheduledJob(id, sendAt, now)] : [],
    );
    await jobs.enqueueAll(tx, "begin-press-mail", scheduled);
  });
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
