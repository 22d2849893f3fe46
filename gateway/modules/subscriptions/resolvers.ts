import { readAll } from "../../rest/bulk.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { setSubscription, updateMailSetting } from "../../rest/subscriptions.ts";
import { change } from "../mutation.ts";
import { changedSettings } from "../settings/payloadFields.ts";
import { changeSettings } from "../settings/permission.ts";
import { nullIfNotFound } from "../store.ts";

export const resolvers: Resolvers = {
  Query: {
    mailSetting: async (_query, { token }, context) => {
      const setting = await nullIfNotFound(context.rest.read("getMailSetting", { params: { token } }));
      return setting && { ...setting, token };
    },
  },
  UserSettings: {
    newsletters: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getSubscriptions", { params: { user: slug } })),
    notificationSettings: ({ slug }, _arguments, context) =>
      nullIfNotFound(readAll(context.rest, "getNotificationSettings", { params: { user: slug } })),
  },
  Mutation: {
    /** Sets the given state; it does not toggle. */
    setSubscription: (_mutation, { input }, context) => {
      const slug = input.settingsId;
      return change(context, input, async () => {
        await changeSettings(context, slug, () => setSubscription(context.rest, slug, input.newsletterId, input.subscribed));
        return { slug };
      });
    },
    setMailSetting: (_mutation, { input }, context) =>
      change(context, input, async () => {
        const { token, isOn } = input;
        return { ...(await updateMailSetting(context.rest, token, isOn)), token };
      }),
    updateNotificationSetting: (_mutation, { input }, context) => {
      const slug = input.settingsId;
      const { kind, onSite = null, email = null } = input;
      return change(context, input, async () => {
        const body = { ...(onSite === null ? {} : { onSite }), ...(email === null ? {} : { email }) };
        await changeSettings(context, slug, () =>
          context.rest.write("updateNotificationSetting", { params: { user: slug, kind }, body }),
        );
        return { slug };
      });
    },
  },
  SetSubscriptionPayload: changedSettings,
  UpdateNotificationSettingPayload: changedSettings,
  NewsletterFrequency: { DAILY: "daily", WEEKLY: "weekly", AS_IT_HAPPENS: "asItHappens" },
};
