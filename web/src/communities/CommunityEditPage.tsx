import { useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type {
  CommunityEditPage_community$data,
  CommunityEditPage_community$key,
} from "../__generated__/CommunityEditPage_community.graphql.ts";
import type { CommunityEditPageMutation } from "../__generated__/CommunityEditPageMutation.graphql.ts";
import type { CommunityEditPageQuery } from "../__generated__/CommunityEditPageQuery.graphql.ts";
import { FormPage } from "../forms/FormPage.tsx";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import type { SelectOptions } from "../ui/selectOptions.ts";
import { uploadedAttachment } from "../uploads/attachment.ts";
import { CommunityForm } from "./CommunityForm.tsx";
import type { CommunityValues } from "./communitySchema.ts";
import { communityPath } from "./communityTabs.ts";

const query = graphql`
  query CommunityEditPageQuery($slug: String!) @preloadable {
    countries {
      id
      name
    }
    community(slug: $slug) {
      ...CommunityEditPage_community
    }
  }
`;

/** The form's data. The save mutation selects it too, so that the form stays complete until the user leaves it. */
const communityFragment = graphql`
  fragment CommunityEditPage_community on Community {
    id
    slug
    name
    description
    type
    country {
      id
    }
    logo {
      id
      url
    }
    banner {
      id
      url
    }
    permissions {
      edit {
        allowed
      }
    }
  }
`;

type Community = CommunityEditPage_community$data;

/** The edit form of a community, for users whom the gateway permits to change it. */
export function CommunityEditPage({ queryRef }: { queryRef: PreloadedQuery<CommunityEditPageQuery> }) {
  const { countries, ...data } = usePreloadedQuery<CommunityEditPageQuery>(query, queryRef);
  const community = useFragment<CommunityEditPage_community$key>(communityFragment, data.community);
  const options = (countries ?? []).map(({ id, name }) => ({ id, label: name }));
  if (!community || community.permissions?.edit.allowed !== true) return <NotFoundPage />;
  return (
    <FormPage title={`Edit ${community.name}`}>
      <EditForm community={community} countries={options} />
    </FormPage>
  );
}

function EditForm({ community, countries }: { community: Community; countries: SelectOptions }) {
  const { id, slug } = community;
  const [start] = useState(() => toFormValues(community));
  const navigate = useNavigate();
  const { run } = useFormMutation<CommunityEditPageMutation>(graphql`
    mutation CommunityEditPageMutation($input: UpdateCommunityInput!) {
      updateCommunity(input: $input) {
        community {
          slug
          ...CommunityEditPage_community
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
    <CommunityForm
      start={start}
      isNew={false}
      countries={countries}
      send={(_fields, { changes }) =>
        run({ variables: { input: { ...changes, communityId: id } }, done: "Your changes have been saved." })
      }
      onSaved={({ updateCommunity: { community: saved } }) =>
        void navigate(communityPath(saved?.slug ?? slug), { replace: true })
      }
      cancelPath={communityPath(slug)}
    />
  );
}

function toFormValues({ slug, name, description, type, country, logo, banner }: Community): CommunityValues {
  const picture = (image: Community["logo"]) => (image ? [uploadedAttachment("image", image.id, image.url)] : []);
  return {
    name,
    description: description ?? "",
    type: type === "PRIVATE" ? "PRIVATE" : "PUBLIC",
    countryId: country ? country.id : "",
    logo: picture(logo),
    banner: picture(banner),
    slug,
  };
}
