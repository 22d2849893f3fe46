import type { PictureName } from "../../pictures.ts";
import type { Written } from "../texts.ts";

export type Zone = "Australia/Sydney" | "Australia/Perth" | "Europe/London" | "America/New_York" | "Pacific/Auckland";

export interface EventText extends Written {
  name: string;
  text: string;
  zone: Zone;
  /** Days from now; negative for past events. */
  day: number;
  /** Wall time in the zone, HH:mm. */
  at: string;
  /** Null when the end is open. */
  hours: number | null;
  /** The venue; an event without one is online. */
  place?: { venue?: string; address: string };
  link?: string;
  picture?: PictureName;
}
