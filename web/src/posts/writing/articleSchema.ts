import { StoryInput } from "../../forms/generated/limits.ts";
import { htmlOrNull, htmlOrPicture, ids, optionalText, optionalUpload, textOrEmpty } from "../../forms/rules.ts";
import type { SaveAs } from "../../forms/useForm.ts";
import type { Attachment } from "../../uploads/attachment.ts";

/** What is written for reading at length, a story or an announcement, as its form holds it. */
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

/** The fields of it in a schema; the text is required only for publishing. */
export const article = (saveAs: SaveAs) => ({
  title: textOrEmpty("Title", StoryInput.title),
  headline: optionalText("Headline", StoryInput.headline),
  summary: optionalText("Summary", StoryInput.summary),
  content: (saveAs === "DRAFT" ? htmlOrNull : htmlOrPicture)("Content", StoryInput.content),
  image: optionalUpload,
  video: optionalUpload,
  beatIds: ids,
});
