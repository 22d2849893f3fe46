import type { Item, ListMeta, Page, Rest, ItemResult } from "./client.ts";
import type { Slice } from "./discussions.ts";

/** What happened and concerns a person, in one of the kinds that the contract knows. */
export type Notification = Item<"getNotifications">;

/** Newest first, item by item: one of an unknown kind does not spoil the others. */
export const listNotifications = (
  rest: Rest,
  slice: Slice,
): Promise<Page<ItemResult<Notification>, ListMeta<"getNotifications">>> =>
  rest.listResults("getNotifications", { query: { ...slice } });

/** What an event carries, validated as an item of the list. */
export const checkNotification = (rest: Rest, raw: unknown): ItemResult<Notification> => rest.check("getNotifications", raw);

/** All of them are read from now on. */
export const readAllNotifications = (rest: Rest): Promise<undefined> => rest.write("readNotifications");
