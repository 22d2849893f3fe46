import { locatedError, type FieldNode, type GraphQLError, type GraphQLResolveInfo } from "graphql";

export type Key = string | number;
export type Values = Readonly<Record<string, unknown>>;

/** Turns a value that is there into its part of the answer; undefined when that comes later. */
export type Complete = (value: unknown, run: Run, frame: Frame, key: Key) => unknown;

/** What is known of a field's info before it is asked for. */
export type FieldFacts = Omit<GraphQLResolveInfo, "path" | "rootValue" | "variableValues">;

/** A position in the answer, and what a fault there does. */
export interface Place {
  readonly nodes: readonly FieldNode[];
  readonly facts: FieldFacts;
  /** True where null is not allowed. */
  readonly nonNull: boolean;
  readonly complete: Complete;
}

/** One field of an object in the answer. */
export interface FieldPlan extends Place {
  /** Its name in the answer. */
  readonly key: string;
  /** Null: the source's property of the field's name. */
  readonly resolve: ((source: unknown, values: Values, context: unknown, info: GraphQLResolveInfo) => unknown) | null;
  /** Its arguments where they are the same at every call; null where variables are among them. */
  readonly fixedValues: Values | null;
  readonly valuesOf: (variables: Values) => Values;
}

/** The fields of one object, in the order of the answer. */
export type ObjectPlan = readonly FieldPlan[];

/** An object or list of the answer while it is filled: its position, and whether it may be null. */
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

/** One operation on its way. */
export class Run {
  readonly context: unknown;
  readonly rootValue: unknown;
  readonly variables: Values;
  readonly errors: GraphQLError[] = [];
  /** True when null went up to the root: there is no data. */
  isEmpty = false;
  readonly #values = new Map<FieldPlan, Values>();
  #waiting = 0;
  #onIdle: (() => void) | null = null;

  constructor(context: unknown, rootValue: unknown, variables: Values) {
    this.context = context;
    this.rootValue = rootValue;
    this.variables = variables;
  }

  /** Arguments with this operation's variables, worked out once. */
  valuesOf(field: FieldPlan): Values {
    let values = this.#values.get(field);
    if (values === undefined) this.#values.set(field, (values = field.valuesOf(this.variables)));
    return values;
  }

  /** Null when nothing is waited for; otherwise resolves when that is so. */
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

/** The `info` of a resolver; its path is computed when it is read. */
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

export const infoOf = (facts: FieldFacts, run: Run, frame: Frame, key: Key): GraphQLResolveInfo =>
  new FieldInfo(facts, run, frame, key);

function pathOf({ parent, key: ownKey }: Frame, key: Key, typename: string | undefined): GraphQLResolveInfo["path"] {
  return { prev: parent === null ? undefined : pathOf(parent, ownKey, undefined), key, typename };
}

function keysTo(frame: Frame, key: Key): Key[] {
  const keys = [key];
  for (let at: Frame = frame; at.parent !== null; at = at.parent) keys.push(at.key);
  return keys.reverse();
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

export type Written = Record<string, unknown>;

/**
 * An object of the answer; what comes later is written into it when it comes.
 * @param nullable whether it may be null
 * @throws a located error when a field that may not be null has none
 */
export function runFields(
  plan: ObjectPlan,
  source: unknown,
  run: Run,
  parent: Frame | null,
  key: Key,
  nullable: boolean,
): Written {
  const written: Written = {};
  const frame = new Frame(written, parent, key, nullable);
  for (const field of plan) written[field.key] = runField(field, source, run, frame);
  return written;
}

/** As `runFields` for the root, one field after the other: for mutations. */
export async function runFieldsInTurn(plan: ObjectPlan, source: unknown, run: Run): Promise<Written> {
  const written: Written = {};
  const frame = new Frame(written, null, "", true);
  for (const field of plan) {
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
            infoOf(field.facts, run, frame, field.key),
          );
    return settle(value, field, run, frame, field.key);
  } catch (error) {
    return reject(error, field, run, frame, field.key);
  }
}

function propertyOf(field: FieldPlan, source: unknown, run: Run, frame: Frame): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const value = (source as Readonly<Record<string, unknown>>)[field.facts.fieldName];
  if (typeof value !== "function") return value;
  const answer: unknown = value.call(
    source,
    field.fixedValues ?? run.valuesOf(field),
    run.context,
    infoOf(field.facts, run, frame, field.key),
  );
  return answer;
}

/** What is written for a value; undefined when it comes later. @throws what is wrong with it */
export function settle(value: unknown, place: Place, run: Run, frame: Frame, key: Key): unknown {
  if (value === null || value === undefined) {
    if (!place.nonNull) return null;
    throw new Error(`Cannot return null for non-nullable field ${place.facts.parentType.name}.${place.facts.fieldName}.`);
  }
  if (isPromise(value)) return later(value, place, run, frame, key);
  if (value instanceof Error) throw value;
  return place.complete(value, run, frame, key);
}

/** What is written for a fault: null where that is allowed. @throws the fault with its position elsewhere, so that a parent becomes null */
export function reject(error: unknown, { nodes, nonNull }: Place, run: Run, frame: Frame, key: Key): null {
  const located = locatedError(error, nodes, keysTo(frame, key));
  if (nonNull) throw located;
  run.errors.push(located);
  return null;
}

/** Writes a value when it comes. */
export function later(value: Promise<unknown>, place: Place, run: Run, frame: Frame, key: Key): undefined {
  run.hold();
  value.then(
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

/** A fault after everything around it has been written: the nearest nullable position becomes null, once. */
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
