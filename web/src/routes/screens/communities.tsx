import communitiesQuery from "../../__generated__/CommunitiesPageQuery$parameters.ts";
import communityCreateQuery from "../../__generated__/CommunityCreatePageQuery$parameters.ts";
import communityEditQuery from "../../__generated__/CommunityEditPageQuery$parameters.ts";
import communityQuery from "../../__generated__/CommunityPageQuery$parameters.ts";
import { CommunitySkeleton } from "../../communities/CommunitySkeleton.tsx";
import { communityVariables, type CommunityTab } from "../../communities/communityTabs.ts";
import { directoryVariables } from "../../communities/directoryFilters.ts";
import { DirectorySkeleton } from "../../communities/DirectorySkeleton.tsx";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import type { RouteName } from "../routes.ts";
import { bySlug, query, shows, type Screen } from "../screen.tsx";

const community = (tab: CommunityTab): Screen =>
  query({
    query: communityQuery,
    variables: ({ params }) => communityVariables(params["slug"] ?? "", tab),
    load: async () => {
      const { CommunityPage } = await import("../../communities/CommunityPage.tsx");
      return (queryRef) => <CommunityPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <CommunitySkeleton tab={tab} />,
    cacheKey: ({ params }) => `community ${params["slug"]}`,
  });

/** The screens of communities, by route name. */
export const communityScreens = {
  communities: query({
    query: communitiesQuery,
    variables: ({ search }) => directoryVariables(search),
    load: async () => shows((await import("../../communities/CommunitiesPage.tsx")).CommunitiesPage),
    fallback: <DirectorySkeleton cards={6} />,
  }),
  communityCreate: query({
    query: communityCreateQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../communities/CommunityCreatePage.tsx")).CommunityCreatePage),
    fallback: <FormSkeleton />,
  }),
  communityEdit: query({
    query: communityEditQuery,
    variables: bySlug,
    load: async () => shows((await import("../../communities/CommunityEditPage.tsx")).CommunityEditPage),
    fallback: <FormSkeleton />,
  }),
  community: community("overview"),
  "community.editorial": community("editorial"),
  "community.updates": community("updates"),
  "community.members": community("members"),
  "community.activities": community("activities"),
} satisfies Partial<Record<RouteName, Screen>>;
