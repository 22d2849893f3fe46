import * as v from "valibot";
import { RestError, type RestErrorDetails } from "./error.ts";
import { toRecord } from "./records.ts";
import type { RawResponse } from "./transport.ts";

const MAX_LENGTH = 2000;
const codesShape = v.record(v.string(), v.array(v.object({ code: v.string(), limit: v.optional(v.nullable(v.number()), null) })));

/** Converts an error status of the upstream to a RestError. It contains the messages of a 4xx, but nothing of a 5xx. */
export function toRestError(call: string, { status, body, retryAfter }: RawResponse): RestError {
  const problem = status < 500 ? readProblem(body) : { errors: null, codes: null, detail: null };
  return new RestError(`${call}: status ${status}`, { call, failure: "status", status, retryAfter, ...problem });
}

function readProblem(body: string): Required<Pick<RestErrorDetails, "errors" | "codes" | "detail">> {
  const parsed = parseObject(body);
  const errors: Record<string, string[]> = {};
  for (const [field, texts] of Object.entries(toRecord(parsed["errors"]))) {
    const kept = (Array.isArray(texts) ? texts : [texts])
      .filter((text) => typeof text === "string")
      .map((text) => text.slice(0, MAX_LENGTH));
    if (kept.length > 0) errors[field] = kept;
  }
  const detail = parsed["detail"];
  return {
    errors: Object.keys(errors).length === 0 ? null : errors,
    codes: v.is(codesShape, parsed["codes"]) ? v.parse(codesShape, parsed["codes"]) : null,
    detail: typeof detail === "string" && detail !== "" ? detail.slice(0, MAX_LENGTH) : null,
  };
}

function parseObject(body: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(body));
  } catch {
    return {};
  }
}
