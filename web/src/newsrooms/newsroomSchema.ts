import * as v from "valibot";
import { NewsroomChanges, NewsroomInput } from "../forms/generated/limits.ts";
import { ids, ignored, ignoredList, optionalId, optionalText, optionalUpload, slug, text, webAddress } from "../forms/rules.ts";

const shared = {
  name: text("Name", NewsroomInput.name),
  description: optionalText("Description", NewsroomInput.description),
  logo: optionalUpload,
  banner: optionalUpload,
};

/** The schema of a new newsroom. Its company is found by the web address, and its slug is generated. */
export const newNewsroomSchema = v.object({
  ...shared,
  url: webAddress("Web address"),
  countryId: optionalId,
  personIds: ignoredList,
  slug: ignored,
});

const MAX_CONTACTS = NewsroomChanges.contactIds;

/** The schema of an existing newsroom. */
export const newsroomSchema = v.object({
  ...shared,
  url: ignored,
  countryId: ignored,
  /** The press contacts. */
  personIds: v.pipe(
    ids,
    v.check(({ length }) => length <= MAX_CONTACTS, `At most ${MAX_CONTACTS} contacts are allowed.`),
  ),
  slug,
});

export type NewsroomValues = v.InferInput<typeof newsroomSchema>;

export const emptyNewsroom: NewsroomValues = {
  name: "",
  url: "",
  description: "",
  countryId: "",
  logo: [],
  banner: [],
  personIds: [],
  slug: "",
};
