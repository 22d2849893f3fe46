import * as v from "valibot";
import { optionalHtml, optionalUpload, optionalWebAddress, upload } from "../../forms/rules.ts";
import type { SaveAs } from "../../forms/useForm.ts";
import { requiredError } from "../../lib/requiredError.ts";
import { htmlCharacters } from "../../lib/textLength.ts";
import { uploadedAttachment, type Attachment } from "../../uploads/attachment.ts";
import { audience } from "./audience.ts";

/** The values of the forms of records, reactions and statements. */
export interface VideoTextValues {
  video: readonly Attachment[];
  /** HTML. */
  content: string;
}

/** The form value for the video of a post. @param id the upload's id; omitted if there is none */
export function toVideoValue(id: string | undefined): readonly Attachment[] {
  return id === undefined ? [] : [uploadedAttachment("video", id, null)];
}

/** The schema entries of a type that requires a video. @param maxLength the maximum length of the text */
export const videoSchema = (saveAs: SaveAs, maxLength: number) =>
  v.object({
    ...audience,
    video: saveAs === "DRAFT" ? optionalUpload : upload("Video"),
    content: optionalHtml("Text", maxLength),
  });

/** The schema entries of a type that refers to an address and requires a video or a text. @param maxLength the maximum length of the text */
export const linkedVideoTextSchema = (saveAs: SaveAs, { video }: VideoTextValues, maxLength: number) => {
  const needsText = saveAs !== "DRAFT" && video.length === 0;
  return v.object({
    ...audience,
    url: optionalWebAddress,
    video: optionalUpload,
    content: v.pipe(
      optionalHtml("Text", maxLength),
      v.check((html) => !needsText || htmlCharacters(html) > 0, requiredError("Text or video")),
    ),
  });
};
