import adminNewsroomsQuery from "../__generated__/AdminNewsroomsPageQuery$parameters.ts";
import companyCreateQuery from "../__generated__/CompanyCreatePageQuery$parameters.ts";
import companyEditQuery from "../__generated__/CompanyEditPageQuery$parameters.ts";
import confirmationQuery from "../__generated__/ConfirmationPageQuery$parameters.ts";
import newsroomCreateQuery from "../__generated__/NewsroomCreatePageQuery$parameters.ts";
import newsroomDirectoryQuery from "../__generated__/NewsroomDirectoryPageQuery$parameters.ts";
import newsroomEditQuery from "../__generated__/NewsroomEditPageQuery$parameters.ts";
import newsroomsQuery from "../__generated__/NewsroomsPageQuery$parameters.ts";
import outletCreateQuery from "../__generated__/OutletCreatePageQuery$parameters.ts";
import outletEditQuery from "../__generated__/OutletEditPageQuery$parameters.ts";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { NewsroomsSkeleton } from "../newsrooms/NewsroomsSkeleton.tsx";
import { newsroomVariables } from "../newsrooms/newsroomLists.ts";
import type { PlaceName } from "./places.ts";
import { query, type Screen } from "./screen.tsx";

/** Newsrooms, and the forms of companies and outlets. */
export const organisationScreens = {
  "work.newsrooms": query({
    query: newsroomsQuery,
    variables: () => ({}),
    load: async () => {
      const { NewsroomsPage } = await import("../newsrooms/NewsroomsPage.tsx");
      return (queryRef) => <NewsroomsPage queryRef={queryRef} />;
    },
    fallback: <NewsroomsSkeleton />,
  }),
  newsroomCreate: query({
    query: newsroomCreateQuery,
    variables: () => ({}),
    load: async () => {
      const { NewsroomCreatePage } = await import("../newsrooms/NewsroomCreatePage.tsx");
      return (queryRef) => <NewsroomCreatePage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
  }),
  newsroomEdit: query({
    query: newsroomEditQuery,
    variables: ({ params }) => ({ databaseId: Number(params["id"]) }),
    isReadAnew: true,
    load: async () => {
      const { NewsroomEditPage } = await import("../newsrooms/NewsroomEditPage.tsx");
      return (queryRef) => <NewsroomEditPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `edit newsroom ${params["id"]}`,
  }),
  newsroomConfirmationPermission: query({
    query: confirmationQuery,
    variables: ({ params }) => ({ hash: params["hash"] ?? "" }),
    isReadAnew: true,
    load: async () => {
      const { ConfirmationPage } = await import("../newsrooms/ConfirmationPage.tsx");
      return (queryRef) => <ConfirmationPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `confirmation ${params["hash"]}`,
  }),
  "news.newsrooms": query({
    query: newsroomDirectoryQuery,
    variables: ({ search }) => ({ query: newsroomVariables(search).query }),
    load: async () => {
      const { NewsroomDirectoryPage } = await import("../newsrooms/NewsroomDirectoryPage.tsx");
      return (queryRef) => <NewsroomDirectoryPage queryRef={queryRef} />;
    },
    fallback: <NewsroomsSkeleton />,
  }),
  adminNewsrooms: query({
    query: adminNewsroomsQuery,
    variables: ({ search }) => newsroomVariables(search),
    load: async () => {
      const { AdminNewsroomsPage } = await import("../newsrooms/AdminNewsroomsPage.tsx");
      return (queryRef) => <AdminNewsroomsPage queryRef={queryRef} />;
    },
    fallback: <NewsroomsSkeleton />,
  }),
  companyCreate: query({
    query: companyCreateQuery,
    variables: () => ({}),
    load: async () => {
      const { CompanyCreatePage } = await import("../companies/CompanyCreatePage.tsx");
      return (queryRef) => <CompanyCreatePage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
  }),
  companyEdit: query({
    query: companyEditQuery,
    variables: ({ params }) => ({ slug: params["slug"] ?? "" }),
    isReadAnew: true,
    load: async () => {
      const { CompanyEditPage } = await import("../companies/CompanyEditPage.tsx");
      return (queryRef) => <CompanyEditPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `edit company ${params["slug"]}`,
  }),
  outletCreate: query({
    query: outletCreateQuery,
    variables: () => ({}),
    load: async () => {
      const { OutletCreatePage } = await import("../outlets/OutletCreatePage.tsx");
      return (queryRef) => <OutletCreatePage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
  }),
  outletEdit: query({
    query: outletEditQuery,
    variables: ({ params }) => ({ slug: params["slug"] ?? "" }),
    isReadAnew: true,
    load: async () => {
      const { OutletEditPage } = await import("../outlets/OutletEditPage.tsx");
      return (queryRef) => <OutletEditPage queryRef={queryRef} />;
    },
    fallback: <FormSkeleton />,
    thing: ({ params }) => `edit outlet ${params["slug"]}`,
  }),
} satisfies Partial<Record<PlaceName, Screen>>;
