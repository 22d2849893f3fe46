/** The tabs of the settings in display order, named after the last segment of their paths (SETTINGS-01 to SETTINGS-09). */
export const settingsTabs = [
  { id: "basic", label: "Basic details" },
  { id: "security", label: "Security" },
  { id: "contacts", label: "Profile information" },
  { id: "social", label: "Social media profiles" },
  { id: "subscriptions", label: "Newsletter subscriptions" },
  { id: "notifications", label: "Notifications" },
  { id: "follows", label: "My follows" },
  { id: "companies", label: "Companies and responsibilities" },
  { id: "beats_outlets", label: "Beats and outlets" },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]["id"];

export const settingsPath = (slug: string, tab: SettingsTab): string => `/u/${slug}/settings/${tab}`;
