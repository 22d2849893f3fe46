import { operation, type Operation } from "../http/operation.ts";
import { PageQuery, toWindow } from "../http/paging.ts";
import { listNotifications, markAllRead } from "./read.ts";
import { NotificationList } from "./schema.ts";

const common = { tag: "Notifications", access: "user" } as const;

export const notificationOperations: Operation[] = [
  operation(common, {
    id: "getNotifications",
    path: "/notifications",
    summary: "Lists the caller's notifications, newest first, with the number of unread ones.",
    query: PageQuery,
    response: NotificationList,
    handle: ({ services: { db }, viewer, query }) => listNotifications(db, viewer, toWindow(query)),
  }),
  operation(common, {
    id: "readNotifications",
    method: "PATCH",
    path: "/notifications/read",
    summary: "Marks all notifications of the caller as read.",
    handle: ({ services: { db }, viewer }) => markAllRead(db, viewer),
  }),
];
