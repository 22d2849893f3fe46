import { useState } from "react";
import type { UserError } from "../../relay/mutation.ts";
import type { AudienceValues } from "./audience.ts";
import { useDraftForm, type DraftForm } from "../../forms/useDraftForm.ts";
import type { Order, Sent, Writing } from "./writing.ts";

export interface PostFormOptions<Values extends AudienceValues> {
  writing: Writing;
  empty: Values;
  /** The post to change; null for a new one. */
  former: { id: string; isDraft: boolean; values: Values } | null;
  /** What stands in the way of saving. @param isDraft drafts may be incomplete */
  check: (values: Values, isDraft: boolean) => readonly UserError[];
  send: (values: Values, order: Order) => Promise<Sent>;
  /** False for what is published at once; default: true. */
  hasDrafts?: boolean;
}

export interface PostForm<Values extends AudienceValues> extends DraftForm<Values> {
  /** Whether it can be saved as a draft now. */
  canBeDraft: boolean;
  isPublished: boolean;
  isNew: boolean;
  writing: Writing;
}

/** The state of a form that writes a post: what every form holds, and whether it is new, a draft or published. */
export function usePostForm<Values extends AudienceValues>(options: PostFormOptions<Values>): PostForm<Values> {
  const { writing, empty, former, check, send, hasDrafts = true } = options;
  const { draft, communityId, onSaved } = writing;
  const [start] = useState<Values>(() => former?.values ?? { ...empty, communityIds: communityId === null ? [] : [communityId] });
  const form = useDraftForm({
    start,
    draft,
    check,
    send: (values, saveAs, idempotencyKey) => send(values, { postId: former?.id ?? null, saveAs, idempotencyKey }),
    onSaved: ({ databaseId }, saveAs) => onSaved({ databaseId, saveAs, isNew: former === null || former.isDraft }),
  });
  return {
    ...form,
    canBeDraft: hasDrafts && (former === null || former.isDraft),
    isPublished: former !== null && !former.isDraft,
    isNew: former === null,
    writing,
  };
}
