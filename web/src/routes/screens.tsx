import { announcementScreens } from "./announcementScreens.tsx";
import answerQuery from "../__generated__/AnswerPageQuery$parameters.ts";
import awaitingQuery from "../__generated__/AwaitingPageQuery$parameters.ts";
import calloutAnswersQuery from "../__generated__/CalloutAnswersPageQuery$parameters.ts";
import communitiesQuery from "../__generated__/CommunitiesPageQuery$parameters.ts";
import communityCreateQuery from "../__generated__/CommunityCreatePageQuery$parameters.ts";
import communityEditQuery from "../__generated__/CommunityEditPageQuery$parameters.ts";
import companyQuery from "../__generated__/CompanyPageQuery$parameters.ts";
import communityQuery from "../__generated__/CommunityPageQuery$parameters.ts";
import createQuery from "../__generated__/CreatePageQuery$parameters.ts";
import draftsQuery from "../__generated__/DraftsPageQuery$parameters.ts";
import homeQuery from "../__generated__/HomePageQuery$parameters.ts";
import interviewCreateQuery from "../__generated__/InterviewCreatePageQuery$parameters.ts";
import interviewEditQuery from "../__generated__/InterviewEditPageQuery$parameters.ts";
import interviewQuery from "../__generated__/InterviewPageQuery$parameters.ts";
import interviewWireQuery from "../__generated__/InterviewWirePageQuery$parameters.ts";
import myInterviewsQuery from "../__generated__/MyInterviewsPageQuery$parameters.ts";
import myQuestionsQuery from "../__generated__/MyQuestionsPageQuery$parameters.ts";
import interviewAnswersQuery from "../__generated__/InterviewAnswersPageQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsQuery$parameters.ts";
import searchQuery from "../__generated__/SearchQuery$parameters.ts";
import outletQuery from "../__generated__/OutletPageQuery$parameters.ts";
import sharedInterviewsQuery from "../__generated__/SharedInterviewsPageQuery$parameters.ts";
import passwordRecoveryQuery from "../__generated__/PasswordRecoveryPageQuery$parameters.ts";
import publicAnswerQuery from "../__generated__/PublicAnswerPageQuery$parameters.ts";
import publicCreateQuery from "../__generated__/PublicCreatePageQuery$parameters.ts";
import savedMediaQuery from "../__generated__/SavedMediaPageQuery$parameters.ts";
import userQuery from "../__generated__/UserPageQuery$parameters.ts";
import welcomeQuery from "../__generated__/WelcomePageQuery$parameters.ts";
import { recoveryVariables } from "../accounts/recoveryVariables.ts";
import { answerVariables } from "../answers/answerVariables.ts";
import { awaitingVariables, savedVariables } from "../answers/answerFilters.ts";
import { communityVariables, type CommunityTab } from "../communities/communityTabs.ts";
import { directoryVariables } from "../communities/directoryFilters.ts";
import { CommunitySkeleton } from "../communities/CommunitySkeleton.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { DirectorySkeleton } from "../communities/DirectorySkeleton.tsx";
import { companyVariables, readCompanyTab } from "../companies/companyTabs.ts";
import { HomeSkeleton } from "../home/HomeSkeleton.tsx";
import { homeVariables } from "../home/homeTab.ts";
import { InterviewsSkeleton } from "../interviews/InterviewsSkeleton.tsx";
import { interviewListVariables } from "../interviews/interviewFilters.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { outletVariables, readOutletTab } from "../outlets/outletTabs.ts";
import { ProfileSkeleton } from "../profiles/ProfileSkeleton.tsx";
import { readUserTab, userVariables } from "../users/userTabs.ts";
import { NotificationsSkeleton } from "../notifications/NotificationsSkeleton.tsx";
import { contactScreens } from "./contactScreens.tsx";
import { messagesScreen } from "./messagesScreen.tsx";
import { organizationScreens } from "./organizationScreens.tsx";
import { monitorScreens } from "./monitorScreens.tsx";
import { newsScreens } from "./newsScreens.tsx";
import { settingsScreens } from "./settingsScreens.tsx";
import { workScreens } from "./workScreens.tsx";
import { ResultsSkeleton } from "../search/ResultsSkeleton.tsx";
import { readSearch, searchVariables } from "../search/searchAddress.ts";
import type { PlaceName } from "./routes.ts";
import { byId, bySlug, plain, query, shows, type Screen } from "./screen.tsx";

const community = (tab: CommunityTab): Screen =>
  query({
    query: communityQuery,
    variables: ({ params }) => communityVariables(params["slug"] ?? "", tab),
    load: async () => {
      const { CommunityPage } = await import("../communities/CommunityPage.tsx");
      return (queryRef) => <CommunityPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <CommunitySkeleton tab={tab} />,
    cacheKey: ({ params }) => `community ${params["slug"]}`,
  });

const search = query({
  query: searchQuery,
  variables: ({ search }) => searchVariables(readSearch(search)),
  load: async () => shows((await import("../search/SearchPage.tsx")).SearchPage),
  fallback: <ResultsSkeleton />,
});

type AnswerType = "VIDEO" | "TEXT";

const interviewAnswers = (type: AnswerType): Screen =>
  query({
    query: interviewAnswersQuery,
    variables: byId,
    load: async () => {
      const { InterviewAnswersPage } = await import("../answers/InterviewAnswersPage.tsx");
      return (queryRef) => <InterviewAnswersPage queryRef={queryRef} type={type} />;
    },
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `answers to interview ${params["id"]}`,
  });

const calloutAnswers = (type: AnswerType): Screen =>
  query({
    query: calloutAnswersQuery,
    variables: byId,
    load: async () => {
      const { CalloutAnswersPage } = await import("../answers/CalloutAnswersPage.tsx");
      return (queryRef) => <CalloutAnswersPage queryRef={queryRef} type={type} />;
    },
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `answers to call-out ${params["id"]}`,
  });

const publicAnswers = (type: AnswerType): Screen =>
  query({
    query: publicAnswerQuery,
    variables: ({ search }) => answerVariables(type, new URLSearchParams(search).get("hash")),
    load: async () => shows((await import("../answers/PublicAnswerPage.tsx")).PublicAnswerPage),
    fallback: <FormSkeleton />,
    cacheKey: ({ params, search }) => `answers to public interview ${params["id"]} ${search}`,
  });

/** The screen of every place, by the place's name. */
export const screens: Readonly<Record<PlaceName, Screen>> = {
  home: query({
    query: homeQuery,
    variables: ({ search }) => homeVariables(search),
    load: async () => shows((await import("../home/HomePage.tsx")).HomePage),
    fallback: <HomeSkeleton />,
    showsFallbackOnChange: true,
  }),
  signIn: plain(async () => (await import("../session/SignInPage.tsx")).SignInPage),
  signUp: plain(async () => (await import("../accounts/SignUpPage.tsx")).SignUpPage),
  restoreAccess: plain(async () => (await import("../accounts/RestoreAccessPage.tsx")).RestoreAccessPage),
  passwordRecovery: query({
    query: passwordRecoveryQuery,
    variables: recoveryVariables,
    isAlwaysFetched: true,
    load: async () => {
      const { PasswordRecoveryPage } = await import("../accounts/PasswordRecoveryPage.tsx");
      return (queryRef) => <PasswordRecoveryPage queryRef={queryRef} {...queryRef.variables} />;
    },
  }),
  welcome: query({
    query: welcomeQuery,
    variables: () => ({}),
    load: async () => shows((await import("../welcome/WelcomePage.tsx")).WelcomePage),
  }),
  user: query({
    query: userQuery,
    variables: ({ params, search }) => userVariables(params["slug"] ?? "", search),
    load: async ({ search }) => {
      const { UserPage } = await import("../users/UserPage.tsx");
      const tab = readUserTab(search);
      return (queryRef) => <UserPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <ProfileSkeleton shape="circle" content="feed" />,
    cacheKey: ({ params }) => `user ${params["slug"]}`,
  }),
  company: query({
    query: companyQuery,
    variables: ({ params, search }) => companyVariables(params["slug"] ?? "", search),
    load: async ({ search }) => {
      const { CompanyPage } = await import("../companies/CompanyPage.tsx");
      const tab = readCompanyTab(search);
      return (queryRef) => <CompanyPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <ProfileSkeleton shape="box" hasBanner content="feed" />,
    cacheKey: ({ params }) => `company ${params["slug"]}`,
  }),
  outlet: query({
    query: outletQuery,
    variables: ({ params, search }) => outletVariables(params["slug"] ?? "", search),
    load: async ({ search }) => {
      const { OutletPage } = await import("../outlets/OutletPage.tsx");
      const tab = readOutletTab(search);
      return (queryRef) => <OutletPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <ProfileSkeleton shape="box" content="feed" />,
    cacheKey: ({ params }) => `outlet ${params["slug"]}`,
  }),
  ...settingsScreens,
  ...organizationScreens,
  communities: query({
    query: communitiesQuery,
    variables: ({ search }) => directoryVariables(search),
    load: async () => shows((await import("../communities/CommunitiesPage.tsx")).CommunitiesPage),
    fallback: <DirectorySkeleton cards={6} />,
  }),
  communityCreate: query({
    query: communityCreateQuery,
    variables: () => ({}),
    load: async () => shows((await import("../communities/CommunityCreatePage.tsx")).CommunityCreatePage),
    fallback: <FormSkeleton />,
  }),
  communityEdit: query({
    query: communityEditQuery,
    variables: bySlug,
    load: async () => shows((await import("../communities/CommunityEditPage.tsx")).CommunityEditPage),
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `edit community ${params["slug"]}`,
  }),
  community: community("overview"),
  "community.editorial": community("editorial"),
  "community.updates": community("updates"),
  "community.members": community("members"),
  "community.activities": community("activities"),
  "interviews.wire": query({
    query: interviewWireQuery,
    variables: ({ search }) => {
      const { query: words, type } = interviewListVariables(search);
      return { query: words, type };
    },
    load: async () => shows((await import("../interviews/InterviewWirePage.tsx")).InterviewWirePage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  "interviews.my": query({
    query: myInterviewsQuery,
    variables: ({ search }) => interviewListVariables(search),
    load: async () => shows((await import("../interviews/MyInterviewsPage.tsx")).MyInterviewsPage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  "interviews.questions": query({
    query: myQuestionsQuery,
    variables: ({ search }) => ({ query: interviewListVariables(search).query }),
    load: async () => shows((await import("../interviews/MyQuestionsPage.tsx")).MyQuestionsPage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  "interviews.shared": query({
    query: sharedInterviewsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../interviews/SharedInterviewsPage.tsx")).SharedInterviewsPage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  interviewCreate: query({
    query: interviewCreateQuery,
    variables: () => ({}),
    load: async () => shows((await import("../interviews/InterviewCreatePage.tsx")).InterviewCreatePage),
    fallback: <FormSkeleton />,
  }),
  interviewEdit: query({
    query: interviewEditQuery,
    variables: byId,
    isAlwaysFetched: true,
    load: async () => shows((await import("../interviews/InterviewEditPage.tsx")).InterviewEditPage),
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `edit interview ${params["id"]}`,
  }),
  interview: query({
    query: interviewQuery,
    variables: byId,
    load: async () => shows((await import("../interviews/InterviewPage.tsx")).InterviewPage),
    fallback: <InterviewsSkeleton cards={1} isNarrow />,
    cacheKey: ({ params }) => `interview ${params["id"]}`,
  }),
  ...announcementScreens,
  ...contactScreens,
  drafts: query({
    query: draftsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../drafts/DraftsPage.tsx")).DraftsPage),
    fallback: <RowsSkeleton rows={6} label="Loading drafts" hasGround />,
  }),
  messages: messagesScreen,
  conversation: messagesScreen,
  "interviews.awaiting": query({
    query: awaitingQuery,
    variables: ({ search }) => awaitingVariables(search),
    load: async () => shows((await import("../answers/AwaitingPage.tsx")).AwaitingPage),
    fallback: <RowsSkeleton rows={6} label="Loading awaited answers" hasGround />,
  }),
  "interviews.saved": query({
    query: savedMediaQuery,
    variables: ({ search }) => savedVariables(search),
    load: async () => shows((await import("../answers/SavedMediaPage.tsx")).SavedMediaPage),
    fallback: <RowsSkeleton rows={6} label="Loading saved media" hasGround />,
  }),
  "interviewAsync.video": interviewAnswers("VIDEO"),
  "interviewAsync.text": interviewAnswers("TEXT"),
  "calloutAsync.video": calloutAnswers("VIDEO"),
  "calloutAsync.text": calloutAnswers("TEXT"),
  asyncAnswer: query({
    query: answerQuery,
    variables: ({ params }) => answerVariables(params["type"], params["hash"]),
    load: async () => shows((await import("../answers/AnswerPage.tsx")).AnswerPage),
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `answers ${params["hash"]}`,
  }),
  "asyncPublic.video": publicAnswers("VIDEO"),
  "asyncPublic.text": publicAnswers("TEXT"),
  "asyncPublic.create": query({
    query: publicCreateQuery,
    variables: byId,
    load: async () => shows((await import("../answers/PublicCreatePage.tsx")).PublicCreatePage),
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `public interview ${params["id"]}`,
  }),
  "asyncPublic.finish": plain(async () => (await import("../answers/PublicFinishPage.tsx")).PublicFinishPage),
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
  search,
  searchResults: search,
  notificationsMobile: query({
    query: notificationsQuery,
    variables: () => ({}),
    isAlwaysFetched: true,
    load: async () => shows((await import("../notifications/NotificationsPage.tsx")).NotificationsPage),
    fallback: <NotificationsSkeleton />,
  }),
  createMobile: query({
    query: createQuery,
    variables: () => ({}),
    load: async () => shows((await import("../posts/writing/CreatePage.tsx")).CreatePage),
    fallback: <RowsSkeleton rows={7} label="Loading what you can write" hasGround />,
  }),
  notFound: plain(async () => (await import("../ui/NotFoundPage.tsx")).NotFoundPage),
  ...monitorScreens,
  ...newsScreens,
  ...workScreens,
};
