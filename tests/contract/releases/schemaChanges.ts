import { CriticalityLevel, diff, DiffRule, type Change as SchemaChange } from "@graphql-inspector/core";
import {
  buildSchema,
  getNamedType,
  type GraphQLError,
  isInputObjectType,
  Kind,
  parse,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { readDeprecation } from "../../../gateway/graph/deprecation.ts";
import type { Change } from "./change.ts";
import type { NamedDocument } from "./releases.ts";

const levels: Readonly<Record<CriticalityLevel, Change["level"]>> = {
  [CriticalityLevel.Breaking]: "breaking",
  [CriticalityLevel.Dangerous]: "risky",
  [CriticalityLevel.NonBreaking]: "safe",
};

/**
 * Compares two versions of schema.graphql.
 * @param documents written for the old version: breaking changes name those that no longer work
 * @param today elements whose announced date of removal has passed may be removed
 */
export async function schemaChanges(
  oldText: string,
  newText: string,
  documents: readonly NamedDocument[],
  today: string,
): Promise<Change[]> {
  const [oldSchema, newSchema] = [buildSchema(oldText), buildSchema(newText)];
  const found = await diff(oldSchema, newSchema, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges]);
  const levelOf = (change: SchemaChange) => (wasAnnounced(change, oldSchema, today) ? "safe" : levels[change.criticality.level]);
  // Validating hundreds of documents takes seconds, which only a breaking change is worth.
  const isBreaking = found.some((change) => levelOf(change) === "breaking");
  const uses = isBreaking ? documents.map((document) => new Use(document, oldSchema, newSchema)) : [];
  return found.map((change) => {
    const level = levelOf(change);
    const affects = level === "breaking" ? uses.filter((use) => use.isBrokenBy(change)).map(({ label }) => label) : [];
    return { level, message: `${change.message}.`, affects };
  });
}

/** Whether the element was deprecated and its date of removal has passed. */
function wasAnnounced({ type, path = "" }: SchemaChange, schema: GraphQLSchema, today: string): boolean {
  if (!type.endsWith("_REMOVED")) return false;
  const [typeName = "", fieldName = "", argumentName] = path.split(".");
  const reason = deprecationReasonOf(schema, typeName, fieldName, argumentName);
  const removedAfter = reason === null ? null : (readDeprecation(reason)?.removedAfter ?? null);
  return removedAfter !== null && removedAfter < today;
}

function deprecationReasonOf(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  argumentName: string | undefined,
): string | null {
  const type = schema.getType(typeName);
  if (type === undefined) return null;
  if ("getFields" in type) {
    const field = type.getFields()[fieldName];
    if (field === undefined) return null;
    if (argumentName === undefined) return field.deprecationReason ?? null;
    const argument = "args" in field ? field.args.find(({ name }) => name === argumentName) : undefined;
    return argument?.deprecationReason ?? null;
  }
  return "getValue" in type ? (type.getValue(fieldName)?.deprecationReason ?? null) : null;
}

/** A document, what the new schema rejects in it, and the input types of its variables. */
class Use {
  readonly label: string;
  readonly #errors: readonly GraphQLError[];
  readonly #inputTypes: ReadonlySet<string>;
  readonly #mentions: ReadonlySet<string>;

  constructor({ kind, name, text }: NamedDocument, oldSchema: GraphQLSchema, newSchema: GraphQLSchema) {
    this.label = `${kind} ${name}`;
    const document = parse(text);
    this.#errors = validate(newSchema, document);
    this.#inputTypes = inputTypesOf(document, oldSchema);
    this.#mentions = namesIn(document);
  }

  /** A removed field breaks documents that select it; a changed input breaks those that take it as a variable. */
  isBrokenBy({ path = "" }: SchemaChange): boolean {
    const parts = path.split(".");
    if (this.#inputTypes.has(parts[0] ?? "")) return true;
    const name = parts[1] ?? parts[0] ?? "";
    return this.#errors.length > 0 && this.#mentions.has(name);
  }
}

/** The types of all variables, with those nested in them. */
function inputTypesOf(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const found = new Set<string>();
  function add(type: GraphQLInputType): void {
    const named = getNamedType(type);
    if (found.has(named.name)) return;
    found.add(named.name);
    if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) add(field.type);
  }
  visit(document, {
    VariableDefinition({ type }) {
      const known = type.kind === Kind.NAMED_TYPE ? typeFromAST(schema, type) : typeFromAST(schema, type.type);
      if (known !== undefined && "parseValue" in known) add(known);
      else if (isInputObjectType(known)) add(known);
    },
  });
  return found;
}

function namesIn(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  visit(document, { Name: ({ value }) => void names.add(value) });
  return names;
}
