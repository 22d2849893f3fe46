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

/** Converts a value to its part of the response; undefined when that is written later. */
export type Complete = (value: unknown, run: Run, frame: Frame, key: Key) => unknown;

/** The parts of a field's info that are known before execution. */
export type StaticFieldInfo = Omit<GraphQLResolveInfo, "path" | "rootValue" | "variableValues">;

/** Writes the values of a field or of the items of a list, and handles their errors. */
export interface ValuePlan {
  readonly nodes: readonly FieldNode[];
  readonly staticInfo: StaticFieldInfo;
  /** True where null is not allowed. */
  readonly nonNull: boolean;
  readonly complete: Complete;
  readonly shape: Shape;
}

/** The kind of value, from which the compiled equivalent of `complete` is generated. */
export type Shape = { readonly kind: "leaf"; readonly type: GraphQLLeafType } | ListShape | ObjectShape | AbstractShape;

export interface ListShape {
  readonly kind: "list";
  readonly item: ValuePlan;
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
  resolveTypeName(value: unknown, context: unknown, info: GraphQLResolveInfo, type: GraphQLAbstractType): unknown;
  /** For a `resolveTypeName` without a parameter for it. */
  readonly fixedInfo: GraphQLResolveInfo | null;
  /** By type name. */
  readonly writers: ReadonlyMap<string, ObjectShape>;
  /** Converts a value whose type has this name, or a promise for it. */
  completeAs(name: unknown, value: unknown, run: Run, frame: Frame, key: Key): unknown;
}

/** One field of an object in the response. */
export interface FieldPlan extends ValuePlan {
  /** The response key. */
  readonly key: string;
  /** Null reads the source's property with the field's name. */
  readonly resolve: ((source: unknown, values: Values, context: unknown, info: GraphQLResolveInfo) => unknown) | null;
  /** Shared by all values if the resolver has no parameter for it; otherwise null. */
  readonly fixedInfo: GraphQLResolveInfo | null;
  /** Its arguments if they are the same on every call; null if they contain variables. */
  readonly fixedValues: Values | null;
  readonly readValues: (variables: Values) => Values;
}

/** The fields of one object, in the order of the response. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** An object with these keys and no values: its copies share one hidden class, so that filling them is fast. */
  readonly empty: Written;
  /** Added to the fields of the response. */
  readonly fieldCount: number;
}

/** An object or list of the response that is being filled: its position, and whether it may be null. */
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
  /** The number of fields in the response, where those of introspection count less. */
  fields = 0;
  /** True when a null has propagated to the root: there is no data. */
  isEmpty = false;
  readonly #values = new Map<FieldPlan, Values>();
  #pending = 0;
  #onIdle: (() => void) | null = null;

  constructor(context: unknown, rootValue: unknown, variables: Values) {
    this.context = context;
    this.rootValue = rootValue;
    this.variables = variables;
  }

  /** The arguments with this operation's variables, computed once. */
  getValues(field: FieldPlan): Values {
    let values = this.#values.get(field);
    if (values === undefined) this.#values.set(field, (values = field.readValues(this.variables)));
    return values;
  }

  /** Null when nothing is pending; otherwise a promise that resolves when nothing is. */
  idle(): Promise<void> | null {
    return this.#pending === 0 ? null : new Promise((resolve) => (this.#onIdle = resolve));
  }

  addPending(): void {
    this.#pending += 1;
  }

  removePending(): void {
    this.#pending -= 1;
    if (this.#pending === 0) this.#onIdle?.();
  }
}

/** The `info` of a resolver; its path is computed on access. */
class FieldInfo implements GraphQLResolveInfo {
  readonly #staticInfo: StaticFieldInfo;
  readonly #run: Run;
  readonly #frame: Frame;
  readonly #key: Key;

  constructor(staticInfo: StaticFieldInfo, run: Run, frame: Frame, key: Key) {
    this.#staticInfo = staticInfo;
    this.#run = run;
    this.#frame = frame;
    this.#key = key;
  }

  get fieldName() {
    return this.#staticInfo.fieldName;
  }
  get fieldNodes() {
    return this.#staticInfo.fieldNodes;
  }
  get returnType() {
    return this.#staticInfo.returnType;
  }
  get parentType() {
    return this.#staticInfo.parentType;
  }
  get schema() {
    return this.#staticInfo.schema;
  }
  get fragments() {
    return this.#staticInfo.fragments;
  }
  get operation() {
    return this.#staticInfo.operation;
  }
  get rootValue() {
    return this.#run.rootValue;
  }
  get variableValues() {
    return { ...this.#run.variables };
  }
  get path(): GraphQLResolveInfo["path"] {
    return createPath(this.#frame, this.#key, this.#staticInfo.parentType.name);
  }
}

/** An info without position and variables, for functions that do not read it. */
export const createFixedInfo = (staticInfo: StaticFieldInfo, key: Key): GraphQLResolveInfo => ({
  ...staticInfo,
  path: { prev: undefined, key, typename: staticInfo.parentType.name },
  rootValue: undefined,
  variableValues: {},
});

export const createInfo = (staticInfo: StaticFieldInfo, run: Run, frame: Frame, key: Key): GraphQLResolveInfo =>
  new FieldInfo(staticInfo, run, frame, key);

function createPath({ parent, key: ownKey }: Frame, key: Key, typename: string | undefined): GraphQLResolveInfo["path"] {
  return { prev: parent === null ? undefined : createPath(parent, ownKey, undefined), key, typename };
}

function listKeys(frame: Frame, key: Key): Key[] {
  const keys = [key];
  for (let ancestor: Frame = frame; ancestor.parent !== null; ancestor = ancestor.parent) keys.push(ancestor.key);
  return keys.toReversed();
}

/** Reads `then` instead of testing for it with `in`, because V8 caches reads better. */
export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && typeof (value as { readonly then?: unknown }).then === "function";

export type Written = Record<string, unknown>;

/**
 * Builds an object of the response; asynchronous values are written into it when they resolve.
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
  const { fields, fieldCount } = plan;
  run.fields += fieldCount;
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index];
    if (field !== undefined) written[field.key] = runField(field, source, run, frame);
  }
  return written;
}

/** Like `runFields` for the root, but one field after the other, for mutations. */
export async function runFieldsSerially(plan: ObjectPlan, source: unknown, run: Run): Promise<Written> {
  const written: Written = {};
  const frame = new Frame(written, null, "", true);
  run.fields += plan.fieldCount;
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
        ? readProperty(field, source, run, frame)
        : field.resolve(
            source,
            field.fixedValues ?? run.getValues(field),
            run.context,
            field.fixedInfo ?? createInfo(field.staticInfo, run, frame, field.key),
          );
    return settle(value, field, run, frame, field.key);
  } catch (error) {
    return reject(error, field, run, frame, field.key);
  }
}

function readProperty(field: FieldPlan, source: unknown, run: Run, frame: Frame): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  return readPropertyValue((source as Readonly<Record<string, unknown>>)[field.staticInfo.fieldName], field, source, run, frame);
}

/** A property's own value, or what it returns if it is a method. */
function readPropertyValue(value: unknown, field: FieldPlan, source: object, run: Run, frame: Frame): unknown {
  if (typeof value !== "function") return value;
  const result: unknown = value.call(
    source,
    field.fixedValues ?? run.getValues(field),
    run.context,
    createInfo(field.staticInfo, run, frame, field.key),
  );
  return result;
}

/** Like `settle`, for the value of a property. */
export const settleProperty = (value: unknown, field: FieldPlan, source: object, run: Run, frame: Frame): unknown =>
  settle(readPropertyValue(value, field, source, run, frame), field, run, frame, field.key);

/** Converts a resolved value for the response; undefined when it is written later. @throws if the value is invalid */
export function settle(value: unknown, plan: ValuePlan, run: Run, frame: Frame, key: Key): unknown {
  if (value === null || value === undefined) {
    if (!plan.nonNull) return null;
    throw new Error(`Cannot return null for non-nullable field ${plan.staticInfo.parentType.name}.${plan.staticInfo.fieldName}.`);
  }
  if (isPromise(value)) return settleAsync(value, plan, run, frame, key);
  if (value instanceof Error) throw value;
  return plan.complete(value, run, frame, key);
}

/**
 * Records an error and returns null where that is allowed. @throws the located error elsewhere, so that a parent becomes null
 */
export function reject(error: unknown, { nodes, nonNull }: ValuePlan, run: Run, frame: Frame, key: Key): null {
  const located = locatedError(error, nodes, listKeys(frame, key));
  if (nonNull) throw located;
  run.errors.push(located);
  return null;
}

/** Writes a value when its promise resolves. */
export function settleAsync(value: Promise<unknown>, plan: ValuePlan, run: Run, frame: Frame, key: Key): undefined {
  run.addPending();
  // A thenable of another kind may resolve at once, before its position is written.
  Promise.resolve(value).then(
    (resolvedValue) => {
      try {
        Reflect.set(frame.container, key, settle(resolvedValue, plan, run, frame, key));
      } catch (error) {
        rejectAsync(error, plan, run, frame, key);
      }
      run.removePending();
    },
    (error: unknown) => {
      rejectAsync(error, plan, run, frame, key);
      run.removePending();
    },
  );
}

/** Handles an error that occurs after its surroundings have been written: the nearest nullable position becomes null, once. */
function rejectAsync(error: unknown, { nodes, nonNull }: ValuePlan, run: Run, frame: Frame, key: Key): void {
  const located = locatedError(error, nodes, listKeys(frame, key));
  let [ancestor, ancestorKey]: [Frame | null, Key] = [frame, key];
  for (let nullable = !nonNull; ancestor !== null && !nullable;)
    [nullable, ancestorKey, ancestor] = [ancestor.nullable, ancestor.key, ancestor.parent];
  if (ancestor === null) {
    if (!run.isEmpty) run.errors.push(located);
    run.isEmpty = true;
  } else if (Reflect.get(ancestor.container, ancestorKey) !== null) {
    run.errors.push(located);
    Reflect.set(ancestor.container, ancestorKey, null);
  }
}

/** Handles the rejections of items that are no longer needed, so that they do not become unhandled rejections. */
export function ignoreRejections(items: readonly unknown[], from: number): void {
  for (const item of items.slice(from)) if (isPromise(item)) item.then(undefined, () => undefined);
}

/** @throws always: the scalar returned nothing for a value */
export function throwUnserializable({ name }: GraphQLLeafType): never {
  throw new Error(`${name} has nothing to write for a value that is there.`);
}
