import { getOrNull } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { loadBeats } from "../lookups/beats.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadResponsibilities } from "../responsibilities/read.ts";
import type { ResponsibilityKind } from "../responsibilities/schema.ts";
import type { Services } from "../services.ts";
import { loadDetails, loadSocials, noDetails, noSocials } from "../users/read.ts";
import type { SettingsContacts, SettingsSocial } from "../users/schema.ts";
import type { SettingsOwner } from "./rules.ts";
import type { ProfileAi, SettingsBase } from "./schema.ts";

/** The settings of the basic tab. */
export async function loadSettingsBase(db: Db, { userId, contactId }: SettingsOwner): Promise<SettingsBase> {
  const [row, beats] = await Promise.all([
    db
      .selectFrom("users as u")
      .innerJoin("contacts as c", "c.id", "u.contact_id")
      .select(["c.name", "c.avatar", "c.firstname", "c.lastname", "c.job", "c.organization", "c.about", "u.timezone"])
      .select(["c.organization_company_id as companyId", "c.country_id as countryId", "c.is_private as isPrivate"])
      .select((column) => column.ref("c.slug").$notNull().as("slug"))
      .where("u.id", "=", userId)
      .executeTakeFirstOrThrow(),
    loadBeats(db, "contact", [contactId]),
  ]);
  const { organization, companyId, countryId, isPrivate, name, ...values } = row;
  const countries = await loadCountries(db, countryId === null ? [] : [countryId]);
  return {
    ...values,
    userId,
    firstname: row.firstname ?? name,
    lastname: row.lastname ?? "",
    organization: organization === null ? null : { id: companyId, name: organization },
    country: getOrNull(countries, countryId),
    beats: beats.get(contactId) ?? [],
    view: isPrivate ? "private" : "public",
  };
}

/** The person's contact details. */
export async function loadSettingsContacts(db: Db, { contactId }: SettingsOwner): Promise<SettingsContacts> {
  return (await loadDetails(db, [contactId])).get(contactId) ?? noDetails;
}

/** The person's profiles on other sites. */
export async function loadSettingsSocial(db: Db, { contactId }: SettingsOwner): Promise<SettingsSocial> {
  return (await loadSocials(db, [contactId])).get(contactId) ?? noSocials;
}

/** Joins words for use within a sentence: "a", "a and b", "a, b and c". */
const joinWords = (words: readonly string[]): string => new Intl.ListFormat("en-GB").format(words);

/** Lowercases a title for use within a sentence: "Senior reporter" becomes "senior reporter", "PR director" stays. */
const withinSentence = (title: string): string => title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** Generates a text about the person from their profile, by a fixed pattern of sentences. */
export async function loadProfileAi(
  { db, now, productName }: Pick<Services, "db" | "now" | "productName">,
  owner: SettingsOwner,
): Promise<ProfileAi> {
  const [base, responsibilities] = await Promise.all([
    loadSettingsBase(db, owner),
    loadResponsibilities(db, null, [owner.contactId]),
  ]);
  const { firstname, lastname, job, organization, beats } = base;
  const name = `${firstname} ${lastname}`.trim();
  const own = responsibilities.get(owner.contactId) ?? [];
  const listNames = (kind: ResponsibilityKind) =>
    own
      .filter((responsibility) => responsibility.kind === kind)
      .map((responsibility) => (responsibility.kind === "outlet" ? responsibility.outlet.name : responsibility.company.name));
  const representedCompanies = listNames("spokesperson");
  const work = [...new Set([...listNames("outlet"), ...listNames("company")])].filter((place) => place !== organization?.name);
  const currentJob = [
    job === null ? "" : ` as ${withinSentence(job)}`,
    organization === null ? "" : ` at ${organization.name}`,
  ].join("");
  const topics = beats.map((beat) => beat.name.toLowerCase());
  const sentences = [
    currentJob === "" ? null : `${name} works${currentJob}.`,
    topics.length === 0 ? null : `${firstname}'s ${topics.length === 1 ? "topic is" : "topics are"} ${joinWords(topics)}.`,
    work.length === 0 ? null : `${firstname} also works for ${joinWords(work)}.`,
    representedCompanies.length === 0 ? null : `${firstname} speaks for ${joinWords(representedCompanies)}.`,
  ].filter((sentence) => sentence !== null);
  const summary = sentences.length === 0 ? `${name} is a member of ${productName}.` : sentences.join(" ");
  return { summary, status: "ready", generatedAt: now().toISOString() };
}
