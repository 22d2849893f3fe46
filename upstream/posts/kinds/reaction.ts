import { commentary } from "../commentary.ts";
import { postKind } from "../kind.ts";

export const reaction = postKind({
  ...commentary,
  type: "reaction",
  order: 6,
  name: "reaction",
  feedName: "Reactions",
  collection: "reactions",
  noun: "Reaction",
  schemaName: "Reaction",
});
