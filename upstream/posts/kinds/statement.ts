import { nullable, Url } from "../../http/schema.ts";
import { Video } from "../../media/schema.ts";
import { commentaryForm } from "../forms.ts";
import { postKind, getVideo } from "../kind.ts";
import { systemPostRules } from "../rules.ts";

export const statement = postKind({
  type: "statement",
  order: 7,
  name: "statement",
  feedName: "Statements",
  collection: "statements",
  noun: "Statement",
  schemaName: "Statement",
  fields: { video: nullable(Video), url: nullable(Url) },
  presenter: (parts) => (row) => ({ video: getVideo(row, parts), url: row.url }),
  form: commentaryForm,
  rules: systemPostRules,
  restoreMethod: "PATCH",
  isCommentary: true,
});
