import { nullable, Url } from "../../http/schema.ts";
import { Video } from "../../media/schema.ts";
import { commentaryForm } from "../forms.ts";
import { postKind, getVideo } from "../kind.ts";
import { systemPostRules } from "../rules.ts";

export const reaction = postKind({
  type: "reaction",
  order: 6,
  name: "reaction",
  feedName: "Reactions",
  collection: "reactions",
  noun: "Reaction",
  schemaName: "Reaction",
  fields: { video: nullable(Video), url: nullable(Url) },
  presenter: (parts) => (row) => ({ video: getVideo(row, parts), url: row.url }),
  form: commentaryForm,
  rules: systemPostRules,
  restoreMethod: "PATCH",
  isCommentary: true,
});
