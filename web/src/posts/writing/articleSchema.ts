import type * as v from "valibot";
import { StoryInput } from "../../forms/generated/limits.ts";
import { htmlOrNull, htmlOrPicture, ids, optionalText, optionalUpload, textOrEmpty } from "../../forms/rules.ts";
import type { SaveAs } from "../../forms/useForm.ts";

/** The schema entries of an article; the text is required only for publishing. */
export const article = (saveAs: SaveAs) => ({
  title: textOrEmpty("Title", StoryInput.title),
  headline: optionalText("Headline", StoryInput.headline),
  summary: optionalText("Summary", StoryInput.summary),
  content: (saveAs === "DRAFT" ? htmlOrNull : htmlOrPicture)("Content", StoryInput.content),
  image: optionalUpload,
  video: optionalUpload,
  beatIds: ids,
});

/** The form values of a long article: a story or an announcement. */
export type ArticleValues = v.InferInput<v.ObjectSchema<ReturnType<typeof article>, undefined>>;
