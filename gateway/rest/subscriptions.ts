import type { Rest } from "./client.ts";
import type { MailSetting } from "./generated/contract.ts";

/** Subscribes or unsubscribes. */
export const setSubscription = (rest: Rest, user: string, id: number, isSubscribed: boolean): Promise<undefined> =>
  rest.write(isSubscribed ? "subscribe" : "unsubscribe", { params: { user, id } });

/** Turns these mails off or on again. */
export const updateMailSetting = (rest: Rest, token: string, isOn: boolean): Promise<MailSetting> =>
  rest.write("updateMailSetting", { params: { token }, body: { isOn } });
