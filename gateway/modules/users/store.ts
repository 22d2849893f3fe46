import type { Context } from "../../context.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { readUser, readUsers } from "../../rest/users.ts";
import { permissionFor } from "../permissions/permit.ts";
import type { Permission } from "../permissions/policy.ts";
import { storeBySlug } from "../store.ts";
import { factsOf, profilePolicy, type ProfileAction } from "./policy.ts";

/** The operation's store of profiles, by slug. */
export const users = storeBySlug(readUser, readUsers);

/** The value of a permission field of a profile; null when the profile does not exist. */
export const profilePermission = (context: Context, slug: string, action: ProfileAction): Promise<Permission | null> =>
  permissionFor(
    context,
    andThen(users(context).get(slug), (user) => user && factsOf(user)),
    profilePolicy,
    action,
  );
