import type { Timezone } from "../http/schema.ts";

/** Whether the text is an IANA name of a zone, such as "Australia/Sydney". */
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

/** Clocks are changed on quarters of an hour. */
const QUARTER = 15 * 60_000;
let known: { quarter: number; zones: Timezone[] } | null = null;

/** Zones by name with what their clocks show at a time, summer time included. */
export function timezonesAt(time: Date): Timezone[] {
  const quarter = Math.floor(time.getTime() / QUARTER);
  if (known?.quarter !== quarter) {
    // Worked out once for all who ask: four hundred zones take a while.
    known = { quarter, zones: zonesAt(time) };
  }
  return known.zones;
}

function zonesAt(time: Date): Timezone[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return [...ids].sort().map((id) => {
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
