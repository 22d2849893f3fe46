import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import { getReferenced } from "../../graph/references.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Beat } from "../../rest/generated/contract.ts";
import { collectExisting } from "../lists.ts";

/** The beats with these ids, in their fixed order. */
export const readBeats = async (context: Context, ids: readonly number[]): Promise<readonly Beat[]> =>
  ids.length === 0 ? [] : (await readAll(context.rest, "getBeats")).filter(({ id }) => ids.includes(id));

/** The beats with these ids, in the order of the ids; read only where the operation selects more of them than their ids. */
export const getReferencedBeats = (ids: readonly number[], context: Context, info: GraphQLResolveInfo): Promise<Beat[]> =>
  collectExisting(ids.map((id) => getReferenced<Beat>(info, { id }, async () => (await readBeats(context, [id]))[0] ?? null)));
