import { GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { createInputError } from "./codedErrors.ts";

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Output: ISO 8601 in UTC with milliseconds; input: with an offset. rest/ has already validated the times in responses. */
const DateTime = new GraphQLScalarType<string, unknown>({
  name: "DateTime",
  serialize: (value) => value,
  parseValue: toUtc,
  parseLiteral: (node) => toUtc(getText(node)),
});

function toUtc(value: unknown): string {
  const time = typeof value === "string" && iso.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(time)) throw createInputError('A DateTime is a text such as "2025-03-01T09:00:00.000Z".');
  return new Date(time).toISOString();
}

/** A string that is passed through unchanged in both directions; the REST API validates it. */
const createTextScalar = (name: string): GraphQLScalarType<string, unknown> =>
  new GraphQLScalarType<string, unknown>({
    name,
    serialize: (value) => value,
    parseValue: toText,
    parseLiteral: (node) => toText(getText(node)),
  });

function toText(value: unknown): string {
  if (typeof value !== "string") throw createInputError("A text is needed here.");
  return value;
}

const getText = (node: ValueNode): string | null => (node.kind === Kind.STRING ? node.value : null);

export const scalars = { DateTime, HTML: createTextScalar("HTML"), URL: createTextScalar("URL") };
