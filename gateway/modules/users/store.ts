import type { UserModel } from "./models.ts";
import type { Context } from "../../context.ts";
import { andThen } from "../../graph/later.ts";
import { readUser, readUsers } from "../../rest/users.ts";
import { permissionFor } from "../permissions/permit.ts";
import type { Permission } from "../permissions/policy.ts";
import { storePerOperation } from "../store.ts";
import { factsOf, profilePolicy, type ProfileAction } from "./policy.ts";

/** The profiles within one operation, by slug. */
export const users = storePerOperation<string, UserModel>(({ rest }) => ({
  one: (slug) => readUser(rest, slug),
  many: (slugs) => readUsers(rest, slugs),
  keyOf: ({ slug }) => slug,
}));

/** What a permission field of a profile says; null when there is no such profile. */
export const profilePermission = (context: Context, slug: string, action: ProfileAction): Promise<Permission | null> =>
  permissionFor(
    context,
    andThen(users(context).get(slug), (user) => user && factsOf(user)),
    profilePolicy,
    action,
  );
