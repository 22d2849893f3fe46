import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { subscriptions } from "./content/subscriptions.ts";

type Row<Table extends keyof Database> = Insertable<Database[Table]>;
type Users = readonly Row<"users">[];

const findUserId = (users: Users, email: string): number => Number(users.find((user) => user.email === email)?.id);

/** Newsletter subscriptions of the demo accounts. */
export function subscriptionRows(users: Users): Row<"subscriptions">[] {
  return subscriptions.flatMap(({ email, newsletters }) =>
    newsletters.map((newsletter) => ({ user_id: findUserId(users, email), newsletter_id: newsletter })),
  );
}

/** Notification settings of the demo accounts, where they differ from the defaults. */
export function notificationSettingRows(users: Users): Row<"notification_settings">[] {
  return subscriptions.flatMap(({ email, emailKinds = [] }) =>
    emailKinds.map((kind) => ({ user_id: findUserId(users, email), kind, on_site: true, email: true })),
  );
}
