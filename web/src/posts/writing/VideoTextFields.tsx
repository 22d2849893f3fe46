import { UploadField } from "../../uploads/UploadField.tsx";
import { useUploads } from "../../uploads/useUploads.ts";
import { ContentField } from "./ContentField.tsx";
import type { PostForm } from "./usePostForm.ts";
import type { VideoTextValues } from "./videoText.ts";

interface VideoTextFieldsProps {
  form: PostForm<VideoTextValues>;
  /** The placeholder of the text. */
  placeholder: string;
  isVideoRequired?: boolean;
}

const videos = ["video"] as const;

/** The fields that records, reactions and statements have in common: a video and a text. */
export function VideoTextFields({ form, placeholder, isVideoRequired = false }: VideoTextFieldsProps) {
  const { attachments, change, errorMessage } = form.files("video");
  const uploads = useUploads({ attachments, kinds: videos, max: 1, change });
  return (
    <>
      <UploadField
        label="Video"
        {...(isVideoRequired ? {} : { isRequired: false })}
        attachments={attachments}
        uploads={uploads}
        kinds={videos}
        max={1}
        description="MP4, WebM or QuickTime, up to 500 MB and 10 minutes."
        errorMessage={errorMessage}
      />
      <ContentField
        form={form}
        name="content"
        label="Text"
        {...(isVideoRequired ? { isRequired: false } : {})}
        placeholder={placeholder}
      />
    </>
  );
}
