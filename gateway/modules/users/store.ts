import { readUser, readUsers } from "../../rest/users.ts";
import type { UserModel } from "../models.ts";
import { storePerOperation } from "../store.ts";

/** The profiles within one operation, by slug. */
export const users = storePerOperation<string, UserModel>(({ rest }) => ({
  one: (slug) => readUser(rest, slug),
  many: (slugs) => readUsers(rest, slugs),
  keyOf: ({ slug }) => slug,
}));
