import { useEffect, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { CommunityCreatePageMutation } from "../__generated__/CommunityCreatePageMutation.graphql.ts";
import type { CommunityCreatePageQuery } from "../__generated__/CommunityCreatePageQuery.graphql.ts";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";
import { CommunityForm } from "./CommunityForm.tsx";
import { FormPage } from "./FormPage.tsx";
import { communityPath } from "./communityTabs.ts";
import { communityFields, emptyCommunity, type CommunityValues } from "./communityValues.ts";

const query = graphql`
  query CommunityCreatePageQuery @preloadable {
    countries {
      databaseId
      name
    }
  }
`;

/** The form for a new community; afterwards its maker is led to it. */
export function CommunityCreatePage({ queryRef }: { queryRef: PreloadedQuery<CommunityCreatePageQuery> }) {
  const { countries } = usePreloadedQuery<CommunityCreatePageQuery>(query, queryRef);
  const options = (countries ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  const [made, setMade] = useState<string | null>(null);
  const navigate = useNavigate();
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const { run } = useMutationAction<CommunityCreatePageMutation>(
    graphql`
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
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const send = async (values: CommunityValues, idempotencyKey: string) => {
    const outcome = await run({ variables: { input: { ...communityFields(values), idempotencyKey } } });
    const slug = outcome.ok ? outcome.response.createCommunity.community?.slug : undefined;
    if (slug !== undefined) setMade(slug);
    return outcome;
  };

  // After the form has let go of what it held.
  useEffect(() => {
    if (made === null) return;
    showToast("success", "Your community has been created.");
    void navigate(communityPath(made), { replace: true });
  }, [made, navigate]);

  return (
    <FormPage title="New community">
      <Unsaved value={unsaved}>
        <CommunityForm start={emptyCommunity} isNew countries={options} send={send} cancelPath="/communities" />
      </Unsaved>
    </FormPage>
  );
}
