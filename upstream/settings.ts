import { join } from "node:path";
import proxyAddr from "@fastify/proxy-addr";
import { isEmail } from "./text/email.ts";
import type { LogLevel, UpstreamOptions } from "./server.ts";

export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database and of the files. */
  dataDir: string;
  options: UpstreamOptions;
}

const LOG_LEVELS: readonly LogLevel[] = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const MEGABYTE = 1024 * 1024;

/** A setting that cannot be used; the message is one sentence for whoever starts the program. */
export class BadSetting extends Error {}

/**
 * The settings of the environment. Empty ones count as not given.
 * @throws BadSetting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const dataDir = read("DATA_DIR") ?? ".data";
  const publicUrl = webAddress("PUBLIC_URL", read("PUBLIC_URL"));
  return {
    port: port("UPSTREAM_PORT", read("UPSTREAM_PORT") ?? "4100"),
    host: read("HOST") ?? "127.0.0.1",
    dataDir,
    options: {
      dataDir,
      databaseUrl: databaseUrl(read("DATABASE_URL")),
      filesDir: join(dataDir, "files"),
      seedDemo: flag("SEED_DEMO", read("SEED_DEMO") ?? "true"),
      productName: read("PRODUCT_NAME") ?? "Pressroom",
      logLevel: logLevel(read("LOG_LEVEL") ?? "info"),
      smtpUrl: smtpUrl(read("SMTP_URL")),
      mailFrom: read("MAIL_FROM"),
      feedbackEmail: email("FEEDBACK_EMAIL", read("FEEDBACK_EMAIL")),
      publicUrl: publicUrl?.href.replace(/\/+$/, ""),
      signUpApproval: onOrOff("SIGNUP_APPROVAL", read("SIGNUP_APPROVAL") ?? "off"),
      logsMails: flag("DEVELOPMENT", read("DEVELOPMENT") ?? "false"),
      uploadQuota: wholeNumber("UPLOAD_QUOTA", read("UPLOAD_QUOTA") ?? "2048") * MEGABYTE,
      trustProxy: addressList("TRUST_PROXY", read("TRUST_PROXY")),
      secureCookies: publicUrl?.protocol === "https:",
    },
  };
}

function port(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535) {
    throw new BadSetting(`${name} must be a port number from 0 to 65535, not "${value}".`);
  }
  return number;
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) {
    throw new BadSetting(`${name} must be a whole number, not "${value}".`);
  }
  return Number(value);
}

function flag(name: string, value: string): boolean {
  if (value !== "true" && value !== "false") {
    throw new BadSetting(`${name} must be true or false, not "${value}".`);
  }
  return value === "true";
}

function onOrOff(name: string, value: string): boolean {
  if (value !== "on" && value !== "off") {
    throw new BadSetting(`${name} must be on or off, not "${value}".`);
  }
  return value === "on";
}

function logLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === value);
  if (level === undefined) {
    throw new BadSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not "${value}".`);
  }
  return level;
}

/** The value is not repeated: it may hold a password. */
function databaseUrl(value: string | undefined): string | undefined {
  if (value !== undefined && !/^postgres(?:ql)?:\/\//.test(value)) {
    throw new BadSetting("DATABASE_URL must start with postgres:// or postgresql://.");
  }
  return value;
}

/** The value is not repeated: it may hold a password. */
function smtpUrl(value: string | undefined): string | undefined {
  if (value !== undefined && !/^smtps?:\/\//.test(value)) {
    throw new BadSetting("SMTP_URL must start with smtp:// or smtps://.");
  }
  return value;
}

function email(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && !isEmail(value)) {
    throw new BadSetting(`${name} must be an e-mail address, not "${value}".`);
  }
  return value;
}

function addressList(name: string, value: string | undefined): string[] {
  const addresses = value?.split(",").map((address) => address.trim()) ?? [];
  try {
    proxyAddr.compile(addresses);
  } catch {
    throw new BadSetting(
      `${name} must be addresses or networks with commas between them, such as 10.0.0.1 or 192.168.0.0/16, not "${value}".`,
    );
  }
  return addresses;
}

function webAddress(name: string, value: string | undefined): URL | undefined {
  if (value === undefined) {
    return undefined;
  }
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new BadSetting(`${name} must be a web address with http or https, not "${value}".`);
  }
  return url;
}
