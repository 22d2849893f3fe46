import * as v from "valibot";

const webAddress = v.pipe(v.string(), v.url());

/** A third party's script, and this installation's id at that service. */
const service = v.fallback(v.nullable(v.object({ scriptUrl: webAddress, id: v.string() })), null);

const schema = v.object({
  /** The product's name. */
  productName: v.fallback(v.pipe(v.string(), v.minLength(1)), "Pressroom"),
  /** First path segments under which the client may be mounted. */
  appBases: v.fallback(v.array(v.string()), []),
  /** The target of "Privacy and terms". */
  privacyTermsUrl: v.fallback(v.pipe(v.string(), v.minLength(1)), "/privacy-and-terms.html"),
  /** The download page of an authenticator app. */
  authenticatorIosUrl: v.fallback(webAddress, "https://apps.apple.com/app/google-authenticator/id388497605"),
  authenticatorAndroidUrl: v.fallback(
    webAddress,
    "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
  ),
  /** The story that the banner opens; null hides the banner. */
  bannerStoryId: v.fallback(v.nullable(v.number()), null),
  /** Keys of the menu entries that are marked as in progress. */
  menuInProgress: v.fallback(v.array(v.string()), []),
  /** Whether everybody gets the developers' pages. */
  development: v.fallback(v.boolean(), false),
  /** Whether the developers' pages are available in browsers whose storage has the key __dev_mode. */
  allowDevMode: v.fallback(v.boolean(), false),
  /** Where faults are reported; null disables reporting. */
  errorReportingDsn: v.fallback(v.nullable(webAddress), null),
  /** Null when not used. */
  analytics: service,
  /** Null when not used. */
  chat: service,
  /** Whether feedback requires a name and an e-mail address. */
  feedbackNameRequired: v.fallback(v.boolean(), false),
  feedbackEmailRequired: v.fallback(v.boolean(), false),
});

export type Service = NonNullable<Settings["chat"]>;
export type Settings = v.InferOutput<typeof schema>;

/**
 * Parses the settings that the gateway wrote into the page as JSON. Missing and malformed values get their defaults.
 * @param json the text of `<script type="application/json" id="settings">`, null when the page has none
 */
export function parseSettings(json: string | null): Settings {
  let written: unknown = {};
  try {
    written = JSON.parse(json ?? "{}");
  } catch {
    // Fall back to the defaults.
  }
  return v.parse(schema, typeof written === "object" && written !== null ? { ...empty, ...written } : empty);
}

/** Contains every key, because v.fallback only applies to keys that are present. */
const empty = Object.fromEntries(Object.keys(schema.entries).map((key) => [key, undefined]));

/** The settings of this page. */
export const settings: Settings = parseSettings(globalThis.document?.getElementById("settings")?.textContent ?? null);

/** The router's base: "/" and the first segment of the path if that is one of appBases, otherwise "/". */
export function routerBase(pathname: string, appBases: readonly string[]): string {
  const first = pathname.split("/")[1] ?? "";
  return first !== "" && appBases.includes(first) ? `/${first}` : "/";
}
