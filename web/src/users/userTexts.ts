const networks: Readonly<Record<string, string>> = {
  LINKEDIN: "LinkedIn",
  X: "X",
  FACEBOOK: "Facebook",
  INSTAGRAM: "Instagram",
  YOUTUBE: "YouTube",
  TIKTOK: "TikTok",
};

/** The name of a network; null for the person's own website. */
export const networkText = (network: string): string | null => networks[network] ?? null;
