import type { KnownKind } from "../newsKinds.ts";
import { articleFields, checkArticle, type ArticleValues } from "../../posts/writing/articleValues.ts";
import { fault } from "../../posts/writing/rules.ts";
import type { UserError } from "../../relay/mutation.ts";

/** What the form of a story holds. */
export interface StoryValues extends ArticleValues {
  kind: KnownKind;
  /** The id of the outlet that ran it, as text; empty for none. */
  outletId: string;
  communityIds: readonly number[];
  /** In whose name; null: the writer's own. A story that is there keeps its author. */
  authorId: number | null;
}

export const emptyStory: StoryValues = {
  kind: "MEDIA",
  title: "",
  headline: "",
  summary: "",
  content: "",
  img: [],
  video: [],
  beats: [],
  outletId: "",
  communityIds: [],
  authorId: null,
};

/** The rules of A headline can stand in for the title; drafts may lack both and the text. */
export function checkStory(values: StoryValues, isDraft: boolean): UserError[] {
  const hasName = values.title.trim() !== "" || values.headline.trim() !== "";
  return [...(hasName || isDraft ? [] : [fault("title", "Title is required.")]), ...checkArticle(values, isDraft)];
}

/** The same as the mutations take it. */
export function storyFields(values: StoryValues) {
  const { kind, outletId, communityIds } = values;
  return { ...articleFields(values), kind, outletId: outletId === "" ? null : Number(outletId), communityIds };
}
