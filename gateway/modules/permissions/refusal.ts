import { Refusal } from "../../errors.ts";
import type { DenialCode, DenialReason } from "./policy.ts";

/** Who one is forbids these; everything else is the state's doing, which the REST API answers with 422. */
const forbidding: ReadonlySet<DenialCode> = new Set(["NOT_SIGNED_IN", "NOT_ADMIN", "NOT_AUTHOR", "NOT_OWNER"]);

/** The refusal of a change that a rule stands in the way of. */
export const refusalOf = ({ code, message }: DenialReason): Refusal =>
  new Refusal(forbidding.has(code) ? "FORBIDDEN" : "INVALID", message);
