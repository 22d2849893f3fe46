import basicQuery from "../__generated__/BasicPageQuery$parameters.ts";
import contactsQuery from "../__generated__/ContactsPageQuery$parameters.ts";
import socialQuery from "../__generated__/SocialPageQuery$parameters.ts";
import securityQuery from "../__generated__/SecurityPageQuery$parameters.ts";
import subscriptionsQuery from "../__generated__/SubscriptionsPageQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationSettingsPageQuery$parameters.ts";
import followsQuery from "../__generated__/FollowsPageQuery$parameters.ts";
import companiesQuery from "../__generated__/CompaniesPageQuery$parameters.ts";
import beatsOutletsQuery from "../__generated__/BeatsOutletsPageQuery$parameters.ts";
import { SettingsSkeleton } from "../settings/SettingsSkeleton.tsx";
import { settingsTabs, type SettingsTab } from "../settings/settingsTabs.ts";
import { query, type Screen, type Spot } from "./screen.tsx";

/** What the parts have in common: the person by slug, and a frame that stays from part to part. */
const common = {
  variables: ({ params }: Spot) => ({ slug: params["slug"] ?? "" }),
  fallback: <SettingsSkeleton />,
  thing: ({ params }: Spot) => `settings ${params["slug"]}`,
};

/** The parts of the settings that have a page, which are the tabs of all of them. */
const tabs = (): readonly SettingsTab[] => settingsTabs.map(({ id }) => id).filter((id) => `settings.${id}` in settingsScreens);

/** The screens of the settings, by the names of their places. */
export const settingsScreens: Readonly<Partial<Record<`settings.${SettingsTab}`, Screen>>> = {
  "settings.basic": query({
    ...common,
    query: basicQuery,
    load: async () => {
      const { BasicPage } = await import("../settings/BasicPage.tsx");
      return (queryRef) => <BasicPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.contacts": query({
    ...common,
    query: contactsQuery,
    load: async () => {
      const { ContactsPage } = await import("../settings/ContactsPage.tsx");
      return (queryRef) => <ContactsPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.social": query({
    ...common,
    query: socialQuery,
    load: async () => {
      const { SocialPage } = await import("../settings/SocialPage.tsx");
      return (queryRef) => <SocialPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.security": query({
    ...common,
    query: securityQuery,
    load: async () => {
      const { SecurityPage } = await import("../settings/security/SecurityPage.tsx");
      return (queryRef) => <SecurityPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.subscriptions": query({
    ...common,
    query: subscriptionsQuery,
    load: async () => {
      const { SubscriptionsPage } = await import("../settings/subscriptions/SubscriptionsPage.tsx");
      return (queryRef) => <SubscriptionsPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.notifications": query({
    ...common,
    query: notificationsQuery,
    load: async () => {
      const { NotificationSettingsPage } = await import("../settings/subscriptions/NotificationSettingsPage.tsx");
      return (queryRef) => <NotificationSettingsPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.follows": query({
    ...common,
    query: followsQuery,
    load: async () => {
      const { FollowsPage } = await import("../settings/follows/FollowsPage.tsx");
      return (queryRef) => <FollowsPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.companies": query({
    ...common,
    query: companiesQuery,
    load: async () => {
      const { CompaniesPage } = await import("../settings/responsibilities/CompaniesPage.tsx");
      return (queryRef) => <CompaniesPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
  "settings.beats_outlets": query({
    ...common,
    query: beatsOutletsQuery,
    load: async () => {
      const { BeatsOutletsPage } = await import("../settings/responsibilities/BeatsOutletsPage.tsx");
      return (queryRef) => <BeatsOutletsPage queryRef={queryRef} tabs={tabs()} />;
    },
  }),
};
