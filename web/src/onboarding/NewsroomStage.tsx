import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewsroomStage_query$key } from "../__generated__/NewsroomStage_query.graphql.ts";
import type { NewsroomStageMutation } from "../__generated__/NewsroomStageMutation.graphql.ts";
import { useDraftForm, type SaveAs } from "../forms/useDraftForm.ts";
import { atMost, required, webAddress } from "../posts/writing/rules.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { StageForm, type Steps } from "./StageForm.tsx";

const maxNameLength = 120;
const maxDescriptionLength = 2000;

interface Values {
  name: string;
  url: string;
  description: string;
}

const check = ({ name, url, description }: Values) => [
  ...required("name", "Name", name),
  ...atMost("name", "Name", name, maxNameLength),
  ...required("url", "Web address", url),
  ...webAddress("url", url),
  ...atMost("description", "Description", description, maxDescriptionLength),
];

/** The first newsroom of somebody who speaks for a company (API-119). */
export function NewsroomStage({ query, ...steps }: { query: NewsroomStage_query$key } & Steps) {
  const { viewer } = useFragment(
    graphql`
      fragment NewsroomStage_query on Query {
        viewer {
          newsrooms(first: 1) {
            edges {
              node {
                name
              }
            }
          }
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
  const { run } = useMutationAction<NewsroomStageMutation>(
    graphql`
      mutation NewsroomStageMutation($input: CreateOnboardingNewsroomInput!) {
        createOnboardingNewsroom(input: $input) {
          newsroom {
            name
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const company = viewer.onboardingOrganization?.organization;
  const [start] = useState((): Values => ({ name: company?.name ?? "", url: company?.url ?? "", description: "" }));
  const send = ({ name, url, description }: Values, _saveAs: SaveAs, idempotencyKey: string) =>
    run({
      variables: { input: { name: name.trim(), url: url.trim(), description: description.trim() || null, idempotencyKey } },
    });
  const form = useDraftForm({ start, draft: null, check, send, onSaved: steps.onNext });
  const { values, set, error } = form;
  const present = viewer.newsrooms?.edges[0]?.node;
  if (present) {
    return (
      <StageForm form={null} canSkip={false} {...steps}>
        <p className="text-15">You have one already: {present.name}.</p>
      </StageForm>
    );
  }
  return (
    <StageForm form={form} canSkip {...steps}>
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <TextField
        label="Web address"
        isRequired
        description="Of the company. If it belongs to somebody else here, they are asked to confirm."
        value={values.url}
        onChange={(url) => set({ url })}
        spellCheck="false"
        errorMessage={error("url")}
      />
      <TextArea
        label="Description"
        isRequired={false}
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={error("description")}
      />
    </StageForm>
  );
}
