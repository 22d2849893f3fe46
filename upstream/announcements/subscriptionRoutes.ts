import Type from "typebox";
import { changeMailSubscription, readMailSubscription } from "./unsubscribing.ts";
import { operation, type Operation } from "../http/operation.ts";
import { MailSubscription } from "./schema.ts";

const common = {
  tag: "Announcements",
  assumed: true,
  path: "/announcements/subscriptions/{token}",
  access: "all",
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  status: 200,
  answer: MailSubscription,
} as const;

export const mailSubscriptionOperations: Operation[] = [
  operation({
    ...common,
    id: "getMailSubscription",
    method: "GET",
    summary: "Whether the recipient of a press mail still gets those of its sender; the token is in the mail's unsubscribe link.",
    handle: ({ services: { db }, params }) => readMailSubscription(db, params.token),
  }),
  operation({
    ...common,
    id: "updateMailSubscription",
    method: "PATCH",
    summary: "Stops the sender's press mails to this recipient, or allows them again.",
    body: Type.Object({ isSubscribed: Type.Boolean() }),
    handle: ({ services: { db, now }, params, body }) => changeMailSubscription(db, params.token, body.isSubscribed, now()),
  }),
];
