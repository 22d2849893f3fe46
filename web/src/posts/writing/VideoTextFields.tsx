import { VideoField } from "../../uploads/VideoField.tsx";
import { ContentField } from "./ContentField.tsx";
import type { PostForm } from "./usePostForm.ts";
import type { VideoTextValues } from "./videoText.ts";

interface VideoTextFieldsProps {
  form: PostForm<VideoTextValues>;
  /** The placeholder of the text. */
  placeholder: string;
  isVideoRequired?: boolean;
}

/** The fields that records, reactions and statements have in common: a video and a text. */
export function VideoTextFields({ form, placeholder, isVideoRequired = false }: VideoTextFieldsProps) {
  return (
    <>
      <VideoField
        label="Video"
        {...(isVideoRequired ? {} : { isRequired: false })}
        description="MP4, WebM or QuickTime, up to 500 MB and 10 minutes."
        {...form.files("video")}
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
