import type { OverlayPostQuery$variables } from "../__generated__/OverlayPostQuery.graphql.ts";
import type { PostAddress } from "./address.ts";
import { postKinds } from "./kinds/index.ts";

/** The variables of OverlayPostQuery for the post at an address. */
export function postVariables({ key, databaseId, commentId }: PostAddress): OverlayPostQuery$variables {
  return { type: postKinds[key].type, databaseId, commentId: commentId ?? 0, withComment: commentId !== null };
}
