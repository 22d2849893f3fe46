import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readSettings, SettingError } from "../../../gateway/settings.ts";

const root = path.resolve(import.meta.dirname, "../../..");

describe("settings", () => {
  it("have defaults that work on a fresh machine @API-001 @MENU-04", () => {
    expect(readSettings({ PORT: "", UNKNOWN: "x" })).toEqual({
      port: 4000,
      host: "127.0.0.1",
      publicUrl: null,
      traceEndpoint: null,
      traceRatio: 1,
      trustProxy: [],
      upstreamUrl: new URL("http://127.0.0.1:4100"),
      realtimeUrl: new URL("http://127.0.0.1:4100"),
      upstreamIdleTimeout: 8000,
      upstreamTotalTimeout: 30_000,
      upstreamPaths: {},
      logLevel: "info",
      shutdownDelay: 0,
      shutdownTimeout: 30_000,
      metricsPort: null,
      metricsToken: null,
      trustedDocuments: null,
      trustedDocumentsOnly: false,
      costLimit: 2000,
      costBudget: 20_000,
      costWindow: 60,
      recordingsDir: null,
      redisUrl: null,
      budgetDatabaseUrl: null,
      documentLimits: { size: 64_000, tokens: 4000, depth: 24, aliases: 60 },
      productName: "Pressroom",
      appBases: [],
      frameAncestors: [],
      firstView: true,
      privacyTermsUrl: "/privacy-and-terms.html",
      authenticatorIosUrl: new URL("https://apps.apple.com/app/google-authenticator/id388497605"),
      authenticatorAndroidUrl: new URL("https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2"),
      bannerStoryId: 1000,
      fullView: "admins",
      menuInProgress: [],
      development: false,
      allowDevMode: false,
      errorReportingDsn: null,
      analytics: null,
      chat: null,
      serviceOrigins: [],
      feedbackNameRequired: false,
      feedbackEmailRequired: false,
    });
  });

  it("restrict session cookies to trusted documents only in production by default", () => {
    const read = (env: Record<string, string>) => readSettings(env).trustedDocumentsOnly;
    expect(read({ NODE_ENV: "production" })).toBe(true);
    expect(read({ NODE_ENV: "production", TRUSTED_DOCUMENTS_ONLY: "false" })).toBe(false);
    expect(read({ NODE_ENV: "test" })).toBe(false);
    expect(read({ TRUSTED_DOCUMENTS_ONLY: "true" })).toBe(true);
  });

  it("require more time for the shutdown than for its delay", () => {
    expect(readSettings({ SHUTDOWN_DELAY: "5" })).toMatchObject({ shutdownDelay: 5000, shutdownTimeout: 30_000 });
    const message = "SHUTDOWN_TIMEOUT must be longer than SHUTDOWN_DELAY.";
    expect(() => readSettings({ SHUTDOWN_DELAY: "30" })).toThrow(message);
    expect(() => readSettings({ SHUTDOWN_TIMEOUT: "0" })).toThrow(/^SHUTDOWN_TIMEOUT must be 1 or more/);
  });

  it("limit costs and documents", () => {
    const read = readSettings({
      COST_LIMIT: "5",
      COST_BUDGET: "0",
      COST_WINDOW: "10",
      SIZE_LIMIT: "100",
      TOKEN_LIMIT: "50",
      DEPTH_LIMIT: "3",
      ALIAS_LIMIT: "0",
    });
    expect(read).toMatchObject({
      costLimit: 5,
      costBudget: null,
      costWindow: 10,
      documentLimits: { size: 100, tokens: 50, depth: 3, aliases: 0 },
    });
    for (const name of ["COST_LIMIT", "COST_WINDOW", "SIZE_LIMIT", "TOKEN_LIMIT", "DEPTH_LIMIT"])
      expect(() => readSettings({ [name]: "0" })).toThrow(new RegExp(`^${name} must`));
  });

  it("contain the addresses of authenticator apps @CONST-42", () => {
    const addresses = { ios: "https://apps.example.com/ours", android: "https://apps.example.com/ours-too" };
    const read = readSettings({ AUTHENTICATOR_IOS_URL: addresses.ios, AUTHENTICATOR_ANDROID_URL: addresses.android });
    expect(read).toMatchObject({
      authenticatorIosUrl: new URL(addresses.ios),
      authenticatorAndroidUrl: new URL(addresses.android),
    });
    expect(() => readSettings({ AUTHENTICATOR_IOS_URL: "the store" })).toThrow(/^AUTHENTICATOR_IOS_URL must/);
  });

  it("name third-party services @EXT-01 @EXT-05 @EXT-06 @VALID-11 @VALID-12", () => {
    const read = readSettings({
      ERROR_REPORTING_DSN: "https://key@errors.example.com/12",
      ANALYTICS_SCRIPT_URL: "https://count.example.com/gtag.js",
      ANALYTICS_ID: "G-1",
      CHAT_SCRIPT_URL: "https://chat.example.com/widget/app",
      CHAT_APP_ID: "app",
      SERVICE_ORIGINS: "https://*.chat.example.com, wss://live.chat.example.com",
      FEEDBACK_NAME_REQUIRED: "true",
      FEEDBACK_EMAIL_REQUIRED: "true",
    });
    expect(read).toMatchObject({
      errorReportingDsn: new URL("https://key@errors.example.com/12"),
      analytics: { scriptUrl: new URL("https://count.example.com/gtag.js"), id: "G-1" },
      chat: { scriptUrl: new URL("https://chat.example.com/widget/app"), id: "app" },
      serviceOrigins: ["https://*.chat.example.com", "wss://live.chat.example.com"],
      feedbackNameRequired: true,
      feedbackEmailRequired: true,
    });
  });

  it("of services can be in a file, and the environment takes precedence @EXT-01 @EXT-05 @EXT-06", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "services-"));
    const file = path.join(folder, "services.json");
    const read = (content: unknown, environment: Record<string, string> = {}) => {
      writeFileSync(file, JSON.stringify(content));
      return readSettings({ SERVICES_FILE: file, ...environment });
    };
    const content = { CHAT_SCRIPT_URL: "https://chat.example.com/widget", CHAT_APP_ID: "app", PRIVACY_TERMS_URL: "/terms" };
    expect(read(content, { CHAT_APP_ID: "other", PRIVACY_TERMS_URL: "" })).toMatchObject({
      chat: { scriptUrl: new URL("https://chat.example.com/widget"), id: "other" },
      privacyTermsUrl: "/terms",
    });
    expect(() => read({ CHAT_SCRIPT_URL: "nowhere", CHAT_APP_ID: "app" })).toThrow(/^CHAT_SCRIPT_URL must be an http or https/);
    expect(() => read({ PORT: "80" })).toThrow("In the file of SERVICES_FILE, PORT is not a setting of a service.");
    expect(() => read({ CHAT_APP_ID: 12 })).toThrow("In the file of SERVICES_FILE, CHAT_APP_ID must be text.");
    expect(() => read("text")).toThrow("In the file of SERVICES_FILE, the content is not a setting of a service.");
    rmSync(folder, { recursive: true });
    expect(() => readSettings({ SERVICES_FILE: file })).toThrow(
      `SERVICES_FILE must name a JSON file, and "${file}" cannot be read as one.`,
    );
  });

  it("of one service are required together @EXT-01 @EXT-05", () => {
    expect(() => readSettings({ CHAT_APP_ID: "app" })).toThrow("CHAT_APP_ID is set and CHAT_SCRIPT_URL is not: it takes both.");
    expect(() => readSettings({ ANALYTICS_SCRIPT_URL: "https://count.example.com/gtag.js" })).toThrow(
      "ANALYTICS_SCRIPT_URL is set and ANALYTICS_ID is not: it takes both.",
    );
  });

  it("are read from the environment @API-004 @ROUTE-10 @LAYOUT-15 @MENU-15 @DEV-01", () => {
    const read = readSettings({
      PORT: "80",
      UPSTREAM_URL: "https://api.example.com/base",
      UPSTREAM_IDLE_TIMEOUT: "0",
      UPSTREAM_TOTAL_TIMEOUT: "12.5",
      APP_BASES: "app, next",
      FRAME_ANCESTORS: "https://a.example.com, https://b.example.com:8443",
      BANNER_STORY_ID: "12",
      FULL_VIEW: "modules",
      MENU_IN_PROGRESS: "monitor, tasks",
      TRUSTED_DOCUMENTS_ONLY: "true",
      ALLOW_DEV_MODE: "true",
      TRUST_PROXY: "10.0.0.1, 192.168.0.0/16,loopback",
    });
    expect(read).toMatchObject({
      port: 80,
      upstreamIdleTimeout: 0,
      upstreamTotalTimeout: 12_500,
      appBases: ["app", "next"],
      frameAncestors: ["https://a.example.com", "https://b.example.com:8443"],
      bannerStoryId: 12,
      fullView: "modules",
      menuInProgress: ["monitor", "tasks"],
      trustedDocumentsOnly: true,
      development: false,
      allowDevMode: true,
      trustProxy: ["10.0.0.1", "192.168.0.0/16", "loopback"],
    });
    expect(read.realtimeUrl.href).toBe("https://api.example.com/base");
    for (const none of ["0", ""]) expect(readSettings({ BANNER_STORY_ID: none }).bannerStoryId).toBeNull();
  });

  it.each([
    [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: "70000" }, 'PORT must be 65535 or less, not "70000".'],
    [{ UPSTREAM_URL: "localhost:4100" }, 'UPSTREAM_URL must be an http or https address, not "localhost:4100".'],
    [
      { ERROR_REPORTING_DSN: "https://errors.example.com/1" },
      'ERROR_REPORTING_DSN must be a DSN, such as https://key@errors.example.com/1, not "https://errors.example.com/1".',
    ],
    [
      { SERVICE_ORIGINS: "https://x.example.com; script-src *" },
      'SERVICE_ORIGINS must be origins, such as https://*.chat.example.com, with commas between them, not "https://x.example.com; script-src *".',
    ],
    [{ FULL_VIEW: "everybody" }, 'FULL_VIEW must be admins or modules, not "everybody".'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ UPSTREAM_IDLE_TIMEOUT: "8s" }, 'UPSTREAM_IDLE_TIMEOUT must be seconds, such as 8, or 0 for never, not "8s".'],
    [{ UPSTREAM_TOTAL_TIMEOUT: "-1" }, 'UPSTREAM_TOTAL_TIMEOUT must be seconds, such as 30, or 0 for never, not "-1".'],
    [{ UPSTREAM_TOTAL_TIMEOUT: "9999999" }, 'UPSTREAM_TOTAL_TIMEOUT must be 2147483 or less, not "9999999".'],
    [{ METRICS_TOKEN: "too short" }, "METRICS_TOKEN must be 16 to 200 letters, digits and ._~+/=-."],
    [{ METRICS_PORT: "4000" }, "PORT and METRICS_PORT are both 4000; give them different ports."],
    [
      { TRUST_PROXY: "10.0.0.1, proxy.example.com" },
      'TRUST_PROXY must be addresses or networks with commas between them, such as 10.0.0.1 or 192.168.0.0/16, not "10.0.0.1, proxy.example.com".',
    ],
    [{ APP_BASES: "a/b" }, 'APP_BASES must be path segments with commas between them, not "a/b".'],
    [{ UPSTREAM_PATHS: "/nowhere.json" }, 'UPSTREAM_PATHS must name a JSON file, and "/nowhere.json" cannot be read as one.'],
  ])("are refused with one sentence when invalid: %j", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });

  it("name a file of overridden paths, which is validated @API-001", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "paths-"));
    const file = path.join(folder, "paths.json");
    writeFileSync(file, JSON.stringify({ getPosts: { path: "/feed", query: { types: "kinds" } } }));
    expect(readSettings({ UPSTREAM_PATHS: file }).upstreamPaths).toEqual({
      getPosts: { path: "/feed", query: { types: "kinds" } },
    });
    writeFileSync(file, JSON.stringify({ getPosts: { path: "/../x" } }));
    expect(() => readSettings({ UPSTREAM_PATHS: file })).toThrow("getPosts.path must be a path such as /communities/{slug}");
    rmSync(folder, { recursive: true });
  });
});

describe("main.ts", () => {
  const start = async (environment: Record<string, string>): Promise<{ code: unknown; stderr: string }> => {
    try {
      await promisify(execFile)(process.execPath, ["gateway/main.ts"], {
        cwd: root,
        env: { ...process.env, LOG_LEVEL: "silent", ...environment },
      });
    } catch (error) {
      if (error instanceof Error && "code" in error && "stderr" in error)
        return { code: error.code, stderr: String(error.stderr) };
    }
    return { code: 0, stderr: "" };
  };

  it("exits with one sentence for an invalid setting", async () => {
    expect(await start({ PORT: "x" })).toEqual({ code: 1, stderr: 'PORT must be a whole number from 0 to 65535, not "x".\n' });
  });

  it("exits with one sentence for a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    expect(await start({ PORT: String(port) })).toEqual({
      code: 1,
      stderr: `PORT ${port} on 127.0.0.1 is taken by another program; set PORT to a free one.\n`,
    });
    other.close();
  });

  it.each([
    [{ HOST: "10.9.9.9" }, "HOST 10.9.9.9 is not an address of this machine.\n"],
    [{ HOST: "nowhere.invalid" }, "HOST nowhere.invalid is not an address of this machine.\n"],
    [
      { BUDGET_DATABASE_URL: "postgres://nowhere.invalid/budgets" },
      /^BUDGET_DATABASE_URL names a database that cannot be used: getaddrinfo E[A-Z_]+ nowhere\.invalid\.\n$/,
    ],
    [{ UPSTREAM_PATHS: { getNothing: { path: "/x" } } }, 'UPSTREAM_PATHS names the unknown call "getNothing".\n'],
    [{ UPSTREAM_PATHS: { getPosts: false } }, 'UPSTREAM_PATHS declares "getPosts" absent, which the product needs.\n'],
    [
      { UPSTREAM_PATHS: { getCommunity: { path: "/x/{id}" } } },
      'UPSTREAM_PATHS gives "getCommunity" a path with the unknown parameter "id".\n',
    ],
  ] as const)("exits with one sentence for %j, of which something does not exist", async (given, sentence) => {
    const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
    const environment = Object.entries(given).map(([name, value]) => {
      if (typeof value === "string") return [name, value];
      const file = path.join(folder, "paths.json");
      writeFileSync(file, JSON.stringify(value));
      return [name, file];
    });
    const { code, stderr } = await start({ PORT: "0", ...Object.fromEntries(environment) });
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(stderr).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
  });

  it("exits with one sentence for a metrics port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    expect(await start({ PORT: "0", METRICS_PORT: String(port) })).toEqual({
      code: 1,
      stderr: `METRICS_PORT ${port} on 127.0.0.1 is taken by another program; set METRICS_PORT to a free one.\n`,
    });
    other.close();
  });
});
