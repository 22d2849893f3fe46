import * as v from "valibot";
import { CommunityInput } from "../forms/generated/limits.ts";
import { optionalId, optionalSlug, optionalText, optionalUpload, slug, text } from "../forms/rules.ts";

/** The schema of the community form. @param isNew derives an empty slug from the name */
export const communitySchema = (isNew: boolean) =>
  v.object({
    name: v.pipe(
      text("Name", CommunityInput.name),
      v.check((name) => name.length !== 1, "Name must have at least 2 characters."),
    ),
    description: optionalText("Description", CommunityInput.description),
    type: v.picklist(["PUBLIC", "PRIVATE"]),
    countryId: optionalId,
    logo: optionalUpload,
    banner: optionalUpload,
    slug: isNew ? optionalSlug : slug,
  });

export type CommunityValues = v.InferInput<ReturnType<typeof communitySchema>>;
/** The fields in the form that the mutations accept. */
export type CommunityFields = v.InferOutput<ReturnType<typeof communitySchema>>;

export const emptyCommunity: CommunityValues = {
  name: "",
  description: "",
  type: "PUBLIC",
  countryId: "",
  logo: [],
  banner: [],
  slug: "",
};
