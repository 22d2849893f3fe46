import type { ChannelType } from "../../upstream/db/schema.ts";
import type { CompanySlug } from "./companies.ts";

export interface ChannelText {
  /** The company whose account owns the channel. */
  company: CompanySlug | "product";
  type: Extract<ChannelType, "web" | "social">;
  name: string;
  url: string;
  isInactive?: boolean;
}

/** External channels. Channels of newsrooms and contact lists are derived from those of the accounts. */
export const channels: readonly ChannelText[] = [
  { company: "meridian-energy", type: "web", name: "Meridian on the web", url: "https://www.meridianenergy.example/news" },
  {
    company: "meridian-energy",
    type: "social",
    name: "Meridian on LinkedIn",
    url: "https://linkedin.example/company/meridian-energy",
  },
  {
    company: "meridian-energy",
    type: "social",
    name: "Old short-message account",
    url: "https://x.example/meridian_energy",
    isInactive: true,
  },
  { company: "northlight", type: "web", name: "Northlight journal", url: "https://northlight.example/journal" },
  { company: "product", type: "web", name: "Insider page", url: "https://insider.pressroom.example" },
  { company: "product", type: "social", name: "Product updates on LinkedIn", url: "https://linkedin.example/company/pressroom" },
];
