import type { Example, VariableSources } from "./example.ts";
import type { Source } from "./sources.ts";

/** Sends an operation and returns its data; null when it failed. */
export type SendOperation = (document: string, variables: Record<string, unknown>) => Promise<Record<string, unknown> | null>;

/**
 * The variables of an example, with ids that exist: read from the caller's own data, or created by running other examples first.
 * @param findExample returns another example by its root field
 * @param send runs an operation as the caller; if it returns null, the variable is null
 */
export async function resolveVariables(
  { variables }: Pick<Example, "variables">,
  findExample: (name: string) => Example | undefined,
  send: SendOperation,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(variables)) {
    resolved[name] =
      "input" in source ? await resolveAll(source.input, findExample, send) : await resolveOne(source, findExample, send);
  }
  return resolved;
}

async function resolveAll(
  sources: Extract<VariableSources[string], { input: object }>["input"],
  findExample: (name: string) => Example | undefined,
  send: SendOperation,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(sources)) resolved[name] = await resolveOne(source, findExample, send);
  return resolved;
}

async function resolveOne(
  source: Source,
  findExample: (name: string) => Example | undefined,
  send: SendOperation,
): Promise<unknown> {
  if ("value" in source) return source.value;
  const value = "query" in source ? await readValue(source, send) : await createValue(source, findExample, send);
  return source.isList && value !== null ? [value] : value;
}

/** `$slug` in a query is the address of the caller's own profile. */
async function readValue({ query, position }: Extract<Source, { query: string }>, send: SendOperation): Promise<unknown> {
  const getLeaf = (data: unknown) => collectLeaves(data).at(position === "first" ? 0 : -1) ?? null;
  if (!query.includes("$slug")) return getLeaf(await send(`{ ${query} }`, {}));
  const slug = collectLeaves(await send("{ viewer { slug } }", {}))[0];
  return slug === undefined ? null : getLeaf(await send(`query ($slug: String!) { ${query} }`, { slug }));
}

async function createValue(
  { mutation, selection }: Extract<Source, { mutation: string }>,
  findExample: (name: string) => Example | undefined,
  send: SendOperation,
): Promise<unknown> {
  const example = findExample(mutation);
  if (example === undefined) throw new Error(`There is no example ${mutation}.`);
  const [input] = Object.entries(example.variables);
  const variables = await resolveVariables(example, findExample, send);
  const declared = input === undefined ? "" : `($input: ${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!)`;
  const passed = input === undefined ? "" : "(input: $input)";
  return collectLeaves(await send(`mutation${declared} { ${mutation}${passed} { ${selection} } }`, variables))[0] ?? null;
}

/** All values in a response except nulls, depth first. */
function collectLeaves(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === "object" ? Object.values(value).flatMap(collectLeaves) : [value];
}
