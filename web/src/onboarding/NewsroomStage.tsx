import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as v from "valibot";
import type { NewsroomStage_query$key } from "../__generated__/NewsroomStage_query.graphql.ts";
import type { NewsroomStage_viewer$key } from "../__generated__/NewsroomStage_viewer.graphql.ts";
import type { NewsroomStageMutation } from "../__generated__/NewsroomStageMutation.graphql.ts";
import { OnboardingNewsroom } from "../forms/generated/limits.ts";
import { optionalText, text, webAddress } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { NewsroomUrlField } from "../newsrooms/NewsroomUrlField.tsx";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { StageForm, type StageNavigation } from "./StageForm.tsx";

const newsroomSchema = v.object({
  name: text("Name", OnboardingNewsroom.name),
  url: webAddress("Web address"),
  description: optionalText("Description", OnboardingNewsroom.description),
});

/** Read again with each step, so that the stage does not offer a second newsroom. */
const newsroomsFragment = graphql`
  fragment NewsroomStage_viewer on Viewer {
    newsrooms(first: 1) {
      edges {
        node {
          name
        }
      }
    }
  }
`;

/** Creates the first newsroom of a company's spokesperson (API-119). */
export function NewsroomStage({ query, ...navigation }: { query: NewsroomStage_query$key } & StageNavigation) {
  const { viewer } = useFragment(
    graphql`
      fragment NewsroomStage_query on Query {
        viewer {
          ...NewsroomStage_viewer
          onboardingOrganization {
            organization {
              name
              url
            }
          }
        }
      }
    `,
    query,
  );
  const { newsrooms } = useFragment<NewsroomStage_viewer$key>(newsroomsFragment, viewer);
  const { run } = useFormMutation<NewsroomStageMutation>(graphql`
    mutation NewsroomStageMutation($input: CreateOnboardingNewsroomInput!) {
      createOnboardingNewsroom(input: $input) {
        newsroom {
          name
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const company = viewer.onboardingOrganization?.organization;
  const [start] = useState(() => ({ name: company?.name ?? "", url: company?.url ?? "", description: "" }));
  const form = useForm({
    schema: newsroomSchema,
    start,
    send: (fields, { idempotencyKey }) => run({ variables: { input: { ...fields, idempotencyKey } } }),
    onSaved: navigation.onNext,
  });
  const existing = newsrooms?.edges[0]?.node;
  if (existing) {
    return (
      <StageForm form={null} canSkip={false} {...navigation}>
        <p className="text-15">You already have one: {existing.name}.</p>
      </StageForm>
    );
  }
  return (
    <StageForm form={form} canSkip {...navigation}>
      <TextField label="Name" isRequired {...form.field("name")} />
      <NewsroomUrlField {...form.field("url")} />
      <TextArea label="Description" isRequired={false} {...form.field("description")} />
    </StageForm>
  );
}
