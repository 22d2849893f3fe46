import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSchema } from "../../../gateway/graph/schema.ts";
import type { CostRecord } from "../../../gateway/http/metering.ts";
import { idOptions } from "../../../gateway/modules/ids.ts";
import { modules } from "../../../gateway/modules/index.ts";
import { readSdl } from "../../../gateway/modules/sdl.ts";
import { startProduct, type Product } from "../../support/product.ts";

type Field = GraphQLField<unknown, unknown>;

/** A place in a document where fields of some types can be selected. */
interface Place {
  /** The path of the fields that lead to it, for messages. */
  path: string;
  types: readonly GraphQLObjectType[];
  /** The document's selections with these selections at the place. */
  write: (selections: string) => string;
}

const schema = buildSchema(modules, readSdl(), idOptions);

/** The number of fields below a root field. */
const MAX_DEPTH = 2;
/** How often a field is read. Many root fields lead to objects of the same types. */
const MAX_READS = 2;

const fieldsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

/** Only resolvers that take the context can call the REST API. */
const canCall = ({ resolve }: Field): boolean => resolve !== undefined && resolve.length >= 3;

/** The field of the items of a page; undefined for fields that are not pages. */
function getNodeField(field: Field): Field | undefined {
  const connection = getNamedType(field.type);
  if (!isObjectType(connection) || !connection.name.endsWith("Connection")) return undefined;
  const edges = connection.getFields()["edges"];
  const edge = edges && getNamedType(edges.type);
  return isObjectType(edge) ? edge.getFields()["node"] : undefined;
}

/** The place inside a field: the items of a page, or its object. Without types for a plain value. */
function enter(field: Field, path: string, write: Place["write"]): Place {
  const node = getNodeField(field);
  const named = getNamedType((node ?? field).type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];
  const id = (isObjectType(named) || isInterfaceType(named)) && "id" in named.getFields() ? "id" : "";
  const select = (selections: string): string => {
    if (node) return `${field.name}(first: 5) { edges { node { __typename ${id} ${selections} } } }`;
    return types.length > 0 ? `${field.name} { __typename ${id} ${selections} }` : field.name;
  };
  return { path: `${path}.${field.name}`, types, write: (selections) => write(select(selections)) };
}

describe("the estimated cost of a field", () => {
  let product: Product;
  let latest: CostRecord | null = null;
  beforeAll(async () => {
    product = await startProduct({ gateway: { onCost: (record) => void (latest = record) } });
  });
  afterAll(() => product?.stop());

  it("is never lower than its actual cost, in every list and at every single object", async () => {
    const exceeded: string[] = [];
    let measured = 0;
    /** How often each path was read, without its root field. */
    const reads = new Map<string, number>();

    function countRead(path: string): number {
      const inner = path.slice(path.indexOf(" "));
      const count = (reads.get(inner) ?? 0) + 1;
      reads.set(inner, count);
      return count;
    }

    /** @returns the cost; null when the operation was rejected because its estimate exceeds the limit */
    async function measure(place: Place): Promise<CostRecord | null> {
      latest = null;
      await product.graphql({ as: "company", document: `{ viewer { id } ${place.write("")} }` });
      if (latest !== null) measured += 1;
      return latest;
    }

    /** Reads each field of a place, and the fields of its objects. @param base the cost of the root field alone */
    async function readFields({ path, types, write }: Place, base: CostRecord, depth: number): Promise<void> {
      for (const type of types) {
        for (const field of fieldsOf(type)) {
          const place = enter(field, `${path} ${type.name}`, (inner) => write(`... on ${type.name} { ${inner} }`));
          if (countRead(place.path) > MAX_READS) continue;
          if (canCall(field)) {
            const cost = await measure(place);
            if (cost === null) continue;
            const [added, estimate] = [cost.actual.calls - base.actual.calls, cost.requested.calls - base.requested.calls];
            if (added > estimate) exceeded.push(`${place.path}: ${added} calls, estimated ${estimate}`);
          }
          if (depth < MAX_DEPTH) await readFields(place, base, depth + 1);
        }
      }
    }

    const query = schema.getQueryType();
    for (const field of query === undefined || query === null ? [] : fieldsOf(query)) {
      const root = enter(field, "Query", (selections) => selections);
      const base = await measure(root);
      if (base === null) continue;
      if (base.actual.calls > base.requested.calls) exceeded.push(root.path);
      await readFields(root, base, 1);
    }
    expect(measured).toBeGreaterThan(500);
    expect(exceeded).toEqual([]);
  });
});
