import { sql } from "kysely";
import Type from "typebox";
import { toIsoOrNull } from "../../db/refs.ts";
import { fieldError, type FieldError } from "../../http/fieldErrors.ts";
import { getPeriodStart, getPeriodEnd, period } from "../../http/period.ts";
import { Html, nullable, nullableOneOf, oneOf, Time, Url } from "../../http/schema.ts";
import { Image } from "../../media/schema.ts";
import { alwaysRequired, choice, html, dateTime, neverRequired, text, webAddress, zone, type PostValues } from "../fields.ts";
import { imageField, MAX_CONTENT_LENGTH } from "../forms.ts";
import { requireIfPublished, getImage, onlyInDraft, postKind, filterByText } from "../kind.ts";
import { mainAuthorRules } from "../rules.ts";

const eventTypes = ["online", "offline"] as const;

const isOffline = (values: PostValues) => values.event_type === "offline";
const isOnline = (values: PostValues) => values.event_type === "online";

export const event = postKind({
  type: "event",
  order: 4,
  name: "event",
  feedName: "Events",
  collection: "events",
  noun: "Event",
  schemaName: "EventPost",
  fields: {
    eventType: nullableOneOf(eventTypes, onlyInDraft),
    name: Type.String(),
    timezone: nullable(Type.String(), { description: "IANA time zone name. Null only in a draft." }),
    address: nullable(Type.String()),
    venue: nullable(Type.String()),
    link: nullable(Url),
    description: nullable(Html),
    img: nullable(Image),
    start: nullable(Time, onlyInDraft),
    end: nullable(Time),
  },
  ownTypeField: "eventType",
  presenter: (parts) => (row) => ({
    eventType: requireIfPublished(row.event_type, row),
    name: row.title ?? "",
    timezone: requireIfPublished(row.timezone, row),
    address: row.address,
    venue: row.venue,
    link: row.url,
    description: row.content,
    img: getImage(row, parts),
    start: toIsoOrNull(requireIfPublished(row.starts_at, row)),
    end: toIsoOrNull(row.ends_at),
  }),
  form: {
    fields: [
      text("name", "Name", "title", 200, alwaysRequired),
      choice("type", "Type", "event_type", eventTypes, alwaysRequired),
      zone("timezone", "Timezone", alwaysRequired),
      dateTime("start", "Start", "starts_at", alwaysRequired),
      dateTime("end", "End", "ends_at", neverRequired),
      text("address", "Address", "address", 300, isOffline),
      text("venue", "Venue", "venue", 200, neverRequired),
      webAddress("link", "Link", isOnline),
      html("description", "Description", MAX_CONTENT_LENGTH, neverRequired),
      imageField,
    ],
    rules: [
      ({ values: { starts_at: start = null, ends_at: end = null } }): Record<string, FieldError> =>
        start === null || end === null || end > start ? {} : { end: fieldError.invalid("End must be after start.") },
    ],
    settle: (values) => {
      if (isOnline(values)) values.address = null;
    },
  },
  rules: mainAuthorRules,
  restoreMethod: "POST",
  hasFullRead: true,
  latest: { exception: ", except past ones,", condition: (now) => sql`coalesce(p.ends_at, p.starts_at) >= ${now}` },
  sorts: { start: sql`p.starts_at asc, p.id desc` },
  filters: { type: Type.Optional(oneOf(eventTypes)), ...period },
  toConditions: ({ type, from, to }) => [
    ...filterByText(type, (value) => sql`p.event_type = ${value}`),
    ...filterByText(from, (value) => sql`coalesce(p.ends_at, p.starts_at) >= ${getPeriodStart(value)}`),
    ...filterByText(to, (value) => sql`p.starts_at <= ${getPeriodEnd(value)}`),
  ],
});
