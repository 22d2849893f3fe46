import { createInputError } from "./codedErrors.ts";
import { decodeId } from "./ids.ts";

/**
 * Reads a node by the key in its id.
 * @returns null when it does not exist or the caller may not see it
 */
export type ReadNode<Context> = (context: Context, key: string) => Promise<object | null> | object | null;

/** The reader of each type that implements Node, by type name. */
export type NodeReaders<Context> = Readonly<Record<string, ReadNode<Context>>>;

const MAX_NODES = 100;

/** Resolvers of `Query.node`, `Query.nodes` and of the interface itself. */
export function createNodeResolvers<Context>(readers: NodeReaders<Context>) {
  // Objects do not contain their GraphQL type, so it is stored from the id by which they were read.
  const typeNames = new WeakMap<object, string>();

  async function read(id: string, context: Context): Promise<object | null> {
    const decoded = decodeId(id);
    const reader = decoded !== null && Object.hasOwn(readers, decoded.type) ? readers[decoded.type] : undefined;
    if (decoded === null || reader === undefined) return null;
    const node = await reader(context, decoded.key);
    if (node !== null) typeNames.set(node, decoded.type);
    return node;
  }

  return {
    Query: {
      node: (_root: unknown, { id }: { id: string }, context: Context) => read(id, context),
      nodes: (_root: unknown, { ids }: { ids: readonly string[] }, context: Context) => {
        if (ids.length > MAX_NODES) throw createInputError(`At most ${MAX_NODES} ids can be read at once.`);
        return ids.map((id) => read(id, context));
      },
    },
    Node: {
      __resolveType: (node: object) => typeNames.get(node),
    },
  };
}
