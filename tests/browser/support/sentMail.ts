import type { Product } from "../../support/product.ts";

/** A sent press mail of the demo data: its unsubscribe token, sender and recipient. */
export function sentMail({ platform: { db } }: Product) {
  return db
    .selectFrom("announcement_deliveries as x")
    .innerJoin("announcements as a", "a.id", "x.announcement_id")
    .innerJoin("contacts as c", "c.id", "a.author_id")
    .select(["x.unsubscribe_token as token", "x.email", "c.name as sender"])
    .orderBy("x.id")
    .executeTakeFirstOrThrow();
}
