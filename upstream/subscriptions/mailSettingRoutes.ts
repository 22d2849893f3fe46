import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { changeMailSetting, readMailSetting } from "./mailSettings.ts";
import { MailSetting } from "./schema.ts";

const common = {
  tag: "Settings",
  assumed: true,
  access: "all",
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: MailSetting,
} as const;
const path = "/settings/mails/{token}";

export const mailSettingOperations: Operation[] = [
  operation(common, {
    id: "getMailSetting",
    path,
    summary:
      "Returns whether a user gets the mails that a notification mail or newsletter is one of. The token is that of its unsubscribe link.",
    handle: ({ services, params }) => readMailSetting(services, params.token),
  }),
  operation(common, {
    id: "updateMailSetting",
    path,
    summary:
      "Turns these mails off or on again in the user's notification settings or newsletter subscriptions. Requires no sign-in. Idempotent.",
    body: Type.Object({ isOn: Type.Boolean() }),
    handle: ({ services, params, body }) => changeMailSetting(services, params.token, body.isOn),
  }),
];
