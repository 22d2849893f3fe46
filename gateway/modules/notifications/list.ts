import type { Context } from "../../context.ts";
import { createUnsupportedNotificationError } from "../../errors.ts";
import { connect, type Connection, type ConnectionArguments, type Edge } from "../../graph/connections.ts";
import type { ItemResult } from "../../rest/client.ts";
import type { Notification } from "../../rest/generated/contract.ts";
import { findInList, toWindow } from "../lists.ts";
import { getViewer } from "../session/viewer.ts";

/** An unprocessed item of the list: one of an unknown kind does not fail the others. */
export type NotificationEntry = ItemResult<Notification>;

/** A page of the list, and the total number of unread notifications. */
export interface NotificationPage extends Connection<NotificationEntry> {
  readonly unreadCount: number;
}

/** Newest first. */
export async function readNotificationPage(context: Context, page: ConnectionArguments): Promise<NotificationPage> {
  let unreadCount = 0;
  const connection = await connect(
    {
      identify: getIdentity,
      read: async (offset, limit) => {
        const { items, meta } = await context.rest.listResults("getNotifications", { query: { offset, limit } });
        unreadCount = meta.unread;
        return toWindow({ items, meta });
      },
    },
    page,
  );
  return { ...connection, unreadCount };
}

/** An empty page, for guests. */
export async function createEmptyPage(page: ConnectionArguments): Promise<NotificationPage> {
  const connection = await connect<NotificationEntry>({ identify: getIdentity, read: () => ({ items: [], total: 0 }) }, page);
  return { ...connection, unreadCount: 0 };
}

function getIdentity(entry: NotificationEntry): string {
  const item: unknown = entry.ok ? entry.value : entry.raw;
  return typeof item === "object" && item !== null && "id" in item ? String(item.id) : "unknown";
}

/** One of the viewer's notifications by its REST API id; null when it is not among the newest thousand, or for a guest. */
export async function findNotification(context: Context, key: string): Promise<Notification | null> {
  const { authenticated } = await getViewer(context);
  if (!authenticated) return null;
  const found = await findInList(
    (slice) => context.rest.listResults("getNotifications", { query: slice }),
    (entry) => getIdentity(entry) === key,
  );
  return found && getNotification(found);
}

/**
 * The notification of an entry.
 * @throws "Unsupported notification type" for an unknown kind (ERR-06); UpstreamContractError for one that violates the
 *   contract otherwise
 */
export function getNotification(entry: NotificationEntry): Notification {
  if (entry.ok) return entry.value;
  throw entry.unknownType ? createUnsupportedNotificationError() : entry.error;
}

export type NotificationConnectionModel = NotificationPage;

export type NotificationEdgeModel = Edge<NotificationEntry>;
