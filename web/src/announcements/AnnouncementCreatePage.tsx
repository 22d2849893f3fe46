import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import * as v from "valibot";
import type { AnnouncementCreatePageMutation } from "../__generated__/AnnouncementCreatePageMutation.graphql.ts";
import type { AnnouncementCreatePageQuery } from "../__generated__/AnnouncementCreatePageQuery.graphql.ts";
import { Form } from "../forms/Form.tsx";
import { FormPage } from "../forms/FormPage.tsx";
import { AnnouncementInput } from "../forms/generated/limits.ts";
import { PageFormActions } from "../forms/PageFormActions.tsx";
import { text } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { toAuthorInput } from "../posts/writing/audienceValues.ts";
import { PostAsField } from "../posts/writing/PostAsField.tsx";
import { useWriter } from "../posts/writing/useWriter.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { TextField } from "../ui/TextField.tsx";
import { announcementKindKeys, announcementKinds, kindOptions } from "./announcementKinds.ts";
import { announcementPath } from "./announcementPaths.ts";

const query = graphql`
  query AnnouncementCreatePageQuery @preloadable {
    viewer {
      ...useWriter_viewer
    }
  }
`;

const createSchema = v.object({
  kind: v.picklist(announcementKindKeys),
  title: text("Title", AnnouncementInput.title),
  /** The author's id, for writing on behalf of a company; null for the writer. */
  authorId: v.nullable(v.string()),
});

const empty: v.InferInput<typeof createSchema> = { kind: "MEDIA", title: "", authorId: null };

/** Creates a draft with kind and title, then opens the form of its web page. */
export function AnnouncementCreatePage({ queryRef }: { queryRef: PreloadedQuery<AnnouncementCreatePageQuery> }) {
  const data = usePreloadedQuery<AnnouncementCreatePageQuery>(query, queryRef);
  return (
    <FormPage title="New announcement">
      <CreateForm viewer={data.viewer} />
    </FormPage>
  );
}

function CreateForm({ viewer }: { viewer: AnnouncementCreatePageQuery["response"]["viewer"] }) {
  const writer = useWriter(viewer);
  const navigate = useNavigate();
  const { run } = useFormMutation<AnnouncementCreatePageMutation>(graphql`
    mutation AnnouncementCreatePageMutation($input: CreateAnnouncementInput!) {
      createAnnouncement(input: $input) {
        announcement {
          databaseId
          ...AnnouncementHubView_announcement
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: createSchema,
    start: empty,
    send: ({ authorId, ...fields }, { idempotencyKey }) =>
      run({
        variables: { input: { ...fields, ...toAuthorInput(authorId), status: "DRAFT", idempotencyKey } },
        write: "announcement",
      }),
    onSaved: ({ response }) => {
      const started = response.createAnnouncement.announcement;
      void navigate(started ? announcementPath(started.databaseId, "web") : "/announcements/our", { replace: true });
    },
  });

  return (
    <Form form={form} label="New announcement" className="space-y-6">
      <RadioGroup
        label="Type"
        description={announcementKinds[form.values.kind].outcome}
        options={kindOptions}
        {...form.field("kind")}
      />
      <TextField label="Title" description="A one-line summary. You can change it later." isRequired {...form.field("title")} />
      <PostAsField writer={writer} {...form.field("authorId")} />
      <PageFormActions form={form} cancelPath="/announcements/our" submitLabel="Create draft" />
    </Form>
  );
}
