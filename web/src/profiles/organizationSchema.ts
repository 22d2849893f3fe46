import * as v from "valibot";
import { CompanyInput } from "../forms/generated/limits.ts";
import { ignored, list, optionalId, optionalText, optionalWebAddress, slug, text } from "../forms/rules.ts";
import { uploadedAttachment, type Attachment } from "../uploads/attachment.ts";

/** The id of the current logo, of which only the URL is known. */
const currentLogoId = "present";

/** The fields shared by the forms of companies and outlets. */
const shared = {
  name: text("Name", CompanyInput.name),
  url: optionalWebAddress,
  description: optionalText("Description", CompanyInput.description),
  countryId: optionalId,
  /** Omits the current logo, so that it stays unchanged. */
  logo: v.pipe(
    list<Attachment>(),
    v.transform(([logo]) => (logo?.id === currentLogoId ? undefined : (logo?.id ?? null))),
  ),
};

/** The fields of a new company or outlet, whose slug is derived from its name. */
export const newOrganization = { ...shared, slug: ignored };

/** The fields of an existing company or outlet. */
export const organization = { ...shared, slug };

const organizationSchema = v.object(organization);
export type OrganizationValues = v.InferInput<typeof organizationSchema>;

interface CurrentOrganization {
  name: string;
  slug: string;
  url?: string | null | undefined;
  description?: string | null | undefined;
  logo?: string | null | undefined;
  country?: { id: string } | null | undefined;
}

/** @param current null for a new one */
export function toOrganizationValues(current: CurrentOrganization | null): OrganizationValues {
  const logo = current?.logo ?? null;
  return {
    name: current?.name ?? "",
    url: current?.url ?? "",
    description: current?.description ?? "",
    countryId: current?.country ? current.country.id : "",
    logo: logo === null ? [] : [uploadedAttachment("image", currentLogoId, logo)],
    slug: current?.slug ?? "",
  };
}
