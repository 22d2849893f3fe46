import * as v from "valibot";
import { futureTime } from "../forms/dateRules.ts";
import { AnnouncementEmailChanges } from "../forms/generated/limits.ts";
import { htmlOrNull, htmlOrPicture, ids, list, optionalEmail, optionalText, text } from "../forms/rules.ts";
import type { SaveAs } from "../forms/useForm.ts";

export interface Recipient {
  id: string;
  name: string;
}

const { subject, preheader, fromName, content } = AnnouncementEmailChanges;

/** Ignores the form's time, because the e-mail is sent now. */
const now = v.pipe(
  v.string(),
  v.transform(() => null),
);

/**
 * The schema of an announcement's e-mail: sending requires all fields, saving requires none. @param zone of the sending time
 */
export const emailSchema =
  (zone: string) =>
  (saveAs: SaveAs, { when }: { when: "NOW" | "LATER" }) =>
    v.pipe(
      v.object({
        subject: (saveAs === "DRAFT" ? optionalText : text)("Subject", subject),
        preheader: optionalText("Preheader", preheader),
        fromName: optionalText("Sender name", fromName),
        replyTo: optionalEmail,
        content: (saveAs === "DRAFT" ? htmlOrNull : htmlOrPicture)("Content", content),
        contactListIds: ids,
        /** People and companies in addition to the lists. */
        recipients: list<Recipient>(),
        when: v.picklist(["NOW", "LATER"]),
        /** "2025-03-01T09:00" in the writer's zone; empty for none. */
        sendAt: saveAs === "DRAFT" || when === "NOW" ? now : futureTime("Time", zone),
      }),
      v.transform(({ recipients, when: _when, ...fields }) => ({ ...fields, personIds: recipients.map(({ id }) => id) })),
    );

/** The values of the e-mail form. */
export type EmailValues = v.InferInput<ReturnType<ReturnType<typeof emailSchema>>>;
/** The fields in the form that the mutations accept, and when to send: null for now. */
export type EmailFields = v.InferOutput<ReturnType<ReturnType<typeof emailSchema>>>;
