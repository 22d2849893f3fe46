import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { usePostForm_post$key } from "../../__generated__/usePostForm_post.graphql.ts";
import { useDraftForm, type DraftForm } from "../../forms/useDraftForm.ts";
import type { UserError } from "../../relay/mutation.ts";
import { audienceOf, everybody, type AudienceValues } from "./audience.ts";
import type { PostFormContext, Writer } from "./PostFormContext.ts";
import type { SavePost } from "./savePost.ts";

interface PostFormOptions<Own extends object, Fields> {
  context: PostFormContext;
  /** The post to change; null for a new one. */
  post: usePostForm_post$key | null | undefined;
  /** What the fields of the type begin with. */
  start: Own;
  /** What stands in the way of saving. @param isDraft drafts may be incomplete */
  check: (values: Own, isDraft: boolean) => readonly UserError[];
  /** The same values as the mutations take them. */
  toFields: (values: Own) => Fields;
  save: SavePost<Fields>;
  /** False for what is published at once; default: true. */
  hasDrafts?: boolean;
}

export interface PostForm<Own extends object> extends DraftForm<Own & AudienceValues> {
  /** Whether it can be saved as a draft now. */
  canBeDraft: boolean;
  isPublished: boolean;
  isNew: boolean;
  writer: Writer;
}

/** The state of a form that writes a post, the audience included; and whether the post is new, a draft or published. */
export function usePostForm<Own extends object, Fields>(options: PostFormOptions<Own, Fields>): PostForm<Own> {
  const { context, check, toFields, save, hasDrafts = true } = options;
  const { writer, draft, communityId, onSaved } = context;
  const post = useFragment(
    graphql`
      fragment usePostForm_post on PostBase {
        id
        saveAs
        communityIds
        userTypes
      }
    `,
    options.post,
  );
  const [start] = useState<Own & AudienceValues>(() => ({
    ...options.start,
    ...(post ? audienceOf(post) : { ...everybody, communityIds: communityId === null ? [] : [communityId] }),
  }));
  const isUnpublished = !post || post.saveAs === "DRAFT";
  const form = useDraftForm({
    start,
    draft,
    check,
    send: (values, saveAs, idempotencyKey) => {
      const { communityIds, userTypes, authorId } = values;
      return save(toFields(values), {
        postId: post?.id ?? null,
        shared: { communityIds, userTypes, saveAs },
        ofNew: { ...(authorId === null ? {} : { authorId }), idempotencyKey },
      });
    },
    onSaved: ({ databaseId }, saveAs) => onSaved({ databaseId, saveAs, isNew: isUnpublished }),
  });
  return { ...form, canBeDraft: hasDrafts && isUnpublished, isPublished: !isUnpublished, isNew: !post, writer };
}
