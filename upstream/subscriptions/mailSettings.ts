import type { Db } from "../db/schema.ts";
import { lostLink } from "../http/errors.ts";
import { changeNotificationSetting, readChannels } from "../notifications/settings.ts";
import type { Services } from "../services.ts";
import { readUnsubscribeToken } from "./links.ts";
import type { MailSetting } from "./schema.ts";
import { isSubscribed, setSubscription } from "./store.ts";

type MailSettingServices = Pick<Services, "db" | "secret" | "now">;

async function requireLink({ db, secret }: MailSettingServices, token: string) {
  const link = readUnsubscribeToken(secret, token);
  if (link === null) throw lostLink();
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", link.userId)
    .executeTakeFirstOrThrow(() => lostLink());
  return { ...link, email: user.email };
}

async function requireNewsletter(db: Db, id: number): Promise<string> {
  const newsletter = await db
    .selectFrom("newsletters")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => lostLink());
  return newsletter.name;
}

/** The setting that the unsubscribe link of a mail changes, with its value. @throws 404 */
export async function readMailSetting(services: MailSettingServices, token: string): Promise<MailSetting> {
  const { db } = services;
  const { userId, email, topic } = await requireLink(services, token);
  if ("notification" in topic) {
    const channels = await readChannels(db, [userId], topic.notification);
    return { email, notification: topic.notification, newsletter: null, isOn: channels(userId).email };
  }
  const newsletter = await requireNewsletter(db, topic.newsletter);
  return { email, notification: null, newsletter, isOn: await isSubscribed(db, userId, topic.newsletter) };
}

/** Changes the setting that the unsubscribe link of a mail leads to; idempotent. @throws 404 */
export async function changeMailSetting(services: MailSettingServices, token: string, isOn: boolean): Promise<MailSetting> {
  const { db, now } = services;
  const { userId, topic } = await requireLink(services, token);
  if ("notification" in topic) {
    await changeNotificationSetting(db, userId, topic.notification, { email: isOn });
  } else {
    await requireNewsletter(db, topic.newsletter);
    await setSubscription(db, userId, topic.newsletter, isOn, now());
  }
  return readMailSetting(services, token);
}
