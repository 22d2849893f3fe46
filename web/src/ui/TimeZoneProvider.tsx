import { createContext, use, type ReactNode } from "react";
import {
  browserTimeZone,
  defaultTimeZone,
  formatDateTime,
  formatZonedTime,
  isSameClock,
  toTimeZone,
  type Time,
} from "../lib/dates.ts";

interface TimeZoneValue {
  zone: string;
  isVisitor: boolean;
}

const TimeZoneContext = createContext<TimeZoneValue>({ zone: defaultTimeZone, isVisitor: false });

interface TimeZoneProviderProps {
  /** An IANA name; null when the user has chosen none. */
  timezone: string | null;
  /** True without an account: times are then shown in the browser's zone, with its name. */
  isVisitor: boolean;
  children: ReactNode;
}

/** Provides the user's time zone to everything below it. */
export function TimeZoneProvider({ timezone, isVisitor, children }: TimeZoneProviderProps) {
  const zone = isVisitor ? browserTimeZone() : toTimeZone(timezone);
  return <TimeZoneContext value={{ zone, isVisitor }}>{children}</TimeZoneContext>;
}

/** The time zone in which times are shown to the user (I18N-03). */
export function useTimeZone(): string {
  return use(TimeZoneContext).zone;
}

/** @returns a function that formats a date and time for the user; for visitors it includes the zone */
export function useFormatTime(): (time: Time) => string {
  const { zone, isVisitor } = use(TimeZoneContext);
  return isVisitor ? (time) => formatZonedTime(time, zone) : (time) => formatDateTime(time, zone);
}

/**
 * For times that must not be missed. The zone is included unless the user's device shows the same time. Otherwise users who are
 * abroad, or who never chose a zone, would misread the deadline.
 * @returns a function that formats a deadline for the reader
 */
export function useFormatDeadline(): (time: Time) => string {
  const { zone, isVisitor } = use(TimeZoneContext);
  return (time) =>
    isVisitor || !isSameClock(time, zone, browserTimeZone()) ? formatZonedTime(time, zone) : formatDateTime(time, zone);
}
