import type { PictureName } from "../../pictures.ts";
import type { PostText } from "../texts.ts";

export type Timezone = "Australia/Sydney" | "Australia/Perth" | "Europe/London" | "America/New_York" | "Pacific/Auckland";

export interface EventText extends PostText {
  name: string;
  text: string;
  timezone: Timezone;
  /** Negative for past events. */
  daysFromNow: number;
  /** Local time in the time zone, as HH:mm. */
  time: string;
  /** Null if the event has no end time. */
  durationHours: number | null;
  /** The venue; an event without one is online. */
  place?: { venue?: string; address: string };
  link?: string;
  picture?: PictureName;
}
