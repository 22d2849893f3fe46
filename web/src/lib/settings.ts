import { isRecord } from "./isRecord.ts";

/** A third party's script, and this installation's id at that service. */
export interface Service {
  scriptUrl: string;
  id: string;
}

type UnknownRecord = Readonly<Record<string, unknown>>;
type Guard<Value> = (value: unknown) => value is Value;

const noTexts: readonly string[] = [];
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isWebAddress = (value: unknown): value is string => typeof value === "string" && URL.canParse(value);
const isService = (value: unknown): value is Service =>
  isRecord(value) && isWebAddress(value["scriptUrl"]) && typeof value["id"] === "string";

/**
 * Parses the settings that the gateway wrote into the page as JSON. Missing and malformed values get their defaults. Without
 * a library, which nothing else of the first page needs.
 * @param json the text of `<script type="application/json" id="settings">`, null when the page has none
 */
export function parseSettings(json: string | null) {
  const written = parseRecord(json);
  const read = <Value, Fallback extends Value | null>(key: string, isValid: Guard<Value>, fallback: Fallback) => {
    const value = written[key];
    return isValid(value) ? value : fallback;
  };
  const { ios, android } = authenticators;
  return {
    /** The product's name. */
    productName: read("productName", isText, "Pressroom"),
    /** First path segments under which the client may be mounted. */
    appBases: read("appBases", isTexts, noTexts),
    /** The target of "Privacy and terms". */
    privacyTermsUrl: read("privacyTermsUrl", isText, "/privacy-and-terms.html"),
    /** The download page of an authenticator app. */
    authenticatorIosUrl: read("authenticatorIosUrl", isWebAddress, ios),
    authenticatorAndroidUrl: read("authenticatorAndroidUrl", isWebAddress, android),
    /** The story that the banner opens; null hides the banner. */
    bannerStoryId: read("bannerStoryId", isNumber, null),
    /** Keys of the menu entries that are marked as in progress. */
    menuInProgress: read("menuInProgress", isTexts, noTexts),
    /** Whether everybody gets the developers' pages. */
    development: read("development", isBoolean, false),
    /** Whether the developers' pages are available in browsers whose storage has the key __dev_mode. */
    allowDevMode: read("allowDevMode", isBoolean, false),
    /** Address to which errors are reported; null disables reporting. */
    errorReportingDsn: read("errorReportingDsn", isWebAddress, null),
    /** Null when not used. */
    analytics: read("analytics", isService, null),
    /** Null when not used. */
    chat: read("chat", isService, null),
    /** Whether feedback requires a name and an e-mail address. */
    feedbackNameRequired: read("feedbackNameRequired", isBoolean, false),
    feedbackEmailRequired: read("feedbackEmailRequired", isBoolean, false),
  };
}

export type Settings = Readonly<ReturnType<typeof parseSettings>>;

const authenticators = {
  ios: "https://apps.apple.com/app/google-authenticator/id388497605",
  android: "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
};

function parseRecord(json: string | null): UnknownRecord {
  try {
    const written: unknown = JSON.parse(json ?? "{}");
    return isRecord(written) ? written : {};
  } catch {
    return {};
  }
}

/** The settings of this page. */
export const settings: Settings = parseSettings(globalThis.document?.getElementById("settings")?.textContent ?? null);

/** The router's base: "/" and the first segment of the path if that is one of appBases, otherwise "/". */
export function routerBase(pathname: string, appBases: readonly string[]): string {
  const first = pathname.split("/")[1] ?? "";
  return first !== "" && appBases.includes(first) ? `/${first}` : "/";
}
