import { nullable } from "../../http/schema.ts";
import { Video } from "../../media/schema.ts";
import { alwaysRequired, upload } from "../fields.ts";
import { contentField } from "../forms.ts";
import { requireIfPublished, postKind, getVideo } from "../kind.ts";
import { systemPostRules } from "../rules.ts";

export const record = postKind({
  type: "record",
  order: 5,
  name: "record",
  feedName: "Video updates",
  collection: "records",
  noun: "Record",
  schemaName: "RecordPost",
  fields: { video: nullable(Video) },
  presenter: (parts) => (row) => ({ video: requireIfPublished(getVideo(row, parts), row) }),
  form: { fields: [upload("video", "Video", "videos", alwaysRequired), contentField] },
  rules: systemPostRules,
  restoreMethod: "PATCH",
});
