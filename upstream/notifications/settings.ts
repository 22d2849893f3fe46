import type { NotificationKind, Db } from "../db/schema.ts";
import { type Page, wholeList } from "../http/paging.ts";
import type { NotificationSetting, NotificationSettingInput } from "./settingsSchema.ts";

/** The channels by which a user gets notifications of one kind. */
type NotificationChannels = Pick<NotificationSetting, "onSite" | "email">;

/** Defaults for users without settings, in display order. */
const defaultChannels: Readonly<Record<NotificationKind, NotificationChannels>> = {
  comment: { onSite: true, email: false },
  commentAsReply: { onSite: true, email: false },
  like: { onSite: true, email: false },
  likeOnComment: { onSite: true, email: false },
  mention: { onSite: true, email: true },
  mentionOnComment: { onSite: true, email: false },
  interviewAnswer: { onSite: true, email: true },
};

const notificationKinds = Object.keys(defaultChannels) as NotificationKind[];

export const isNotificationKind = (name: string): name is NotificationKind => Object.hasOwn(defaultChannels, name);

/** The channels of each user for a kind, by user id. */
export async function readChannels(
  db: Db,
  userIds: readonly number[],
  kind: NotificationKind,
): Promise<(userId: number) => NotificationChannels> {
  const rows = await db
    .selectFrom("notification_settings")
    .select(["user_id", "on_site as onSite", "email"])
    .where("user_id", "in", [...userIds, 0])
    .where("kind", "=", kind)
    .execute();
  const chosen = new Map(rows.map(({ user_id: userId, onSite, email }) => [userId, { onSite, email }]));
  return (userId) => chosen.get(userId) ?? defaultChannels[kind];
}

/** Returns the settings of all seven kinds. */
export async function listNotificationSettings(db: Db, userId: number): Promise<Page<NotificationSetting>> {
  const rows = await db
    .selectFrom("notification_settings")
    .select(["kind", "on_site as onSite", "email"])
    .where("user_id", "=", userId)
    .execute();
  const chosen = new Map(rows.map(({ kind, onSite, email }) => [kind, { onSite, email }]));
  const settings = notificationKinds.map((kind) => ({ kind, ...(chosen.get(kind) ?? defaultChannels[kind]) }));
  return wholeList(settings);
}

/** Changes the given fields. */
export async function changeNotificationSetting(
  db: Db,
  userId: number,
  kind: NotificationKind,
  { onSite, email }: NotificationSettingInput,
): Promise<NotificationSetting> {
  const row = await db
    .insertInto("notification_settings")
    .values({
      user_id: userId,
      kind,
      on_site: onSite ?? defaultChannels[kind].onSite,
      email: email ?? defaultChannels[kind].email,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet((column) => ({
        on_site: onSite ?? column.ref("notification_settings.on_site"),
        email: email ?? column.ref("notification_settings.email"),
      })),
    )
    .returning(["on_site as onSite", "email"])
    .executeTakeFirstOrThrow();
  return { kind, ...row };
}
