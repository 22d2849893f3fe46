import companyQuery from "../../__generated__/CompanyPageQuery$parameters.ts";
import outletQuery from "../../__generated__/OutletPageQuery$parameters.ts";
import userQuery from "../../__generated__/UserPageQuery$parameters.ts";
import { companyVariables, readCompanyTab } from "../../companies/companyTabs.ts";
import { outletVariables, readOutletTab } from "../../outlets/outletTabs.ts";
import { ProfileSkeleton } from "../../profiles/ProfileSkeleton.tsx";
import { readUserTab, userVariables } from "../../users/userTabs.ts";
import type { RouteName } from "../routes.ts";
import { query, type Screen } from "../screen.tsx";

/** The screens of people, companies and outlets, by route name. */
export const profileScreens = {
  user: query({
    query: userQuery,
    variables: ({ params, search }) => userVariables(params["slug"] ?? "", search),
    load: async ({ search }) => {
      const { UserPage } = await import("../../users/UserPage.tsx");
      const tab = readUserTab(search);
      return (queryRef) => <UserPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <ProfileSkeleton shape="circle" />,
  }),
  company: query({
    query: companyQuery,
    variables: ({ params, search }) => companyVariables(params["slug"] ?? "", search),
    load: async ({ search }) => {
      const { CompanyPage } = await import("../../companies/CompanyPage.tsx");
      const tab = readCompanyTab(search);
      return (queryRef) => <CompanyPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <ProfileSkeleton shape="box" hasBanner />,
  }),
  outlet: query({
    query: outletQuery,
    variables: ({ params, search }) => outletVariables(params["slug"] ?? "", search),
    load: async ({ search }) => {
      const { OutletPage } = await import("../../outlets/OutletPage.tsx");
      const tab = readOutletTab(search);
      return (queryRef) => <OutletPage queryRef={queryRef} tab={tab} />;
    },
    fallback: <ProfileSkeleton shape="box" />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
