import * as v from "valibot";
import { AnnouncementInput } from "../forms/generated/limits.ts";
import { list, text } from "../forms/rules.ts";
import type { SaveAs } from "../forms/useForm.ts";
import { article } from "../posts/writing/articleSchema.ts";
import type { KnownUserType } from "../posts/writing/audienceValues.ts";
import { announcementKindKeys } from "./announcementKinds.ts";

/** The schema of the form of an announcement's web page. */
export const webSchema = (saveAs: SaveAs) =>
  v.object({
    ...article(saveAs),
    title: text("Title", AnnouncementInput.title),
    kind: v.picklist(announcementKindKeys),
    /** The newsroom's id; empty for none. */
    newsroomId: v.string(),
    communityIds: list<string>(),
    userTypes: list<KnownUserType>(),
    /** The author's id; null for the creator. */
    authorId: v.nullable(v.string()),
  });

/** The values of the web page form. */
export type WebValues = v.InferInput<ReturnType<typeof webSchema>>;
/** The fields in the form that the mutation accepts, except those sent only when changed: kind, newsroom and author. */
export type WebFields = v.InferOutput<ReturnType<typeof webSchema>>;
