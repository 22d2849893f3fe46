import * as v from "valibot";
import { requiredError } from "../lib/requiredError.ts";
import { characters, htmlCharacters } from "../lib/textLength.ts";
import { emailError, isEmail, isPhone, phoneError, checkSlug } from "../lib/validators.ts";
import { isInvisible } from "../lib/visible.ts";
import { isWebAddress, normalizeWebAddress, webAddressError } from "../lib/webAddress.ts";
import type { Attachment } from "../uploads/attachment.ts";

/**
 * The rules that form schemas are made of. The input is the value of a form field; the output is the value for the mutation. The
 * messages are the same as those of the platform.
 */

/** Rejects other texts as missing. */
const given = (label: string, isGiven: (text: string) => boolean) => v.check(isGiven, requiredError(label));

/** Rejects texts without visible characters. */
const notEmpty = (label: string) => given(label, (text) => !isInvisible(text));

const maxCharacters = (label: string, max: number) =>
  v.check((text: string) => characters(text) <= max, `${label} must have at most ${max} characters.`);

const trimmed = v.transform((text: string) => text.trim());
const trimmedOrNull = v.transform((text: string) => text.trim() || null);

/** A required text; surrounding spaces are removed. */
export const text = (label: string, max: number) => v.pipe(v.string(), notEmpty(label), maxCharacters(label, max), trimmed);

/** An optional text; empty if it is missing. */
export const textOrEmpty = (label: string, max: number) => v.pipe(v.string(), maxCharacters(label, max), trimmed);

/** An optional text; null if it is missing. */
export const optionalText = (label: string, max: number) => v.pipe(v.string(), maxCharacters(label, max), trimmedOrNull);

const maxHtmlCharacters = (label: string, max: number) =>
  v.check((html: string) => htmlCharacters(html) <= max, `${label} must have at most ${max} characters.`);

/** Required HTML with text. */
export const html = (label: string, max: number) =>
  v.pipe(
    v.string(),
    given(label, (content) => htmlCharacters(content) > 0),
    maxHtmlCharacters(label, max),
  );

/** Required HTML with text or a picture. */
export const htmlOrPicture = (label: string, max: number) =>
  v.pipe(
    v.string(),
    given(label, (content) => htmlCharacters(content) > 0 || content.includes("<img")),
    maxHtmlCharacters(label, max),
  );

/** Optional HTML; empty if it is missing. */
export const optionalHtml = (label: string, max: number) => v.pipe(v.string(), maxHtmlCharacters(label, max));

/** Optional HTML; null if it is missing. */
export const htmlOrNull = (label: string, max: number) => v.pipe(optionalHtml(label, max), trimmedOrNull);

/** A required web address, completed with its scheme. */
export const webAddress = (label: string) =>
  v.pipe(v.string(), notEmpty(label), v.check(isWebAddress, webAddressError), v.transform(normalizeWebAddress));

/** An optional web address; null if it is missing. */
export const optionalWebAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, webAddressError),
  v.transform((address) => normalizeWebAddress(address) || null),
);

/** A required password, not trimmed. */
export const password = (label = "Password") =>
  v.pipe(
    v.string(),
    given(label, (typed) => typed !== ""),
  );

const emailOrNone = v.check((address: string) => address.trim() === "" || isEmail(address), emailError);

/** A required e-mail address. */
export const email = (label = "E-mail") =>
  v.pipe(
    v.string(),
    given(label, (address) => address.trim() !== ""),
    emailOrNone,
    trimmed,
  );

/** An optional e-mail address; null if it is missing. */
export const optionalEmail = v.pipe(v.string(), emailOrNone, trimmedOrNull);

/** An optional telephone number; null if it is missing. */
export const optionalPhone = v.pipe(v.string(), v.check(isPhone, phoneError), trimmedOrNull);

/** An optional slug; the platform creates one if it is missing. */
export const optionalSlug = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const slug = dataset.typed ? dataset.value.trim() : "";
    const message = slug === "" ? null : checkSlug(slug);
    if (message !== null) addIssue({ message });
  }),
  v.transform((text) => text.trim() || undefined),
);

/** A required slug. */
export const slug = v.pipe(optionalSlug, v.string(requiredError("Slug")));

/** The id of an optional choice; null if nothing is chosen. */
export const optionalId = v.pipe(
  v.string(),
  v.transform((id) => id || null),
);

/** The id of a required choice. */
export const id = (label: string) => v.pipe(v.string(), notEmpty(label));

/** A text that does not apply to the chosen options: neither validated nor sent. */
export const ignored = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

/** A list that does not apply: neither validated nor sent. */
export const ignoredList = v.pipe(
  v.custom<readonly string[]>(Array.isArray),
  v.transform(() => undefined),
);

/** The ids of any number of choices. */
export const ids = v.custom<readonly string[]>(Array.isArray);

/** A required choice of one option; nothing is chosen at first. */
export const choice = <const Choices extends readonly string[]>(label: string, choices: Choices) =>
  v.pipe(
    v.custom<Choices[number] | "">((value) => typeof value === "string"),
    v.custom<Choices[number]>((value) => choices.some((one) => one === value), requiredError(label)),
  );

/** An optional choice of one option; null if nothing is chosen. */
export const optionalChoice = <const Choices extends readonly string[]>(choices: Choices) =>
  v.pipe(
    v.custom<Choices[number] | "">((value) => typeof value === "string"),
    v.transform((value): Choices[number] | null => choices.find((one) => one === value) ?? null),
  );

const attachments = v.custom<readonly Attachment[]>(Array.isArray);
const idOfFirst = v.transform((uploads: readonly Attachment[]) => uploads[0]?.id ?? null);

/** The upload id of an optional picture or video; null if there is none. */
export const optionalUpload = v.pipe(attachments, idOfFirst);

/** The upload id of a required picture or video. */
export const upload = (label: string) =>
  v.pipe(
    attachments,
    v.check((uploads) => uploads.length > 0, requiredError(label)),
    idOfFirst,
  );

/** A list without rules for its items. */
export const list = <Item>() => v.custom<readonly Item[]>(Array.isArray);
