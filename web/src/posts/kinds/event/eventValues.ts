import { isoOfWallTime, isWallTime } from "../../../lib/wallTime.ts";
import { normalizeWebAddress } from "../../../lib/webAddress.ts";
import type { UserError } from "../../../relay/mutation.ts";
import { idsOf, type Attachment } from "../../../uploads/attachment.ts";
import { atMost, fault, required, webAddress } from "../../writing/rules.ts";

/** An event as its form holds it; start and end are wall times of its zone, "2025-03-01T09:00". */
export interface EventValues {
  name: string;
  eventType: "ONLINE" | "OFFLINE" | "";
  timezone: string;
  start: string;
  /** Empty: open. */
  end: string;
  venue: string;
  address: string;
  link: string;
  /** HTML. */
  description: string;
  img: readonly Attachment[];
}

export const emptyEvent: EventValues = {
  name: "",
  eventType: "ONLINE",
  timezone: "",
  start: "",
  end: "",
  venue: "",
  address: "",
  link: "",
  description: "",
  img: [],
};

/** Which fields are required, and how long they may be. */
export function checkEvent(values: EventValues, isDraft: boolean): UserError[] {
  const { name, eventType, timezone, start, end, venue, address, link, description } = values;
  const isOffline = eventType === "OFFLINE";
  const isBackward = isWallTime(start) && isWallTime(end) && isoOfWallTime(end, timezone) <= isoOfWallTime(start, timezone);
  const missing = isDraft
    ? []
    : [
        ...required("name", "Name", name),
        ...required("eventType", "Type", eventType),
        ...required("timezone", "Time zone", timezone),
        ...required("start", "Start", start),
        ...(isOffline ? required("address", "Address", address) : required("link", "Link", link)),
      ];
  return [
    ...missing,
    ...atMost("name", "Name", name, 200),
    ...(isBackward ? [fault("end", "End must be after start.")] : []),
    ...atMost("venue", "Venue", venue, 200),
    ...atMost("address", "Address", address, 300),
    ...webAddress("link", link),
    ...atMost("description", "Description", description, 5000),
  ];
}

/** What the input of the mutation takes; an online event has no place. */
export function eventFields(values: EventValues) {
  const { name, eventType, start, end, timezone, venue, address, link, description, img } = values;
  const isOffline = eventType === "OFFLINE";
  return {
    name,
    description,
    eventType: eventType === "" ? null : eventType,
    timezone,
    start: isWallTime(start) ? isoOfWallTime(start, timezone) : null,
    end: isWallTime(end) ? isoOfWallTime(end, timezone) : null,
    venue: isOffline ? textOrNull(venue) : null,
    address: isOffline ? textOrNull(address) : null,
    link: textOrNull(normalizeWebAddress(link)),
    img: idsOf(img, "image")[0] ?? null,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
