import type { CreateCommunityInput } from "../__generated__/CommunityCreatePageMutation.graphql.ts";
import { slugFault } from "../lib/validators.ts";
import { atMost, fault, required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { Attachment } from "../uploads/attachment.ts";

/** How long what a community is about may be. */
export const maxDescriptionLength = 2000;
const minNameLength = 2;
const maxNameLength = 80;

/** What the form of a community holds. */
export interface CommunityValues {
  name: string;
  description: string;
  type: "PUBLIC" | "PRIVATE";
  /** The databaseId of a country as text; empty for none. */
  countryId: string;
  logo: readonly Attachment[];
  banner: readonly Attachment[];
  newSlug: string;
}

export const emptyCommunity: CommunityValues = {
  name: "",
  description: "",
  type: "PUBLIC",
  countryId: "",
  logo: [],
  banner: [],
  newSlug: "",
};

/** What stands in the way of saving. @param isNew without a slug one is made from the name */
export function checkCommunity({ name, description, newSlug }: CommunityValues, isNew: boolean): UserError[] {
  const slug = newSlug.trim();
  const wrongSlug = slug === "" ? null : slugFault(slug);
  return [
    ...required("name", "Name", name),
    ...(name.trim().length === 1 ? [fault("name", `Name must have at least ${minNameLength} characters.`)] : []),
    ...atMost("name", "Name", name, maxNameLength),
    ...atMost("description", "Description", description, maxDescriptionLength),
    ...(isNew ? [] : required("newSlug", "Slug", newSlug)),
    ...(wrongSlug === null ? [] : [fault("newSlug", wrongSlug)]),
  ];
}

/** The same as the mutations take it. */
export function communityFields(values: CommunityValues): Omit<CreateCommunityInput, "clientMutationId" | "idempotencyKey"> {
  const { name, description, type, countryId, logo, banner, newSlug } = values;
  return {
    name: name.trim(),
    description: description.trim() || null,
    type,
    countryId: countryId === "" ? null : Number(countryId),
    logo: logo[0]?.id ?? null,
    banner: banner[0]?.id ?? null,
    ...(newSlug.trim() === "" ? {} : { newSlug: newSlug.trim() }),
  };
}
