import { graphql, useFragment } from "react-relay";
import type { AnnouncementWebForm_announcement$key } from "../__generated__/AnnouncementWebForm_announcement.graphql.ts";
import type { AnnouncementWebForm_query$key } from "../__generated__/AnnouncementWebForm_query.graphql.ts";
import { Form } from "../forms/Form.tsx";
import { FormActions } from "../forms/FormActions.tsx";
import type { Form as FormState } from "../forms/useForm.ts";
import { addPreviousChoices } from "../posts/writing/addPreviousChoices.ts";
import { ArticleFields } from "../posts/writing/ArticleFields.tsx";
import { AudienceFields } from "../posts/writing/AudienceFields.tsx";
import { useWriter } from "../posts/writing/useWriter.ts";
import { Select } from "../ui/Select.tsx";
import { announcementKinds, kindOptions } from "./announcementKinds.ts";
import { NewsroomField } from "./NewsroomField.tsx";
import type { WebValues } from "./webSchema.ts";

interface AnnouncementWebFormProps {
  query: AnnouncementWebForm_query$key;
  form: FormState<WebValues>;
  /** False for a published announcement: it cannot become a draft again, and its kind is fixed. */
  isDraft: boolean;
  /** The contact id of the current author. */
  authorId: string;
  announcement: AnnouncementWebForm_announcement$key;
  /** The target of "Cancel". */
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
        communities {
          id
          name
        }
        ...NewsroomField_announcement
      }
    `,
    announcement,
  );
  const { viewer } = data;
  const { values } = form;
  const ownCommunities = found.communities.map(({ id, name }) => ({ id, name }));
  const writer = useWriter(viewer);
  return (
    <Form form={form} label="Announcement web page" className="space-y-6">
      {isDraft && (
        <Select label="Type" description={announcementKinds[values.kind].outcome} options={kindOptions} {...form.field("kind")} />
      )}
      <ArticleFields query={data} form={form} placeholder="What happened, who is involved, and who the press can contact" />
      <NewsroomField viewer={viewer} announcement={found} {...form.field("newsroomId")} />
      <AudienceFields
        form={form}
        writer={{ ...writer, communities: addPreviousChoices(writer.communities, ownCommunities) }}
        // The author of an announcement from a newsroom is always the newsroom's company.
        choosesAuthor={values.newsroomId === "" && writer.names.some(({ id }) => id === authorId)}
      />
      <div className="border-t border-line pt-4">
        <FormActions
          form={form}
          canBeDraft={isDraft}
          submitLabel={isDraft ? "Publish" : "Save changes"}
          cancelPath={cancelPath}
        />
      </div>
    </Form>
  );
}
