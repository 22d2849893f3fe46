import { PLATFORM_AUTHOR_ID } from "../db/platformAuthor.ts";
import type { PostType, Db } from "../db/schema.ts";
import { mailJobSettings, databaseJobSettings, type JobType } from "../jobs/jobType.ts";
import type { NewsletterItemRef, Payload } from "../jobs/payloads.ts";
import type { Jobs } from "../jobs/queue.ts";
import { readItem, type NewsletterKind } from "./content.ts";
import { mailToSubscriber } from "./issues.ts";

/** The maximum number of subscribers whose mails are queued in one transaction. */
const BATCH_SIZE = 500;

/** A post or story that is being published. */
interface Published {
  type: PostType | "story";
  id: number;
  authorId: number;
}

/** The newsletter, sent as it happens, that a new post or story belongs to; null for none. */
function getNewsletterKind({ type, authorId }: Published): NewsletterKind | null {
  if (type === "callout") return "callouts";
  return authorId === PLATFORM_AUTHOR_ID ? "product" : null;
}

/** Queues the mails to subscribers about a post or story in the transaction that publishes it. */
export async function notifySubscribers(tx: Db, jobs: Jobs, published: Published): Promise<void> {
  const kind = getNewsletterKind(published);
  if (kind === null) return;
  const { id: newsletterId } = await tx.selectFrom("newsletters").select("id").where("kind", "=", kind).executeTakeFirstOrThrow();
  const item = { source: published.type === "story" ? "story" : "post", id: published.id } as const;
  await jobs.enqueueAll(tx, "queue-newsletter-item", [createJob(newsletterId, item, 0)]);
}

const createJob = (newsletterId: number, item: NewsletterItemRef, afterUserId: number) => ({
  payload: { newsletterId, item, afterUserId },
  key: `${newsletterId} ${item.source} ${item.id} ${afterUserId}`,
});

export const queueNewsletterItem: JobType<Payload<"queue-newsletter-item">> = {
  ...databaseJobSettings,
  title: "Queue the mails to subscribers about a post or story",
  describe: ({ item }) => `${item.source} ${item.id}`,
  run: ({ newsletterId, item, afterUserId }, { jobs }) =>
    Promise.resolve({
      async write(tx) {
        const subscribers = await tx
          .selectFrom("subscriptions")
          .select("user_id as userId")
          .where("newsletter_id", "=", newsletterId)
          .where("user_id", ">", afterUserId)
          .orderBy("user_id")
          .limit(BATCH_SIZE)
          .execute();
        const mails = subscribers.map(({ userId }) => ({
          payload: { userId, newsletterId, item },
          key: `${userId} ${newsletterId} ${item.source} ${item.id}`,
        }));
        await jobs.enqueueAll(tx, "mail-newsletter-item", mails);
        const last = subscribers.at(BATCH_SIZE - 1);
        if (last !== undefined) await jobs.enqueueAll(tx, "queue-newsletter-item", [createJob(newsletterId, item, last.userId)]);
      },
    }),
};

export const mailNewsletterItem: JobType<Payload<"mail-newsletter-item">> = {
  ...mailJobSettings,
  title: "Mail a post or story to a subscriber",
  describe: ({ userId, item }) => `${item.source} ${item.id} to user ${userId}`,
  run: ({ userId, newsletterId, item }, services, { id }) =>
    mailToSubscriber(services, { userId, newsletterId, key: id }, ({ viewer }, kind) =>
      readItem(services.db, viewer, kind, item),
    ),
};
