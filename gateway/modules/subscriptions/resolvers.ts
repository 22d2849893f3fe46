import { readAll } from "../../rest/bulk.ts";
import type { Context } from "../../context.ts";
import type {
  Resolvers,
  SetMailSettingInput,
  SetSubscriptionInput,
  UpdateNotificationSettingInput,
} from "../../graph/generated/resolvers.ts";
import { setSubscription, updateMailSetting } from "../../rest/subscriptions.ts";
import { change, type Payload } from "../mutation.ts";
import type { ChangedSettings } from "../settings/changes.ts";
import { changedSettings } from "../settings/payloadFields.ts";
import { changeSettings } from "../settings/permission.ts";
import { nullIfNotFound } from "../store.ts";
import type { MailSettingModel } from "./models.ts";

/** Sets the given state; it does not toggle. */
function subscribe(context: Context, input: SetSubscriptionInput): Promise<Payload<ChangedSettings>> {
  const slug = input.settingsId;
  return change(context, input, async () => {
    await changeSettings(context, slug, () => setSubscription(context.rest, slug, input.newsletterId, input.subscribed));
    return { slug };
  });
}

function updateSetting(context: Context, input: UpdateNotificationSettingInput): Promise<Payload<ChangedSettings>> {
  const slug = input.settingsId;
  const { kind, onSite = null, email = null } = input;
  return change(context, input, async () => {
    const body = { ...(onSite === null ? {} : { onSite }), ...(email === null ? {} : { email }) };
    await changeSettings(context, slug, () =>
      context.rest.write("updateNotificationSetting", { params: { user: slug, kind }, body }),
    );
    return { slug };
  });
}

const setMailSetting = (context: Context, input: SetMailSettingInput): Promise<Payload<MailSettingModel>> =>
  change(context, input, async () => {
    const { token, isOn } = input;
    return { ...(await updateMailSetting(context.rest, token, isOn)), token };
  });

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
    setSubscription: (_mutation, { input }, context) => subscribe(context, input),
    setMailSetting: (_mutation, { input }, context) => setMailSetting(context, input),
    updateNotificationSetting: (_mutation, { input }, context) => updateSetting(context, input),
  },
  SetSubscriptionPayload: changedSettings,
  UpdateNotificationSettingPayload: changedSettings,
  NewsletterFrequency: { DAILY: "daily", WEEKLY: "weekly", AS_IT_HAPPENS: "asItHappens" },
};
