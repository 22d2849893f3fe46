import allAnnouncementsQuery from "../__generated__/AllAnnouncementsPageQuery$parameters.ts";
import announcementCreateQuery from "../__generated__/AnnouncementCreatePageQuery$parameters.ts";
import announcementEmailQuery from "../__generated__/AnnouncementEmailPageQuery$parameters.ts";
import announcementQuery from "../__generated__/AnnouncementPageQuery$parameters.ts";
import announcementWebQuery from "../__generated__/AnnouncementWebPageQuery$parameters.ts";
import channelsQuery from "../__generated__/ChannelsPageQuery$parameters.ts";
import ourAnnouncementsQuery from "../__generated__/OurAnnouncementsPageQuery$parameters.ts";
import { announcementVariables } from "../announcements/announcementPaths.ts";
import { AnnouncementsSkeleton } from "../announcements/AnnouncementsSkeleton.tsx";
import { filterVariables } from "../announcements/listFilters.ts";
import { RowsSkeleton } from "../communities/RowsSkeleton.tsx";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { StorySkeleton } from "../news/StorySkeleton.tsx";
import { query, type Screen } from "./screen.tsx";

/** The screens of announcements and of the channels that they go by. */
export const announcementScreens = {
  "announcements.all": query({
    query: allAnnouncementsQuery,
    variables: ({ search }) => {
      const { query: words, kind } = filterVariables(search);
      return { query: words, kind };
    },
    load: async () => {
      const { AllAnnouncementsPage } = await import("../announcements/AllAnnouncementsPage.tsx");
      return (queryRef) => <AllAnnouncementsPage queryRef={queryRef} />;
    },
    fallback: <AnnouncementsSkeleton cards={4} isPage />,
  }),
  "announcements.our": query({
    query: ourAnnouncementsQuery,
    variables: ({ search }) => filterVariables(search),
    load: async () => {
      const { OurAnnouncementsPage } = await import("../announcements/OurAnnouncementsPage.tsx");
      return (queryRef) => <OurAnnouncementsPage queryRef={queryRef} />;
    },
    fallback: <AnnouncementsSkeleton cards={4} isPage />,
  }),
  announcementCreate: query({
    query: announcementCreateQuery,
    variables: () => ({}),
    load: async () => {
      const { AnnouncementCreatePage } = await import("../announcements/AnnouncementCreatePage.tsx");
      return (queryRef) => <AnnouncementCreatePage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
  }),
  announcement: query({
    query: announcementQuery,
    variables: ({ params, search }) => announcementVariables(params["id"], search),
    load: async () => {
      const { AnnouncementPage } = await import("../announcements/AnnouncementPage.tsx");
      return (queryRef) => <AnnouncementPage queryRef={queryRef} />;
    },
    fallback: <StorySkeleton />,
    thing: ({ params }) => `announcement ${params["id"]}`,
  }),
  "announcement.web": query({
    query: announcementWebQuery,
    variables: ({ params }) => ({ databaseId: Number(params["id"]) }),
    isReadAnew: true,
    load: async () => {
      const { AnnouncementWebPage } = await import("../announcements/AnnouncementWebPage.tsx");
      return (queryRef) => <AnnouncementWebPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `web page of announcement ${params["id"]}`,
  }),
  "announcement.email": query({
    query: announcementEmailQuery,
    variables: ({ params }) => ({ databaseId: Number(params["id"]) }),
    isReadAnew: true,
    load: async () => {
      const { AnnouncementEmailPage } = await import("../announcements/AnnouncementEmailPage.tsx");
      return (queryRef) => <AnnouncementEmailPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `e-mail of announcement ${params["id"]}`,
  }),
  "work.channels": query({
    query: channelsQuery,
    variables: () => ({}),
    load: async () => {
      const { ChannelsPage } = await import("../channels/ChannelsPage.tsx");
      return (queryRef) => <ChannelsPage queryRef={queryRef} />;
    },
    fallback: <RowsSkeleton rows={5} label="Loading channels" hasGround />,
  }),
} satisfies Readonly<Record<string, Screen>>;
