import type { Input, Rest } from "./client.ts";
import type { MailSetting, NotificationSetting, Subscription } from "./generated/contract.ts";

/** All newsletters, with the person's subscriptions. */
export const listSubscriptions = async (rest: Rest, user: string): Promise<readonly Subscription[]> =>
  (await rest.list("getSubscriptions", { params: { user } })).items;

/** Subscribes or unsubscribes. */
export const setSubscription = (rest: Rest, user: string, id: number, isSubscribed: boolean): Promise<undefined> =>
  rest.write(isSubscribed ? "subscribe" : "unsubscribe", { params: { user, id } });

/** The channels by which the user is notified, by kind. */
export const listNotificationSettings = async (rest: Rest, user: string): Promise<readonly NotificationSetting[]> =>
  (await rest.list("getNotificationSettings", { params: { user } })).items;

/** Changes the channels for one kind of notification. */
export const changeNotificationSetting = (
  rest: Rest,
  user: string,
  kind: NotificationSetting["kind"],
  body: NonNullable<Input<"updateNotificationSetting">["body"]>,
): Promise<NotificationSetting> => rest.write("updateNotificationSetting", { params: { user, kind }, body });

/** The setting that the unsubscribe link of a notification mail or newsletter leads to. */
export const readMailSetting = (rest: Rest, token: string): Promise<MailSetting> =>
  rest.read("getMailSetting", { params: { token } });

/** Turns these mails off or on again. */
export const updateMailSetting = (rest: Rest, token: string, isOn: boolean): Promise<MailSetting> =>
  rest.write("updateMailSetting", { params: { token }, body: { isOn } });
