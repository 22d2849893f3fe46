import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import { beatIds, type Cast } from "./cast.ts";
import { companies } from "./content/companies.ts";
import { people } from "./content/people.ts";

const firstResponsibility = 1001;

/** Everybody who works for a company speaks for it on its topics. */
export function responsibilityRows(cast: Cast): Insertable<Database["company_responsibilities"]>[] {
  return people
    .flatMap((person) => ("company" in person.at ? [{ person, slug: person.at.company }] : []))
    .map(({ person, slug }, index) => ({
      id: firstResponsibility + index,
      contact_id: cast.find(person.slug).id,
      company_id: cast.companyId(slug),
      roles: [/communications|affairs/i.test(person.job) ? "communications" : "pr"],
      beats: (companies.find((company) => company.slug === slug)?.beats ?? []).map((beat) => beatIds[beat]),
      role_title: person.job,
      is_media_contact: /media|press|communications/i.test(person.job),
    }));
}
