import allAnnouncementsQuery from "../../__generated__/AllAnnouncementsPageQuery$parameters.ts";
import announcementCreateQuery from "../../__generated__/AnnouncementCreatePageQuery$parameters.ts";
import announcementEmailQuery from "../../__generated__/AnnouncementEmailPageQuery$parameters.ts";
import announcementQuery from "../../__generated__/AnnouncementPageQuery$parameters.ts";
import announcementWebQuery from "../../__generated__/AnnouncementWebPageQuery$parameters.ts";
import channelsQuery from "../../__generated__/ChannelsPageQuery$parameters.ts";
import ourAnnouncementsQuery from "../../__generated__/OurAnnouncementsPageQuery$parameters.ts";
import unsubscribeQuery from "../../__generated__/UnsubscribePageQuery$parameters.ts";
import { announcementListVariables } from "../../announcements/announcementFilters.ts";
import { announcementVariables } from "../../announcements/announcementPaths.ts";
import { AnnouncementsSkeleton } from "../../announcements/AnnouncementsSkeleton.tsx";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { StorySkeleton } from "../../news/StorySkeleton.tsx";
import type { RouteName } from "../routes.ts";
import { byId, query, screensWith, shows, type Screen } from "../screen.tsx";

const editForm = screensWith(byId, { fallback: <FormSkeleton />, isAlwaysFetched: true });

/** The screens of announcements and their channels. */
export const announcementScreens = {
  "announcements.all": query({
    query: allAnnouncementsQuery,
    variables: ({ search }) => {
      const { query: text, kind } = announcementListVariables(search);
      return { query: text, kind };
    },
    load: async () => shows((await import("../../announcements/AllAnnouncementsPage.tsx")).AllAnnouncementsPage),
    fallback: <AnnouncementsSkeleton cards={4} isPage />,
  }),
  "announcements.our": query({
    query: ourAnnouncementsQuery,
    variables: ({ search }) => announcementListVariables(search),
    load: async () => shows((await import("../../announcements/OurAnnouncementsPage.tsx")).OurAnnouncementsPage),
    fallback: <AnnouncementsSkeleton cards={4} isPage />,
  }),
  announcementCreate: query({
    query: announcementCreateQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../announcements/AnnouncementCreatePage.tsx")).AnnouncementCreatePage),
    fallback: <FormSkeleton />,
  }),
  unsubscribe: query({
    query: unsubscribeQuery,
    variables: ({ params }) => ({ token: params["token"] ?? "" }),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../announcements/UnsubscribePage.tsx")).UnsubscribePage),
    fallback: <FormSkeleton />,
  }),
  announcement: query({
    query: announcementQuery,
    variables: ({ params, search }) => announcementVariables(params["id"], search),
    load: async () => shows((await import("../../announcements/AnnouncementPage.tsx")).AnnouncementPage),
    fallback: <StorySkeleton />,
  }),
  "announcement.web": editForm(
    announcementWebQuery,
    async () => (await import("../../announcements/AnnouncementWebPage.tsx")).AnnouncementWebPage,
  ),
  "announcement.email": editForm(
    announcementEmailQuery,
    async () => (await import("../../announcements/AnnouncementEmailPage.tsx")).AnnouncementEmailPage,
  ),
  "work.channels": query({
    query: channelsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../channels/ChannelsPage.tsx")).ChannelsPage),
    fallback: <RowsSkeleton rows={5} label="Loading channels" hasCard />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
