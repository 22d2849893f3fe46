import type { Reader } from "../auth/reader.ts";
import type { Db } from "../db/connect.ts";
import type { Module } from "../db/schema.ts";
import { notFound, refused, type HttpError } from "../http/errors.ts";

/** The modules that the reader's plan includes. Platform admins are not exempt (D-54). */
export async function modulesOf(db: Db, reader: Pick<Reader, "userId">): Promise<ReadonlySet<Module>> {
  const user = await db.selectFrom("users").select("modules").where("id", "=", reader.userId).executeTakeFirst();
  return new Set(user?.modules);
}

/** Lets only those pass whose plan includes all of these, and answers what it includes (T-2). @throws 404 */
export async function requireModules(
  db: Db,
  reader: Pick<Reader, "userId">,
  ...modules: readonly Module[]
): Promise<ReadonlySet<Module>> {
  const own = await modulesOf(db, reader);
  if (!modules.every((module) => own.has(module))) {
    throw notFound();
  }
  return own;
}

/** Of a part of a call that the plan does not include (T-2). */
export const notInPlan = (): HttpError => refused("Your plan does not include this feature.");
