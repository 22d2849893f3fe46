import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import { referOrRead } from "../../graph/identity.ts";
import type { Beat } from "../../rest/generated/contract.ts";
import { readAll } from "../../rest/bulk.ts";
import { present } from "../lists.ts";

/** The beats with these ids, in their fixed order. */
export const beatsOf = async (context: Context, ids: readonly number[]): Promise<readonly Beat[]> =>
  ids.length === 0 ? [] : (await readAll(context.rest, "getBeats")).filter(({ id }) => ids.includes(id));

/** The beats with these ids, in the order of the ids; read only where the operation selects more of them than their ids. */
export const referredBeats = (ids: readonly number[], context: Context, info: GraphQLResolveInfo): Promise<Beat[]> =>
  present(ids.map((id) => referOrRead<Beat>(info, { id }, async () => (await beatsOf(context, [id]))[0] ?? null)));
