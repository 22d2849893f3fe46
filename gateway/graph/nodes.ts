import { tryDecodeId } from "./ids.ts";
import { badInput } from "./inputErrors.ts";

/**
 * Reads a node again by the key in its id.
 * @returns null when there is none or the caller may not see it
 */
export type ReadNode<Context> = (context: Context, key: string) => Promise<object | null> | object | null;

/** How each type that implements Node is read by its id, by the type's name. */
export type NodeReaders<Context> = Readonly<Record<string, ReadNode<Context>>>;

const maxNodes = 100;

/** Resolvers of `Query.node`, `Query.nodes` and of the interface itself. */
export function nodeResolvers<Context>(readers: NodeReaders<Context>) {
  // An object does not know its GraphQL type; the id that it was read by does.
  const typeNames = new WeakMap<object, string>();

  async function read(id: string, context: Context): Promise<object | null> {
    const decoded = tryDecodeId(id);
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
        if (ids.length > maxNodes) throw badInput(`At most ${maxNodes} ids can be read at once.`);
        return ids.map((id) => read(id, context));
      },
    },
    Node: {
      __resolveType: (node: object) => typeNames.get(node),
    },
  };
}
