import Type, { type Static } from "typebox";
import { Id, oneOf } from "../http/schema.ts";
import { Mail } from "../mail/mail.ts";

/** A post or story that is mailed to subscribers on its own. */
const NewsletterItemRef = Type.Object({ source: oneOf(["post", "story"]), id: Id });
export type NewsletterItemRef = Static<typeof NewsletterItemRef>;

/** The payload of every type of job. Ids refer to rows that may have been deleted when the job runs. */
export const payloads = {
  "send-mail": Mail,
  "mail-recovery": Type.Object({ email: Type.String() }),
  "mail-notification": Type.Object({ notificationId: Id }),
  "mail-watchers": Type.Object({
    since: Type.String({ description: "ISO 8601" }),
    ids: Type.Optional(
      Type.Array(Id, {
        description: "The new stories or monitor items; absent in jobs of an earlier release, for all since then.",
      }),
    ),
  }),
  "begin-press-mail": Type.Object({
    announcementId: Id,
    sendAt: Type.String({ description: "ISO 8601; the job does nothing when the mail was given another time." }),
  }),
  "queue-press-mail": Type.Object({
    announcementId: Id,
    afterId: Type.Integer({ description: "Id of the last delivery that was queued." }),
  }),
  "deliver-press-mail": Type.Object({ deliveryId: Id }),
  "queue-newsletters": Type.Object({}),
  "mail-newsletter": Type.Object({
    userId: Id,
    newsletterId: Id,
    since: Type.String({ description: "ISO 8601; what was published then is in the previous issue." }),
    until: Type.String({ description: "ISO 8601; what was published then is in this issue." }),
  }),
  "queue-newsletter-item": Type.Object({
    newsletterId: Id,
    item: NewsletterItemRef,
    afterUserId: Type.Integer({ description: "Id of the last subscriber whose mail was queued." }),
  }),
  "mail-newsletter-item": Type.Object({ userId: Id, newsletterId: Id, item: NewsletterItemRef }),
  "process-video": Type.Object({ videoId: Id }),
  "sweep-uploads": Type.Object({}),
  "purge-idempotency-keys": Type.Object({}),
  "purge-sessions": Type.Object({}),
  "purge-realtime-events": Type.Object({}),
  "vacuum-database": Type.Object({}),
};

export type JobName = keyof typeof payloads;
export type Payload<N extends JobName> = Static<(typeof payloads)[N]>;
export const isJobName = (name: string): name is JobName => Object.hasOwn(payloads, name);
