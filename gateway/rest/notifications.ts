import type { Item, ListMeta, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";

/** A notification of one of the kinds in the contract. */
export type Notification = Item<"getNotifications">;

/** Notifications, newest first, with separate item results, so that an unknown kind does not fail the others. */
export const listNotifications = (
  rest: Rest,
  slice: Slice,
): Promise<Page<ItemResult<Notification>, ListMeta<"getNotifications">>> =>
  rest.listResults("getNotifications", { query: slice });

/** Validates the data of an event as an item of the list. */
export const checkNotification = (rest: Rest, raw: unknown): ItemResult<Notification> => rest.check("getNotifications", raw);

/** Marks all notifications as read. */
export const readAllNotifications = (rest: Rest): Promise<undefined> => rest.write("readNotifications");
