import { Building2, ContactRound, FileText, Home, Megaphone, MessagesSquare, Mic, Newspaper, Wrench } from "lucide-react";
import type { IconGlyph } from "../../ui/Icon.tsx";

/** The icons of entries on the first level, by key; entries inside groups have words alone. */
export const menuIcons: Readonly<Record<string, IconGlyph>> = {
  home: Home,
  messages: MessagesSquare,
  interviews: Mic,
  "announcements.all": Megaphone,
  news: Newspaper,
  content: FileText,
  contacts: ContactRound,
  adminNewsrooms: Building2,
  "development.main": Wrench,
};
