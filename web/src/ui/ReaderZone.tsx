import { createContext, use, type ReactNode } from "react";
import { defaultTimeZone, timeZoneOf } from "../lib/dates.ts";

const Zone = createContext(defaultTimeZone);

/** Gives everything below it the reader's time zone. @param timezone an IANA name, null when the reader has none */
export function ReaderZone({ timezone, children }: { timezone: string | null; children: ReactNode }) {
  return <Zone value={timeZoneOf(timezone)}>{children}</Zone>;
}

/** The zone in which times are shown to the reader (I18N-03). */
export function useReaderZone(): string {
  return use(Zone);
}
