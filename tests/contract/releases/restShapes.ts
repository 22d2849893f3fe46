/** A change of a JSON Schema in openapi.json. */
export interface Finding {
  level: "breaking" | "risky" | "safe";
  message: string;
}

/** Both documents, in which `$ref` is looked up. */
export interface Documents {
  old: unknown;
  new: unknown;
}

type Side = "request" | "response";
type Shape = Readonly<Record<string, unknown>>;

interface Comparison {
  documents: Documents;
  side: Side;
  /** Pairs of named shapes being compared, because shapes contain themselves. */
  seen: Set<string>;
  found: Finding[];
}

/** Keywords whose change cannot be ordered into wider and narrower. */
const exactKeywords = ["const", "pattern", "format", "patternProperties", "x-ignore-case"] as const;
/** Keywords that narrow a value the more the higher they are, and those that widen it. */
const lowerBounds = ["minimum", "minLength", "minItems"] as const;
const upperBounds = ["maximum", "maxLength", "maxItems", "x-max-characters", "x-max-items", "x-max-nesting"] as const;

/**
 * Compares two JSON Schemas.
 * @param place the use of the schema, for the messages; a shape with a name is described by its name
 * @param side a narrower request breaks clients and a wider one REST APIs; the reverse holds for responses
 */
export function describeSchemaChanges(place: string, side: Side, old: unknown, now: unknown, documents: Documents): Finding[] {
  const comparison: Comparison = { documents, side, seen: new Set(), found: [] };
  compare(place, old, now, comparison);
  return comparison.found;
}

function compare(place: string, oldSchema: unknown, newSchema: unknown, comparison: Comparison): void {
  const [old, now] = [resolve(oldSchema, comparison.documents.old), resolve(newSchema, comparison.documents.new)];
  const name = nameOf(oldSchema);
  const here = name === null ? place : `${name} (${comparison.side})`;
  if (name !== null) {
    const key = `${name} ${nameOf(newSchema) ?? ""}`;
    if (comparison.seen.has(key)) return;
    comparison.seen.add(key);
  }
  compareTypes(here, old, now, comparison);
  compareValues(here, old, now, comparison);
  compareProperties(here, old, now, comparison);
  compareVariants(here, old, now, comparison);
  if (old["items"] !== undefined && now["items"] !== undefined) compare(`${here}[]`, old["items"], now["items"], comparison);
}

const breaking = (message: string): Finding => ({ level: "breaking", message });

function compareTypes(place: string, old: Shape, now: Shape, { found }: Comparison): void {
  const [before, after] = [listOf(old["type"]), listOf(now["type"])];
  if (before.length > 0 && after.length > 0 && !sameMembers(before, after))
    found.push(breaking(`Type of ${place} changed from ${before.join(" or ")} to ${after.join(" or ")}.`));
}

function compareValues(place: string, old: Shape, now: Shape, { found, side }: Comparison): void {
  const [before, after] = [listOf(old["enum"]).map(String), listOf(now["enum"]).map(String)];
  for (const value of before.filter((one) => !after.includes(one)))
    found.push(breaking(`Value ${value} of ${place} was removed.`));
  if (before.length > 0) {
    for (const value of after.filter((one) => !before.includes(one)))
      found.push({ level: side === "response" ? "risky" : "safe", message: `Value ${value} of ${place} was added.` });
  }
  for (const keyword of exactKeywords) {
    const [was, is] = [JSON.stringify(old[keyword]), JSON.stringify(now[keyword])];
    if (was !== is) found.push(breaking(`${keyword} of ${place} changed from ${was ?? "none"} to ${is ?? "none"}.`));
  }
  for (const keyword of [...lowerBounds, ...upperBounds]) {
    const direction = lowerBounds.some((bound) => bound === keyword) ? 1 : -1;
    const none = direction === 1 ? -Infinity : Infinity;
    const [was, is] = [numberOf(old[keyword], none), numberOf(now[keyword], none)];
    if (was === is) continue;
    const isNarrower = (is - was) * direction > 0;
    // A narrower request refuses what clients send; a wider response is more than clients expect.
    const level = isNarrower === (side === "request") ? "breaking" : "safe";
    found.push({ level, message: `${keyword} of ${place} changed from ${textOf(was)} to ${textOf(is)}.` });
  }
}

function compareProperties(place: string, old: Shape, now: Shape, comparison: Comparison): void {
  const { found, side } = comparison;
  const [before, after] = [objectOf(old["properties"]), objectOf(now["properties"])];
  const [wasRequired, isRequired] = [listOf(old["required"]), listOf(now["required"])];
  for (const [name, schema] of Object.entries(before)) {
    const other = after[name];
    if (other === undefined) {
      found.push(breaking(`${name} of ${place} was removed.`));
      continue;
    }
    if (isRequired.includes(name) !== wasRequired.includes(name)) found.push(requirementChange(name, place, side, isRequired));
    compare(`${name} of ${place}`, schema, other, comparison);
  }
  for (const name of Object.keys(after).filter((one) => before[one] === undefined)) {
    const message = `${name} of ${place} was added`;
    found.push(isRequired.includes(name) ? breaking(`${message} and is required.`) : { level: "safe", message: `${message}.` });
  }
}

/** A REST API may leave out what a response newly requires; clients may leave out what a request newly requires. */
function requirementChange(name: string, place: string, side: Side, isRequired: readonly unknown[]): Finding {
  if (isRequired.includes(name)) return breaking(`${name} of ${place} is now required.`);
  const message = `${name} of ${place} is no longer required.`;
  return side === "response" ? breaking(message) : { level: "safe", message };
}

function compareVariants(place: string, old: Shape, now: Shape, comparison: Comparison): void {
  for (const keyword of ["anyOf", "oneOf", "allOf"] as const) {
    const [before, after] = [listOf(old[keyword]), listOf(now[keyword])];
    const keyOf = (variant: unknown): string => nameOf(variant) ?? JSON.stringify(variant);
    const inBoth = before.flatMap((variant) => {
      const other = after.find((one) => keyOf(one) === keyOf(variant));
      return other === undefined ? [] : [[variant, other] as const];
    });
    for (const [variant, other] of inBoth) compare(place, variant, other, comparison);
    const [lost, gained] = [before.length - inBoth.length, after.length - inBoth.length];
    if (lost === 1 && gained === 1) {
      const isNew = (variant: unknown, others: readonly unknown[]) => !others.some((one) => keyOf(one) === keyOf(variant));
      const variant = before.find((one) => isNew(one, after));
      compare(
        place,
        variant,
        after.find((one) => isNew(one, before)),
        comparison,
      );
    } else if (lost > 0 || gained > 0) {
      comparison.found.push(breaking(`The alternatives (${keyword}) of ${place} changed.`));
    }
  }
}

/** The name of a shared shape; null for one without. */
function nameOf(schema: unknown): string | null {
  const ref = objectOf(schema)["$ref"];
  return typeof ref === "string" ? (ref.split("/").at(-1) ?? ref) : null;
}

function resolve(schema: unknown, document: unknown): Shape {
  const shape = objectOf(schema);
  const ref = shape["$ref"];
  if (typeof ref !== "string") return shape;
  const target = ref
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => objectOf(value)[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  return resolve(target, document);
}

const objectOf = (value: unknown): Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

const numberOf = (value: unknown, none: number): number => (typeof value === "number" ? value : none);

const textOf = (bound: number): string => (Number.isFinite(bound) ? String(bound) : "none");

const sameMembers = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((one) => right.includes(one));
