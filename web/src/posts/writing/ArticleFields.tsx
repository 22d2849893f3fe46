import { graphql, useFragment } from "react-relay";
import type { ArticleFields_query$key } from "../../__generated__/ArticleFields_query.graphql.ts";
import { RichTextField } from "../../forms/RichTextField.tsx";
import type { Form } from "../../forms/useForm.ts";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PictureField } from "../../uploads/PictureField.tsx";
import { VideoField } from "../../uploads/VideoField.tsx";
import type { ArticleValues } from "./articleSchema.ts";
import { useSearchMentions } from "./useSearchMentions.ts";

interface ArticleFieldsProps {
  query: ArticleFields_query$key;
  form: Form<ArticleValues>;
  /** The placeholder of the text. */
  placeholder: string;
}

/** Width divided by height of the picture. */
const ASPECT = 16 / 9;

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
      <PictureField label="Picture" description="Shown above the text and in lists." aspect={ASPECT} {...form.files("image")} />
      <VideoField
        label="Video"
        isRequired={false}
        description="Shown above the text instead of the picture. MP4, WebM or QuickTime, up to 500 MB and 10 minutes."
        {...form.files("video")}
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
