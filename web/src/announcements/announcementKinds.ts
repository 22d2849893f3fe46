import { Lightbulb, Megaphone, Newspaper, Tag } from "lucide-react";
import type { IconGlyph } from "../ui/Icon.tsx";

type KnownAnnouncementKind = "MEDIA" | "MARKETING" | "EPITOME" | "ANNOUNCEMENT";

interface AnnouncementKindTexts {
  label: string;
  /** Explains what publishing an announcement of this kind leads to. */
  outcome: string;
  icon: IconGlyph;
}

const becomesNews = "Also appears in the feeds, where people can like it and comment on it.";

export const announcementKinds: Readonly<Record<KnownAnnouncementKind, AnnouncementKindTexts>> = {
  MEDIA: { label: "Media news", outcome: becomesNews, icon: Newspaper },
  MARKETING: { label: "Marcoms News", outcome: becomesNews, icon: Tag },
  EPITOME: { label: "Epitome", outcome: becomesNews, icon: Lightbulb },
  ANNOUNCEMENT: { label: "Announcement", outcome: "Appears in the list of announcements, not in the feeds.", icon: Megaphone },
};

export const announcementKindKeys = ["MEDIA", "MARKETING", "EPITOME", "ANNOUNCEMENT"] as const;

export const kindOptions = announcementKindKeys.map((id) => ({
  id,
  label: announcementKinds[id].label,
}));

const byName: Readonly<Record<string, AnnouncementKindTexts | undefined>> = announcementKinds;

/** An unknown kind from a newer gateway is treated as an announcement. */
export const getAnnouncementKind = (kind: string): AnnouncementKindTexts => byName[kind] ?? announcementKinds.ANNOUNCEMENT;

export const toKnownKind = (kind: string): KnownAnnouncementKind =>
  kindOptions.find(({ id }) => id === kind)?.id ?? "ANNOUNCEMENT";

const statuses: Readonly<Record<string, string>> = { DRAFT: "Draft", PUBLISHED: "Published", ARCHIVED: "Archived" };

export const getStatusLabel = (status: string): string => statuses[status] ?? "";

const mailings: Readonly<Record<string, string>> = {
  SCHEDULED: "E-mail scheduled",
  SENDING: "E-mail on its way",
  SENT: "E-mail sent",
};

/** The e-mail's status, for users who may edit it; null when there is none. */
export const getMailingLabel = (mailing: string | null | undefined): string | null => mailings[mailing ?? ""] ?? null;
