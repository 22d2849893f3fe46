import * as v from "valibot";
import { list, optionalId } from "../../forms/rules.ts";
import type { SaveAs } from "../../forms/useForm.ts";
import { article } from "../../posts/writing/articleSchema.ts";

/** The form of a story: a headline can stand in for the title; drafts may lack both and the text. */
export const storySchema = (saveAs: SaveAs) =>
  v.pipe(
    v.object({
      ...article(saveAs),
      kind: v.picklist(["MEDIA", "EPITOME", "MARCOMS"]),
      /** The outlet that ran it. */
      outletId: optionalId,
      communityIds: list<number>(),
      /** In whose name; null: the writer's own. A story that is there keeps its author. */
      authorId: v.nullable(v.number()),
    }),
    v.forward(
      v.partialCheck(
        [["title"], ["headline"]],
        ({ title, headline }) => saveAs === "DRAFT" || title !== "" || headline !== null,
        "Title is required.",
      ),
      ["title"],
    ),
  );

/** What the form of a story holds. */
export type StoryValues = v.InferInput<ReturnType<typeof storySchema>>;
/** The same as the mutations take it; the author only of a new one. */
export type StoryFields = v.InferOutput<ReturnType<typeof storySchema>>;

export const emptyStory: StoryValues = {
  kind: "MEDIA",
  title: "",
  headline: "",
  summary: "",
  content: "",
  img: [],
  video: [],
  beatIds: [],
  outletId: "",
  communityIds: [],
  authorId: null,
};
