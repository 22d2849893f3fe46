import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";

/** Runs a mutation as an account, like another device would. @throws when it fails */
export async function runMutation(
  product: Product,
  as: AccountName,
  field: string,
  input: Record<string, unknown>,
  selection = "",
): Promise<Record<string, Record<string, unknown>>> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await product.graphql<Record<string, Record<string, Record<string, unknown>>>>({
    as,
    document: `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { message } } }`,
    variables: { input },
  });
  const payload = data?.[field];
  const refusals = payload?.["errors"];
  if (!payload || errors || (Array.isArray(refusals) && refusals.length > 0))
    throw new Error(JSON.stringify({ errors, refusals }));
  return payload;
}

/** The ids of an entity in the gateway and in the REST API. */
export interface Ids {
  id: string;
  databaseId: number;
}

/** The ids in a response. @throws when one of them is missing */
export const idsOf = (value: unknown): Ids => {
  const { id, databaseId }: { id?: unknown; databaseId?: unknown } = Object(value);
  if (typeof id !== "string" || typeof databaseId !== "number") throw new Error("There are no ids.");
  return { id, databaseId };
};

/** Publishes a statement. @param communityIds empty publishes for everybody */
export async function publishStatement(
  product: Product,
  as: AccountName,
  content: string,
  communityIds: string[] = [],
): Promise<Ids> {
  const input = { content: `<p>${content}</p>`, communityIds };
  const { statement } = await runMutation(product, as, "createStatement", input, "statement { id databaseId }");
  return idsOf(statement);
}

/** Comments on a post, or replies to one of its comments. */
export async function comment(product: Product, as: AccountName, subject: Ids, content: string, parent?: Ids): Promise<Ids> {
  const input = { subjectId: subject.id, content: `<p>${content}</p>`, ...(parent ? { parentId: parent.id } : {}) };
  const { commentEdge } = await runMutation(product, as, "addComment", input, "commentEdge { node { id databaseId } }");
  const node = commentEdge?.["node"];
  return idsOf(typeof node === "object" && node !== null ? { ...node } : undefined);
}

/** Likes a post or comment; with `liked` false, takes the like back. */
export const like = (product: Product, as: AccountName, subject: Ids, liked = true) =>
  runMutation(product, as, "setLike", { subjectId: subject.id, liked });
