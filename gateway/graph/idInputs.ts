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
import { databaseIdKey, decodeId, type KeyKinds } from "./ids.ts";
import { readIdTypes } from "./idTypes.ts";
import { andThen } from "./maybePromise.ts";

/** An id in an argument that is malformed or not of an accepted type. */
export interface InvalidId {
  readonly message: string;
  /** The path from the argument to the id, such as ["input", "communityIds", "0"]. */
  readonly field: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Reads ids in arguments and handles invalid ones. */
export interface IdOptions {
  /** The types whose ids contain another key than a database id. */
  readonly keyKinds: KeyKinds;
  /** Called instead of the resolver when ids are invalid: throws, or returns the result of the field. */
  onInvalidIds(parentType: string, invalid: readonly [InvalidId, ...InvalidId[]], values: Values): unknown;
  /** Completes the result of a field that got a single id, in the argument at this path. */
  completeResult(parentType: string, result: unknown, field: readonly string[]): unknown;
}

/** Further invalid ids are not reported, because the cost model assumes ten items for a list of errors. */
const MAX_REPORTED = 10;

/** Collects the ids while arguments are read. */
class IdCollector {
  readonly fields: (readonly string[])[] = [];
  /** The first invalid ids, up to MAX_REPORTED. */
  readonly invalid: InvalidId[] = [];

  addInvalid(message: string, field: readonly string[]): null {
    if (this.invalid.length < MAX_REPORTED) this.invalid.push({ message, field });
    return null;
  }
}

/** Converts the ids in a value. */
type Read = (value: unknown, field: readonly string[], ids: IdCollector) => unknown;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

const createListReader =
  (read: Read): Read =>
  (value, field, ids) =>
    Array.isArray(value) ? value.map((item: unknown, index) => read(item, [...field, String(index)], ids)) : value;

/** Reads the ids of one argument or input field. @param types the accepted object types */
function createIdReader(types: readonly string[], kinds: KeyKinds): Read {
  const accepted = types.join(" or ");
  return (value, field, ids) => {
    if (!isGiven(value)) return value;
    ids.fields.push(field);
    const decoded = decodeId(String(value));
    if (decoded === null) return ids.addInvalid("This is not an id.", field);
    const { type } = decoded;
    const key = types.includes(type) ? (kinds[type] ?? databaseIdKey).read(decoded.key) : null;
    if (key === null) return ids.addInvalid(`The id has to be of type ${accepted}.`, field);
    return types.length === 1 ? key : { type, key };
  };
}

/** Creates the functions that read the ids in the inputs of a schema. */
class InputReaders {
  readonly #schema: GraphQLSchema;
  readonly #kinds: KeyKinds;
  /** By input type; null for one without ids. */
  readonly #typeReaders = new Map<string, Read | null>();

  constructor(schema: GraphQLSchema, kinds: KeyKinds) {
    this.#schema = schema;
    this.#kinds = kinds;
  }

  /** Reads the values of several arguments or input fields; null when there is no id in them. */
  createFieldsReader(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Read | null {
    const reads = fields.flatMap((field): [string, Read][] => {
      const read = this.#createFieldReader(field);
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

  #createFieldReader({ type, astNode, name }: GraphQLArgument | GraphQLInputField): Read | null {
    const names = astNode === null || astNode === undefined ? null : readIdTypes(astNode);
    if (names !== null) return this.#unwrapLists(type, createIdReader(this.#listObjectTypes(names, name), this.#kinds));
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return null;
    const read = this.#getTypeReader(named);
    return read === null ? null : this.#unwrapLists(type, read);
  }

  #getTypeReader(type: GraphQLInputObjectType): Read | null {
    let read = this.#typeReaders.get(type.name);
    if (read === undefined) {
      // For a type that contains itself.
      this.#typeReaders.set(type.name, (value, field, ids) => this.#typeReaders.get(type.name)?.(value, field, ids) ?? value);
      this.#typeReaders.set(type.name, (read = this.createFieldsReader(Object.values(type.getFields()))));
    }
    return read;
  }

  #unwrapLists(type: GraphQLInputType, read: Read): Read {
    const nullable = getNullableType(type);
    return isListType(nullable) ? createListReader(this.#unwrapLists(nullable.ofType, read)) : read;
  }

  #listObjectTypes(names: readonly string[], at: string): readonly string[] {
    return names.flatMap((name) => {
      const type = this.#schema.getType(name);
      if (isAbstractType(type)) return this.#schema.getPossibleTypes(type).map((possible) => possible.name);
      if (!isObjectType(type)) throw new Error(`@id of ${at} names ${name}, which is not a type with ids.`);
      return [name];
    });
  }
}

/**
 * Makes resolvers get decoded ids: each ID with an `@id` is decoded and checked before the resolver runs. A database id becomes a
 * number, another key becomes what its kind reads, and where several types are accepted the result is a NodeRef.
 */
export function decodeIdInputs(schema: GraphQLSchema, { keyKinds, onInvalidIds, completeResult }: IdOptions): void {
  const readers = new InputReaders(schema, keyKinds);

  function decode(field: GraphQLField<unknown, unknown>, parentType: string): void {
    const read = readers.createFieldsReader(field.args);
    if (read === null) return;
    const decoding =
      (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
      (source, values: Values, context, info) => {
        const ids = new IdCollector();
        const decoded = read(values, [], ids);
        const [first, ...furtherInvalid] = ids.invalid;
        if (first !== undefined) return onInvalidIds(parentType, [first, ...furtherInvalid], values);
        const result: unknown = resolve(source, decoded, context, info);
        const [single, ...further] = ids.fields;
        if (single === undefined || further.length > 0) return result;
        return andThen(result, (value) => completeResult(parentType, value, single));
      };
    field.resolve = decoding(field.resolve ?? defaultFieldResolver);
    if (field.subscribe !== undefined) field.subscribe = decoding(field.subscribe);
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) decode(field, type.name);
  }
}
