import type { Context } from "../../context.ts";
import { decide } from "../permissions/policy.ts";
import { requireFound, enforce } from "../permissions/requirePermission.ts";
import { getActor } from "../session/viewer.ts";
import type { PostRef } from "./ids.ts";
import { getPostKind } from "./kinds/index.ts";
import type { PostModel } from "./models.ts";
import type { PostAction } from "./policy.ts";
import { posts } from "./store.ts";

/**
 * Reads the post to be changed and enforces the rules behind its permission fields, so that changes and permission fields
 * always agree. The REST API also checks the permission itself.
 * @param actionOf returns the required action, which may depend on the post
 * @throws PermissionDeniedError
 */
export async function requirePostPermission(
  context: Context,
  { type, id }: PostRef,
  actionOf: (post: PostModel) => PostAction,
): Promise<void> {
  const post = await requireFound(posts(context, type).get(id));
  enforce(decide(getPostKind(post).policy[actionOf(post)], await getActor(context), post));
}
