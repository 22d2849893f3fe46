import { fieldError } from "../http/fieldErrors.ts";
import { nullable, Url } from "../http/schema.ts";
import { Video } from "../media/schema.ts";
import { neverRequired, upload, webAddress } from "./fields.ts";
import { contentField, type PostForm } from "./forms.ts";
import { getVideo, type PostParts } from "./kind.ts";
import type { PostRow } from "./rows.ts";
import { systemPostRules } from "./rules.ts";

const videoField = upload("video", "Video", "videos", neverRequired);

const form: PostForm = {
  fields: [videoField, contentField, webAddress("url", "Url", neverRequired)],
  rules: [
    ({ values }) =>
      contentField.isEmpty(values) && videoField.isEmpty(values) ? { content: fieldError.required("Content or video") } : {},
  ],
};

/** A text or a video about a web page: what reactions and statements have in common. */
export const commentary = {
  fields: { video: nullable(Video), url: nullable(Url) },
  presenter: (parts: PostParts) => (row: PostRow) => ({ video: getVideo(row, parts), url: row.url }),
  form,
  rules: systemPostRules,
  restoreMethod: "PATCH",
  isCommentary: true,
} as const;
