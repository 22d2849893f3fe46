import { createHmac } from "node:crypto";
import type { NotificationKind } from "../db/schema.ts";
import { isNotificationKind } from "../notifications/settings.ts";
import { isSame } from "../text/isSame.ts";

/** The mails that a link can unsubscribe from: those about a type of notification, or a newsletter by its id. */
type MailTopic = { notification: NotificationKind } | { newsletter: number };

const toTopicName = (topic: MailTopic): string => ("notification" in topic ? topic.notification : String(topic.newsletter));
const sign = (secret: string, userId: number, name: string): string =>
  createHmac("sha256", secret).update(`unsubscribe:${userId}:${name}`).digest("hex");

/** The address at which a person unsubscribes without signing in. It stays valid, because mails are kept for years. */
export function createUnsubscribeUrl(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  userId: number,
  topic: MailTopic,
): string {
  const name = toTopicName(topic);
  return `${publicUrl}/unsubscribe/account/${userId}-${name}-${sign(secret, userId, name)}`;
}

/** The person and the mails of the token in such an address; null when it is not valid. */
export function readUnsubscribeToken(secret: string, token: string): { userId: number; topic: MailTopic } | null {
  const [, user = "", name = "", signature = ""] = /^(\d{1,9})-(\w{1,40})-([0-9a-f]{64})$/.exec(token) ?? [];
  const userId = Number(user);
  if (!isSame(signature, sign(secret, userId, name))) return null;
  if (isNotificationKind(name)) return { userId, topic: { notification: name } };
  return /^\d+$/.test(name) ? { userId, topic: { newsletter: Number(name) } } : null;
}
