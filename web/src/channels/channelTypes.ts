import { Globe, Mail, Newspaper, Share2 } from "lucide-react";
import type { IconGlyph } from "../ui/Icon.tsx";

export type KnownChannelType = "NEWSROOM" | "EMAIL" | "WEB" | "SOCIAL";

interface ChannelTypeTexts {
  label: string;
  /** Explains what the channel does. */
  text: string;
  icon: IconGlyph;
}

export const channelTypes: Readonly<Record<KnownChannelType, ChannelTypeTexts>> = {
  NEWSROOM: { label: "Newsroom", text: "Announcements appear on the newsroom's company page.", icon: Newspaper },
  EMAIL: { label: "E-mail", text: "The members of a contact list get the e-mail of the announcement.", icon: Mail },
  WEB: { label: "Web", text: "Your own site, which carries the public page of the announcement.", icon: Globe },
  SOCIAL: { label: "Social network", text: "A profile where you post the announcement by hand.", icon: Share2 },
};

const byName: Readonly<Record<string, ChannelTypeTexts | undefined>> = channelTypes;

/** An unknown type from a newer gateway is treated as a website. */
export const channelTypeOf = (type: string): ChannelTypeTexts => byName[type] ?? channelTypes.WEB;

export const knownChannelType = (type: string): KnownChannelType =>
  type === "NEWSROOM" || type === "EMAIL" || type === "SOCIAL" ? type : "WEB";
