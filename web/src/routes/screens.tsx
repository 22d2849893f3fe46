import communitiesQuery from "../__generated__/CommunitiesPageQuery$parameters.ts";
import communityCreateQuery from "../__generated__/CommunityCreatePageQuery$parameters.ts";
import communityEditQuery from "../__generated__/CommunityEditPageQuery$parameters.ts";
import communityQuery from "../__generated__/CommunityPageQuery$parameters.ts";
import createQuery from "../__generated__/CreatePageQuery$parameters.ts";
import draftsQuery from "../__generated__/DraftsPageQuery$parameters.ts";
import homeQuery from "../__generated__/HomePageQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsQuery$parameters.ts";
import passwordRecoveryQuery from "../__generated__/PasswordRecoveryPageQuery$parameters.ts";
import storyQuery from "../__generated__/StoryPageQuery$parameters.ts";
import welcomeQuery from "../__generated__/WelcomePageQuery$parameters.ts";
import { recoveryVariables } from "../accounts/recoveryVariables.ts";
import { communityVariables, type CommunityTab } from "../communities/communityTabs.ts";
import { directoryVariables } from "../communities/directory.ts";
import { CommunitySkeleton } from "../communities/CommunitySkeleton.tsx";
import { RowsSkeleton } from "../communities/RowsSkeleton.tsx";
import { DirectorySkeleton } from "../communities/DirectorySkeleton.tsx";
import { HomeSkeleton } from "../home/HomeSkeleton.tsx";
import { homeVariables } from "../home/homeTab.ts";
import { StorySkeleton } from "../news/StorySkeleton.tsx";
import { storyVariables } from "../news/storyVariables.ts";
import { FormSkeleton } from "../posts/writing/FormSkeleton.tsx";
import { NotificationsSkeleton } from "../notifications/NotificationsSkeleton.tsx";
import { messagesScreen } from "./messagesScreen.tsx";
import type { PlaceName } from "./places.ts";
import { plain, query, type Screen } from "./screen.tsx";

const community = (tab: CommunityTab): Screen =>
  query({
    query: communityQuery,
    variables: ({ params }) => communityVariables(params["slug"] ?? "", tab),
    load: async () => {
      const { CommunityPage } = await import("../communities/CommunityPage.tsx");
      return (queryRef) => <CommunityPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <CommunitySkeleton tab={tab} />,
    thing: ({ params }) => `community ${params["slug"]}`,
  });

/** The screens by the names of their places. A place without one shows that it is in progress, and so does the menu. */
export const screens: Readonly<Partial<Record<PlaceName, Screen>>> = {
  home: query({
    query: homeQuery,
    variables: ({ search }) => homeVariables(search),
    load: async () => {
      const { HomePage } = await import("../home/HomePage.tsx");
      return (queryRef) => <HomePage queryRef={queryRef} />;
    },
    fallback: <HomeSkeleton />,
    startsAnew: true,
  }),
  signIn: plain(async () => (await import("../session/SignInPage.tsx")).SignInPage),
  signUp: plain(async () => (await import("../accounts/SignUpPage.tsx")).SignUpPage),
  restoreAccess: plain(async () => (await import("../accounts/RestoreAccessPage.tsx")).RestoreAccessPage),
  passwordRecovery: query({
    query: passwordRecoveryQuery,
    variables: recoveryVariables,
    isReadAnew: true,
    load: async () => {
      const { PasswordRecoveryPage } = await import("../accounts/PasswordRecoveryPage.tsx");
      return (queryRef) => <PasswordRecoveryPage queryRef={queryRef} {...queryRef.variables} />;
    },
  }),
  welcome: query({
    query: welcomeQuery,
    variables: () => ({}),
    load: async () => {
      const { WelcomePage } = await import("../welcome/WelcomePage.tsx");
      return (queryRef) => <WelcomePage queryRef={queryRef} />;
    },
  }),
  story: query({
    query: storyQuery,
    variables: ({ params, search }) => storyVariables(params["id"], search),
    load: async () => {
      const { StoryPage } = await import("../news/StoryPage.tsx");
      return (queryRef) => <StoryPage queryRef={queryRef} />;
    },
    fallback: <StorySkeleton />,
    thing: ({ params }) => `story ${params["id"]}`,
  }),
  communities: query({
    query: communitiesQuery,
    variables: ({ search }) => directoryVariables(search),
    load: async () => {
      const { CommunitiesPage } = await import("../communities/CommunitiesPage.tsx");
      return (queryRef) => <CommunitiesPage queryRef={queryRef} />;
    },
    fallback: <DirectorySkeleton cards={6} />,
  }),
  communityCreate: query({
    query: communityCreateQuery,
    variables: () => ({}),
    load: async () => {
      const { CommunityCreatePage } = await import("../communities/CommunityCreatePage.tsx");
      return (queryRef) => <CommunityCreatePage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
  }),
  communityEdit: query({
    query: communityEditQuery,
    variables: ({ params }) => ({ slug: params["slug"] ?? "" }),
    load: async () => {
      const { CommunityEditPage } = await import("../communities/CommunityEditPage.tsx");
      return (queryRef) => <CommunityEditPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `edit community ${params["slug"]}`,
  }),
  community: community("overview"),
  "community.editorial": community("editorial"),
  "community.updates": community("updates"),
  "community.members": community("members"),
  "community.activities": community("activities"),
  drafts: query({
    query: draftsQuery,
    variables: () => ({}),
    load: async () => {
      const { DraftsPage } = await import("../drafts/DraftsPage.tsx");
      return (queryRef) => <DraftsPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={6} label="Loading drafts" hasGround />,
  }),
  messages: messagesScreen,
  conversation: messagesScreen,
  "development.main": plain(async () => (await import("../development/MainPage.tsx")).MainPage),
  "development.multiselect": plain(async () => (await import("../development/MultiselectPage.tsx")).MultiselectPage),
  "development.imgSelector": plain(async () => (await import("../development/ImageSelectorPage.tsx")).ImageSelectorPage),
  "development.imgCut": plain(async () => (await import("../development/ImageCutterPage.tsx")).ImageCutterPage),
  "development.videoRecorder": plain(async () => (await import("../development/VideoRecorderPage.tsx")).VideoRecorderPage),
  "development.buttons": plain(async () => (await import("../development/ButtonsPage.tsx")).ButtonsPage),
  "development.ckeditor": plain(async () => (await import("../development/EditorPage.tsx")).EditorPage),
  "development.newsroom": plain(async () => (await import("../development/NewsroomPage.tsx")).NewsroomPage),
  "development.hls": plain(async () => (await import("../development/PlayerPage.tsx")).PlayerPage),
  "development.edit-community": plain(async () => (await import("../development/CommunityFormPage.tsx")).CommunityFormPage),
  notificationsMobile: query({
    query: notificationsQuery,
    variables: () => ({}),
    isReadAnew: true,
    load: async () => {
      const { NotificationsPage } = await import("../notifications/NotificationsPage.tsx");
      return (queryRef) => <NotificationsPage queryRef={queryRef} />;
    },
    fallback: <NotificationsSkeleton />,
  }),
  createMobile: query({
    query: createQuery,
    variables: () => ({}),
    load: async () => {
      const { CreatePage } = await import("../posts/writing/CreatePage.tsx");
      return (queryRef) => <CreatePage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={7} label="Loading what you can write" hasGround />,
  }),
  notFound: plain(async () => (await import("../ui/NotFoundPage.tsx")).NotFoundPage),
};

const byName: Readonly<Record<string, Screen | undefined>> = screens;

/** The screen of a place; null where there is none yet. */
export function screenNamed(name: string): Screen | null {
  return byName[name] ?? null;
}

/** Whether a place has its screen. */
export function isBuilt(name: string): boolean {
  return screenNamed(name) !== null;
}
