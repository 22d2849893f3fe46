import Type from "typebox";
import { changeNotificationSetting, listNotificationSettings } from "../notifications/settings.ts";
import { operation, type Operation } from "../http/operation.ts";
import { requireSettings } from "../settings/rules.ts";
import { List } from "../http/schema.ts";
import { NotificationKind, NotificationSetting, NotificationSettingInput } from "../notifications/settingsSchema.ts";
import { Subscription } from "./schema.ts";
import { listSubscriptions, setSubscription } from "./store.ts";
import { UserEntryParams, UserParams } from "../http/paging.ts";

const root = "/u/{user}/settings";
const read = { tag: "Settings", access: "user", assumed: true, method: "GET", status: 200, params: UserParams } as const;

/** PATCH subscribes, DELETE unsubscribes. */
const subscribing = (id: string, method: "PATCH" | "DELETE", isSubscribed: boolean): Operation =>
  operation({
    id,
    method,
    path: `${root}/subscriptions/{id}`,
    summary: isSubscribed ? "Subscribes to a newsletter." : "Unsubscribes from a newsletter.",
    tag: "Settings",
    access: "writer",
    assumed: true,
    params: UserEntryParams,
    status: 204,
    handle: async ({ services: { db }, reader, params }) => {
      const { userId } = await requireSettings(db, reader, params.user);
      await setSubscription(db, userId, params.id, isSubscribed);
    },
  });

/** Operations for subscriptions to newsletters and for notification settings. */
export const subscriptionOperations: Operation[] = [
  operation({
    ...read,
    id: "getSubscriptions",
    path: `${root}/subscriptions`,
    summary: "All newsletters, and which of them are subscribed to.",
    answer: List(Subscription),
    handle: async ({ services: { db }, reader, params }) =>
      listSubscriptions(db, (await requireSettings(db, reader, params.user)).userId),
  }),
  subscribing("subscribe", "PATCH", true),
  subscribing("unsubscribe", "DELETE", false),
  operation({
    ...read,
    id: "getNotificationSettings",
    path: `${root}/notifications`,
    summary: "Where one is told of each kind of thing.",
    answer: List(NotificationSetting),
    handle: async ({ services: { db }, reader, params }) =>
      listNotificationSettings(db, (await requireSettings(db, reader, params.user)).userId),
  }),
  operation({
    id: "updateNotificationSetting",
    method: "PATCH",
    path: `${root}/notifications/{kind}`,
    summary: "Changes where one is told of a kind of thing.",
    tag: "Settings",
    access: "writer",
    assumed: true,
    params: Type.Object({ user: Type.String(), kind: NotificationKind }),
    body: NotificationSettingInput,
    status: 200,
    answer: NotificationSetting,
    handle: async ({ services: { db }, reader, params, body }) => {
      const { userId } = await requireSettings(db, reader, params.user);
      return changeNotificationSetting(db, userId, params.kind, body);
    },
  }),
];
