import * as v from "valibot";

const webAddress = v.pipe(v.string(), v.url());

/** A third party's script, and the id by which it knows this installation. */
const service = v.fallback(v.nullable(v.object({ scriptUrl: webAddress, id: v.string() })), null);

const schema = v.object({
  /** The product's name. */
  productName: v.fallback(v.pipe(v.string(), v.minLength(1)), "Pressroom"),
  /** First path segments below which the client may be mounted. */
  appBases: v.fallback(v.array(v.string()), []),
  /** Where "Privacy and terms" leads. */
  privacyTermsUrl: v.fallback(v.pipe(v.string(), v.minLength(1)), "/privacy-and-terms.html"),
  /** Where people get an authenticator app. */
  authenticatorIosUrl: v.fallback(webAddress, "https://apps.apple.com/app/google-authenticator/id388497605"),
  authenticatorAndroidUrl: v.fallback(
    webAddress,
    "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
  ),
  /** The story that the banner opens; null: there is no banner. */
  bannerStoryId: v.fallback(v.nullable(v.number()), null),
  /** Keys of the menu entries that are marked as in progress. */
  menuInProgress: v.fallback(v.array(v.string()), []),
  /** The pages for developers are there for everybody. */
  development: v.fallback(v.boolean(), false),
  /** They are there for whoever has the key __dev_mode in this browser's storage. */
  allowDevMode: v.fallback(v.boolean(), false),
  /** Where faults are reported; null: nowhere. */
  errorReportingDsn: v.fallback(v.nullable(webAddress), null),
  /** Null: none. */
  analytics: service,
  /** Null: none. */
  chat: service,
  /** Whether feedback needs a name and an e-mail. */
  feedbackNameRequired: v.fallback(v.boolean(), false),
  feedbackEmailRequired: v.fallback(v.boolean(), false),
});

export type Service = NonNullable<Settings["chat"]>;
export type Settings = v.InferOutput<typeof schema>;

/**
 * Reads what the gateway wrote into the page as JSON; what is missing or malformed has its default.
 * @param json the text of `<script type="application/json" id="settings">`, null when the page has none
 */
export function parseSettings(json: string | null): Settings {
  let written: unknown = {};
  try {
    written = JSON.parse(json ?? "{}");
  } catch {
    // The defaults serve.
  }
  return v.parse(schema, typeof written === "object" && written !== null ? { ...empty, ...written } : empty);
}

/** Every key is there, so that each falls back by itself. */
const empty = Object.fromEntries(Object.keys(schema.entries).map((key) => [key, undefined]));

/** The settings of this page. */
export const settings: Settings = parseSettings(globalThis.document?.getElementById("settings")?.textContent ?? null);

/**
 * The router's base: "/" and the first segment of the path when that is one of appBases, otherwise "/".
 */
export function routerBase(pathname: string, appBases: readonly string[]): string {
  const first = pathname.split("/")[1] ?? "";
  return first !== "" && appBases.includes(first) ? `/${first}` : "/";
}
