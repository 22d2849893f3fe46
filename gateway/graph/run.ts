import {
  locatedError,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLError,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
} from "graphql";

export type Key = string | number;
export type Values = Readonly<Record<string, unknown>>;

/** Converts a value to its part of the answer; undefined when that is written later. */
export type Complete = (value: unknown, run: Run, frame: Frame, key: Key) => unknown;

/** The parts of a field's info that are known before execution. */
export type FieldFacts = Omit<GraphQLResolveInfo, "path" | "rootValue" | "variableValues">;

/** A position in the answer and how it handles errors. */
export interface Place {
  readonly nodes: readonly FieldNode[];
  readonly facts: FieldFacts;
  /** True where null is not allowed. */
  readonly nonNull: boolean;
  readonly complete: Complete;
  readonly shape: Shape;
}

/** What the values of a place are, for compiling what `complete` does with them. */
export type Shape = { readonly kind: "leaf"; readonly type: GraphQLLeafType } | ListShape | ObjectShape | AbstractShape;

export interface ListShape {
  readonly kind: "list";
  readonly item: Place;
  readonly nullable: boolean;
}

export interface ObjectShape {
  readonly kind: "object";
  /** The compiled function that writes an object; null for objects that are rare. */
  compiled(): Complete | null;
}

export interface AbstractShape {
  readonly kind: "abstract";
  readonly type: GraphQLAbstractType;
  /** Finds the name of a value's type. */
  typeOf(value: unknown, context: unknown, info: GraphQLResolveInfo, type: GraphQLAbstractType): unknown;
  /** For a `typeOf` without a parameter for it. */
  readonly fixedInfo: GraphQLResolveInfo | null;
  /** By type name. */
  readonly writers: ReadonlyMap<string, ObjectShape>;
  /** Converts a value whose type has this name, or a promise for it. */
  completeAs(name: unknown, value: unknown, run: Run, frame: Frame, key: Key): unknown;
}

/** One field of an object in the answer. */
export interface FieldPlan extends Place {
  /** The response key. */
  readonly key: string;
  /** Null reads the source's property with the field's name. */
  readonly resolve: ((source: unknown, values: Values, context: unknown, info: GraphQLResolveInfo) => unknown) | null;
  /** For resolvers without a parameter for it: saves making one for every value. */
  readonly fixedInfo: GraphQLResolveInfo | null;
  /** Its arguments if they are the same on every call; null if they contain variables. */
  readonly fixedValues: Values | null;
  readonly valuesOf: (variables: Values) => Values;
}

/** The fields of one object, in the order of the answer. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** An object with these keys and no values: its copies share one hidden class, so that filling them is fast. */
  readonly empty: Written;
  /** Added to the fields of the answer. */
  readonly counted: number;
}

/** An object or list of the answer that is being filled: its position, and whether it may be null. */
export class Frame {
  readonly container: object;
  /** Null for the root. */
  readonly parent: Frame | null;
  readonly key: Key;
  readonly nullable: boolean;

  constructor(container: object, parent: Frame | null, key: Key, nullable: boolean) {
    this.container = container;
    this.parent = parent;
    this.key = key;
    this.nullable = nullable;
  }
}

/** One running operation. */
export class Run {
  readonly context: unknown;
  readonly rootValue: unknown;
  readonly variables: Values;
  readonly errors: GraphQLError[] = [];
  /** The number of fields in the answer, without those of introspection. */
  fields = 0;
  /** True when a null has propagated to the root: there is no data. */
  isEmpty = false;
  readonly #values = new Map<FieldPlan, Values>();
  #waiting = 0;
  #onIdle: (() => void) | null = null;

  constructor(context: unknown, rootValue: unknown, variables: Values) {
    this.context = context;
    this.rootValue = rootValue;
    this.variables = variables;
  }

  /** The arguments with this operation's variables, computed once. */
  valuesOf(field: FieldPlan): Values {
    let values = this.#values.get(field);
    if (values === undefined) this.#values.set(field, (values = field.valuesOf(this.variables)));
    return values;
  }

  /** Null when nothing is pending; otherwise a promise that resolves when nothing is. */
  idle(): Promise<void> | null {
    return this.#waiting === 0 ? null : new Promise((resolve) => (this.#onIdle = resolve));
  }

  hold(): void {
    this.#waiting += 1;
  }

  release(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#onIdle?.();
  }
}

/** The `info` of a resolver; its path is computed on access. */
class FieldInfo implements GraphQLResolveInfo {
  readonly #facts: FieldFacts;
  readonly #run: Run;
  readonly #frame: Frame;
  readonly #key: Key;

  constructor(facts: FieldFacts, run: Run, frame: Frame, key: Key) {
    this.#facts = facts;
    this.#run = run;
    this.#frame = frame;
    this.#key = key;
  }

  get fieldName() {
    return this.#facts.fieldName;
  }
  get fieldNodes() {
    return this.#facts.fieldNodes;
  }
  get returnType() {
    return this.#facts.returnType;
  }
  get parentType() {
    return this.#facts.parentType;
  }
  get schema() {
    return this.#facts.schema;
  }
  get fragments() {
    return this.#facts.fragments;
  }
  get operation() {
    return this.#facts.operation;
  }
  get rootValue() {
    return this.#run.rootValue;
  }
  get variableValues() {
    return { ...this.#run.variables };
  }
  get path(): GraphQLResolveInfo["path"] {
    return pathOf(this.#frame, this.#key, this.#facts.parentType.name);
  }
}

/** An info without position and variables, for functions that do not read it. */
export const fixedInfoOf = (facts: FieldFacts, key: Key): GraphQLResolveInfo => ({
  ...facts,
  path: { prev: undefined, key, typename: facts.parentType.name },
  rootValue: undefined,
  variableValues: {},
});

export const infoOf = (facts: FieldFacts, run: Run, frame: Frame, key: Key): GraphQLResolveInfo =>
  new FieldInfo(facts, run, frame, key);

function pathOf({ parent, key: ownKey }: Frame, key: Key, typename: string | undefined): GraphQLResolveInfo["path"] {
  return { prev: parent === null ? undefined : pathOf(parent, ownKey, undefined), key, typename };
}

function keysTo(frame: Frame, key: Key): Key[] {
  const keys = [key];
  for (let at: Frame = frame; at.parent !== null; at = at.parent) keys.push(at.key);
  return keys.toReversed();
}

/** Reads `then` without looking for it by `in`, which V8 caches less well. */
export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && typeof (value as { readonly then?: unknown }).then === "function";

export type Written = Record<string, unknown>;

/**
 * Builds an object of the answer; asynchronous values are written into it when they resolve.
 * @param nullable whether it may be null
 * @throws a located error when a non-null field has no value
 */
export function runFields(
  plan: ObjectPlan,
  source: unknown,
  run: Run,
  parent: Frame | null,
  key: Key,
  nullable: boolean,
): Written {
  const written: Written = { ...plan.empty };
  const frame = new Frame(written, parent, key, nullable);
  const { fields, counted } = plan;
  run.fields += counted;
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index];
    if (field !== undefined) written[field.key] = runField(field, source, run, frame);
  }
  return written;
}

/** Like `runFields` for the root, but one field after the other, for mutations. */
export async function runFieldsInTurn(plan: ObjectPlan, source: unknown, run: Run): Promise<Written> {
  const written: Written = {};
  const frame = new Frame(written, null, "", true);
  run.fields += plan.counted;
  for (const field of plan.fields) {
    written[field.key] = runField(field, source, run, frame);
    await run.idle();
    if (run.isEmpty) break;
  }
  return written;
}

function runField(field: FieldPlan, source: unknown, run: Run, frame: Frame): unknown {
  try {
    const value =
      field.resolve === null
        ? propertyOf(field, source, run, frame)
        : field.resolve(
            source,
            field.fixedValues ?? run.valuesOf(field),
            run.context,
            field.fixedInfo ?? infoOf(field.facts, run, frame, field.key),
          );
    return settle(value, field, run, frame, field.key);
  } catch (error) {
    return reject(error, field, run, frame, field.key);
  }
}

function propertyOf(field: FieldPlan, source: unknown, run: Run, frame: Frame): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  return valueOfProperty((source as Readonly<Record<string, unknown>>)[field.facts.fieldName], field, source, run, frame);
}

/** A property's own value, or what it returns if it is a method. */
function valueOfProperty(value: unknown, field: FieldPlan, source: object, run: Run, frame: Frame): unknown {
  if (typeof value !== "function") return value;
  const answer: unknown = value.call(
    source,
    field.fixedValues ?? run.valuesOf(field),
    run.context,
    infoOf(field.facts, run, frame, field.key),
  );
  return answer;
}

/** Like `settle`, for the value of a property. */
export const settleProperty = (value: unknown, field: FieldPlan, source: object, run: Run, frame: Frame): unknown =>
  settle(valueOfProperty(value, field, source, run, frame), field, run, frame, field.key);

/** Converts a resolved value for the answer; undefined when it is written later. @throws if the value is invalid */
export function settle(value: unknown, place: Place, run: Run, frame: Frame, key: Key): unknown {
  if (value === null || value === undefined) {
    if (!place.nonNull) return null;
    throw new Error(`Cannot return null for non-nullable field ${place.facts.parentType.name}.${place.facts.fieldName}.`);
  }
  if (isPromise(value)) return later(value, place, run, frame, key);
  if (value instanceof Error) throw value;
  return place.complete(value, run, frame, key);
}

/**
 * Records an error and returns null where that is allowed. @throws the located error elsewhere, so that a parent becomes null
 */
export function reject(error: unknown, { nodes, nonNull }: Place, run: Run, frame: Frame, key: Key): null {
  const located = locatedError(error, nodes, keysTo(frame, key));
  if (nonNull) throw located;
  run.errors.push(located);
  return null;
}

/** Writes a value when its promise resolves. */
export function later(value: Promise<unknown>, place: Place, run: Run, frame: Frame, key: Key): undefined {
  run.hold();
  // A thenable of another kind may resolve at once, before its position is written.
  Promise.resolve(value).then(
    (arrived) => {
      try {
        Reflect.set(frame.container, key, settle(arrived, place, run, frame, key));
      } catch (error) {
        rejectLater(error, place, run, frame, key);
      }
      run.release();
    },
    (error: unknown) => {
      rejectLater(error, place, run, frame, key);
      run.release();
    },
  );
}

/** Handles an error that occurs after its surroundings have been written: the nearest nullable position becomes null, once. */
function rejectLater(error: unknown, { nodes, nonNull }: Place, run: Run, frame: Frame, key: Key): void {
  const located = locatedError(error, nodes, keysTo(frame, key));
  let [at, atKey]: [Frame | null, Key] = [frame, key];
  for (let nullable = !nonNull; at !== null && !nullable;) [nullable, atKey, at] = [at.nullable, at.key, at.parent];
  if (at === null) {
    if (!run.isEmpty) run.errors.push(located);
    run.isEmpty = true;
  } else if (Reflect.get(at.container, atKey) !== null) {
    run.errors.push(located);
    Reflect.set(at.container, atKey, null);
  }
}

/** Handles the rejections of items that are no longer needed, so that they do not become unhandled rejections. */
export function ignoreRejections(items: readonly unknown[], from: number): void {
  for (const item of items.slice(from)) if (isPromise(item)) item.then(undefined, () => undefined);
}

/** @throws always: a scalar has made nothing of a value */
export function throwUnserializable({ name }: GraphQLLeafType): never {
  throw new Error(`${name} has nothing to write for a value that is there.`);
}
