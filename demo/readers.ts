import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY } from "../upstream/units.ts";
import { companies } from "./content/companies.ts";
import { outlets } from "./content/outlets.ts";
import { people } from "./content/people.ts";
import { readerBeats, readerJobs, institutions, type ReaderJob } from "./content/readerJobs.ts";
import { familyNames, givenNames } from "./content/readerNames.ts";
import { beatIds, lastActive, type MediaDirectory } from "./directory.ts";
import { createRandom, type Random } from "./random.ts";

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

export interface ReaderRows {
  contacts: Row<"contacts">[];
  beats: Row<"contact_beats">[];
  details: Row<"contact_details">[];
}

interface Employer {
  name: string;
  /** Domain of the e-mail addresses. */
  domain: string;
  country: string;
}

const employers: Readonly<Record<Exclude<ReaderJob["employer"], "freelance">, readonly Employer[]>> = {
  outlet: outlets.map(({ name, url, country }) => ({ name, domain: getDomain(url), country })),
  company: companies.map(({ name, url, country }) => ({ name, domain: getDomain(url), country })),
  institution: institutions.map((name) => ({
    name,
    domain: `${name.toLowerCase().replaceAll(" ", "-")}.example`,
    country: "AU",
  })),
};
const jobs = readerJobs.flatMap((job) => Array.from({ length: job.percentage }, () => job));

/** Rows of the many members who only read and like: staff of newsrooms and press offices, with their contact details. */
export function readerRows(directory: MediaDirectory, now: Date, countryId: (code: string) => number | null): ReaderRows {
  const rows: ReaderRows = { contacts: [], beats: [], details: [] };
  const random = createRandom("crowd");
  const taken = new Set<string>(people.map((person) => person.slug));
  for (const id of directory.readerIds) {
    const { firstname, lastname, slug } = newName(random, taken);
    const { job, employer: employerType } = random.pick(jobs);
    const employer = employerType === "freelance" ? null : random.pick(employers[employerType]);
    const country = employer?.country ?? "AU";
    rows.contacts.push({
      id,
      type: "person",
      name: `${firstname} ${lastname}`,
      slug,
      firstname,
      lastname,
      about: null,
      job,
      organization: employer?.name ?? null,
      avatar: null,
      avatar_icon: null,
      country_id: countryId(country),
      is_private: false,
      last_active_at: random.chance(0.85) ? lastActive(now, random.next() ** 1.5 * 80 * DAY) : null,
      created_at: new Date(now.getTime() - Math.round(random.range(95, 700) * DAY)),
    });
    const beats = random.sample(readerBeats, random.int(1, 2));
    rows.beats.push(...beats.map((beat) => ({ contact_id: id, beat_id: beatIds[beat] })));
    rows.details.push({
      contact_id: id,
      phone: country === "AU" && random.chance(0.4) ? createPhone(random) : null,
      mobile: null,
      public_email: random.chance(0.8) ? `${slug.replace("-", ".")}@${employer?.domain ?? "mail.example"}` : null,
      website: null,
      location: null,
    });
  }
  return rows;
}

function newName(random: Random, taken: Set<string>) {
  let firstname: string;
  let lastname: string;
  let slug: string;
  do {
    firstname = random.pick(givenNames);
    lastname = random.pick(familyNames);
    slug = `${firstname}-${lastname}`.toLowerCase();
  } while (taken.has(slug));
  taken.add(slug);
  return { firstname, lastname, slug };
}

/** Fictitious numbers from the range that Australia reserves for them (5550). */
const createPhone = (random: Random): string => `+61 2 5550 ${String(random.int(0, 9999)).padStart(4, "0")}`;

function getDomain(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
