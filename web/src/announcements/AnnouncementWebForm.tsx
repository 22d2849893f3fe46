import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementWebForm_query$key } from "../__generated__/AnnouncementWebForm_query.graphql.ts";
import type { AnnouncementWebForm_announcement$key } from "../__generated__/AnnouncementWebForm_announcement.graphql.ts";
import { FormActs } from "../forms/FormActs.tsx";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import type { KeptForm } from "../forms/useKeptForm.ts";
import { AudienceFields } from "../posts/writing/AudienceFields.tsx";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import { useWriter } from "../posts/writing/useWriter.ts";
import { EditorField } from "../ui/EditorField.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { sendPicture } from "../uploads/sendPicture.ts";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/useUploads.ts";
import { announcementKinds, kindOptions } from "./announcementKinds.ts";
import { NewsroomField } from "./NewsroomField.tsx";
import type { WebValues } from "./webValues.ts";

interface AnnouncementWebFormProps {
  query: AnnouncementWebForm_query$key;
  form: KeptForm<WebValues>;
  /** False for what has been published: it cannot be a draft again, and its kind stays. */
  isDraft: boolean;
  /** In whose name it is now, by the contact id. */
  authorId: number;
  announcement: AnnouncementWebForm_announcement$key;
  /** Where "Cancel" leads. */
  cancelPath: string;
}

const videos = ["video"] as const;
/** Width by height of the picture. */
const aspect = 16 / 9;

/** The fields of an announcement's web page. */
export function AnnouncementWebForm({ query, form, isDraft, authorId, announcement, cancelPath }: AnnouncementWebFormProps) {
  const { beats, viewer } = useFragment(
    graphql`
      fragment AnnouncementWebForm_query on Query {
        beats {
          databaseId
          name
        }
        viewer {
          ...useWriter_viewer
          ...NewsroomField_viewer
        }
      }
    `,
    query,
  );
  const found = useFragment(
    graphql`
      fragment AnnouncementWebForm_announcement on Announcement {
        ...NewsroomField_announcement
      }
    `,
    announcement,
  );
  const { values, set, update, error, save, element } = form;
  const writer = useWriter(viewer);
  const searchMentions = useSearchMentions();
  const [pictures] = useState(() => ({ send: sendPicture, pending: form.pending }));
  const uploads = useUploads({
    attachments: values.video,
    kinds: videos,
    max: 1,
    change: (change) => update((all) => ({ video: change(all.video) })),
  });
  return (
    <form
      ref={element}
      noValidate
      aria-label="Web page of the announcement"
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-6"
    >
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      {isDraft && (
        <Select
          label="Kind"
          description={announcementKinds[values.kind].outcome}
          options={kindOptions}
          value={values.kind}
          onChange={(kind) => set({ kind })}
          errorMessage={error("kind")}
        />
      )}
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
        placeholder="What happened, who is concerned, and whom the press can ask"
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
      <NewsroomField
        viewer={viewer}
        announcement={found}
        value={values.newsroomId}
        onChange={(newsroomId) => set({ newsroomId })}
        errorMessage={error("newsroomId")}
      />
      <AudienceFields
        values={values}
        set={set}
        writer={writer}
        // What comes from a newsroom is in the name of its company.
        choosesAuthor={values.newsroomId === "" && writer.names.some(({ id }) => id === authorId)}
      />
      <div className="border-t border-line pt-4">
        <FormActs form={form} canBeDraft={isDraft} submitLabel={isDraft ? "Publish" : "Save changes"} cancelPath={cancelPath} />
      </div>
    </form>
  );
}
