import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ArticleFields_query$key } from "../../__generated__/ArticleFields_query.graphql.ts";
import type { DraftForm } from "../../forms/useDraftForm.ts";
import { EditorField } from "../../ui/EditorField.tsx";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PictureField } from "../../uploads/PictureField.tsx";
import { sendPicture } from "../../uploads/sendPicture.ts";
import { UploadField } from "../../uploads/UploadField.tsx";
import { useUploads } from "../../uploads/useUploads.ts";
import type { ArticleValues } from "./articleValues.ts";
import { useSearchMentions } from "./useSearchMentions.ts";

interface ArticleFieldsProps {
  query: ArticleFields_query$key;
  form: DraftForm<ArticleValues>;
  /** In the empty text. */
  placeholder: string;
}

const videos = ["video"] as const;
/** Width by height of the picture. */
const aspect = 16 / 9;

/** The fields of what is written for reading at length: a story, an announcement. */
export function ArticleFields({ query, form, placeholder }: ArticleFieldsProps) {
  const { beats } = useFragment(
    graphql`
      fragment ArticleFields_query on Query {
        beats {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const { values, set, update, error } = form;
  const searchMentions = useSearchMentions();
  const [pictures] = useState(() => ({ send: sendPicture, pending: form.pending }));
  const uploads = useUploads({
    attachments: values.video,
    kinds: videos,
    max: 1,
    change: (change) => update((all) => ({ video: change(all.video) })),
  });
  return (
    <>
      <TextField
        label="Title"
        isRequired
        value={values.title}
        onChange={(title) => set({ title })}
        errorMessage={error("title")}
      />
      <TextField
        label="Headline"
        description="A second line under the title."
        isRequired={false}
        value={values.headline}
        onChange={(headline) => set({ headline })}
        errorMessage={error("headline")}
      />
      <TextArea
        label="Summary"
        description="Two or three sentences, which lists show."
        isRequired={false}
        minRows={2}
        value={values.summary}
        onChange={(summary) => set({ summary })}
        errorMessage={error("summary")}
      />
      <EditorField
        key={form.version}
        label="Content"
        placeholder={placeholder}
        initialHtml={values.content}
        onChange={(content) => set({ content })}
        flushers={form.flushers}
        errorMessage={error("content")}
        searchMentions={searchMentions}
        pictures={pictures}
      />
      <PictureField
        label="Picture"
        description="Shown above the text and in lists."
        attachments={values.img}
        change={(change) => update((all) => ({ img: change(all.img) }))}
        aspect={aspect}
        errorMessage={error("img")}
      />
      <UploadField
        label="Video"
        isRequired={false}
        attachments={values.video}
        uploads={uploads}
        kinds={videos}
        max={1}
        description="Takes the place of the picture above the text. MP4, WebM or QuickTime, up to 500 MB and 10 minutes."
        errorMessage={error("video")}
      />
      <MultiSelect
        label="Topics"
        isRequired={false}
        options={(beats ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }))}
        value={values.beats}
        onChange={(chosen) => set({ beats: chosen })}
        errorMessage={error("beatIds")}
      />
    </>
  );
}
