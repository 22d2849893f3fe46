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
  EMAIL: { label: "E-mail", text: "Sends the announcement by e-mail to the members of a contact list.", icon: Mail },
  WEB: { label: "Web", text: "Your own website, which links to the announcement's public page.", icon: Globe },
  SOCIAL: { label: "Social network", text: "A profile where you post the announcement yourself.", icon: Share2 },
};

const byName: Readonly<Record<string, ChannelTypeTexts | undefined>> = channelTypes;

/** An unknown type from a newer gateway is treated as a website. */
export const getChannelType = (type: string): ChannelTypeTexts => byName[type] ?? channelTypes.WEB;

export const toKnownChannelType = (type: string): KnownChannelType =>
  type === "NEWSROOM" || type === "EMAIL" || type === "SOCIAL" ? type : "WEB";
