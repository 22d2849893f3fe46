import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { chromium, type Browser } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../../gateway/server.ts";
import { ensureChromium } from "../../../scripts/lib/chromium.ts";
import { startFakeUpstream, type FakeUpstream } from "./support/fakeUpstream.ts";

const guest = {
  authenticated: false,
  ...Object.fromEntries(
    [
      "id",
      "slug",
      "contactId",
      "firstname",
      "lastname",
      "fullName",
      "logo",
      "logoIcon",
      "jobTitle",
      "getstream",
      "account",
      "timezone",
      "email",
      "systemCompany",
      "onboarding",
    ].map((name) => [name, null]),
  ),
  roles: ["guest"],
  modules: [],
  communities: [],
  beats: [],
  isReadOnly: false,
  isManaged: false,
  hasNotifications: false,
};

let upstream: FakeUpstream;
let gateway: Gateway;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "graphiql-"));
  await build({ configFile: path.resolve("gateway/http/graphiql/vite.config.ts"), logLevel: "error", build: { outDir: folder } });
  upstream = await startFakeUpstream();
  upstream.on("GET /current_user/info", () => guest);
  gateway = await createGateway({
    settings: { port: 0, upstreamUrl: upstream.url },
    graphiqlRoot: folder,
    webRoot: "/nowhere",
    log: pino({ level: "silent" }),
  });
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
});

afterAll(async () => {
  await browser.close();
  await gateway.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

it("GraphiQL shows the examples as tabs, runs one, reads the schema, and contacts only the gateway", async () => {
  const page = await browser.newPage();
  const origins: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => origins.push(new URL(request.url()).origin));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) problems.push(message.text());
  });
  await page.goto(`${gateway.url}/graphql`);
  await page.getByRole("tab", { name: "Viewer" }).waitFor();
  await page.getByText("fullName").waitFor();
  const execute = page.getByRole("button", { name: /Execute query/ });
  // Clicking has no effect until the editor has reported its text.
  await expect
    .poll(async () => (await execute.click(), page.getByText('"authenticated"').count()), { timeout: 60_000, interval: 2000 })
    .toBeGreaterThan(0);
  expect(new Set(origins.filter((origin) => origin !== "null"))).toEqual(new Set([new URL(gateway.url).origin]));
  expect(problems).toEqual([]);
});

it("the explorer opens an example, runs it with a token, shows its cost and copies it as code", async () => {
  const context = await browser.newContext();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await page.goto(`${gateway.url}/graphql`);
  const explorer = page.getByRole("region", { name: "Explorer" });
  await explorer.getByLabel("Access token").fill("a-token");
  await explorer.getByLabel("Search fields").fill("user who sends the request");
  await explorer.getByRole("button", { name: "viewer", exact: true }).click();
  await page.getByRole("tab", { name: "Viewer" }).last().waitFor();
  const authorized = page.waitForRequest(
    (request) => request.headers()["authorization"] === "Bearer a-token" && (request.postData() ?? "").includes("query Viewer"),
    { timeout: 60_000 },
  );
  const execute = page.getByRole("button", { name: /Execute query/ });
  const lastRun = page.getByLabel("Last run");
  await expect.poll(async () => (await execute.click(), lastRun.count()), { timeout: 60_000, interval: 2000 }).toBeGreaterThan(0);
  await authorized;
  expect(await lastRun.innerText()).toMatch(/REST calls\s*\d/);
  await page.getByRole("group", { name: "Copy as" }).getByRole("button", { name: "Python" }).click();
  await page.getByText("Copied as Python.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("query Viewer");
  await context.close();
});

it("with a session to which only the web client's documents are served, the explorer asks for a token and then works", async () => {
  const strict = await createGateway({
    settings: { port: 0, upstreamUrl: upstream.url, trustedDocumentsOnly: true },
    graphiqlRoot: folder,
    webRoot: "/nowhere",
    log: pino({ level: "silent" }),
  });
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name: "sid", value: "a-session", url: strict.url }]);
    const page = await context.newPage();
    await page.goto(`${strict.url}/graphql`);
    const explorer = page.getByRole("region", { name: "Explorer" });
    await explorer.getByText("The schema could not be loaded: With a session cookie only").waitFor();
    let readings = 0;
    page.on("request", (request) => void (readings += request.postData()?.includes("IntrospectionQuery") === true ? 1 : 0));
    await explorer.getByLabel("Access token").pressSequentially("a-token");
    await explorer.getByLabel("Search fields").fill("node");
    expect(readings).toBe(1);
    const lookUp = page.waitForResponse((response) => response.request().postData()?.includes('"query":"{') === true);
    await explorer.getByRole("button", { name: "node", exact: true }).click();
    const { authorization, cookie } = await (await lookUp).request().allHeaders();
    expect({ status: (await lookUp).status(), authorization, cookie }).toEqual({ status: 200, authorization: "Bearer a-token" });
  } finally {
    await context.close();
    await strict.close();
  }
});

it("on a phone, the explorer is closed until it is opened, so that the editor has room", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${gateway.url}/graphql`);
  await page.getByText("fullName").waitFor();
  const explorer = page.getByRole("region", { name: "Explorer" });
  expect(await explorer.count()).toBe(0);
  await page.getByRole("button", { name: "Show Explorer" }).click();
  await explorer.getByLabel("Search fields").waitFor();
  await page.close();
});
