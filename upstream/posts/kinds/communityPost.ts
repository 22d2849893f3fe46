import { fieldError, type FieldError } from "../../http/fieldErrors.ts";
import { noAttachments } from "../../media/read.ts";
import { Attachments } from "../../media/schema.ts";
import { contentField } from "../forms.ts";
import { postKind } from "../kind.ts";
import { and, or, isAdmin, isAuthorAndCreator, isSystem } from "../rules.ts";

export const communityPost = postKind({
  type: "communityPost",
  order: 1,
  name: "community post",
  feedName: "Community posts",
  collection: "communityPosts",
  noun: "CommunityPost",
  schemaName: "CommunityPost",
  fields: { attachments: Attachments },
  presenter: (parts) => (row) => ({ attachments: parts.attachments.get(row.id) ?? noAttachments() }),
  form: {
    fields: [contentField],
    hasAttachments: true,
    rules: [
      ({ values, attached }): Record<string, FieldError> =>
        contentField.isEmpty(values) && attached === 0 ? { content: fieldError.required("Content") } : {},
    ],
  },
  rules: {
    edit: and(isAdmin, isSystem),
    delete: or(isAuthorAndCreator, isAdmin),
    publish: or(isAuthorAndCreator, isAdmin),
  },
  restoreMethod: "PATCH",
});
