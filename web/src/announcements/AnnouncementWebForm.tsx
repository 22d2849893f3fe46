import { graphql, useFragment } from "react-relay";
import type { AnnouncementWebForm_query$key } from "../__generated__/AnnouncementWebForm_query.graphql.ts";
import type { AnnouncementWebForm_announcement$key } from "../__generated__/AnnouncementWebForm_announcement.graphql.ts";
import { FormActs } from "../forms/FormActs.tsx";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import type { DraftForm } from "../forms/useDraftForm.ts";
import { ArticleFields } from "../posts/writing/ArticleFields.tsx";
import { AudienceFields } from "../posts/writing/AudienceFields.tsx";
import { useWriter } from "../posts/writing/useWriter.ts";
import { Select } from "../ui/Select.tsx";
import { announcementKinds, kindOptions } from "./announcementKinds.ts";
import { NewsroomField } from "./NewsroomField.tsx";
import type { WebValues } from "./webValues.ts";

interface AnnouncementWebFormProps {
  query: AnnouncementWebForm_query$key;
  form: DraftForm<WebValues>;
  /** False for what has been published: it cannot be a draft again, and its kind stays. */
  isDraft: boolean;
  /** In whose name it is now, by the contact id. */
  authorId: number;
  announcement: AnnouncementWebForm_announcement$key;
  /** Where "Cancel" leads. */
  cancelPath: string;
}

/** The fields of an announcement's web page. */
export function AnnouncementWebForm({ query, form, isDraft, authorId, announcement, cancelPath }: AnnouncementWebFormProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementWebForm_query on Query {
        ...ArticleFields_query
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
  const { values, set, error, save, element } = form;
  const { viewer } = data;
  const writer = useWriter(viewer);
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
      <ArticleFields query={data} form={form} placeholder="What happened, who is concerned, and whom the press can ask" />
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
