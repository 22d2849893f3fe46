import { TextField } from "../../ui/TextField.tsx";
import { UploadField } from "../../uploads/UploadField.tsx";
import { useUploads } from "../../uploads/useUploads.ts";
import { ContentField } from "./ContentField.tsx";
import type { PostForm } from "./usePostForm.ts";
import type { VideoTextValues } from "./videoText.ts";

interface VideoTextFieldsProps {
  form: PostForm<VideoTextValues>;
  /** What the address is, for the types that have one. */
  urlLabel?: string;
  placeholder: string;
  isVideoRequired?: boolean;
}

const videos = ["video"] as const;

/** The fields of records, reactions and statements: an address, a video, a text. */
export function VideoTextFields({ form, urlLabel, placeholder, isVideoRequired = false }: VideoTextFieldsProps) {
  const { values, set, error } = form;
  const uploads = useUploads({
    attachments: values.video,
    kinds: videos,
    max: 1,
    change: (change) => form.update((all) => ({ video: change(all.video) })),
  });
  return (
    <>
      {urlLabel && (
        <TextField
          label={urlLabel}
          type="url"
          isRequired={false}
          value={values.url}
          onChange={(url) => set({ url })}
          errorMessage={error("url")}
        />
      )}
      <UploadField
        label="Video"
        {...(isVideoRequired ? {} : { isRequired: false })}
        attachments={values.video}
        uploads={uploads}
        kinds={videos}
        max={1}
        description="MP4, WebM or QuickTime, up to 500 MB and 10 minutes."
        errorMessage={error("video")}
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
