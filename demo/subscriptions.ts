import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { subscriptions } from "./content/subscriptions.ts";

type Row<Table extends keyof Database> = Insertable<Database[Table]>;
type Users = readonly Row<"users">[];

const idOf = (users: Users, email: string): number => Number(users.find((user) => user.email === email)?.id);

/** Which newsletters the demo accounts get. */
export function subscriptionRows(users: Users): Row<"subscriptions">[] {
  return subscriptions.flatMap(({ email, newsletters }) =>
    newsletters.map((newsletter) => ({ user_id: idOf(users, email), newsletter_id: newsletter })),
  );
}

/** Where they want to be told of what, as far as they have chosen. */
export function notificationSettingRows(users: Users): Row<"notification_settings">[] {
  return subscriptions.flatMap(({ email, byMail = [] }) =>
    byMail.map((kind) => ({ user_id: idOf(users, email), kind, on_site: true, email: true })),
  );
}
