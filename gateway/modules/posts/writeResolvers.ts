import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { createPost, toPostName, updatePost, type PostType } from "../../rest/posts.ts";
import { change, type Payload } from "../mutation.ts";
import { toRestBody, createFieldNames } from "./fields.ts";
import { postKinds } from "./kinds/index.ts";
import type { PostModel } from "./models.ts";
import { requirePostPermission } from "./requirePostPermission.ts";

/** An untyped input; the table of the post's type defines its fields. */
type WriteInput = Readonly<Record<string, unknown>> & { readonly clientMutationId?: string | null };
type CreateInput = WriteInput & { readonly idempotencyKey?: string | null };
type UpdateInput = WriteInput & { readonly postId: number };

function create(context: Context, type: PostType, input: CreateInput): Promise<Payload<PostModel>> {
  const { fields } = postKinds[type];
  return change(
    context,
    input,
    () => createPost(context.rest, type, toRestBody(fields, input), input.idempotencyKey ?? null),
    createFieldNames(fields),
  );
}

/** An update that only publishes a draft has a separate rule. */
function update(context: Context, type: PostType, input: UpdateInput): Promise<Payload<PostModel>> {
  const { fields } = postKinds[type];
  const post = { type, id: input.postId };
  const body = toRestBody(fields, input);
  const onlyPublishes = body["saveAs"] === "published" && Object.keys(body).length === 1;
  return change(
    context,
    input,
    async () => {
      await requirePostPermission(context, post, ({ saveAs }) => (onlyPublishes && saveAs === "draft" ? "publish" : "edit"));
      return updatePost(context.rest, type, post.id, body);
    },
    createFieldNames(fields),
  );
}

/** The `create` and `update` mutations of one type; the type's definition contains what is specific to it. */
export function createWriteResolvers(type: PostType): Resolvers {
  const typeName = toPostName(type);
  return {
    Mutation: {
      [`create${typeName}`]: (_mutation: unknown, { input }: { input: CreateInput }, context: Context) =>
        create(context, type, input),
      [`update${typeName}`]: (_mutation: unknown, { input }: { input: UpdateInput }, context: Context) =>
        update(context, type, input),
    },
  };
}
