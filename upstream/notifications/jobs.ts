import { MAILING, type JobType } from "../jobs/jobType.ts";
import type { Payload } from "../jobs/payloads.ts";
import { readerOfUser } from "../session/sessions.ts";
import { notificationMail } from "./mail.ts";
import { findNotifications } from "./read.ts";

export const mailNotification: JobType<Payload<"mail-notification">> = {
  ...MAILING,
  title: "Mail a notification",
  describe: ({ notificationId }) => `Notification ${notificationId}`,
  async run({ notificationId }, services, { id }) {
    const { db, mailer } = services;
    const to = await db
      .selectFrom("notifications as n")
      .innerJoin("users as u", "u.id", "n.user_id")
      .innerJoin("contacts as c", "c.id", "u.contact_id")
      .select(["u.id", "u.email", "c.slug"])
      .where("n.id", "=", notificationId)
      .executeTakeFirst();
    const reader = to === undefined ? null : await readerOfUser(db, to.id);
    if (to === undefined || reader === null) return {};
    // What the reader may not see any more is not mailed either.
    const notification = (await findNotifications(db, reader, [notificationId])).get(notificationId);
    return notification === undefined ? {} : mailer.send(notificationMail(to, notification, services), id);
  },
};
