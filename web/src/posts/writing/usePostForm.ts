import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { GenericSchema } from "valibot";
import type { usePostForm_post$key } from "../../__generated__/usePostForm_post.graphql.ts";
import type { LocalDraft } from "../../forms/localDraft.ts";
import { useForm, type Form, type SaveAs } from "../../forms/useForm.ts";
import { addPreviousChoices } from "./addPreviousChoices.ts";
import { toAudienceValues, unlimitedAudience, type AudienceValues } from "./audienceValues.ts";
import type { PostFormContext, Writer } from "./PostFormContext.ts";
import type { SavePost } from "./savePost.ts";

interface PostFormOptions<Own extends FieldValues, Fields extends object> {
  context: PostFormContext;
  /** The post to edit; null for a new one. */
  post: usePostForm_post$key | null | undefined;
  /** The initial values of the type's fields. */
  start: Own;
  /** The schema of all values, including the audience; drafts may be incomplete. */
  schema: (saveAs: SaveAs, values: NoInfer<Own>) => GenericSchema<NoInfer<Own> & AudienceValues, NoInfer<Fields>>;
  save: SavePost<Fields>;
  /** Maps fields of the mutation to fields of the form with another name. */
  fieldNames?: Readonly<Record<string, NoInfer<keyof Own & string>>>;
  /** False for types that have no drafts. Default: true. */
  hasDrafts?: boolean;
}

/** A form with the audience and at least these fields. */
export interface PostForm<Own extends FieldValues> extends Form<Own & AudienceValues> {
  /** Whether it can be saved as a draft now. */
  canBeDraft: boolean;
  isPublished: boolean;
  isNew: boolean;
  writer: Writer;
}

/** The state of a post form, including the audience, and whether the post can be saved as a draft. */
export function usePostForm<Own extends FieldValues, Fields extends object>(
  options: PostFormOptions<Own, Fields>,
): PostForm<Own> {
  const { context, schema, save, fieldNames = {}, hasDrafts = true } = options;
  const { writer, draft, communityId, onSaved } = context;
  const post = useFragment(
    graphql`
      fragment usePostForm_post on PostBase {
        id
        status
        communities {
          id
          name
        }
        userTypes
      }
    `,
    options.post,
  );
  const ownCommunities = post?.communities.map(({ id, name }) => ({ id, name })) ?? [];
  const [start] = useState<Own & AudienceValues>(() => ({
    ...options.start,
    ...(post
      ? toAudienceValues({ communityIds: ownCommunities.map(({ id }) => id), userTypes: post.userTypes })
      : { ...unlimitedAudience, communityIds: communityId === null ? [] : [communityId] }),
  }));
  const [ownDraft] = useState(() => (post ? draft : withCommunities(draft, start.communityIds)));
  const isUnpublished = !post || post.status === "DRAFT";
  const form = useForm<Own & AudienceValues, Fields, { ok: true; databaseId: number }>({
    schema,
    start,
    draft: ownDraft,
    fieldNames,
    send: (fields, sending) => save(fields, { ...sending, postId: post?.id ?? null }),
    onSaved: ({ databaseId }, saveAs) => onSaved({ databaseId, saveAs, isNew: isUnpublished }),
  });
  // Only platform admins may publish and delete drafts in the name of a company (D-132).
  const mayPublishDraft = form.values.authorId === null || writer.isAdmin;
  return {
    ...form,
    canBeDraft: hasDrafts && isUnpublished && mayPublishDraft,
    isPublished: !isUnpublished,
    isNew: !post,
    writer: { ...writer, communities: addPreviousChoices(writer.communities, ownCommunities) },
  };
}

/** A draft that is restored in the communities where it was begun, wherever the form is opened next. */
const withCommunities = (draft: LocalDraft, communityIds: readonly string[]): LocalDraft => ({
  ...draft,
  save: (changes) => draft.save(changes && { communityIds, ...changes }),
});
