import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { changeMailSubscription, readMailSubscription } from "./mailSubscriptions.ts";
import { MailSubscription } from "./schema.ts";

const common = {
  tag: "Announcements",
  assumed: true,
  access: "all",
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: MailSubscription,
} as const;
const path = "/announcements/subscriptions/{token}";

export const mailSubscriptionOperations: Operation[] = [
  operation(common, {
    id: "getMailSubscription",
    path,
    summary:
      "Returns whether the recipient of a press mail is subscribed to its sender. The token is that of the unsubscribe link.",
    handle: ({ services: { db }, params }) => readMailSubscription(db, params.token),
  }),
  operation(common, {
    id: "updateMailSubscription",
    path,
    summary: "Unsubscribes the recipient from the sender's press mails, or resubscribes them. Idempotent.",
    body: Type.Object({ isSubscribed: Type.Boolean() }),
    handle: ({ services: { db, now }, params, body }) => changeMailSubscription(db, params.token, body.isSubscribed, now()),
  }),
];
