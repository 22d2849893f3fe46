import createQuery from "../../__generated__/CreatePageQuery$parameters.ts";
import draftsQuery from "../../__generated__/DraftsPageQuery$parameters.ts";
import notificationsQuery from "../../__generated__/NotificationsQuery$parameters.ts";
import searchQuery from "../../__generated__/SearchQuery$parameters.ts";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { NotificationsSkeleton } from "../../notifications/NotificationsSkeleton.tsx";
import { ResultsSkeleton } from "../../search/ResultsSkeleton.tsx";
import { readSearch, searchVariables } from "../../search/searchAddress.ts";
import type { RouteName } from "../routes.ts";
import { plain, query, shows, type Screen } from "../screen.tsx";

const search = query({
  query: searchQuery,
  variables: ({ search }) => searchVariables(readSearch(search)),
  load: async () => shows((await import("../../search/SearchPage.tsx")).SearchPage),
  fallback: <ResultsSkeleton />,
});

/** The screens of searching, notifications, drafts and writing, by route name. */
export const generalScreens = {
  drafts: query({
    query: draftsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../drafts/DraftsPage.tsx")).DraftsPage),
    fallback: <RowsSkeleton rows={6} label="Loading drafts" hasCard />,
  }),
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
    fallback: <RowsSkeleton rows={7} label="Loading the types of posts" hasCard />,
  }),
  notFound: plain(async () => (await import("../../ui/NotFoundPage.tsx")).NotFoundPage),
} satisfies Partial<Record<RouteName, Screen>>;
