import { Parser } from "htmlparser2";
import * as v from "valibot";
import { RestError } from "./error.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Rejects HTML that is longer or nested more deeply than the contract allows. @throws RestError 422 by field */
export type MarkupCheck = (body: unknown) => void;

/** A property of a request that contains HTML. */
interface MarkupField {
  key: string;
  label: string;
  maxLength: number;
  maxNesting: number;
}

const markupShape = v.object({
  contentMediaType: v.literal("text/html"),
  title: v.string(),
  maxLength: v.number(),
  "x-max-nesting": v.number(),
});
const formShape = v.object({ properties: v.record(v.string(), v.unknown()) });
const referenceShape = v.object({ $ref: v.string() });
const bodyShape = v.record(v.string(), v.unknown());

const prefix = "#/components/schemas/";

/**
 * Compiles the check of one call's request, so that hostile HTML does not reach the REST API.
 * @param schema of the request's body
 */
export function compileMarkupCheck(
  call: string,
  schema: Schema | undefined,
  components: Readonly<Record<string, Schema>>,
): MarkupCheck {
  const fields = findMarkupFields(schema, components);
  return (body) => {
    if (fields.length === 0 || !v.is(bodyShape, body)) return;
    const errors: Record<string, string[]> = {};
    for (const field of fields) {
      const problem = findProblem(field, body[field.key]);
      if (problem !== null) errors[field.key] = [problem];
    }
    if (Object.keys(errors).length > 0)
      throw new RestError(`${call}: too much markup`, { call, failure: "status", status: 422, errors });
  };
}

function findMarkupFields(schema: Schema | undefined, components: Readonly<Record<string, Schema>>): MarkupField[] {
  const form = v.is(referenceShape, schema) ? components[schema.$ref.slice(prefix.length)] : schema;
  if (!v.is(formShape, form)) return [];
  return Object.entries(form.properties).flatMap(([key, property]) => {
    if (!v.is(markupShape, property)) return [];
    const { title, maxLength, "x-max-nesting": maxNesting } = property;
    return [{ key, label: title, maxLength, maxNesting }];
  });
}

function findProblem({ label, maxLength, maxNesting }: MarkupField, html: unknown): string | null {
  if (typeof html !== "string") return null;
  // A character has one or two code units, so only texts of intermediate length need counting.
  if (html.length > maxLength && (html.length > 2 * maxLength || Array.from(html).length > maxLength))
    return `${label} must have at most ${maxLength} characters with its formatting.`;
  return isNestedDeeper(html, maxNesting) ? `${label} must have at most ${maxNesting} levels of nesting.` : null;
}

/** Thrown to stop the parser, which has no other way to be stopped. */
class NestedTooDeeplyError extends Error {}

function isNestedDeeper(html: string, maxDepth: number): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      if (depth > maxDepth) throw new NestedTooDeeplyError();
    },
    onclosetag: () => (depth -= 1),
  });
  try {
    parser.end(html);
    return false;
  } catch (error) {
    if (error instanceof NestedTooDeeplyError) return true;
    throw error;
  }
}
