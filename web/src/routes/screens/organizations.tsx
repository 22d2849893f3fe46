import adminNewsroomsQuery from "../../__generated__/AdminNewsroomsPageQuery$parameters.ts";
import companyCreateQuery from "../../__generated__/CompanyCreatePageQuery$parameters.ts";
import companyEditQuery from "../../__generated__/CompanyEditPageQuery$parameters.ts";
import confirmationQuery from "../../__generated__/ConfirmationPageQuery$parameters.ts";
import newsroomCreateQuery from "../../__generated__/NewsroomCreatePageQuery$parameters.ts";
import newsroomDirectoryQuery from "../../__generated__/NewsroomDirectoryPageQuery$parameters.ts";
import newsroomEditQuery from "../../__generated__/NewsroomEditPageQuery$parameters.ts";
import newsroomsQuery from "../../__generated__/NewsroomsPageQuery$parameters.ts";
import outletCreateQuery from "../../__generated__/OutletCreatePageQuery$parameters.ts";
import outletEditQuery from "../../__generated__/OutletEditPageQuery$parameters.ts";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { newsroomVariables } from "../../newsrooms/newsroomFilters.ts";
import { NewsroomsSkeleton } from "../../newsrooms/NewsroomsSkeleton.tsx";
import type { RouteName } from "../routes.ts";
import { byId, bySlug, query, screensWith, shows, type Screen } from "../screen.tsx";

const newForm = screensWith(() => ({}), { fallback: <FormSkeleton /> });
const editForm = screensWith(bySlug, { fallback: <FormSkeleton />, isAlwaysFetched: true });

/** The screens of newsrooms, and the forms of companies and outlets. */
export const organizationScreens = {
  "work.newsrooms": query({
    query: newsroomsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../newsrooms/NewsroomsPage.tsx")).NewsroomsPage),
    fallback: <NewsroomsSkeleton />,
  }),
  newsroomCreate: newForm(
    newsroomCreateQuery,
    async () => (await import("../../newsrooms/NewsroomCreatePage.tsx")).NewsroomCreatePage,
  ),
  newsroomEdit: query({
    query: newsroomEditQuery,
    variables: byId,
    isAlwaysFetched: true,
    load: async () => shows((await import("../../newsrooms/NewsroomEditPage.tsx")).NewsroomEditPage),
    fallback: <FormSkeleton />,
  }),
  newsroomConfirmationPermission: query({
    query: confirmationQuery,
    variables: ({ params }) => ({ hash: params["hash"] ?? "" }),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../newsrooms/ConfirmationPage.tsx")).ConfirmationPage),
    fallback: <FormSkeleton />,
  }),
  "news.newsrooms": query({
    query: newsroomDirectoryQuery,
    variables: ({ search }) => ({ query: newsroomVariables(search).query }),
    load: async () => shows((await import("../../newsrooms/NewsroomDirectoryPage.tsx")).NewsroomDirectoryPage),
    fallback: <NewsroomsSkeleton />,
  }),
  adminNewsrooms: query({
    query: adminNewsroomsQuery,
    variables: ({ search }) => newsroomVariables(search),
    load: async () => shows((await import("../../newsrooms/AdminNewsroomsPage.tsx")).AdminNewsroomsPage),
    fallback: <NewsroomsSkeleton />,
  }),
  companyCreate: newForm(
    companyCreateQuery,
    async () => (await import("../../companies/CompanyCreatePage.tsx")).CompanyCreatePage,
  ),
  companyEdit: editForm(companyEditQuery, async () => (await import("../../companies/CompanyEditPage.tsx")).CompanyEditPage),
  outletCreate: newForm(outletCreateQuery, async () => (await import("../../outlets/OutletCreatePage.tsx")).OutletCreatePage),
  outletEdit: editForm(outletEditQuery, async () => (await import("../../outlets/OutletEditPage.tsx")).OutletEditPage),
} satisfies Partial<Record<RouteName, Screen>>;
