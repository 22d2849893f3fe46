import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

/** The REST calls that a field may cause. */
export interface CallRule {
  /**
   * item: for each item of the list that it resolves to; object: for each object that has the field; batch: for all objects
   * that are resolved together; operation: once in an operation.
   */
  readonly per: "item" | "object" | "batch" | "operation";
  /** The maximum number of calls each time. */
  readonly calls: number;
  /** Fields that share a name cause the calls once: those of one object for a batch, else those of the whole operation. */
  readonly name: string;
  /** The cost of such a call as a multiple of others. */
  readonly weight: number;
  /** A first page of at most this size needs no call. */
  readonly freeUpTo: number;
  /** Only if the argument `id` or `ids` refers to an object of this type; null for any arguments. */
  readonly idType: string | null;
}

/** The costs of a field that do not follow from its type. */
export interface FieldCost {
  /** Overrides the rule that is derived from the field's type and resolver; omitted properties are derived. */
  readonly calls?: readonly Partial<CallRule>[];
  /** The number of items that its list has at most; for lists that are not pages. */
  readonly listSize?: number;
  /** It needs no call if the selection contains only the object's identity and these fields; see `getReferenced`. */
  readonly known?: readonly string[];
}

/** By "Type.field", else by "*.field" for every type that has it, else by "Type.*" for every other field of the type. */
export type FieldCosts = Readonly<Record<string, FieldCost>>;

/** The number of items assumed for a list that is not a page. */
const DEFAULT_LIST_SIZE = 10;

/** The calls of each field, and the sizes of its lists. */
export interface CostRules {
  /** One rule for each resolver of the field among the possible types of `parent`; empty when it needs no call. */
  getCalls(parent: string, field: string): readonly CallRule[];
  /** The assumed number of items of a list that is not a page. */
  getListSize(parent: string, field: string): number;
  /** The fields of its object, apart from the identity, for which the field needs no call; null when it always needs one. */
  getKnownFields(parent: string, field: string): readonly string[] | null;
}

/**
 * Derives the rules from the schema. A resolver that does not take the context cannot make a call; any other one is taken to
 * make one call for each page and each field with arguments, or for other fields one call for all objects that are resolved
 * together.
 * @param costs overrides of the derived rules
 * @param common calls that any field that makes one may need as well
 */
export function createCostRules(schema: GraphQLSchema, costs: FieldCosts, common: readonly CallRule[]): CostRules {
  const rules = new Map<string, readonly CallRule[]>();
  const getCost = (type: string, field: string): FieldCost | undefined =>
    costs[`${type}.${field}`] ?? costs[`*.${field}`] ?? costs[`${type}.*`];

  function getRules(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): readonly CallRule[] {
    const given = getCost(type.name, field.name)?.calls ?? (takesContext(field) ? [{}] : []);
    if (given.length === 0) return [];
    return [...given.map((rule) => ({ ...deriveRule(type, field), ...rule })), ...common];
  }

  function findRules(parent: string, field: string): readonly CallRule[] {
    const type = schema.getType(parent);
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    const found = new Map<string, CallRule>();
    for (const possible of types) {
      const definition = possible.getFields()[field];
      for (const rule of definition === undefined ? [] : getRules(possible, definition)) found.set(rule.name, rule);
    }
    return [...found.values()];
  }

  return {
    getCalls(parent, field) {
      const key = `${parent}.${field}`;
      let known = rules.get(key);
      if (known === undefined) rules.set(key, (known = findRules(parent, field)));
      return known;
    },
    getListSize: (parent, field) => getCost(parent, field)?.listSize ?? DEFAULT_LIST_SIZE,
    getKnownFields: (parent, field) => getCost(parent, field)?.known ?? null,
  };
}

const takesContext = ({ resolve }: GraphQLField<unknown, unknown>): boolean => resolve !== undefined && resolve.length >= 3;

function deriveRule(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): CallRule {
  const named = getNamedType(field.type);
  // Types that inherit a field from an interface share its resolver and therefore its name.
  const common = { calls: 1, weight: 1, freeUpTo: 0, idType: null, name: `${field.name} ${named.name}` };
  // A field with arguments can be selected several times with different ones, which cannot share a call.
  if (named.name.endsWith("Connection") || field.args.length > 0) return { ...common, per: "object" };
  if (isCompositeType(named)) return { ...common, per: "batch" };
  // Plain values that need a call are details of their object, and one call reads them all.
  return { ...common, per: "batch", name: `details of ${type.name}` };
}
