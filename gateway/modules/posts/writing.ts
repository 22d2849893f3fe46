import type { Context } from "../../context.ts";
import type { FieldNames } from "../../errors.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { createPost, updatePost, type WrittenBody } from "../../rest/posts.ts";
import type { PostModel, PostType } from "../models.ts";
import { change, type Payload } from "../mutation.ts";
import { decodePostId } from "./ids.ts";
import { postKinds } from "./kinds/index.ts";
import type { WrittenAs } from "./kinds/kind.ts";
import { permit } from "./permit.ts";

/** What the inputs of all types have in common; null says no more here than leaving out. */
const sharedFields: Readonly<Record<string, string>> = {
  authorId: "authorId",
  communityIds: "communities",
  userTypes: "userTypes",
  saveAs: "saveAs",
};

/** An input as it came: which fields it has its type's table says. */
type WritingInput = Readonly<Record<string, unknown>> & { readonly clientMutationId?: string | null };
type CreateInput = WritingInput & { readonly idempotencyKey?: string | null };
type UpdateInput = WritingInput & { readonly postId: string };

const keyOf = (written: WrittenAs): string => (typeof written === "string" ? written : written.key);

/** The REST body of an input: fields left out stay away, null empties a field of the type's own. */
function bodyOf(fields: Readonly<Record<string, WrittenAs>>, input: WritingInput): WrittenBody {
  const body: Record<string, unknown> = {};
  for (const [field, key] of Object.entries(sharedFields)) {
    if (input[field] !== undefined && input[field] !== null) body[key] = input[field];
  }
  for (const [field, written] of Object.entries(fields)) {
    const value = input[field];
    if (value !== undefined) body[keyOf(written)] = typeof written === "string" ? value : written.toBody(value);
  }
  return body;
}

/** What the inputs of a type call the REST API's fields. */
export function fieldNamesOf(fields: Readonly<Record<string, WrittenAs>>): FieldNames {
  const all = [...Object.entries(sharedFields), ...Object.entries(fields)];
  return Object.fromEntries(all.map(([field, written]) => [keyOf(written), field]));
}

function create(context: Context, type: PostType, input: CreateInput): Promise<Payload<PostModel>> {
  const { fields } = postKinds[type];
  return change(
    context,
    input,
    () => createPost(context.rest, type, bodyOf(fields, input), input.idempotencyKey ?? null),
    fieldNamesOf(fields),
  );
}

/** To publish a draft and nothing else has a rule of its own. */
function update(context: Context, type: PostType, input: UpdateInput): Promise<Payload<PostModel>> {
  const { fields } = postKinds[type];
  const post = decodePostId(input.postId, type);
  const body = bodyOf(fields, input);
  const onlyPublishes = body["saveAs"] === "published" && Object.keys(body).length === 1;
  return change(
    context,
    input,
    async () => {
      await permit(context, post, ({ saveAs }) => (onlyPublishes && saveAs === "draft" ? "publish" : "edit"));
      return updatePost(context.rest, type, post.id, body);
    },
    fieldNamesOf(fields),
  );
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `create` and `update` of one type; all that is particular about them stands in the type's table. */
export function writingResolvers(type: PostType): Resolvers {
  const { typeName } = postKinds[type];
  const payload = { [lowerFirst(typeName)]: ({ result }: Payload<PostModel>) => result };
  return {
    Mutation: {
      [`create${typeName}`]: (_mutation: unknown, { input }: { input: CreateInput }, context: Context) =>
        create(context, type, input),
      [`update${typeName}`]: (_mutation: unknown, { input }: { input: UpdateInput }, context: Context) =>
        update(context, type, input),
    },
    [`Create${typeName}Payload`]: payload,
    [`Update${typeName}Payload`]: payload,
  };
}
