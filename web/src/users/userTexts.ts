/** What kind of user somebody is, by audience. */
const userTypes: Readonly<Record<string, string>> = {
  JOURNO: "Journalist",
  MARKETING: "PR and marketing",
  EXPERTS: "Expert",
};

/** Null for kinds that have no name. */
export const userTypeText = (userType: string | null | undefined): string | null => userTypes[userType ?? ""] ?? null;

const networks: Readonly<Record<string, string>> = {
  LINKEDIN: "LinkedIn",
  X: "X",
  FACEBOOK: "Facebook",
  INSTAGRAM: "Instagram",
  YOUTUBE: "YouTube",
  TIKTOK: "TikTok",
};

/** The name of a network; null for the person's own site. */
export const networkText = (network: string): string | null => networks[network] ?? null;
