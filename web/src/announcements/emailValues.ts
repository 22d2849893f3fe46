import { emailError, isEmail } from "../lib/validators.ts";
import { isoOfWallTime, isWallTime } from "../lib/wallTime.ts";
import { atMost, fault, lengthOfText } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";

export interface Recipient {
  id: number;
  name: string;
}

/** What the form of an announcement's e-mail holds. */
export interface EmailValues {
  subject: string;
  preheader: string;
  fromName: string;
  replyTo: string;
  /** HTML. */
  content: string;
  /** Ids of contact lists as text. */
  contactListIds: readonly string[];
  /** People and companies beside the lists. */
  recipients: readonly Recipient[];
  when: "NOW" | "LATER";
  /** "2025-03-01T09:00" in the writer's zone; empty for none. */
  sendAt: string;
}

/** @param isDraft true for saving alone: whoever sends needs all of it */
export function checkEmail(values: EmailValues, isDraft: boolean, zone: string): UserError[] {
  const { subject, preheader, fromName, replyTo, content, when, sendAt } = values;
  const isEmpty = lengthOfText(content) === 0 && !content.includes("<img");
  return [
    ...(subject.trim() === "" && !isDraft ? [fault("subject", "Subject is required.")] : []),
    ...atMost("subject", "Subject", subject, 200),
    ...atMost("preheader", "Preheader", preheader, 200),
    ...atMost("fromName", "Sender name", fromName, 100),
    ...(replyTo.trim() === "" || isEmail(replyTo.trim()) ? [] : [fault("replyTo", emailError)]),
    ...(isEmpty && !isDraft ? [fault("content", "Content is required.")] : []),
    ...atMost("content", "Content", content, 50_000),
    ...(isDraft || when === "NOW" ? [] : checkTime(sendAt, zone)),
  ];
}

function checkTime(sendAt: string, zone: string): UserError[] {
  if (!isWallTime(sendAt)) return [fault("sendAt", "Time is required.")];
  return Date.parse(isoOfWallTime(sendAt, zone)) > Date.now() ? [] : [fault("sendAt", "The time must be in the future.")];
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** The same as the mutation takes it. */
export function emailFields({ subject, preheader, fromName, replyTo, content, contactListIds, recipients }: EmailValues) {
  return {
    subject: textOrNull(subject),
    preheader: textOrNull(preheader),
    fromName: textOrNull(fromName),
    replyTo: textOrNull(replyTo),
    content: textOrNull(content),
    contactListIds: contactListIds.map(Number),
    contactIds: recipients.map(({ id }) => id),
  };
}
