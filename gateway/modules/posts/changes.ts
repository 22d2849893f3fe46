import type { Context } from "../../context.ts";
import type { MutationResolvers, PublishDraftInput } from "../../graph/generated/resolvers.ts";
import { deletePost, restorePost, updatePost } from "../../rest/posts.ts";
import { change, type Payload } from "../mutation.ts";
import { createFieldNames } from "./fields.ts";
import { toPostRef, type PostRef } from "./ids.ts";
import { postKinds } from "./kinds/index.ts";
import type { PostModel } from "./models.ts";
import { requirePostPermission } from "./requirePostPermission.ts";

/** A deleted post. */
export interface DeletePostResult {
  readonly post: PostRef;
}

/** Missing fields are reported by their names in the input of the post's type. */
export async function publish(context: Context, input: PublishDraftInput): Promise<Payload<PostModel>> {
  const post = toPostRef(input.postId);
  return change(
    context,
    input,
    async () => {
      await requirePostPermission(context, post, () => "publish");
      return updatePost(context.rest, post.type, post.id, { saveAs: "published" });
    },
    createFieldNames(postKinds[post.type].fields),
  );
}

export const mutations: MutationResolvers = {
  deletePost: async (_mutation, { input }, context) => {
    const post = toPostRef(input.postId);
    return change(context, input, async () => {
      await requirePostPermission(context, post, () => "delete");
      await deletePost(context.rest, post.type, post.id);
      return { post };
    });
  },
  restorePost: async (_mutation, { input }, context) => {
    const post = toPostRef(input.postId);
    return change(context, input, async () => {
      await requirePostPermission(context, post, () => "restore");
      return restorePost(context.rest, post.type, post.id);
    });
  },
};
