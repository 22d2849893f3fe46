import { readerOfUser } from "../auth/sessions.ts";
import type { Services } from "../services.ts";
import { findNotifications } from "./read.ts";
import type { Told } from "./tell.ts";

/**
 * Tells the sockets of those who have been told something. Never fails: what was done is done, and the event without
 * its notification says enough (D-184).
 */
export async function announce({ db, realtime }: Pick<Services, "db" | "realtime">, told: readonly Told[]) {
  for (const [userId, own] of Map.groupBy(told, (one) => one.userId)) {
    const found = await find(db, userId, own).catch(() => new Map<number, null>());
    for (const { id } of own) {
      realtime.announce(userId, "notifications", { hasNotifications: true, notification: found.get(id) ?? null });
    }
  }
}

async function find(db: Services["db"], userId: number, own: readonly Told[]) {
  const reader = await readerOfUser(db, userId);
  return reader === null
    ? new Map<number, null>()
    : findNotifications(
        db,
        reader,
        own.map(({ id }) => id),
      );
}
