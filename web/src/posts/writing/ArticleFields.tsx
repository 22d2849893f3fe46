import { graphql, useFragment } from "react-relay";
import type { ArticleFields_query$key } from "../../__generated__/ArticleFields_query.graphql.ts";
import { RichTextField } from "../../forms/RichTextField.tsx";
import type { Form } from "../../forms/useForm.ts";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PictureField } from "../../uploads/PictureField.tsx";
import { UploadField } from "../../uploads/UploadField.tsx";
import { useUploads } from "../../uploads/useUploads.ts";
import type { ArticleValues } from "./articleSchema.ts";
import { useSearchMentions } from "./useSearchMentions.ts";

interface ArticleFieldsProps {
  query: ArticleFields_query$key;
  form: Form<ArticleValues>;
  /** The placeholder of the text. */
  placeholder: string;
}

const videos = ["video"] as const;
/** Width divided by height of the picture. */
const aspect = 16 / 9;

/** The fields of a long article: a story or an announcement. */
export function ArticleFields({ query, form, placeholder }: ArticleFieldsProps) {
  const { beats } = useFragment(
    graphql`
      fragment ArticleFields_query on Query {
        beats {
          id
          name
        }
      }
    `,
    query,
  );
  const searchMentions = useSearchMentions();
  const { errorMessage, ...video } = form.files("video");
  const uploads = useUploads({ ...video, kinds: videos, max: 1 });
  return (
    <>
      <TextField label="Title" isRequired {...form.field("title")} />
      <TextField label="Headline" description="Shown under the title." isRequired={false} {...form.field("headline")} />
      <TextArea
        label="Summary"
        description="Two or three sentences shown in lists."
        isRequired={false}
        minRows={2}
        {...form.field("summary")}
      />
      <RichTextField form={form} name="content" label="Content" placeholder={placeholder} searchMentions={searchMentions} />
      <PictureField label="Picture" description="Shown above the text and in lists." aspect={aspect} {...form.files("image")} />
      <UploadField
        label="Video"
        isRequired={false}
        attachments={video.attachments}
        uploads={uploads}
        kinds={videos}
        max={1}
        description="Shown above the text instead of the picture. MP4, WebM or QuickTime, up to 500 MB and 10 minutes."
        errorMessage={errorMessage}
      />
      <MultiSelect
        label="Topics"
        isRequired={false}
        options={(beats ?? []).map(({ id, name }) => ({ id, label: name }))}
        {...form.field("beatIds")}
      />
    </>
  );
}
