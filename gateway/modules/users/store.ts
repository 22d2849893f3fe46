import type { Context } from "../../context.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { readUser, readUsers } from "../../rest/users.ts";
import type { Permission } from "../permissions/policy.ts";
import { getPermission } from "../permissions/requirePermission.ts";
import { createStoreBySlug } from "../store.ts";
import { toProfileFacts, profilePolicy, type ProfileAction } from "./policy.ts";

/** The operation's store of profiles, by slug. */
export const users = createStoreBySlug(readUser, readUsers);

/** The value of a permission field of a profile; null when the profile does not exist. */
export const getProfilePermission = (context: Context, slug: string, action: ProfileAction): Promise<Permission | null> =>
  getPermission(
    context,
    andThen(users(context).get(slug), (user) => user && toProfileFacts(user)),
    profilePolicy,
    action,
  );
