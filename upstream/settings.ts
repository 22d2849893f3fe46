import { join } from "node:path";
import proxyAddr from "@fastify/proxy-addr";
import * as v from "valibot";
import type { S3Options } from "./media/s3Client.ts";
import type { UpstreamOptions } from "./server.ts";
import { isEmail } from "./text/email.ts";
import { MEGABYTE } from "./units.ts";

export interface Settings {
  port: number;
  host: string;
  /** Folder that contains the embedded database and the files. */
  dataDir: string;
  /** Maximum time from a signal to the end of the process, in ms. */
  shutdownTimeout: number;
  options: UpstreamOptions;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** An invalid setting; the message is one sentence for the person who starts the program. */
export class SettingError extends Error {}

/** Settings whose values messages must not contain, because they may include a password. */
const secrets: ReadonlySet<string> = new Set(["DATABASE_URL", "METRICS_TOKEN", "FILES_S3_SECRET_KEY", "REDIS_URL", "SMTP_URL"]);

const splitList = (text: string): string[] => text.split(",").map((item) => item.trim());

function isAddressList(text: string): boolean {
  try {
    proxyAddr.compile(splitList(text));
    return true;
  } catch {
    return false;
  }
}

/** A text of this form. @param rule the end of the message, such as "must be a region" */
const matching = (pattern: RegExp, rule: string) => v.pipe(v.string(), v.regex(pattern, rule));

const port = v.pipe(
  v.string(),
  v.check((text) => /^\d+$/.test(text) && Number(text) <= 65_535, "must be a port number from 0 to 65535"),
  v.transform(Number),
);
const wholeNumber = v.pipe(matching(/^\d{1,9}$/, "must be a whole number"), v.transform(Number));
const ratio = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((value) => value >= 0 && value <= 1, "must be a number from 0 to 1"),
);
const seconds = (least: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= 3600,
      `must be whole seconds from ${least} to 3600`,
    ),
    v.transform((text) => Number(text) * 1000),
  );
/** A setting with two possible values. @param on the value that means true */
const either = (on: string, off: string) =>
  v.pipe(
    v.picklist([on, off], `must be ${on} or ${off}`),
    v.transform((text) => text === on),
  );
const webAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), "must be a web address with http or https"),
  v.transform((text) => new URL(text)),
);

/** Settings of the bucket: all of them or none. */
const bucketSettings = {
  FILES_S3_ENDPOINT: v.optional(
    v.pipe(
      webAddress,
      v.check(({ pathname, search }) => pathname === "/" && search === "", "must be a web address without a path"),
    ),
  ),
  FILES_S3_REGION: v.optional(matching(/^[a-z0-9-]{1,63}$/, "must be a region, such as eu-central-1")),
  FILES_S3_BUCKET: v.optional(
    matching(
      /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/,
      "must be the name of a bucket, of 3 to 63 lower-case letters, digits and hyphens",
    ),
  ),
  FILES_S3_ACCESS_KEY: v.optional(matching(/^[\x21-\x7E]{1,256}$/, "must be an access key")),
  FILES_S3_SECRET_KEY: v.optional(matching(/^[\x21-\x7E]{1,256}$/, "must be a secret key")),
};

const environment = v.object({
  UPSTREAM_PORT: v.optional(port, "4100"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(matching(/^postgres(?:ql)?:\/\//, "must start with postgres:// or postgresql://")),
  SEED_DEMO: v.optional(either("true", "false"), "true"),
  PRODUCT_NAME: v.optional(v.string(), "Pressroom"),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
  SMTP_URL: v.optional(matching(/^smtps?:\/\//, "must start with smtp:// or smtps://")),
  MAIL_FROM: v.optional(v.string()),
  FEEDBACK_EMAIL: v.optional(v.pipe(v.string(), v.check(isEmail, "must be an e-mail address"))),
  PUBLIC_URL: v.optional(webAddress),
  SIGNUP_APPROVAL: v.optional(either("on", "off"), "off"),
  DEVELOPMENT: v.optional(either("true", "false"), "false"),
  SHUTDOWN_DELAY: v.optional(seconds(0), "0"),
  SHUTDOWN_TIMEOUT: v.optional(seconds(1), "30"),
  METRICS_TOKEN: v.optional(matching(/^[A-Za-z0-9._~+/=-]{16,200}$/, "must be 16 to 200 letters, digits and ._~+/=-")),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(webAddress),
  OTEL_TRACES_SAMPLER_ARG: v.optional(ratio, "1"),
  REDIS_URL: v.optional(matching(/^rediss?:\/\//, "must start with redis:// or rediss://")),
  ...bucketSettings,
  REST_LIMIT: v.optional(wholeNumber, "3000"),
  UPLOAD_QUOTA: v.optional(wholeNumber, "2048"),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(isAddressList, "must be addresses or networks with commas between them, such as 10.0.0.1 or 192.168.0.0/16"),
      v.transform(splitList),
    ),
  ),
});

/** The bucket; undefined when files are kept in a folder. @throws SettingError when only some of its settings are there */
function toBucketOptions(settings: v.InferOutput<typeof environment>): S3Options | undefined {
  const {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_REGION: region,
    FILES_S3_BUCKET: bucket,
    FILES_S3_ACCESS_KEY: accessKey,
    FILES_S3_SECRET_KEY: secretKey,
  } = settings;
  if (endpoint && region && bucket && accessKey && secretKey)
    return { endpoint: endpoint.origin, region, bucket, accessKey, secretKey };
  const given: Readonly<Record<string, unknown>> = settings;
  const names = Object.keys(bucketSettings);
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return undefined;
  throw new SettingError(`A bucket for files takes all of ${names.join(", ")}; ${missing.join(", ")} is missing.`);
}

/**
 * Parses the settings from environment variables. Empty ones count as unset.
 * @throws SettingError for the first invalid one
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined] as const);
  const read = v.safeParse(environment, Object.fromEntries(given), { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? "A setting";
    throw new SettingError(`${name} ${issue.message}${secrets.has(name) ? "" : `, not "${String(issue.input)}"`}.`);
  }
  const settings = read.output;
  const { DATA_DIR: dataDir, PUBLIC_URL: publicUrl } = settings;
  if (settings.SHUTDOWN_TIMEOUT <= settings.SHUTDOWN_DELAY)
    throw new SettingError("SHUTDOWN_TIMEOUT must be longer than SHUTDOWN_DELAY.");
  return {
    port: settings.UPSTREAM_PORT,
    host: settings.HOST,
    dataDir,
    shutdownTimeout: settings.SHUTDOWN_TIMEOUT,
    options: {
      shutdownDelay: settings.SHUTDOWN_DELAY,
      dataDir,
      databaseUrl: settings.DATABASE_URL,
      filesDir: join(dataDir, "files"),
      s3: toBucketOptions(settings),
      seedDemo: settings.SEED_DEMO,
      productName: settings.PRODUCT_NAME,
      logLevel: settings.LOG_LEVEL,
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      feedbackEmail: settings.FEEDBACK_EMAIL,
      publicUrl: publicUrl?.href.replace(/\/+$/, ""),
      signUpApproval: settings.SIGNUP_APPROVAL,
      logsMails: settings.DEVELOPMENT,
      metricsToken: settings.METRICS_TOKEN,
      traceEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT?.href,
      traceRatio: settings.OTEL_TRACES_SAMPLER_ARG,
      redisUrl: settings.REDIS_URL,
      callLimit: settings.REST_LIMIT,
      uploadQuota: settings.UPLOAD_QUOTA * MEGABYTE,
      trustProxy: settings.TRUST_PROXY ?? [],
      secureCookies: publicUrl?.protocol === "https:",
    },
  };
}
