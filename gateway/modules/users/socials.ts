import type { SettingsSocial } from "../../rest/generated/contract.ts";

/** A person's profile on another site. */
export interface SocialProfile {
  readonly network: keyof SettingsSocial;
  readonly url: string;
}

/** The networks, in display order. */
const networks = ["linkedin", "x", "facebook", "instagram", "youtube", "tiktok", "website"] as const;

export const toSocialProfiles = (social: SettingsSocial | null): SocialProfile[] =>
  networks.flatMap((network) => {
    const url = social?.[network] ?? null;
    return url === null ? [] : [{ network, url }];
  });

export type SocialNetwork = SocialProfile["network"];
