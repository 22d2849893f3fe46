import { graphql, useFragment } from "react-relay";
import type {
  AnnouncementWebForm_announcement$data,
  AnnouncementWebForm_announcement$key,
} from "../__generated__/AnnouncementWebForm_announcement.graphql.ts";
import type { AnnouncementWebForm_query$key } from "../__generated__/AnnouncementWebForm_query.graphql.ts";
import { Form } from "../forms/Form.tsx";
import { FormActions } from "../forms/FormActions.tsx";
import type { Form as FormState } from "../forms/useForm.ts";
import { addPreviousChoices } from "../posts/writing/addPreviousChoices.ts";
import { ArticleFields } from "../posts/writing/ArticleFields.tsx";
import { AudienceFields } from "../posts/writing/AudienceFields.tsx";
import type { Writer } from "../posts/writing/PostFormContext.ts";
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
  announcement: AnnouncementWebForm_announcement$key;
  /** The target of "Cancel". */
  cancelPath: string;
}

/** Whatever is selected, everybody can read a published announcement. */
const audienceTexts = {
  communities: "The news made from it is also shown in these communities. Everybody can read it.",
  userTypes: "Listed for",
  userTypesDescription: "Lists of announcements show it only to these users, and to all if none is selected.",
};

/** The possible authors: the creator, who comes first, the companies of the writer and the current author. */
function listAuthors({ names: [own, ...companies] }: Writer, { creatorId, author }: AnnouncementWebForm_announcement$data) {
  const creator = [own, author].find((choice) => choice?.id === creatorId);
  return [
    { id: creatorId, name: creator?.name ?? "The person who created it" },
    ...addPreviousChoices(companies, author.id === creatorId ? [] : [author]),
  ];
}

/** The fields of an announcement's web page. */
export function AnnouncementWebForm({ query, form, isDraft, announcement, cancelPath }: AnnouncementWebFormProps) {
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
        creatorId
        author {
          id
          name
        }
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
        writer={{
          ...writer,
          communities: addPreviousChoices(writer.communities, ownCommunities),
          names: listAuthors(writer, found),
        }}
        // The author of an announcement from a newsroom is always the newsroom's company.
        choosesAuthor={values.newsroomId === ""}
        texts={audienceTexts}
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
