import type { SelectOption } from "../../ui/Select.tsx";

/** Kinds of work for an outlet, in the order shown. */
export const outletRoles = [
  { id: "EDITOR", label: "Editor" },
  { id: "REPORTER", label: "Reporter" },
  { id: "PRODUCER", label: "Producer" },
  { id: "PRESENTER", label: "Presenter" },
  { id: "CONTRIBUTOR", label: "Contributor" },
  { id: "FREELANCER", label: "Freelancer" },
] as const;

/** Kinds of work for a company, in the order shown. */
export const companyRoles = [
  { id: "PR", label: "PR" },
  { id: "MARKETING", label: "Marketing" },
  { id: "COMMUNICATIONS", label: "Communications" },
  { id: "EXECUTIVE", label: "Executive" },
  { id: "OTHER", label: "Other" },
] as const;

/** Those of the roles that are known here, in the order shown: a newer gateway may know more. */
export const knownRoles = <Role extends string>(options: readonly SelectOption<Role>[], held: readonly string[]): Role[] =>
  options.flatMap(({ id }) => (held.includes(id) ? [id] : []));

/** "Editor, Presenter". */
export const roleText = (options: readonly SelectOption<string>[], held: readonly string[]): string =>
  options.flatMap(({ id, label }) => (held.includes(id) ? [label] : [])).join(", ");
