import { readerOfUser } from "../session/sessions.ts";
import type { Notification } from "./schema.ts";
import type { Services } from "../services.ts";
import { findNotifications } from "./read.ts";
import type { PendingNotification } from "./notify.ts";

/**
 * Sends stored notifications to their readers' sockets. The action is committed already, so a failure is reported without
 * affecting the action or the other notifications.
 */
export async function announce(services: Services, pending: readonly PendingNotification[]): Promise<void> {
  const shown = pending.filter(({ onSite }) => onSite);
  for (const [userId, own] of Map.groupBy(shown, (one) => one.userId)) {
    try {
      await push(services, userId, own);
    } catch (error) {
      services.reportError(error, "notifications could not be sent to sockets");
    }
  }
}

/** If a notification cannot be loaded, the event is sent without it, to signal that there is something new. */
async function push(services: Services, userId: number, own: readonly PendingNotification[]): Promise<void> {
  const { db, realtime, reportError } = services;
  const found = await find(db, userId, own).catch((error: unknown) => {
    reportError(error, "notifications could not be read for announcing");
    return new Map<number, Notification>();
  });
  for (const { id } of own) {
    realtime.announce(userId, "notifications", { hasNotifications: true, notification: found.get(id) ?? null });
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
