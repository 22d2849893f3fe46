import { compileFunction } from "node:vm";
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, isEnumType, type GraphQLLeafType } from "graphql";
import {
  Frame,
  createInfo,
  ignoreRejections,
  throwUnserializable,
  reject,
  runFields,
  settle,
  settleProperty,
  type AbstractShape,
  type Complete,
  type FieldPlan,
  type ListShape,
  type ObjectPlan,
  type ObjectShape,
  type ValuePlan,
} from "./run.ts";

/** After this many objects a plan is compiled, which takes as long as writing about a hundred of them. */
const OBJECTS_BEFORE_COMPILING = 50;
/** After this many objects of a field, they are compiled together with the object that contains them. */
const OBJECTS_BEFORE_JOINING = 10;

/** Writes the objects of one field: first by interpreting their plan, and after many objects by JavaScript compiled from it. */
export class ObjectWriter implements ObjectShape {
  readonly kind = "object";
  readonly #makePlan: () => ObjectPlan;
  readonly #nullable: boolean;
  #plan: ObjectPlan | null = null;
  #compiled: Complete | null = null;
  #written = 0;

  /** @param makePlan called when the first object is written */
  constructor(makePlan: () => ObjectPlan, nullable: boolean) {
    this.#makePlan = makePlan;
    this.#nullable = nullable;
  }

  readonly write: Complete = (source, run, parent, key) => {
    if (this.#compiled !== null) return this.#compiled(source, run, parent, key);
    const plan = (this.#plan ??= this.#makePlan());
    this.#written += 1;
    if (this.#written === OBJECTS_BEFORE_COMPILING) this.#compile(plan);
    return runFields(plan, source, run, parent, key, this.#nullable);
  };

  compiled(): Complete | null {
    if (this.#plan === null || this.#written < OBJECTS_BEFORE_JOINING) return null;
    return this.#compiled ?? this.#compile(this.#plan);
  }

  #compile(plan: ObjectPlan): Complete {
    return (this.#compiled = compileObject(plan, this.#nullable));
  }
}

/**
 * Writes the JavaScript of one object of a response: what `runFields` does for the fields of a plan, with a statement for each
 * field instead of a loop over all plans. Every statement then handles objects of few shapes and calls the same functions only,
 * so that V8 reads and writes properties without look-ups and calls without indirection. Expected values are written inline, also
 * for lists and types of unions; everything else (promises, errors, methods, values that have to be converted) is left to the
 * same functions that `runFields` calls.
 *
 *     function (source, run, parent, key) {
 *       if (typeof source !== "object") return runFields(plan, source, run, parent, key, true);
 *       run.fields += 3;
 *       const written = { id: undefined, title: undefined, tags: undefined };
 *       const frame = new Frame(written, parent, key, true);
 *       let value;
 *       try {
 *         value = resolve1(source, values2, run.context, info3);
 *         written.id = typeof value === "string" ? value : settle(value, field0, run, frame, "id");
 *       } catch (error) {
 *         written.id = reject(error, field0, run, frame, "id");
 *       }
 *       try {
 *         value = source.title;
 *         written.title = typeof value === "string" ? value : settleProperty(value, field4, source, run, frame);
 *       } catch (error) { ... }
 *       try {
 *         value = source.tags;
 *         written.tags = Array.isArray(value) ? list6(value, run, frame, "tags") : settleProperty(value, field5, ...);
 *       } catch (error) { ... }
 *       return written;
 *     }
 *
 * @param plan its keys and names are GraphQL names, so that they are also names in JavaScript
 */
function compileObject(plan: ObjectPlan, nullable: boolean): Complete {
  return new Script().compile(plan, nullable);
}

/** The text of a function, of those that it calls for lists and unions, and the values that they refer to. */
class Script {
  readonly #bound: Record<string, unknown> = {
    Frame,
    createInfo,
    ignoreRejections,
    throwUnserializable,
    reject,
    runFields,
    settle,
    settleProperty,
  };
  readonly #functions: string[] = [];
  #names = 0;

  compile(plan: ObjectPlan, nullable: boolean): Complete {
    const { fields, fieldCount } = plan;
    const ownPlan = this.#bind("plan", plan);
    const newFrame = `new Frame(written, parent, key, ${nullable})`;
    // Frames have no identity, so an object that contains only leaves creates one only for an unexpected value.
    const isFlat = fields.every(({ shape }) => shape.kind === "leaf");
    const statements = fields.map((field) => this.#compileField(field, isFlat ? newFrame : "frame"));
    const main = `return function (source, run, parent, key) {
      if (typeof source !== "object") return runFields(${ownPlan}, source, run, parent, key, ${nullable});
      run.fields += ${fieldCount};
      const written = { ${fields.map(({ key }) => `${key}: undefined`).join(", ")} };
      ${isFlat ? "" : `const frame = ${newFrame};`}
      let value;
      ${statements.join("\n")}
      return written;
    };`;
    const make = compileFunction([...this.#functions, main].join("\n"), Object.keys(this.#bound));
    // The text above has this type.
    return Reflect.apply(make, undefined, Object.values(this.#bound)) as Complete;
  }

  #createName(kind: string): string {
    this.#names += 1;
    return `${kind}${this.#names}`;
  }

  /** The name by which the text refers to a value. */
  #bind(kind: string, value: unknown): string {
    const name = this.#createName(kind);
    this.#bound[name] = value;
    return name;
  }

  #compileField(field: FieldPlan, frame: string): string {
    const { key, staticInfo, resolve, fixedInfo, fixedValues } = field;
    if (staticInfo.fieldName === "__typename") return `written.${key} = "${staticInfo.parentType.name}";`;
    const plan = this.#bind("field", field);
    const target = `${plan}, run, ${frame}, "${key}"`;
    let read = `source.${staticInfo.fieldName}`;
    let fallback = `settleProperty(value, ${plan}, source, run, ${frame})`;
    if (resolve !== null) {
      const values = fixedValues === null ? `run.getValues(${plan})` : this.#bind("values", fixedValues);
      const info =
        fixedInfo === null
          ? `createInfo(${this.#bind("staticInfo", staticInfo)}, run, ${frame}, "${key}")`
          : this.#bind("info", fixedInfo);
      read = `${this.#bind("resolve", resolve)}(source, ${values}, run.context, ${info})`;
      fallback = `settle(value, ${target})`;
    }
    return `try {
      value = ${read};
      written.${key} = ${this.#compileExpectedValue(field, `run, ${frame}, "${key}"`)} ${fallback};
    } catch (error) {
      written.${key} = reject(error, ${target});
    }`;
  }

  /**
   * The beginning of a conditional expression that writes the expected values of a field; its last branch handles all others.
   * @param position the arguments `run, frame, key`
   */
  #compileExpectedValue(target: ValuePlan, position: string): string {
    const { shape, nonNull } = target;
    const orNull = nonNull ? "" : "value === null ? null : ";
    if (shape.kind === "leaf") return this.#compileExpectedLeaf(shape.type, orNull);
    if (shape.kind === "list") return `Array.isArray(value) ? ${this.#compileList(shape)}(value, ${position}) : ${orNull}`;
    const write =
      shape.kind === "abstract" ? this.#compileAbstract(target, shape) : this.#bind("write", shape.compiled() ?? target.complete);
    return `typeof value === "object" && value !== null && typeof value.then !== "function" && !(value instanceof Error)
      ? ${write}(value, ${position}) : ${orNull}`;
  }

  #compileExpectedLeaf(type: GraphQLLeafType, orNull: string): string {
    const unchanged = unchangedValues.get(type);
    if (unchanged !== undefined) return `${unchanged} ? value : ${orNull}`;
    const leaf = this.#bind("leaf", type);
    if (!isEnumType(type))
      return `typeof value === "string" ? (${leaf}.serialize(value) ?? throwUnserializable(${leaf})) : ${orNull}`;
    const names = this.#bind("names", new Map(type.getValues().map(({ name, value }) => [value, name])));
    return `typeof value === "string" ? (${names}.get(value) ?? ${leaf}.serialize(value)) : ${orNull}`;
  }

  /** @returns the name of a function that writes an array */
  #compileList({ item, nullable }: ListShape): string {
    const name = this.#createName("list");
    const plan = this.#bind("item", item);
    this.#functions.push(`function ${name}(items, run, frame, key) {
      const written = [];
      const own = new Frame(written, frame, key, ${nullable});
      for (let index = 0; index < items.length; index += 1) {
        const value = items[index];
        try {
          written.push(${this.#compileExpectedValue(item, "run, own, index")} settle(value, ${plan}, run, own, index));
        } catch (error) {
          ${item.nonNull ? "ignoreRejections(items, index + 1);" : ""}
          written.push(reject(error, ${plan}, run, own, index));
        }
      }
      return written;
    }`);
    return name;
  }

  /** @returns the name of a function that writes an object of a union or interface */
  #compileAbstract({ staticInfo }: ValuePlan, { type, resolveTypeName, fixedInfo, writers, completeAs }: AbstractShape): string {
    const name = this.#createName("abstract");
    const info =
      fixedInfo === null ? `createInfo(${this.#bind("staticInfo", staticInfo)}, run, frame, key)` : this.#bind("info", fixedInfo);
    const compiledTypes = [...writers].flatMap(([typeName, writer]) => {
      const write = writer.compiled();
      return write === null ? [] : [`if (name === "${typeName}") return ${this.#bind("write", write)}(value, run, frame, key);`];
    });
    this.#functions.push(`function ${name}(value, run, frame, key) {
      const name = ${this.#bind("resolveTypeName", resolveTypeName)}(value, run.context, ${info}, ${this.#bind("type", type)});
      ${compiledTypes.join("\n")}
      return ${this.#bind("completeAs", completeAs)}(name, value, run, frame, key);
    }`);
    return name;
  }
}

/** For the built-in scalars, the condition on which a value is written unchanged. */
const unchangedValues: ReadonlyMap<GraphQLLeafType, string> = new Map<GraphQLLeafType, string>([
  [GraphQLString, 'typeof value === "string"'],
  [GraphQLID, 'typeof value === "string"'],
  [GraphQLBoolean, 'typeof value === "boolean"'],
  [GraphQLInt, 'typeof value === "number" && (value | 0) === value'],
  [GraphQLFloat, 'typeof value === "number" && Number.isFinite(value)'],
]);
