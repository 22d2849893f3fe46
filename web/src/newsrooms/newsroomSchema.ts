import * as v from "valibot";
import { NewsroomInput } from "../forms/generated/limits.ts";
import { ids, leftOut, listLeftOut, optionalId, optionalText, optionalUpload, slug, text, webAddress } from "../forms/rules.ts";

const shared = {
  name: text("Name", NewsroomInput.name),
  description: optionalText("Description", NewsroomInput.description),
  logo: optionalUpload,
  banner: optionalUpload,
};

/** The form of a new newsroom, which finds its company by its address; its slug is made. */
export const newNewsroomSchema = v.object({
  ...shared,
  url: webAddress("Web address"),
  countryId: optionalId,
  contactIds: listLeftOut,
  newSlug: leftOut,
});

/** The form of a newsroom that is there. */
export const newsroomSchema = v.object({
  ...shared,
  url: leftOut,
  countryId: leftOut,
  /** Whom the press may call. */
  contactIds: ids,
  newSlug: slug,
});

export type NewsroomValues = v.InferInput<typeof newsroomSchema>;

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
