import { readerOfUser } from "../auth/sessions.ts";
import { notificationMail } from "../mail/notificationMail.ts";
import type { Notification } from "../schemas/notifications.ts";
import type { Services } from "../services.ts";
import { findNotifications } from "./read.ts";
import type { Told } from "./tell.ts";

/**
 * Tells those who have been told something: their sockets, and by e-mail, as each has chosen (D-169). Never fails: what was
 * done is done, and the event without its notification says enough (D-184).
 */
export async function announce(services: Services, told: readonly Told[]): Promise<void> {
  const { db, realtime } = services;
  for (const [userId, own] of Map.groupBy(told, (one) => one.userId)) {
    const found = await find(db, userId, own).catch(() => new Map<number, Notification>());
    for (const { id, onSite } of own) {
      if (onSite) {
        realtime.announce(userId, "notifications", { hasNotifications: true, notification: found.get(id) ?? null });
      }
    }
    const mailed = own.flatMap(({ id, email }) => (email ? (found.get(id) ?? []) : []));
    await mail(services, userId, mailed).catch(() => undefined);
  }
}

async function mail(services: Services, userId: number, notifications: readonly Notification[]): Promise<void> {
  if (notifications.length === 0) {
    return;
  }
  const to = await services.db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .select(["u.email", "c.slug"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  for (const notification of notifications) {
    services.mailer.send(notificationMail(to, notification, services));
  }
}

async function find(db: Services["db"], userId: number, own: readonly Told[]) {
  const reader = await readerOfUser(db, userId);
  return reader === null
    ? new Map<number, Notification>()
    : findNotifications(
        db,
        reader,
        own.map(({ id }) => id),
      );
}
