import basicQuery from "../../__generated__/BasicPageQuery$parameters.ts";
import beatsOutletsQuery from "../../__generated__/BeatsOutletsPageQuery$parameters.ts";
import companiesQuery from "../../__generated__/CompaniesPageQuery$parameters.ts";
import contactsQuery from "../../__generated__/ContactsPageQuery$parameters.ts";
import followsQuery from "../../__generated__/FollowsPageQuery$parameters.ts";
import mailSettingQuery from "../../__generated__/MailSettingPageQuery$parameters.ts";
import notificationsQuery from "../../__generated__/NotificationSettingsPageQuery$parameters.ts";
import securityQuery from "../../__generated__/SecurityPageQuery$parameters.ts";
import socialQuery from "../../__generated__/SocialPageQuery$parameters.ts";
import subscriptionsQuery from "../../__generated__/SubscriptionsPageQuery$parameters.ts";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { SettingsSkeleton } from "../../settings/SettingsSkeleton.tsx";
import type { SettingsTab } from "../../settings/settingsTabs.ts";
import { query, shows, type Screen, type LoaderArgs } from "../screen.tsx";

/** Shared by all tabs: the person by slug, and a frame that stays from tab to tab. */
const common = {
  variables: ({ params }: LoaderArgs) => ({ slug: params["slug"] ?? "" }),
  fallback: <SettingsSkeleton />,
  cacheKey: ({ params }: LoaderArgs) => `settings ${params["slug"]}`,
};

/** The screens of the settings, by route name. */
export const settingsScreens: Readonly<Record<`settings.${SettingsTab}` | "mailSetting", Screen>> = {
  "settings.basic": query({
    ...common,
    query: basicQuery,
    load: async () => shows((await import("../../settings/BasicPage.tsx")).BasicPage),
  }),
  "settings.contacts": query({
    ...common,
    query: contactsQuery,
    load: async () => shows((await import("../../settings/ContactsPage.tsx")).ContactsPage),
  }),
  "settings.social": query({
    ...common,
    query: socialQuery,
    load: async () => shows((await import("../../settings/SocialPage.tsx")).SocialPage),
  }),
  "settings.security": query({
    ...common,
    query: securityQuery,
    load: async () => shows((await import("../../settings/security/SecurityPage.tsx")).SecurityPage),
  }),
  "settings.subscriptions": query({
    ...common,
    query: subscriptionsQuery,
    load: async () => shows((await import("../../settings/subscriptions/SubscriptionsPage.tsx")).SubscriptionsPage),
  }),
  "settings.notifications": query({
    ...common,
    query: notificationsQuery,
    load: async () => shows((await import("../../settings/subscriptions/NotificationSettingsPage.tsx")).NotificationSettingsPage),
  }),
  "settings.follows": query({
    ...common,
    query: followsQuery,
    load: async () => shows((await import("../../settings/follows/FollowsPage.tsx")).FollowsPage),
  }),
  "settings.companies": query({
    ...common,
    query: companiesQuery,
    load: async () => shows((await import("../../settings/responsibilities/CompaniesPage.tsx")).CompaniesPage),
  }),
  "settings.beats_outlets": query({
    ...common,
    query: beatsOutletsQuery,
    load: async () => shows((await import("../../settings/responsibilities/BeatsOutletsPage.tsx")).BeatsOutletsPage),
  }),
  mailSetting: query({
    query: mailSettingQuery,
    variables: ({ params }) => ({ token: params["token"] ?? "" }),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../settings/subscriptions/MailSettingPage.tsx")).MailSettingPage),
    fallback: <FormSkeleton />,
  }),
};
