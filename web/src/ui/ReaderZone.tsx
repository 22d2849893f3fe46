import { createContext, use, type ReactNode } from "react";
import {
  browserTimeZone,
  defaultTimeZone,
  formatDateTime,
  formatZonedTime,
  isSameClock,
  timeZoneOf,
  type Time,
} from "../lib/dates.ts";

interface Reader {
  zone: string;
  isVisitor: boolean;
}

const ReaderContext = createContext<Reader>({ zone: defaultTimeZone, isVisitor: false });

interface ReaderZoneProps {
  /** An IANA name; null when the reader has chosen none. */
  timezone: string | null;
  /** True without an account: times are then shown in the browser's zone, with its name. */
  isVisitor: boolean;
  children: ReactNode;
}

/** Provides the reader's time zone to everything below it. */
export function ReaderZone({ timezone, isVisitor, children }: ReaderZoneProps) {
  const zone = isVisitor ? browserTimeZone() : timeZoneOf(timezone);
  return <ReaderContext value={{ zone, isVisitor }}>{children}</ReaderContext>;
}

/** The time zone in which times are shown to the reader (I18N-03). */
export function useReaderZone(): string {
  return use(ReaderContext).zone;
}

/** @returns a function that formats a date and time for the reader; for visitors it includes the zone */
export function useFormatTime(): (time: Time) => string {
  const { zone, isVisitor } = use(ReaderContext);
  return isVisitor ? (time) => formatZonedTime(time, zone) : (time) => formatDateTime(time, zone);
}

/**
 * For times that must not be missed. The zone is included unless the reader's device shows the same time. Otherwise readers who
 * are abroad, or who never chose a zone, would misread the deadline.
 * @returns a function that formats a deadline for the reader
 */
export function useFormatDeadline(): (time: Time) => string {
  const { zone, isVisitor } = use(ReaderContext);
  return (time) =>
    isVisitor || !isSameClock(time, zone, browserTimeZone()) ? formatZonedTime(time, zone) : formatDateTime(time, zone);
}
