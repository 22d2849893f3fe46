import type { Timezone } from "../http/schema.ts";

/** Whether the text is an IANA time zone name, such as "Australia/Sydney". */
export function isTimezone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) {
    return false;
  }
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Daylight saving changes happen on quarters of an hour. */
const QUARTER = 15 * 60_000;
let known: { quarter: number; zones: Timezone[] } | null = null;

/** Time zones by name with their offsets at a time, including daylight saving time. */
export function timezonesAt(time: Date): Timezone[] {
  const quarter = Math.floor(time.getTime() / QUARTER);
  if (known?.quarter !== quarter) {
    // Cached for all requests, because computing four hundred zones is slow.
    known = { quarter, zones: zonesAt(time) };
  }
  return known.zones;
}

function zonesAt(time: Date): Timezone[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return [...ids].toSorted().map((id) => {
    const offset = offsetOf(id, time);
    return { id, offset, label: `${id.replaceAll("_", " ")} (${offsetText(offset)})` };
  });
}

function offsetOf(timeZone: string, time: Date): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function offsetText(offset: number): string {
  const ahead = Math.abs(offset);
  const clock = [Math.floor(ahead / 60), ahead % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `UTC${offset < 0 ? "-" : "+"}${clock}`;
}
