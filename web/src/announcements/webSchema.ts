import * as v from "valibot";
import { AnnouncementInput } from "../forms/generated/limits.ts";
import { list, text } from "../forms/rules.ts";
import type { SaveAs } from "../forms/useForm.ts";
import { article } from "../posts/writing/articleSchema.ts";
import type { KnownUserType } from "../posts/writing/audience.ts";
import { announcementKindKeys } from "./announcementKinds.ts";

/** The form of an announcement's web page. */
export const webSchema = (saveAs: SaveAs) =>
  v.object({
    ...article(saveAs),
    title: text("Title", AnnouncementInput.title),
    kind: v.picklist(announcementKindKeys),
    /** The id of the newsroom it comes from, as text; empty for none. */
    newsroomId: v.string(),
    communityIds: list<number>(),
    userTypes: list<KnownUserType>(),
    /** In whose name; null: the writer's own. */
    authorId: v.nullable(v.number()),
  });

/** What the form of an announcement's web page holds. */
export type WebValues = v.InferInput<ReturnType<typeof webSchema>>;
/** The same as the mutation takes it, but for what is sent only when it changes: kind, newsroom and author. */
export type WebFields = v.InferOutput<ReturnType<typeof webSchema>>;

/** The newsroom as the mutation takes it; left out where it stays as it was, since it may be one of others. */
export function newsroomOf(newsroomId: string, former: string): { newsroomId?: number | null } {
  if (newsroomId === former) return {};
  return { newsroomId: newsroomId === "" ? null : Number(newsroomId) };
}
