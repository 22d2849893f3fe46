import type { Example, VariableSources } from "./example.ts";
import type { Source } from "./sources.ts";

/** Sends an operation and returns its data; null when it failed. */
export type Send = (document: string, variables: Record<string, unknown>) => Promise<Record<string, unknown> | null>;

/**
 * The variables of an example, with ids that exist: read from the caller's own data, or created by running other examples first.
 * @param find returns another example by its root field
 * @param send runs an operation as the caller; if it returns null, the variable is null
 */
export async function resolveVariables(
  { variables }: Pick<Example, "variables">,
  find: (name: string) => Example | undefined,
  send: Send,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(variables)) {
    resolved[name] = "input" in source ? await resolveAll(source.input, find, send) : await resolveOne(source, find, send);
  }
  return resolved;
}

async function resolveAll(
  sources: Extract<VariableSources[string], { input: object }>["input"],
  find: (name: string) => Example | undefined,
  send: Send,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(sources)) resolved[name] = await resolveOne(source, find, send);
  return resolved;
}

async function resolveOne(source: Source, find: (name: string) => Example | undefined, send: Send): Promise<unknown> {
  if ("is" in source) return source.is;
  const value = "find" in source ? await readValue(source, send) : await createValue(source, find, send);
  return source.isList && value !== null ? [value] : value;
}

/** `$slug` in a query is the address of the caller's own profile. */
async function readValue({ find, which }: Extract<Source, { find: string }>, send: Send): Promise<unknown> {
  const getLeaf = (data: unknown) => collectLeaves(data).at(which === "first" ? 0 : -1) ?? null;
  if (!find.includes("$slug")) return getLeaf(await send(`{ ${find} }`, {}));
  const slug = collectLeaves(await send("{ viewer { slug } }", {}))[0];
  return slug === undefined ? null : getLeaf(await send(`query ($slug: String!) { ${find} }`, { slug }));
}

async function createValue(
  { after, take }: Extract<Source, { after: string }>,
  find: (name: string) => Example | undefined,
  send: Send,
): Promise<unknown> {
  const before = find(after);
  if (before === undefined) throw new Error(`There is no example ${after}.`);
  const [input] = Object.entries(before.variables);
  const variables = await resolveVariables(before, find, send);
  const declared = input === undefined ? "" : `($input: ${after.charAt(0).toUpperCase()}${after.slice(1)}Input!)`;
  const passed = input === undefined ? "" : "(input: $input)";
  return collectLeaves(await send(`mutation${declared} { ${after}${passed} { ${take} } }`, variables))[0] ?? null;
}

/** All values in an answer except nulls, depth first. */
function collectLeaves(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === "object" ? Object.values(value).flatMap(collectLeaves) : [value];
}
