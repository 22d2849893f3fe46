import type { RouteObject } from "react-router";
import communitiesQuery from "../__generated__/CommunitiesPageQuery$parameters.ts";
import communityQuery from "../__generated__/CommunityPageQuery$parameters.ts";
import draftsQuery from "../__generated__/DraftsPageQuery$parameters.ts";
import homeQuery from "../__generated__/HomePageQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsQuery$parameters.ts";
import storyQuery from "../__generated__/StoryPageQuery$parameters.ts";
import { communityPath, communityTabs, communityVariables, type CommunityTab } from "../communities/communityTabs.ts";
import { directoryVariables } from "../communities/directory.ts";
import { CommunitySkeleton } from "../communities/CommunitySkeleton.tsx";
import { RowsSkeleton } from "../communities/RowsSkeleton.tsx";
import { DirectorySkeleton } from "../communities/DirectorySkeleton.tsx";
import { HomeSkeleton } from "../home/HomeSkeleton.tsx";
import { homeVariables } from "../home/homeTab.ts";
import { StorySkeleton } from "../news/StorySkeleton.tsx";
import { isStoryId, storyVariables } from "../news/storyVariables.ts";
import { NotificationsSkeleton } from "../notifications/NotificationsSkeleton.tsx";
import { notFoundPath, signInPath } from "../session/access.ts";
import type { Screens } from "./screen.tsx";

/** Every page of the client: one entry each. */
export function routeTable({ plain, query, moved, unknown }: Screens): RouteObject[] {
  return [
    query({
      name: "home",
      path: "/",
      access: "user",
      query: homeQuery,
      variables: ({ search }) => homeVariables(search),
      load: async () => {
        const { HomePage } = await import("../home/HomePage.tsx");
        return (queryRef) => <HomePage queryRef={queryRef} />;
      },
      fallback: <HomeSkeleton />,
    }),
    plain({
      name: "signIn",
      path: signInPath,
      access: "guest",
      title: "Sign in",
      load: async () => (await import("../session/SignInPage.tsx")).SignInPage,
    }),
    query({
      name: "communities",
      path: "/communities",
      access: "user",
      title: "Communities",
      query: communitiesQuery,
      variables: ({ search }) => directoryVariables(search),
      load: async () => {
        const { CommunitiesPage } = await import("../communities/CommunitiesPage.tsx");
        return (queryRef) => <CommunitiesPage queryRef={queryRef} />;
      },
      fallback: <DirectorySkeleton cards={6} />,
    }),
    ...tabs.map((tab) =>
      query({
        name: tab === "overview" ? "community" : `community.${tab}`,
        path: `/community/:slug${communityTabs[tab].path}`,
        access: "user",
        query: communityQuery,
        variables: ({ params }) => communityVariables(params["slug"] ?? "", tab),
        load: async () => {
          const { CommunityPage } = await import("../communities/CommunityPage.tsx");
          return (queryRef) => <CommunityPage queryRef={queryRef} tab={tab} />;
        },
        fallback: <CommunitySkeleton tab={tab} />,
        thing: ({ params }) => `community ${params["slug"]}`,
      }),
    ),
    query({
      name: "drafts",
      path: "/drafts",
      access: "user",
      title: "Drafts",
      query: draftsQuery,
      variables: () => ({}),
      load: async () => {
        const { DraftsPage } = await import("../drafts/DraftsPage.tsx");
        return (queryRef) => <DraftsPage queryRef={queryRef} />;
      },
      fallback: <RowsSkeleton rows={6} label="Loading drafts" hasGround />,
    }),
    query({
      name: "notifications",
      path: "/notifications",
      access: "user",
      title: "Notifications",
      query: notificationsQuery,
      variables: () => ({}),
      isReadAnew: true,
      load: async () => {
        const { NotificationsPage } = await import("../notifications/NotificationsPage.tsx");
        return (queryRef) => <NotificationsPage queryRef={queryRef} />;
      },
      fallback: <NotificationsSkeleton />,
    }),
    query({
      name: "story",
      path: "/stories/:id",
      access: "all",
      hasNavigation: true,
      accepts: ({ id }) => isStoryId(id),
      query: storyQuery,
      variables: ({ params, search }) => storyVariables(params["id"], search),
      load: async () => {
        const { StoryPage } = await import("../news/StoryPage.tsx");
        return (queryRef) => <StoryPage queryRef={queryRef} />;
      },
      fallback: <StorySkeleton />,
      thing: ({ params }) => `story ${params["id"]}`,
    }),
    moved("/community/:slug/overview", ({ slug = "" }) => communityPath(slug)),
    plain({
      name: "notFound",
      path: notFoundPath,
      access: "all",
      title: "Page not found",
      load: async () => (await import("../ui/NotFoundPage.tsx")).NotFoundPage,
    }),
    unknown(),
  ];
}

const tabs: readonly CommunityTab[] = ["overview", "editorial", "updates", "members", "activities"];
