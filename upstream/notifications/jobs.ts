import { mailJobSettings, type JobType } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import { createUnsubscribeUrl } from "../subscriptions/links.ts";
import { findRecipient } from "../subscriptions/recipient.ts";
import { composeNotificationMail } from "./mail.ts";
import { findNotifications } from "./read.ts";
import { readChannels } from "./settings.ts";

export const mailNotification: JobType<Payload<"mail-notification">> = {
  ...mailJobSettings,
  title: "Mail a notification",
  describe: ({ notificationId }) => `Notification ${notificationId}`,
  async run({ notificationId }, services, { id }) {
    const { db, mailer } = services;
    const stored = await db
      .selectFrom("notifications")
      .select(["user_id as userId", "type", "is_read as isRead", "on_site as onSite"])
      .where("id", "=", notificationId)
      .executeTakeFirst();
    // Marking all as read includes those that no list shows, which nobody has read.
    if (stored === undefined || (stored.isRead && stored.onSite)) return {};
    const { userId, type } = stored;
    const recipient = await findRecipient(db, userId);
    // The setting may have been changed since, such as by the link in an earlier mail.
    if (recipient === null || !(await readChannels(db, [userId], type))(userId).email) return {};
    // Content that the viewer may no longer see is not mailed.
    const notification = (await findNotifications(db, recipient.viewer, [notificationId])).get(notificationId);
    if (notification === undefined) return {};
    const to = { ...recipient, unsubscribeUrl: createUnsubscribeUrl(services, userId, { notification: type }) };
    return mailer.send(composeNotificationMail(to, notification, services), id);
  },
};
