import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { CommunityCreatePageMutation } from "../__generated__/CommunityCreatePageMutation.graphql.ts";
import type { CommunityCreatePageQuery } from "../__generated__/CommunityCreatePageQuery.graphql.ts";
import { FormPage } from "../forms/FormPage.tsx";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { CommunityForm } from "./CommunityForm.tsx";
import { emptyCommunity } from "./communitySchema.ts";
import { communityPath } from "./communityTabs.ts";

const query = graphql`
  query CommunityCreatePageQuery @preloadable {
    countries {
      id
      name
    }
  }
`;

/** The form for a new community; opens the community after saving. */
export function CommunityCreatePage({ queryRef }: { queryRef: PreloadedQuery<CommunityCreatePageQuery> }) {
  const { countries } = usePreloadedQuery<CommunityCreatePageQuery>(query, queryRef);
  const options = (countries ?? []).map(({ id, name }) => ({ id, label: name }));
  const navigate = useNavigate();
  const { run } = useFormMutation<CommunityCreatePageMutation>(graphql`
    mutation CommunityCreatePageMutation($input: CreateCommunityInput!) {
      createCommunity(input: $input) {
        community {
          slug
          ...CommunityHead_community
        }
        viewer {
          communities {
            ...CommunityEntry_community
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return (
    <FormPage title="New community">
      <CommunityForm
        start={emptyCommunity}
        isNew
        countries={options}
        send={(fields, { idempotencyKey }) =>
          run({
            variables: { input: { ...fields, idempotencyKey } },
            write: "community",
            done: "Your community has been created.",
          })
        }
        onSaved={({ createCommunity: { community } }) => {
          if (community) void navigate(communityPath(community.slug), { replace: true });
        }}
        cancelPath="/communities"
      />
    </FormPage>
  );
}
