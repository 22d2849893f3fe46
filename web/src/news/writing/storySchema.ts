import * as v from "valibot";
import { list, optionalId } from "../../forms/rules.ts";
import type { SaveAs } from "../../forms/useForm.ts";
import { article } from "../../posts/writing/articleSchema.ts";

/** The schema of the story form. A headline can replace the title; drafts may lack both, and the text. */
export const storySchema = (saveAs: SaveAs) =>
  v.pipe(
    v.object({
      ...article(saveAs),
      kind: v.picklist(["MEDIA", "EPITOME", "MARCOMS"]),
      /** The outlet that published it. */
      outletId: optionalId,
      communityIds: list<string>(),
      /** The author's id; null for the writer. The author of an existing story is fixed. */
      authorId: v.nullable(v.string()),
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

/** The values of the story form. */
export type StoryValues = v.InferInput<ReturnType<typeof storySchema>>;
/** The fields in the form that the mutations accept; the author is used only for a new story. */
export type StoryFields = v.InferOutput<ReturnType<typeof storySchema>>;

export const emptyStory: StoryValues = {
  kind: "MEDIA",
  title: "",
  headline: "",
  summary: "",
  content: "",
  image: [],
  video: [],
  beatIds: [],
  outletId: "",
  communityIds: [],
  authorId: null,
};
