import { describeDeadline, type Deadline } from "../lib/deadlines.ts";
import { useFormatDeadline } from "../ui/TimeZoneProvider.tsx";
import { useNow } from "./useNow.ts";

/** Describes a deadline in the reader's time zone; updates as time passes. @param deadline ISO 8601, or null for ASAP */
export function useDeadline(deadline: string | null | undefined): Deadline {
  return describeDeadline(deadline ?? null, useNow(), useFormatDeadline());
}
