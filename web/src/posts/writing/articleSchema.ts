import { StoryInput } from "../../forms/generated/limits.ts";
import { htmlOrNull, htmlOrPicture, ids, optionalText, optionalUpload, textOrEmpty } from "../../forms/rules.ts";
import type { SaveAs } from "../../forms/useForm.ts";
import type { Attachment } from "../../uploads/attachment.ts";

/** The form values of a long article: a story or an announcement. */
export interface ArticleValues {
  title: string;
  headline: string;
  summary: string;
  /** HTML. */
  content: string;
  image: readonly Attachment[];
  video: readonly Attachment[];
  /** Ids of beats as text. */
  beatIds: readonly string[];
}

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
