import type { Insertable } from "kysely";
import type { CompanyRole, Database, OutletRole } from "../upstream/db/schema.ts";
import { companies, type CompanySlug } from "./content/companies.ts";
import type { OutletSlug } from "./content/outlets.ts";
import { people, type PersonText } from "./content/people.ts";
import { outletBeats, profiles } from "./content/profiles.ts";
import { beatIds, type MediaDirectory } from "./directory.ts";

const FIRST_ID = 1001;

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/** Roles at companies by job title; the first match applies. */
const companyRoles: readonly [RegExp, CompanyRole][] = [
  [/partner|founder|chief/i, "executive"],
  [/communications|affairs/i, "communications"],
  [/content|community/i, "marketing"],
  [/media|press|pr |account|public relations/i, "pr"],
];

/** Roles at outlets by job title; the first match applies. */
const outletRoles: readonly [RegExp, readonly OutletRole[]][] = [
  [/technology editor/i, ["editor", "presenter"]],
  [/editor/i, ["editor"]],
  [/producer|video/i, ["producer"]],
];

const toCompanyRole = (job: string): CompanyRole => companyRoles.find(([words]) => words.test(job))?.[1] ?? "other";
const toOutletRoles = (job: string): readonly OutletRole[] => outletRoles.find(([words]) => words.test(job))?.[1] ?? ["reporter"];

const beatsOfCompany = (slug: CompanySlug) =>
  (companies.find((company) => company.slug === slug)?.beats ?? []).map((beat) => beatIds[beat]);
const beatsOfOutlet = (slug: OutletSlug) => outletBeats[slug].map((beat) => beatIds[beat]);

/** Workplaces of a person: the one on the profile and additional ones. */
function findWorkplaces(person: PersonText & { slug: keyof typeof profiles }) {
  const { otherWorkplaces = [] } = profiles[person.slug];
  const { employer, job: title } = person;
  if ("outlet" in employer) return [{ outlet: employer.outlet, title, roles: toOutletRoles(title) }, ...otherWorkplaces];
  return "company" in employer ? [{ company: employer.company, title }, ...otherWorkplaces] : otherWorkplaces;
}

/** A responsibility that the company has not confirmed yet. */
const pending = { slug: "theo-papadakis", company: "meridian-energy", title: "Public relations consultant" } as const;

const isMediaContact = /media|press|communications/i;

export function companyResponsibilityRows(directory: MediaDirectory): Row<"company_responsibilities">[] {
  const employed = people.flatMap(({ slug, ...person }) =>
    findWorkplaces({ slug, ...person }).flatMap((workplace) =>
      "company" in workplace ? [{ slug, company: workplace.company, title: workplace.title, status: "active" as const }] : [],
    ),
  );
  return [...employed, { ...pending, status: "pending" as const }].map(({ slug, company, title, status }, index) => ({
    id: FIRST_ID + index,
    contact_id: directory.find(slug).id,
    company_id: directory.companyId(company),
    roles: [toCompanyRole(title)],
    beats: beatsOfCompany(company),
    role_title: title,
    is_media_contact: isMediaContact.test(title),
    status,
  }));
}

export function outletResponsibilityRows(directory: MediaDirectory): Row<"outlet_responsibilities">[] {
  return people
    .flatMap((person) => findWorkplaces(person).flatMap((workplace) => ("outlet" in workplace ? [{ person, workplace }] : [])))
    .map(({ person, workplace }, index) => ({
      id: FIRST_ID + index,
      contact_id: directory.find(person.slug).id,
      outlet_id: directory.outletId(workplace.outlet) ?? 0,
      roles: [...workplace.roles],
      beats: beatsOfOutlet(workplace.outlet),
      role_title: workplace.title,
    }));
}

export function spokespeopleRows(directory: MediaDirectory): Row<"spokespeople">[] {
  return people
    .flatMap((person) => (profiles[person.slug].spokespersonFor ?? []).map((company) => ({ person, company })))
    .map(({ person, company }, index) => ({
      id: FIRST_ID + index,
      contact_id: directory.find(person.slug).id,
      company_id: directory.companyId(company),
      beats: beatsOfCompany(company),
      role_title: person.job,
    }));
}
