import { AudioLines, BookOpen, Globe, Mail, Newspaper, Podcast, Radio, Tv } from "lucide-react";
import type { IconGlyph } from "../ui/Icon.tsx";

const types: Readonly<Record<string, { label: string; icon: IconGlyph }>> = {
  NEWSPAPER: { label: "Newspaper", icon: Newspaper },
  MAGAZINE: { label: "Magazine", icon: BookOpen },
  ONLINE: { label: "Online", icon: Globe },
  TV: { label: "Television", icon: Tv },
  RADIO: { label: "Radio", icon: Radio },
  PODCAST: { label: "Podcast", icon: Podcast },
  NEWSLETTER: { label: "Newsletter", icon: Mail },
};

/** The label and icon of an outlet's type; an unknown type is shown as "Outlet". */
export const getOutletType = (type: string | null | undefined): { label: string; icon: IconGlyph } =>
  types[type ?? ""] ?? { label: "Outlet", icon: AudioLines };
