import { anyId } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { mailJobSettings, databaseJobSettings, type JobType, type JobEffects } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import type { Jobs } from "../jobs/queue.ts";
import type { Services } from "../services.ts";
import { getLatestLocalTime, getLocalHour, toTimezone } from "../text/timezone.ts";
import { readIssue, type NewsletterItem, type NewsletterKind } from "./content.ts";
import { composeNewsletterMail, type Newsletter } from "./newsletterMail.ts";
import { findRecipient, type MailRecipient } from "./recipient.ts";

/** The hour of the subscriber's day at which daily and weekly newsletters are due. */
const DUE_HOUR = 7;
/** An issue that is overdue, such as after an outage, is not sent from this hour on but the next morning. */
const LATEST_HOUR = 20;
const MONDAY = 1;
/** The maximum number of subscribers that one statement updates. */
const BATCH_SIZE = 1000;

/** The subscribers to a newsletter in one time zone for whom an issue is due. */
interface DueZone {
  newsletterId: number;
  /** As stored; null for the default. */
  timezone: string | null;
  until: Date;
}

/** Runs just after each quarter of an hour, because there are time zones with such offsets. */
export const queueNewsletters: JobType<Payload<"queue-newsletters">> = {
  ...databaseJobSettings,
  title: "Queue the newsletters that are due",
  schedule: "1,16,31,46 * * * *",
  describe: () => "",
  async run(_, { db, jobs, now }) {
    const due = await findDueZones(db, now());
    return {
      async write(tx) {
        for (const zone of due) await queueIssues(tx, jobs, zone);
      },
    };
  },
};

async function findDueZones(db: Db, now: Date): Promise<DueZone[]> {
  const zones = await db
    .selectFrom("subscriptions as s")
    .innerJoin("newsletters as n", "n.id", "s.newsletter_id")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["n.id", "n.frequency", "u.timezone"])
    .select((eb) => eb.fn.min("s.since").as("since"))
    .where("n.frequency", "<>", "asItHappens")
    .groupBy(["n.id", "n.frequency", "u.timezone"])
    .orderBy("n.id")
    .execute();
  return zones.flatMap(({ id: newsletterId, frequency, timezone, since }) => {
    const zone = toTimezone(timezone);
    const hour = getLocalHour(zone, now);
    if (hour < DUE_HOUR || hour >= LATEST_HOUR) return [];
    const until = getLatestLocalTime(zone, DUE_HOUR, frequency === "weekly" ? MONDAY : null, now);
    return since < until ? [{ newsletterId, timezone, until }] : [];
  });
}

/** Sets `since` of the subscribers to the end of the issue and queues their mails, so that each issue is queued once. */
async function queueIssues(tx: Db, jobs: Jobs, { newsletterId, timezone, until }: DueZone): Promise<void> {
  for (;;) {
    const due = await tx
      .selectFrom("subscriptions as s")
      .innerJoin("users as u", "u.id", "s.user_id")
      .select(["s.user_id as userId", "s.since"])
      .where("s.newsletter_id", "=", newsletterId)
      .where("u.timezone", timezone === null ? "is" : "=", timezone)
      .where("s.since", "<", until)
      .orderBy("s.user_id")
      .limit(BATCH_SIZE)
      .forUpdate("s")
      .execute();
    if (due.length === 0) return;
    await tx
      .updateTable("subscriptions")
      .set({ since: until })
      .where("newsletter_id", "=", newsletterId)
      .where("user_id", "=", anyId(due.map(({ userId }) => userId)))
      .execute();
    const issues = due.map(({ userId, since }) => ({
      payload: { userId, newsletterId, since: since.toISOString(), until: until.toISOString() },
      key: `${userId} ${newsletterId} ${until.toISOString()}`,
    }));
    await jobs.enqueueAll(tx, "mail-newsletter", issues);
  }
}

export const mailNewsletter: JobType<Payload<"mail-newsletter">> = {
  ...mailJobSettings,
  title: "Mail an issue of a newsletter",
  describe: ({ userId, newsletterId, until }) => `Newsletter ${newsletterId} to user ${userId}, ${until}`,
  run: ({ userId, newsletterId, since, until }, services, { id }) =>
    mailToSubscriber(services, { userId, newsletterId, key: id }, (recipient, kind) =>
      readIssue(services.db, recipient.viewer, kind, { since: new Date(since), until: new Date(until) }),
    ),
};

/** Mails the items of a newsletter to a subscriber. Does nothing without items, or when the subscription has ended. */
export async function mailToSubscriber(
  services: Services,
  { userId, newsletterId, key }: { userId: number; newsletterId: number; key: string },
  read: (recipient: MailRecipient, kind: NewsletterKind) => Promise<NewsletterItem[]>,
): Promise<JobEffects> {
  const { db, mailer } = services;
  const recipient = await findRecipient(db, userId);
  const newsletter = await findSubscribed(db, userId, newsletterId);
  if (recipient === null || newsletter === null) return {};
  const items = await read(recipient, newsletter.kind);
  return items.length === 0 ? {} : mailer.send(composeNewsletterMail(recipient, newsletter, items, services), key);
}

/** The newsletter if the user subscribes to it. */
async function findSubscribed(db: Db, userId: number, id: number): Promise<(Newsletter & { kind: NewsletterKind }) | null> {
  const found = await db
    .selectFrom("newsletters as n")
    .innerJoin("subscriptions as s", "s.newsletter_id", "n.id")
    .select(["n.id", "n.name", "n.frequency", "n.kind"])
    .where("n.id", "=", id)
    .where("s.user_id", "=", userId)
    .executeTakeFirst();
  return found ?? null;
}
