import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

export type OperationName = "feedPage" | "post" | "viewer";

export interface Operation {
  name: OperationName;
  /** Name in the report. */
  title: string;
  text: string;
  /** SHA-256 of the text, the id of a trusted document. */
  id: string;
  variables: Record<string, unknown>;
}

const plan: readonly Omit<Operation, "text" | "id">[] = [
  { name: "feedPage", title: "a feed page of 20", variables: { slug: "media-insiders", first: 20 } },
  { name: "post", title: "a post with its comments", variables: { databaseId: 1002 } },
  { name: "viewer", title: "the viewer", variables: {} },
];

export const operations: readonly Operation[] = plan.map((operation) => {
  const text = readFileSync(path.join(import.meta.dirname, `operations/${operation.name}.graphql`), "utf8");
  return { ...operation, text, id: createHash("sha256").update(text).digest("hex") };
});
