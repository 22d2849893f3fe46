/** UTC offset of a time zone at an instant, in ms. */
function offset(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return wall - Math.floor(at / 1000) * 1000;
}

/** The instant of a local time (HH:mm) in a time zone, `days` calendar days after `from`. */
export function wallTime(from: Date, days: number, time: string, zone: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const local = new Date(from.getTime() + offset(zone, from.getTime()));
  const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hours, minutes);
  const guess = wall - offset(zone, wall);
  return new Date(wall - offset(zone, guess));
}
