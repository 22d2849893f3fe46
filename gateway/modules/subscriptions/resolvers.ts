import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readAll } from "../../rest/bulk.ts";
import { change } from "../mutation.ts";
import { changeSettingsByInput } from "../settings/changeSettings.ts";
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
    setSubscription: (_mutation, { input }, context) =>
      changeSettingsByInput(context, input, (user) =>
        context.rest.write(input.subscribed ? "subscribe" : "unsubscribe", { params: { user, id: input.newsletterId } }),
      ),
    setMailSetting: (_mutation, { input }, context) =>
      change(context, input, async () => {
        const { token, isOn } = input;
        return { ...(await context.rest.write("updateMailSetting", { params: { token }, body: { isOn } })), token };
      }),
    updateNotificationSetting: (_mutation, { input }, context) => {
      const { kind, onSite, email } = input;
      const body = { onSite: onSite ?? undefined, email: email ?? undefined };
      return changeSettingsByInput(context, input, (user) =>
        context.rest.write("updateNotificationSetting", { params: { user, kind }, body }),
      );
    },
  },
};
