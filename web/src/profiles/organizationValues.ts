import { slugFault } from "../lib/validators.ts";
import { atMost, fault, required, webAddress } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import { uploadedAttachment, type Attachment } from "../uploads/attachment.ts";

const maxNameLength = 120;
export const maxDescriptionLength = 2000;

/** What the forms of companies and outlets have in common. */
export interface OrganizationValues {
  name: string;
  url: string;
  description: string;
  /** The databaseId of a country as text; empty for none. */
  countryId: string;
  logo: readonly Attachment[];
  newSlug: string;
}

/** The present logo, of which only the address is known. */
const presentId = 0;

export interface PresentOrganization {
  name: string;
  slug: string;
  url?: string | null | undefined;
  description?: string | null | undefined;
  logo?: string | null | undefined;
  country?: { databaseId: number } | null | undefined;
}

/** @param present null for a new one */
export function organizationValues(present: PresentOrganization | null): OrganizationValues {
  const logo = present?.logo ?? null;
  return {
    name: present?.name ?? "",
    url: present?.url ?? "",
    description: present?.description ?? "",
    countryId: present?.country ? String(present.country.databaseId) : "",
    logo: logo === null ? [] : [uploadedAttachment("image", presentId, logo)],
    newSlug: present?.slug ?? "",
  };
}

/** What stands in the way of saving. @param isNew a slug is made from the name then */
export function checkOrganization({ name, url, description, newSlug }: OrganizationValues, isNew: boolean): UserError[] {
  const slug = newSlug.trim();
  const wrongSlug = isNew || slug === "" ? null : slugFault(slug);
  return [
    ...required("name", "Name", name),
    ...atMost("name", "Name", name, maxNameLength),
    ...webAddress("url", url),
    ...atMost("description", "Description", description, maxDescriptionLength),
    ...(isNew ? [] : required("newSlug", "Slug", newSlug)),
    ...(wrongSlug === null ? [] : [fault("newSlug", wrongSlug)]),
  ];
}

/** The same as the mutations take it; the present logo is left out, so that it stays. */
export function organizationFields({ name, url, description, countryId, logo }: OrganizationValues) {
  const logoId = logo[0]?.id ?? null;
  return {
    name: name.trim(),
    url: url.trim() || null,
    description: description.trim() || null,
    countryId: countryId === "" ? null : Number(countryId),
    ...(logoId === presentId ? {} : { logo: logoId }),
  };
}
