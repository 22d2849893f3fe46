import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { andThen } from "./maybePromise.ts";
import { typesNamedAt } from "./idTypes.ts";
import { databaseIdKey, decodeId, type KeyKinds } from "./ids.ts";

/** An id in an argument that is not one, or not one of the types accepted there. */
export interface WrongId {
  readonly message: string;
  /** From the argument inwards, such as ["input", "communityIds", "0"]. */
  readonly field: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** How ids in arguments are read, and what becomes of wrong ones. */
export interface IdOptions {
  /** The types whose ids contain something else than a database id. */
  readonly keyKinds: KeyKinds;
  /** What a field does about wrong ids instead of resolving: throws, or returns a refusal. */
  refuse(parentType: string, wrong: readonly [WrongId, ...WrongId[]], values: Values): unknown;
  /** Completes the result of a field that was given a single id, at this place. */
  complete(parentType: string, result: unknown, field: readonly string[]): unknown;
}

/** Further wrong ids are not reported, because the estimated cost of a list of errors is that of ten. */
const MAX_REPORTED = 10;

/** The ids met while arguments are read. */
class Ids {
  readonly fields: (readonly string[])[] = [];
  /** The first few wrong ones. */
  readonly wrong: WrongId[] = [];

  refuse(message: string, field: readonly string[]): null {
    if (this.wrong.length < MAX_REPORTED) this.wrong.push({ message, field });
    return null;
  }
}

/** Converts the ids in a value. */
type Read = (value: unknown, field: readonly string[], ids: Ids) => unknown;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

const inList =
  (read: Read): Read =>
  (value, field, ids) =>
    Array.isArray(value) ? value.map((item: unknown, index) => read(item, [...field, String(index)], ids)) : value;

/** Reads the ids of one place. @param types the accepted object types */
function readIdOf(types: readonly string[], kinds: KeyKinds): Read {
  const accepted = types.join(" or ");
  return (value, field, ids) => {
    if (!isGiven(value)) return value;
    ids.fields.push(field);
    const decoded = decodeId(String(value));
    if (decoded === null) return ids.refuse("This is not an id.", field);
    const { type } = decoded;
    const key = types.includes(type) ? (kinds[type] ?? databaseIdKey).read(decoded.key) : null;
    if (key === null) return ids.refuse(`The id has to be of type ${accepted}.`, field);
    return types.length === 1 ? key : { type, key };
  };
}

/** The readers of the ids in the inputs of a schema. */
class Readers {
  readonly #schema: GraphQLSchema;
  readonly #kinds: KeyKinds;
  /** By input type; null for one without ids. */
  readonly #ofTypes = new Map<string, Read | null>();

  constructor(schema: GraphQLSchema, kinds: KeyKinds) {
    this.#schema = schema;
    this.#kinds = kinds;
  }

  /** Reads the values of several arguments or input fields; null when there is no id in them. */
  ofFields(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Read | null {
    const reads = fields.flatMap((field): [string, Read][] => {
      const read = this.#ofField(field);
      return read === null ? [] : [[field.name, read]];
    });
    if (reads.length === 0) return null;
    return (value, at, ids) => {
      if (typeof value !== "object" || value === null) return value;
      const values: Record<string, unknown> = { ...value };
      for (const [name, read] of reads) if (isGiven(values[name])) values[name] = read(values[name], [...at, name], ids);
      return values;
    };
  }

  #ofField({ type, astNode, name }: GraphQLArgument | GraphQLInputField): Read | null {
    const names = astNode === null || astNode === undefined ? null : typesNamedAt(astNode);
    if (names !== null) return this.#within(type, readIdOf(this.#objectTypes(names, name), this.#kinds));
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return null;
    const read = this.#ofType(named);
    return read === null ? null : this.#within(type, read);
  }

  #ofType(type: GraphQLInputObjectType): Read | null {
    let read = this.#ofTypes.get(type.name);
    if (read === undefined) {
      // For a type that contains itself.
      this.#ofTypes.set(type.name, (value, field, ids) => this.#ofTypes.get(type.name)?.(value, field, ids) ?? value);
      this.#ofTypes.set(type.name, (read = this.ofFields(Object.values(type.getFields()))));
    }
    return read;
  }

  #within(type: GraphQLInputType, read: Read): Read {
    const nullable = getNullableType(type);
    return isListType(nullable) ? inList(this.#within(nullable.ofType, read)) : read;
  }

  #objectTypes(names: readonly string[], at: string): readonly string[] {
    return names.flatMap((name) => {
      const type = this.#schema.getType(name);
      if (isAbstractType(type)) return this.#schema.getPossibleTypes(type).map((possible) => possible.name);
      if (!isObjectType(type)) throw new Error(`@id of ${at} names ${name}, which is no type with ids.`);
      return [name];
    });
  }
}

/**
 * Makes the resolvers of a schema get what the ids in their arguments refer to: each ID with an `@id` is decoded and checked
 * before the resolver runs. A database id becomes a number, a key of another kind what its kind reads, and where several
 * types are accepted a NodeRef.
 */
export function decodeIdInputs(schema: GraphQLSchema, { keyKinds, refuse, complete }: IdOptions): void {
  const readers = new Readers(schema, keyKinds);

  function decode(field: GraphQLField<unknown, unknown>, parentType: string): void {
    const read = readers.ofFields(field.args);
    if (read === null) return;
    const decoding =
      (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
      (source, values: Values, context, info) => {
        const ids = new Ids();
        const decoded = read(values, [], ids);
        const [first, ...others] = ids.wrong;
        if (first !== undefined) return refuse(parentType, [first, ...others], values);
        const result: unknown = resolve(source, decoded, context, info);
        const [single, ...further] = ids.fields;
        if (single === undefined || further.length > 0) return result;
        return andThen(result, (value) => complete(parentType, value, single));
      };
    field.resolve = decoding(field.resolve ?? defaultFieldResolver);
    if (field.subscribe !== undefined) field.subscribe = decoding(field.subscribe);
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) decode(field, type.name);
  }
}
