import Type, { type Static } from "typebox";
import { Id, namedObject, nullable, oneOf } from "../http/schema.ts";
import { NotificationKind } from "../notifications/settingsSchema.ts";

export const Subscription = namedObject("Subscription", {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  frequency: oneOf(["daily", "weekly", "asItHappens"]),
  isSubscribed: Type.Boolean(),
});
export type Subscription = Static<typeof Subscription>;

export const MailSetting = namedObject("MailSetting", {
  email: Type.String({ description: "Address that the mails are sent to." }),
  notification: nullable(NotificationKind, {
    description: "The kind of notification that the mails are about; null for a newsletter.",
  }),
  newsletter: nullable(Type.String(), { description: "Name of the newsletter; null for notifications." }),
  isOn: Type.Boolean({ description: "Whether the mails are sent." }),
});
export type MailSetting = Static<typeof MailSetting>;
