import allContactsQuery from "../../__generated__/AllContactsPageQuery$parameters.ts";
import callOutsQuery from "../../__generated__/CallOutsPageQuery$parameters.ts";
import contactListQuery from "../../__generated__/ContactListPageQuery$parameters.ts";
import contactListsQuery from "../../__generated__/ContactListsPageQuery$parameters.ts";
import contactQuery from "../../__generated__/ContactPageQuery$parameters.ts";
import jobsQuery from "../../__generated__/JobsPageQuery$parameters.ts";
import recommendationsQuery from "../../__generated__/RecommendationsPageQuery$parameters.ts";
import { contactVariables } from "../../contacts/contactFilters.ts";
import { contactListVariables } from "../../contacts/contactListFilters.ts";
import { calloutVariables, jobVariables } from "../../contacts/postFilters.ts";
import { FeedSkeleton } from "../../feed/FeedSkeleton.tsx";
import { parseDatabaseId } from "../../lib/databaseId.ts";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { PageColumns } from "../../ui/PageColumns.tsx";
import type { RouteName } from "../routes.ts";
import { byId, query, shows, type Screen } from "../screen.tsx";

const postListSkeleton = (
  <PageColumns>
    <FeedSkeleton />
  </PageColumns>
);

/** The screens of contacts. They are fetched on every visit, because other users of the account can change the data. */
export const contactScreens = {
  allContacts: query({
    query: allContactsQuery,
    variables: ({ search }) => contactVariables(search),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../contacts/AllContactsPage.tsx")).AllContactsPage),
    fallback: <RowsSkeleton rows={8} label="Loading contacts" hasCard />,
  }),
  contact: query({
    query: contactQuery,
    variables: byId,
    isAlwaysFetched: true,
    load: async () => shows((await import("../../contacts/ContactPage.tsx")).ContactPage),
    fallback: <RowsSkeleton rows={3} label="Loading the contact" hasCard />,
  }),
  "contacts.lists": query({
    query: contactListsQuery,
    variables: ({ search }) => contactListVariables(search),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../contacts/ContactListsPage.tsx")).ContactListsPage),
    fallback: <RowsSkeleton rows={5} label="Loading lists" hasCard />,
  }),
  contactList: query({
    query: contactListQuery,
    variables: ({ params, search }) => ({ databaseId: parseDatabaseId(params["id"]), ...contactListVariables(search) }),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../contacts/ContactListPage.tsx")).ContactListPage),
    fallback: <RowsSkeleton rows={8} label="Loading the list" hasCard />,
  }),
  "contacts.recommendations": query({
    query: recommendationsQuery,
    variables: () => ({}),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../contacts/RecommendationsPage.tsx")).RecommendationsPage),
    fallback: <RowsSkeleton rows={8} label="Loading recommendations" hasCard />,
  }),
  "contacts.jobs": query({
    query: jobsQuery,
    variables: ({ search }) => jobVariables(search),
    load: async () => shows((await import("../../contacts/JobsPage.tsx")).JobsPage),
    fallback: postListSkeleton,
  }),
  "contacts.callOuts": query({
    query: callOutsQuery,
    variables: ({ search }) => calloutVariables(search),
    load: async () => shows((await import("../../contacts/CallOutsPage.tsx")).CallOutsPage),
    fallback: postListSkeleton,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
