import { commentary } from "../commentary.ts";
import { postKind } from "../kind.ts";

export const statement = postKind({
  ...commentary,
  type: "statement",
  order: 7,
  name: "statement",
  feedName: "Statements",
  collection: "statements",
  noun: "Statement",
  schemaName: "Statement",
});
