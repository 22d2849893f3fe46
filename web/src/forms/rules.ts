import * as v from "valibot";
import { characters, htmlCharacters } from "../lib/textLength.ts";
import { emailError, isEmail, isPhone, phoneError, checkSlug } from "../lib/validators.ts";
import { requiredError } from "../lib/requiredError.ts";
import { isInvisible } from "../lib/visible.ts";
import { isWebAddress, normalizeWebAddress, webAddressError } from "../lib/webAddress.ts";
import type { Attachment } from "../uploads/attachment.ts";

/**
 * The parts that the schemas of forms are made of. What goes in is what a field of the form holds, what comes out is what
 * the input of the mutation takes; the messages are the platform's own.
 */

/** What is not empty, neither for a reader nor for the platform. */
const notEmpty = (label: string) => v.check((text: string) => !isInvisible(text), requiredError(label));

const atMost = (label: string, max: number) =>
  v.check((text: string) => characters(text) <= max, `${label} must have at most ${max} characters.`);

const trimmed = v.transform((text: string) => text.trim());
const trimmedOrNull = v.transform((text: string) => text.trim() || null);

/** A text that has to be there, without spaces around. */
export const text = (label: string, max: number) => v.pipe(v.string(), notEmpty(label), atMost(label, max), trimmed);

/** A text that may be left out: empty then. */
export const textOrEmpty = (label: string, max: number) => v.pipe(v.string(), atMost(label, max), trimmed);

/** A text that may be left out: null then. */
export const optionalText = (label: string, max: number) => v.pipe(v.string(), atMost(label, max), trimmedOrNull);

const atMostHtml = (label: string, max: number) =>
  v.check((html: string) => htmlCharacters(html) <= max, `${label} must have at most ${max} characters.`);

/** HTML in which something has been written. */
export const html = (label: string, max: number) =>
  v.pipe(
    v.string(),
    v.check((content) => htmlCharacters(content) > 0, requiredError(label)),
    atMostHtml(label, max),
  );

/** HTML in which something has been written or a picture put. */
export const htmlOrPicture = (label: string, max: number) =>
  v.pipe(
    v.string(),
    v.check((content) => htmlCharacters(content) > 0 || content.includes("<img"), requiredError(label)),
    atMostHtml(label, max),
  );

/** HTML that may be empty. */
export const optionalHtml = (label: string, max: number) => v.pipe(v.string(), atMostHtml(label, max));

/** The same where nothing is null. */
export const htmlOrNull = (label: string, max: number) => v.pipe(optionalHtml(label, max), trimmedOrNull);

/** A web address that has to be there, completed with its scheme. */
export const webAddress = (label: string) =>
  v.pipe(
    v.string(),
    notEmpty(label),
    v.check((address) => address.trim() === "" || isWebAddress(address), webAddressError),
    v.transform(normalizeWebAddress),
  );

/** A web address that may be left out: null then. */
export const optionalWebAddress = v.pipe(
  v.string(),
  v.check((address) => address.trim() === "" || isWebAddress(address), webAddressError),
  v.transform((address) => normalizeWebAddress(address) || null),
);

/** A password that has to be there, taken as it was typed. */
export const password = (label = "Password") =>
  v.pipe(
    v.string(),
    v.check((typed) => typed !== "", requiredError(label)),
  );

/** An e-mail address that has to be there. */
export const email = (label = "E-mail") =>
  v.pipe(
    v.string(),
    v.check((address) => address.trim() !== "", requiredError(label)),
    v.check((address) => address.trim() === "" || isEmail(address), emailError),
    trimmed,
  );

/** An e-mail address that may be left out: null then. */
export const optionalEmail = v.pipe(
  v.string(),
  v.check((address) => address.trim() === "" || isEmail(address), emailError),
  trimmedOrNull,
);

/** A telephone number that may be left out: null then. */
export const optionalPhone = v.pipe(v.string(), v.check(isPhone, phoneError), trimmedOrNull);

/** A slug that may be left out; the platform makes one then. */
export const optionalSlug = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const slug = dataset.typed ? dataset.value.trim() : "";
    const message = slug === "" ? null : checkSlug(slug);
    if (message !== null) addIssue({ message });
  }),
  v.transform((text) => text.trim() || undefined),
);

/** A slug that has to be there. */
export const slug = v.pipe(optionalSlug, v.string(requiredError("Slug")));

/** The id behind a choice that may be left out: null for an empty one. */
export const optionalId = v.pipe(
  v.string(),
  v.transform((id) => id || null),
);

/** The id behind a choice that has to be made. */
export const id = (label: string) => v.pipe(v.string(), notEmpty(label));

/** What does not belong to what has been chosen: neither checked nor sent. */
export const ignored = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** The same of a list. */
export const ignoredList = v.pipe(
  v.custom<readonly string[]>(Array.isArray),
  v.transform(() => undefined),
);

/** The ids behind any number of choices. */
export const ids = v.custom<readonly string[]>(Array.isArray);

/** A choice of a few that has to be made; nothing is chosen at first. */
export const choice = <const Choices extends readonly string[]>(label: string, choices: Choices) =>
  v.pipe(
    v.custom<Choices[number] | "">((value) => typeof value === "string"),
    v.custom<Choices[number]>((value) => choices.some((one) => one === value), requiredError(label)),
  );

/** The same where nothing has to be chosen: null then. */
export const optionalChoice = <const Choices extends readonly string[]>(choices: Choices) =>
  v.pipe(
    v.custom<Choices[number] | "">((value) => typeof value === "string"),
    v.transform((value): Choices[number] | null => choices.find((one) => one === value) ?? null),
  );

const attachments = v.custom<readonly Attachment[]>(Array.isArray);
const idOfFirst = v.transform((uploads: readonly Attachment[]) => uploads[0]?.id ?? null);

/** What was uploaded in a field for one picture or one video, by its id; null without one. */
export const optionalUpload = v.pipe(attachments, idOfFirst);

/** The same where one has to be there. */
export const upload = (label: string) =>
  v.pipe(
    attachments,
    v.check((uploads) => uploads.length > 0, requiredError(label)),
    idOfFirst,
  );

/** A list of the form as it is, for what no rule is about. */
export const list = <Item>() => v.custom<readonly Item[]>(Array.isArray);
