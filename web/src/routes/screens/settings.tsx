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
import { bySlug, query, screensWith, shows, type Screen } from "../screen.tsx";

/** Shared by all tabs: the person by slug, and a frame that stays from tab to tab. */
const tab = screensWith(bySlug, {
  fallback: <SettingsSkeleton />,
  cacheKey: ({ params }) => `settings ${params["slug"]}`,
});

/** The screens of the settings, by route name. */
export const settingsScreens: Readonly<Record<`settings.${SettingsTab}` | "mailSetting", Screen>> = {
  "settings.basic": tab(basicQuery, async () => (await import("../../settings/BasicPage.tsx")).BasicPage),
  "settings.contacts": tab(contactsQuery, async () => (await import("../../settings/ContactsPage.tsx")).ContactsPage),
  "settings.social": tab(socialQuery, async () => (await import("../../settings/SocialPage.tsx")).SocialPage),
  "settings.security": tab(securityQuery, async () => (await import("../../settings/security/SecurityPage.tsx")).SecurityPage),
  "settings.subscriptions": tab(
    subscriptionsQuery,
    async () => (await import("../../settings/subscriptions/SubscriptionsPage.tsx")).SubscriptionsPage,
  ),
  "settings.notifications": tab(
    notificationsQuery,
    async () => (await import("../../settings/subscriptions/NotificationSettingsPage.tsx")).NotificationSettingsPage,
  ),
  "settings.follows": tab(followsQuery, async () => (await import("../../settings/follows/FollowsPage.tsx")).FollowsPage),
  "settings.companies": tab(
    companiesQuery,
    async () => (await import("../../settings/responsibilities/CompaniesPage.tsx")).CompaniesPage,
  ),
  "settings.beats_outlets": tab(
    beatsOutletsQuery,
    async () => (await import("../../settings/responsibilities/BeatsOutletsPage.tsx")).BeatsOutletsPage,
  ),
  mailSetting: query({
    query: mailSettingQuery,
    variables: ({ params }) => ({ token: params["token"] ?? "" }),
    isAlwaysFetched: true,
    load: async () => shows((await import("../../settings/subscriptions/MailSettingPage.tsx")).MailSettingPage),
    fallback: <FormSkeleton />,
  }),
};
