import * as v from "valibot";
import { dateText } from "../../../forms/dateRules.ts";
import { EventInput } from "../../../forms/generated/limits.ts";
import {
  choice,
  optionalChoice,
  optionalHtml,
  optionalText,
  optionalUpload,
  optionalWebAddress,
  text,
  webAddress,
  textOrEmpty,
} from "../../../forms/rules.ts";
import type { SaveAs } from "../../../forms/useForm.ts";
import { requiredError } from "../../../lib/requiredError.ts";
import { toIsoTime, isWallTime } from "../../../lib/wallTime.ts";
import { audience } from "../../writing/audience.ts";
import type { AudienceValues } from "../../writing/audienceValues.ts";

/**
 * The values of the event form without the audience. Start and end are wall times in the event's zone, "2025-03-01T09:00"; an
 * open end is empty.
 */
export type EventValues = Omit<v.InferInput<ReturnType<typeof eventSchema>>, keyof AudienceValues>;

export const emptyEvent: EventValues = {
  name: "",
  format: "ONLINE",
  timezone: "",
  start: "",
  end: "",
  venue: "",
  address: "",
  link: "",
  description: "",
  image: [],
};

const formats = ["ONLINE", "OFFLINE"] as const;

/** An online event needs a link and has no venue; any other event needs an address. */
export const eventSchema = (saveAs: SaveAs, { format }: { format: string }) => {
  const isDraft = saveAs === "DRAFT";
  const isOffline = format === "OFFLINE";
  const filled = (label: string) =>
    v.pipe(
      v.string(),
      v.check((value) => isDraft || value !== "", requiredError(label)),
    );
  return v.pipe(
    v.object({
      ...audience,
      name: (isDraft ? textOrEmpty : text)("Name", EventInput.name),
      format: isDraft ? optionalChoice(formats) : choice("Type", formats),
      timezone: filled("Time zone"),
      start: v.pipe(filled("Start"), dateText("Start")),
      end: dateText("End"),
      venue: isOffline ? optionalText("Venue", EventInput.venue) : ignored,
      address: isOffline ? (isDraft ? optionalText : text)("Address", EventInput.address) : ignored,
      link: isOffline || isDraft ? optionalWebAddress : webAddress("Link"),
      description: optionalHtml("Description", EventInput.description),
      image: optionalUpload,
    }),
    v.forward(
      v.partialCheck(
        [["start"], ["end"], ["timezone"]],
        ({ start, end, timezone }) =>
          !isWallTime(start) || !isWallTime(end) || toIsoTime(end, timezone) > toIsoTime(start, timezone),
        "End must be after start.",
      ),
      ["end"],
    ),
    v.transform(({ start, end, ...event }) => ({
      ...event,
      start: isWallTime(start) ? toIsoTime(start, event.timezone) : null,
      end: isWallTime(end) ? toIsoTime(end, event.timezone) : null,
    })),
  );
};

const ignored = v.pipe(
  v.string(),
  v.transform(() => null),
);
