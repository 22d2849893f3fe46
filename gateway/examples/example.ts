import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from "graphql";
import { createSelection } from "./selection.ts";
import { findSource, type Source } from "./sources.ts";

export type OperationKind = "query" | "mutation" | "subscription";

/** An operation that shows one root field. */
export interface Example {
  /** The root field. */
  name: string;
  kind: OperationKind;
  /** The description of the root field. */
  description: string;
  document: string;
  /** The source of each variable's value; a mutation's single variable is an object of such sources. */
  variables: VariableSources;
}

export type VariableSources = Readonly<Record<string, Source | { readonly input: Readonly<Record<string, Source>> }>>;

/** The kinds of operations in the order of pages, each with its heading. */
export const operationKinds: readonly { kind: OperationKind; heading: string }[] = [
  { kind: "query", heading: "Queries" },
  { kind: "mutation", heading: "Mutations" },
  { kind: "subscription", heading: "Subscriptions" },
];

/** Page size of lists in examples. */
const PAGE_SIZE = 5;

/**
 * Creates an example for every root field of the schema, in the schema's order. The selection and the variables are derived from
 * the schema; the values of the variables come from values.ts.
 * @throws Error that names the required arguments and input fields without a value
 */
export function createExamples(schema: GraphQLSchema): Example[] {
  const problems: string[] = [];
  const examples = operationKinds.flatMap(({ kind }) => {
    const root = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() }[
      kind
    ];
    return Object.values(root?.getFields() ?? {}).map((field) => createExample(schema, kind, field, problems));
  });
  if (problems.length > 0) throw new Error(`gateway/examples/values.ts has no value for ${problems.join(", ")}`);
  return examples;
}

function createExample(
  schema: GraphQLSchema,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  problems: string[],
): Example {
  const variables: Record<string, VariableSources[string]> = {};
  const declared: string[] = [];
  const passed: string[] = [];
  for (const argument of field.args) {
    if (argument.name === "first") {
      passed.push(`first: ${PAGE_SIZE}`);
      continue;
    }
    const sources = findSources(field.name, argument, problems);
    if (sources === null) continue;
    variables[argument.name] = sources;
    declared.push(`$${argument.name}: ${argument.type.toString()}`);
    passed.push(`${argument.name}: $${argument.name}`);
  }
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const inParentheses = (parts: readonly string[]) => (parts.length === 0 ? "" : `(${parts.join(", ")})`);
  const text = `${kind} ${name}${inParentheses(declared)} { ${field.name}${inParentheses(passed)} ${createSelection(schema, field.type)} }`;
  return { name: field.name, kind, description: field.description ?? "", document: print(parse(text)), variables };
}

/** The source of an argument, or those of the fields of an input; null if it is omitted. */
function findSources(root: string, argument: GraphQLArgument, problems: string[]): VariableSources[string] | null {
  const type = getNamedType(argument.type);
  if (argument.name !== "input" || !isInputObjectType(type))
    return requireSource(root, argument, isRequiredArgument(argument), problems);
  const input: Record<string, Source> = {};
  for (const field of Object.values(type.getFields())) {
    const source = requireSource(root, field, isRequiredInputField(field), problems);
    if (source !== null) input[field.name] = source;
  }
  return { input };
}

/** Optional arguments get a value only if sources.ts has one for this root field. */
function requireSource(
  root: string,
  { name, type }: GraphQLArgument | GraphQLInputField,
  isRequired: boolean,
  problems: string[],
): Source | null {
  const source = findSource(root, name, isRequired, isNonNullType(type) ? type.ofType : type);
  if (source === null && isRequired) problems.push(`${root}.${name}: ${type.toString()}`);
  return source;
}
