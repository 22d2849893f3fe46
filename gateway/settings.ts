import { readFileSync } from "node:fs";
import * as v from "valibot";
import { createClientAddressReader } from "./rest/clientAddress.ts";
import { overridesShape } from "./rest/contract.ts";

/** A third-party service that pages load as a script. */
export interface Service {
  scriptUrl: URL;
  id: string;
}

/** An invalid setting; the message is one sentence that names it. */
export class SettingError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const fullViews = ["admins", "modules"] as const;

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  );

/** Seconds: a timer of Node counts at most 2^31 - 1 milliseconds. */
const MAX_TIMER_SECONDS = 2_147_483;

const secondsOrNever = (example: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, `must be seconds, such as ${example}, or 0 for never`),
    v.check((text) => Number(text) <= MAX_TIMER_SECONDS, `must be ${MAX_TIMER_SECONDS} or less`),
    v.transform((text) => Number(text) * 1000),
  );

const ratio = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((value) => value >= 0 && value <= 1, "must be a number from 0 to 1"),
);

const seconds = (min: number) =>
  v.pipe(
    wholeNumber(min, 3600),
    v.transform((count) => count * 1000),
  );

const httpUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), "must be an http or https address"),
  v.transform((text) => new URL(text)),
);

/** A Sentry DSN consists of a public key, host and project. */
const dsn = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^:@/]+@[^/@]+\/(.*\/)?\d+$/, "must be a DSN, such as https://key@errors.example.com/1"),
  v.transform((text) => new URL(text)),
);

const flag = v.pipe(
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((text) => text === "true"),
);

const splitList = (text: string): string[] => text.split(",").map((item) => item.trim());

/** Comma-separated values. @param source the pattern of each value */
const listSchema = ({ source }: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^${source}(\\s*,\\s*${source})*$`), `must be ${message} with commas between them`),
    v.transform(splitList),
  );

function isAddressList(text: string): boolean {
  try {
    createClientAddressReader(splitList(text));
    return true;
  } catch {
    return false;
  }
}

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65535), "4000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  PUBLIC_URL: v.optional(httpUrl),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(isAddressList, "must be addresses or networks with commas between them, such as 10.0.0.1 or 192.168.0.0/16"),
      v.transform(splitList),
    ),
  ),
  UPSTREAM_URL: v.optional(httpUrl, "http://127.0.0.1:4100"),
  REALTIME_URL: v.optional(httpUrl),
  UPSTREAM_IDLE_TIMEOUT: v.optional(secondsOrNever(8), "8"),
  UPSTREAM_TOTAL_TIMEOUT: v.optional(secondsOrNever(30), "30"),
  UPSTREAM_PATHS: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  SHUTDOWN_DELAY: v.optional(seconds(0), "0"),
  SHUTDOWN_TIMEOUT: v.optional(seconds(1), "30"),
  METRICS_PORT: v.optional(wholeNumber(0, 65535)),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~+/=-]{16,200}$/, "must be 16 to 200 letters, digits and ._~+/=-")),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_TRACES_SAMPLER_ARG: v.optional(ratio, "1"),
  TRUSTED_DOCUMENTS: v.optional(v.string()),
  NODE_ENV: v.optional(v.string()),
  TRUSTED_DOCUMENTS_ONLY: v.optional(flag),
  COST_LIMIT: v.optional(wholeNumber(1, 1_000_000), "2000"),
  COST_BUDGET: v.optional(wholeNumber(0, 1_000_000_000), "20000"),
  COST_WINDOW: v.optional(wholeNumber(1, 86_400), "60"),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, "must be a redis:// or rediss:// address"))),
  BUDGET_DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"))),
  SIZE_LIMIT: v.optional(wholeNumber(1, 1_000_000), "64000"),
  TOKEN_LIMIT: v.optional(wholeNumber(1, 100_000), "4000"),
  DEPTH_LIMIT: v.optional(wholeNumber(1, 100), "24"),
  ALIAS_LIMIT: v.optional(wholeNumber(0, 10_000), "60"),
  PRODUCT_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, "must have at most 60 characters")), "Pressroom"),
  APP_BASES: v.optional(listSchema(/[A-Za-z0-9_-]+/, "path segments")),
  FRAME_ANCESTORS: v.optional(listSchema(/https?:\/\/[^\s,;'"/]+/, "origins, such as https://intranet.example.com,")),
  FIRST_VIEW: v.optional(flag, "true"),
  PRIVACY_TERMS_URL: v.optional(v.string(), "/privacy-and-terms.html"),
  AUTHENTICATOR_IOS_URL: v.optional(httpUrl, "https://apps.apple.com/app/google-authenticator/id388497605"),
  AUTHENTICATOR_ANDROID_URL: v.optional(
    httpUrl,
    "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
  ),
  BANNER_STORY_ID: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), "1000"),
  FULL_VIEW: v.optional(v.picklist(fullViews, "must be admins or modules"), "admins"),
  MENU_IN_PROGRESS: v.optional(listSchema(/[A-Za-z0-9.]+/, "keys of menu entries")),
  DEVELOPMENT: v.optional(flag, "false"),
  RECORDINGS_DIR: v.optional(v.string()),
  ALLOW_DEV_MODE: v.optional(flag, "false"),
  ERROR_REPORTING_DSN: v.optional(dsn),
  ANALYTICS_SCRIPT_URL: v.optional(httpUrl),
  ANALYTICS_ID: v.optional(v.string()),
  CHAT_SCRIPT_URL: v.optional(httpUrl),
  CHAT_APP_ID: v.optional(v.string()),
  SERVICES_FILE: v.optional(v.string()),
  SERVICE_ORIGINS: v.optional(listSchema(/(https?|wss?):\/\/[^\s,;'"/]+/, "origins, such as https://*.chat.example.com,")),
  FEEDBACK_NAME_REQUIRED: v.optional(flag, "false"),
  FEEDBACK_EMAIL_REQUIRED: v.optional(flag, "false"),
});

/** Settings of third-party services, which SERVICES_FILE may contain; the environment takes precedence. */
const services = v.strictObject(
  v.entriesFromList(
    [
      "ERROR_REPORTING_DSN",
      "ANALYTICS_SCRIPT_URL",
      "ANALYTICS_ID",
      "CHAT_SCRIPT_URL",
      "CHAT_APP_ID",
      "SERVICE_ORIGINS",
      "AUTHENTICATOR_IOS_URL",
      "AUTHENTICATOR_ANDROID_URL",
      "PRIVACY_TERMS_URL",
    ],
    v.optional(v.string("must be text")),
  ),
  "is not a setting of a service",
);

/** Settings whose values must not appear in error messages, which may be logged. */
const secrets: ReadonlySet<string> = new Set(["METRICS_TOKEN", "REDIS_URL", "BUDGET_DATABASE_URL"]);

/** Settings for which an empty value means "none" instead of "not set". */
const emptyMeansNone: ReadonlySet<string> = new Set(["BANNER_STORY_ID"]);

/**
 * @param env the environment; an empty value counts as not set, unless it means none
 * @throws SettingError for the first invalid setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const set = { ...readSettingFile("SERVICES_FILE", env["SERVICES_FILE"], services), ...removeEmpty(env) };
  const read = v.safeParse(environment, set, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? "A setting";
    throw new SettingError(
      secrets.has(name) ? `${name} ${issue.message}.` : `${name} ${issue.message}, not "${String(issue.input)}".`,
    );
  }
  const values = read.output;
  if (values.PORT !== 0 && values.PORT === values.METRICS_PORT)
    throw new SettingError(`PORT and METRICS_PORT are both ${values.PORT}; give them different ports.`);
  if (values.SHUTDOWN_TIMEOUT <= values.SHUTDOWN_DELAY)
    throw new SettingError("SHUTDOWN_TIMEOUT must be longer than SHUTDOWN_DELAY.");
  return {
    port: values.PORT,
    host: values.HOST,
    /** The public address; null: the address of each request. */
    publicUrl: values.PUBLIC_URL ?? null,
    /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
    trustProxy: values.TRUST_PROXY ?? [],
    upstreamUrl: values.UPSTREAM_URL,
    realtimeUrl: values.REALTIME_URL ?? values.UPSTREAM_URL,
    /** Milliseconds; 0: never. */
    upstreamIdleTimeout: values.UPSTREAM_IDLE_TIMEOUT,
    /** Milliseconds for a whole REST call, waiting included; 0: never. */
    upstreamTotalTimeout: values.UPSTREAM_TOTAL_TIMEOUT,
    upstreamPaths: readSettingFile("UPSTREAM_PATHS", values.UPSTREAM_PATHS, overridesShape),
    logLevel: values.LOG_LEVEL,
    /** Milliseconds between reporting that the gateway is not ready and refusing new requests. */
    shutdownDelay: values.SHUTDOWN_DELAY,
    /** Milliseconds after a signal until the process exits, even if operations still run. */
    shutdownTimeout: values.SHUTDOWN_TIMEOUT,
    /** Port that serves /metrics alone; null: the gateway's own. */
    metricsPort: values.METRICS_PORT ?? null,
    /** The bearer token that scrapers of /metrics must send; null: everybody may read it. */
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Base address of an OpenTelemetry collector, which receives traces by OTLP over HTTP; null disables tracing. */
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** The share of traces that are recorded, 0 to 1. */
    traceRatio: values.OTEL_TRACES_SAMPLER_ARG,
    /** File of the trusted documents; null: that of the web build. */
    trustedDocuments: values.TRUSTED_DOCUMENTS ?? null,
    /** True: callers with a session cookie may run the web client's own documents only. */
    trustedDocumentsOnly: values.TRUSTED_DOCUMENTS_ONLY ?? values.NODE_ENV === "production",
    /** The maximum cost of one operation, in points. */
    costLimit: values.COST_LIMIT,
    /** The points that one token, session or guest's address may use in a window; null when unlimited. */
    costBudget: values.COST_BUDGET === 0 ? null : values.COST_BUDGET,
    /** Seconds. */
    costWindow: values.COST_WINDOW,
    /** The Redis in which several gateways share budgets; null: the database below is used, if set. */
    redisUrl: values.REDIS_URL ?? null,
    /** The PostgreSQL database in which gateways share budgets; if it and Redis are null, each gateway counts on its own. */
    budgetDatabaseUrl: values.BUDGET_DATABASE_URL ?? null,
    documentLimits: {
      size: values.SIZE_LIMIT,
      tokens: values.TOKEN_LIMIT,
      depth: values.DEPTH_LIMIT,
      aliases: values.ALIAS_LIMIT,
    },
    productName: values.PRODUCT_NAME,
    appBases: values.APP_BASES ?? [],
    /** Origins whose pages may show the product in a frame. */
    frameAncestors: values.FRAME_ANCESTORS ?? [],
    /** Whether phones get pages with the first view rendered. */
    firstView: values.FIRST_VIEW,
    privacyTermsUrl: values.PRIVACY_TERMS_URL,
    /** Download addresses of an authenticator app. */
    authenticatorIosUrl: values.AUTHENTICATOR_IOS_URL,
    authenticatorAndroidUrl: values.AUTHENTICATOR_ANDROID_URL,
    /** By default the demo data's story "Welcome to the new platform"; null: no banner. */
    bannerStoryId: values.BANNER_STORY_ID === 0 ? null : values.BANNER_STORY_ID,
    /** Whether the full view is for platform admins only, or also for every account with modules. */
    fullView: values.FULL_VIEW,
    /** Keys of menu entries that are marked as in progress. */
    menuInProgress: values.MENU_IN_PROGRESS ?? [],
    /** Whether everybody can open the pages for developers. */
    development: values.DEVELOPMENT,
    /** Folder for recordings of operations, in development; null disables recording. */
    recordingsDir: values.RECORDINGS_DIR ?? null,
    /** Whether users with the key __dev_mode in the browser's storage can open the pages for developers. */
    allowDevMode: values.ALLOW_DEV_MODE,
    /** The Sentry DSN to which the client reports errors; null disables reporting. */
    errorReportingDsn: values.ERROR_REPORTING_DSN ?? null,
    /** The analytics script and the installation's id there; null: none. */
    analytics: readService(["ANALYTICS_SCRIPT_URL", values.ANALYTICS_SCRIPT_URL], ["ANALYTICS_ID", values.ANALYTICS_ID]),
    /** The support chat's script and the installation's id there; null: none. */
    chat: readService(["CHAT_SCRIPT_URL", values.CHAT_SCRIPT_URL], ["CHAT_APP_ID", values.CHAT_APP_ID]),
    /** Further origins that the analytics and chat scripts load from and connect to. */
    serviceOrigins: values.SERVICE_ORIGINS ?? [],
    feedbackNameRequired: values.FEEDBACK_NAME_REQUIRED,
    feedbackEmailRequired: values.FEEDBACK_EMAIL_REQUIRED,
  };
}

/** The gateway's settings, read from the environment; see the table in README.md. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The variables that are set. An empty value that means "none" becomes 0. */
function removeEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value) values[name] = value;
    else if (value === "" && emptyMeansNone.has(name)) values[name] = "0";
  }
  return values;
}

/** @throws SettingError when one of the two is set without the other */
function readService(script: [name: string, url: URL | undefined], app: [name: string, id: string | undefined]): Service | null {
  const [scriptName, scriptUrl] = script;
  const [idName, id] = app;
  if (scriptUrl !== undefined && id !== undefined) return { scriptUrl, id };
  if (scriptUrl === undefined && id === undefined) return null;
  const [set, missing] = id === undefined ? [scriptName, idName] : [idName, scriptName];
  throw new SettingError(`${set} is set and ${missing} is not: it takes both.`);
}

/**
 * The content of the JSON file that a setting names; an empty object when it names none.
 * @throws SettingError for a file that cannot be read or has another content
 */
function readSettingFile<Content>(
  setting: string,
  file: string | undefined,
  shape: v.GenericSchema<unknown, Content>,
): Content | Record<string, never> {
  if (!file) return {};
  const read = v.safeParse(shape, readJson(setting, file), { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new SettingError(`In the file of ${setting}, ${v.getDotPath(issue) ?? "the content"} ${issue.message}.`);
}

/** @throws SettingError naming the setting when the file cannot be read as JSON */
function readJson(setting: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new SettingError(`${setting} must name a JSON file, and "${file}" cannot be read as one.`);
  }
}
