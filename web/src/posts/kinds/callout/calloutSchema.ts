import * as v from "valibot";
import { futureDay } from "../../../forms/dateRules.ts";
import { CalloutInput } from "../../../forms/generated/limits.ts";
import { html, optionalHtml, text, textOrEmpty } from "../../../forms/rules.ts";
import type { SaveAs } from "../../../forms/useForm.ts";
import { requiredError } from "../../../lib/requiredError.ts";
import { audience } from "../../writing/audience.ts";

/** The values of the call-out form. */
export interface CalloutValues {
  title: string;
  /** HTML. */
  content: string;
  urgency: "asap" | "date";
  /** A day, "2025-03-01". */
  deadline: string;
}

export const emptyCallout: CalloutValues = { title: "", content: "", urgency: "asap", deadline: "" };

/**
 * The entries of the schemas of all call-outs.
 * @param zone the writer's zone, in which the day of the deadline ends
 * @param savedDeadline a day that is accepted even if it has passed, because it is not changed; empty for none
 */
export function calloutEntries(saveAs: SaveAs, { urgency }: Pick<CalloutValues, "urgency">, zone: string, savedDeadline = "") {
  const isDraft = saveAs === "DRAFT";
  return {
    ...audience,
    title: (isDraft ? textOrEmpty : text)("Title", CalloutInput.title),
    content: (isDraft ? optionalHtml : html)("Details", CalloutInput.content),
    urgency: v.pipe(
      v.picklist(["asap", "date"]),
      v.transform(() => undefined),
    ),
    deadline: urgency === "date" ? deadline(zone, savedDeadline) : noDeadline,
  };
}

const deadline = (zone: string, saved: string) =>
  v.pipe(
    v.string(),
    v.check((day) => day !== "", requiredError("Deadline")),
    futureDay("Deadline", zone, saved),
  );

const noDeadline = v.pipe(
  v.string(),
  v.transform(() => null),
);
