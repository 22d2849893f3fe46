import type { Spellings } from "../graph/enumValues.ts";

/** The enums whose values are not spelled in camelCase: those of the gateway itself, and two that the REST API spells otherwise. */
export const enumSpellings: Spellings = {
  Capability: "UPPER_CASE",
  DenialCode: "UPPER_CASE",
  ErrorCode: "UPPER_CASE",
  Remedy: "UPPER_CASE",
  ViewMode: "UPPER_CASE",
  EmploymentType: "kebab-case",
  Workplace: "kebab-case",
};
