import type { Product } from "../../support/product.ts";

/** More names than a page of options has, in alphabetical order: "Zone 01" to "Zone 60". */
export const manyNames = (noun: string): string[] =>
  Array.from({ length: 60 }, (_, index) => `${noun} ${String(index + 1).padStart(2, "0")}`);

/** The ids of a demo user and of their account, for records of the account. */
export function findAccountUser({ platform: { db } }: Product, email: string) {
  return db
    .selectFrom("users")
    .select(["id", "account_id"])
    .where("email", "=", email)
    .where("account_id", "is not", null)
    .$narrowType<{ account_id: number }>()
    .executeTakeFirstOrThrow();
}
