import type { Call } from "./contract.ts";
import { RestError } from "./error.ts";

const digits = /^[1-9][0-9]{0,14}$/;
/**
 * Letters, digits and the unreserved marks, with which e-mailed codes may begin (base64url). The first character must not be a
 * dot, which excludes `..` and `.`.
 */
const text = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,199}$/;

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/**
 * The path and query of a call. Parameters are validated first, because encoding alone would let `..` through. Parameters of the
 * query that are null or an empty list are left out.
 * @throws RestError 404 for a parameter that no resource can have
 */
export function fillPath(
  call: Call,
  parameters: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = call.template.replaceAll(/\{([A-Za-z]+)\}/g, (_all, name: string) => {
    const value = parameters[name];
    const written = typeof value === "number" || typeof value === "string" ? String(value) : "";
    const kind = call.parameters[name];
    const fits = typeof kind === "object" ? kind.has(written) : (kind === "digits" ? digits : text).test(written);
    if (!fits)
      throw new RestError(`${call.name}: ${name} cannot be in an address`, { call: call.name, failure: "status", status: 404 });
    return written;
  });
  let written = "";
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || (typeof value === "object" && value.length === 0)) continue;
    // Half of a surrogate pair, such as of a cut emoji, cannot be encoded.
    const encoded = encodeURIComponent(String(value).toWellFormed());
    written += `${written === "" ? "?" : "&"}${encodeURIComponent(call.queryNames[name] ?? name)}=${encoded}`;
  }
  return path + written;
}
