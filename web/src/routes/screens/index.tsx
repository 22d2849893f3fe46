import createQuery from "../../__generated__/CreatePageQuery$parameters.ts";
import draftsQuery from "../../__generated__/DraftsPageQuery$parameters.ts";
import homeQuery from "../../__generated__/HomePageQuery$parameters.ts";
import notificationsQuery from "../../__generated__/NotificationsQuery$parameters.ts";
import searchQuery from "../../__generated__/SearchQuery$parameters.ts";
import { HomeSkeleton } from "../../home/HomeSkeleton.tsx";
import { homeVariables } from "../../home/homeTab.ts";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { NotificationsSkeleton } from "../../notifications/NotificationsSkeleton.tsx";
import { ResultsSkeleton } from "../../search/ResultsSkeleton.tsx";
import { readSearch, searchVariables } from "../../search/searchAddress.ts";
import type { PlaceName } from "../routes.ts";
import { plain, query, shows, type Screen } from "../screen.tsx";
import { accountScreens } from "./accounts.tsx";
import { administrationScreens } from "./administration.tsx";
import { announcementScreens } from "./announcements.tsx";
import { answerScreens } from "./answers.tsx";
import { communityScreens } from "./communities.tsx";
import { contactScreens } from "./contacts.tsx";
import { developmentScreens } from "./development.tsx";
import { interviewScreens } from "./interviews.tsx";
import { messagesScreen } from "./messages.tsx";
import { monitorScreens } from "./monitor.tsx";
import { newsScreens } from "./news.tsx";
import { organizationScreens } from "./organizations.tsx";
import { profileScreens } from "./profiles.tsx";
import { settingsScreens } from "./settings.tsx";
import { workScreens } from "./work.tsx";

const search = query({
  query: searchQuery,
  variables: ({ search }) => searchVariables(readSearch(search)),
  load: async () => shows((await import("../../search/SearchPage.tsx")).SearchPage),
  fallback: <ResultsSkeleton />,
});

/** The screen of every route, by route name. */
export const screens: Readonly<Record<PlaceName, Screen>> = {
  ...accountScreens,
  ...profileScreens,
  ...communityScreens,
  ...interviewScreens,
  ...answerScreens,
  ...developmentScreens,
  home: query({
    query: homeQuery,
    variables: ({ search }) => homeVariables(search),
    load: async () => shows((await import("../../home/HomePage.tsx")).HomePage),
    fallback: <HomeSkeleton />,
    showsFallbackOnChange: true,
  }),
  ...settingsScreens,
  ...organizationScreens,
  ...administrationScreens,
  ...announcementScreens,
  ...contactScreens,
  drafts: query({
    query: draftsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../drafts/DraftsPage.tsx")).DraftsPage),
    fallback: <RowsSkeleton rows={6} label="Loading drafts" hasGround />,
  }),
  messages: messagesScreen,
  conversation: messagesScreen,
  search,
  searchResults: search,
  notificationsMobile: query({
    query: notificationsQuery,
    variables: () => ({}),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../notifications/NotificationsPage.tsx")).NotificationsPage),
    fallback: <NotificationsSkeleton />,
  }),
  createMobile: query({
    query: createQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../posts/writing/CreatePage.tsx")).CreatePage),
    fallback: <RowsSkeleton rows={7} label="Loading what you can write" hasGround />,
  }),
  notFound: plain(async () => (await import("../../ui/NotFoundPage.tsx")).NotFoundPage),
  ...monitorScreens,
  ...newsScreens,
  ...workScreens,
};
