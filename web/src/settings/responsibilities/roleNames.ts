import type { SelectOption, SelectOptions } from "../../ui/selectOptions.ts";

/** Roles at an outlet, in display order. */
export const outletRoles = [
  { id: "EDITOR", label: "Editor" },
  { id: "REPORTER", label: "Reporter" },
  { id: "PRODUCER", label: "Producer" },
  { id: "PRESENTER", label: "Presenter" },
  { id: "CONTRIBUTOR", label: "Contributor" },
  { id: "FREELANCER", label: "Freelancer" },
] as const;

/** Roles at a company that have a name, in display order. */
export const namedCompanyRoles = [
  { id: "PR", label: "PR" },
  { id: "MARKETING", label: "Marketing" },
  { id: "COMMUNICATIONS", label: "Communications" },
  { id: "EXECUTIVE", label: "Executive" },
] as const;

/** Roles at a company, in display order. */
export const companyRoles = [...namedCompanyRoles, { id: "OTHER", label: "Other" }] as const;

/** The roles known to this client, in display order; a newer gateway may send others. */
export const getKnownRoles = <Role extends string>(options: readonly SelectOption<Role>[], assigned: readonly string[]): Role[] =>
  options.flatMap(({ id }) => (assigned.includes(id) ? [id] : []));

/** "Editor, Presenter". */
export const formatRoles = (options: SelectOptions, assigned: readonly string[]): string =>
  options.flatMap(({ id, label }) => (assigned.includes(id) ? [label] : [])).join(", ");
