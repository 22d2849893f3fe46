import Type from "typebox";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { UserEntryParams, UserParams } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { changeNotificationSetting, listNotificationSettings } from "../notifications/settings.ts";
import { NotificationKind, NotificationSetting, NotificationSettingInput } from "../notifications/settingsSchema.ts";
import { requireSettings } from "../settings/rules.ts";
import { Subscription } from "./schema.ts";
import { listSubscriptions, setSubscription } from "./store.ts";

const root = "/u/{user}/settings";
const common = { tag: "Settings", assumed: true, ...loadBy("user", requireSettings) } as const;
const read = { ...common, params: UserParams } as const;

/** PATCH subscribes, DELETE unsubscribes. */
const subscribing = (id: string, method: "PATCH" | "DELETE", isSubscribed: boolean): Operation =>
  operation(common, {
    id,
    method,
    path: `${root}/subscriptions/{id}`,
    summary: isSubscribed
      ? "Subscribes the user to a newsletter. Idempotent."
      : "Unsubscribes the user from a newsletter. Idempotent.",
    params: UserEntryParams,
    handle: async ({ services: { db, now }, params, target: { userId } }) => {
      await setSubscription(db, userId, params.id, isSubscribed, now());
    },
  });

/** Operations for subscriptions to newsletters and for notification settings. */
export const subscriptionOperations: Operation[] = [
  operation(read, {
    id: "getSubscriptions",
    path: `${root}/subscriptions`,
    summary: "Lists all newsletters with whether the user subscribes to them.",
    response: List(Subscription),
    handle: ({ services: { db }, target }) => listSubscriptions(db, target.userId),
  }),
  subscribing("subscribe", "PATCH", true),
  subscribing("unsubscribe", "DELETE", false),
  operation(read, {
    id: "getNotificationSettings",
    path: `${root}/notifications`,
    summary: "Lists the notification settings of the user by kind.",
    response: List(NotificationSetting),
    handle: ({ services: { db }, target }) => listNotificationSettings(db, target.userId),
  }),
  operation(common, {
    id: "updateNotificationSetting",
    path: `${root}/notifications/{kind}`,
    summary: "Updates the given notification settings of a kind.",
    params: Type.Object({ user: Type.String(), kind: NotificationKind }),
    body: NotificationSettingInput,
    response: NotificationSetting,
    handle: ({ services: { db }, params, body, target: { userId } }) => changeNotificationSetting(db, userId, params.kind, body),
  }),
];
