import type { CreateNewsroomInput } from "../__generated__/NewsroomCreatePageMutation.graphql.ts";
import { slugFault } from "../lib/validators.ts";
import { atMost, fault, required, webAddress } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { Attachment } from "../uploads/attachment.ts";

const maxNameLength = 120;
export const maxDescriptionLength = 2000;

/** What the form of a newsroom holds. */
export interface NewsroomValues {
  name: string;
  /** The company's address, by which a new newsroom finds it. */
  url: string;
  description: string;
  /** The databaseId of a country as text; empty for none. */
  countryId: string;
  logo: readonly Attachment[];
  banner: readonly Attachment[];
  /** Whom the press may call, by their databaseId as text. */
  contactIds: readonly string[];
  newSlug: string;
}

export const emptyNewsroom: NewsroomValues = {
  name: "",
  url: "",
  description: "",
  countryId: "",
  logo: [],
  banner: [],
  contactIds: [],
  newSlug: "",
};

/** What stands in the way of saving. @param isNew a new one names its company by its address; its short name is made */
export function checkNewsroom({ name, url, description, newSlug }: NewsroomValues, isNew: boolean): UserError[] {
  const slug = newSlug.trim();
  const wrongSlug = isNew || slug === "" ? null : slugFault(slug);
  return [
    ...required("name", "Name", name),
    ...atMost("name", "Name", name, maxNameLength),
    ...(isNew ? [...required("url", "Web address", url), ...webAddress("url", url)] : required("newSlug", "Slug", newSlug)),
    ...atMost("description", "Description", description, maxDescriptionLength),
    ...(wrongSlug === null ? [] : [fault("newSlug", wrongSlug)]),
  ];
}

/** What both mutations take. */
export function newsroomFields({ name, description, logo, banner }: NewsroomValues) {
  return {
    name: name.trim(),
    description: description.trim() || null,
    logo: logo[0]?.id ?? null,
    banner: banner[0]?.id ?? null,
  };
}

/** What a new newsroom takes beside them. */
export const newNewsroomFields = (values: NewsroomValues): Omit<CreateNewsroomInput, "idempotencyKey"> => ({
  ...newsroomFields(values),
  url: values.url.trim(),
  countryId: values.countryId === "" ? null : Number(values.countryId),
});
