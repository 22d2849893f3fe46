import { readerOfUser } from "../session/sessions.ts";
import { notificationMail } from "./mail.ts";
import type { Notification } from "./schema.ts";
import type { Services } from "../services.ts";
import { findNotifications } from "./read.ts";
import type { PendingNotification } from "./notify.ts";

/**
 * Sends stored notifications to their readers' sockets and by e-mail, according to their settings. The action is committed
 * already, so a failure is reported without affecting the action or the other notifications.
 */
export async function announce(services: Services, pending: readonly PendingNotification[]): Promise<void> {
  const { reportError } = services;
  for (const [userId, own] of Map.groupBy(pending, (one) => one.userId)) {
    const found = await find(services.db, userId, own).catch((error: unknown) => {
      reportError(error, "notifications could not be read for announcing");
      return new Map<number, Notification>();
    });
    try {
      push(services, userId, own, found);
    } catch (error) {
      reportError(error, "notifications could not be sent to sockets");
    }
    try {
      const mailed = own.flatMap(({ id, email }) => (email ? (found.get(id) ?? []) : []));
      await mail(services, userId, mailed);
    } catch (error) {
      reportError(error, "notifications could not be mailed");
    }
  }
}

/** If the notification cannot be loaded, the event is sent without it, to signal that there is something new. */
function push(
  { realtime }: Services,
  userId: number,
  own: readonly PendingNotification[],
  found: ReadonlyMap<number, Notification>,
): void {
  for (const { id, onSite } of own) {
    if (onSite) {
      realtime.announce(userId, "notifications", { hasNotifications: true, notification: found.get(id) ?? null });
    }
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

async function find(db: Services["db"], userId: number, own: readonly PendingNotification[]) {
  const reader = await readerOfUser(db, userId);
  return reader === null
    ? new Map<number, Notification>()
    : findNotifications(
        db,
        reader,
        own.map(({ id }) => id),
      );
}
