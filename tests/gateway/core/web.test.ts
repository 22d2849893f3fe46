import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Gateway } from "../../../gateway/server.ts";
import { startTestGateway } from "./support/testGateway.ts";

let gateway: Gateway;
let folder: string;
const unusedUrl = new URL("http://127.0.0.1:9");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "web-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(
    path.join(folder, "index.html"),
    '<!doctype html><html><title>x</title><span data-product>x</span><script type="application/json" id="settings">{}</script><script type="module" src="/assets/main-a1b2.js"></script>',
  );
  writeFileSync(path.join(folder, "assets/main-a1b2.js"), "plain");
  writeFileSync(path.join(folder, "assets/main-a1b2.js.br"), "brotli");
  writeFileSync(path.join(folder, "privacy-and-terms.html"), "<p>terms</p>");
  writeFileSync(path.join(folder, "trusted-documents.json"), "{}");
});

afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

describe("the web client", () => {
  it.each(["/", "/c/media-insiders?overlay=job&id=3", "/app/anything", "/u/jos%C3"])(
    "serves its page with the installation's settings at %s @ROUTE-10 @MENU-04",
    async (address) => {
      gateway = await startTestGateway(unusedUrl, {
        webRoot: folder,
        settings: { productName: "</script><b>News & Co", appBases: ["app"], bannerStoryId: 7, menuInProgress: ["tasks"] },
      });
      const response = await fetch(gateway.url + address, { headers: { accept: "text/html" } });
      const html = await response.text();
      expect(response.status).toBe(200);
      const settings = /id="settings">([^<]*)<\/script>/.exec(html)?.[1] ?? "";
      expect(JSON.parse(settings)).toEqual({
        productName: "</script><b>News & Co",
        appBases: ["app"],
        privacyTermsUrl: "/privacy-and-terms.html",
        authenticatorIosUrl: "https://apps.apple.com/app/google-authenticator/id388497605",
        authenticatorAndroidUrl: "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
        bannerStoryId: 7,
        menuInProgress: ["tasks"],
        development: false,
        allowDevMode: false,
        errorReportingDsn: null,
        analytics: null,
        chat: null,
        feedbackNameRequired: false,
        feedbackEmailRequired: false,
      });
      expect(html).toContain("<title>&lt;/script&gt;&lt;b&gt;News &amp; Co</title>");
      expect(response.headers.get("cache-control")).toBe("no-cache");
    },
  );

  it("restricts pages to own resources, and framing to the configured origins @OVERLAY-07", async () => {
    gateway = await startTestGateway(unusedUrl, { webRoot: folder });
    const policy = (await fetch(gateway.url)).headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]),
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    await gateway.close();
    gateway = await startTestGateway(unusedUrl, {
      webRoot: folder,
      settings: { frameAncestors: ["https://intranet.example.com"] },
    });
    expect((await fetch(gateway.url)).headers.get("content-security-policy")).toContain(
      "frame-ancestors https://intranet.example.com",
    );
  });

  it("has the frame of signed-in users when there is a session cookie", async () => {
    gateway = await startTestGateway(unusedUrl, { webRoot: folder, settings: { productName: "News & Co" } });
    const get = (headers: Record<string, string>) => fetch(gateway.url, { headers });
    const guest = await get({ cookie: "theme=dark; mysid=1; sid=" });
    const user = await get({ cookie: "theme=dark; sid=abc" });
    expect(await guest.text()).toContain("<html>");
    expect(await user.text()).toMatch(/<html data-session>.*<span data-product>News &amp; Co<\/span>/s);
    expect(user.headers.get("vary")).toContain("cookie");
    expect(user.headers.get("etag")).not.toBe(guest.headers.get("etag"));
  });

  it.each([
    ["/", "", ["SignIn.js"]],
    ["/", "sid=1", ["Home.js", "cards.js"]],
    ["/?job=3", "", ["SignIn.js"]],
    ["/?job=3", "sid=1", ["Home.js", "cards.js", "Post.js"]],
    ["/c/Some-Company?x=1", "", ["Company.js", "cards.js", "company.css"]],
    ["/C/some-company", "sid=1", ["Company.js", "cards.js", "company.css"]],
    ["/app/c/some-company", "", ["Company.js", "cards.js", "company.css"]],
    ["/app", "", ["SignIn.js"]],
    ["/c/some-company/", "sid=1", ["Company.js", "cards.js", "company.css"]],
    ["/c/some/company", "sid=1", []],
    ["/c/some/company?statement=2", "sid=1", ["Post.js", "cards.js"]],
  ])("lets browsers load the code of %s with the page (%s)", async (address, cookie, expected) => {
    const files = (...names: string[]) => names.map((name) => `assets/${name}`);
    const company = files("Company.js", "cards.js", "company.css");
    writeFileSync(
      path.join(folder, "page-code.json"),
      JSON.stringify({
        pages: [
          { path: "^/$", guest: files("SignIn.js"), signedIn: files("Home.js", "cards.js") },
          { path: "^/c/[^/]+$", guest: company, signedIn: company },
        ],
        post: { keys: ["job", "statement"], files: files("Post.js", "cards.js") },
      }),
    );
    writeFileSync(path.join(folder, "index.html"), "<!doctype html><html><head></head><body></body></html>");
    gateway = await startTestGateway(unusedUrl, { webRoot: folder, settings: { appBases: ["app"] } });
    const html = await (await fetch(gateway.url + address, { headers: { cookie } })).text();
    const head = html.slice(0, html.indexOf("</head>"));
    const links = [...head.matchAll(/<link rel="(\w+)"( as="style")? crossorigin href="\/assets\/([^"]+)">/g)];
    expect(links.map(([, , , file]) => file)).toEqual(expected);
    for (const [, rel, as, file = ""] of links)
      expect([rel, as]).toEqual(file.endsWith(".css") ? ["preload", ' as="style"'] : ["modulepreload", undefined]);
    expect((await fetch(`${gateway.url}/page-code.json`)).status).toBe(404);
  });

  it("has status 404 for crawlers at an address without a page, and 200 in browsers", async () => {
    const pages = ["^/news$", "^/c/[^/]+$"].map((pattern) => ({ path: pattern, guest: [], signedIn: [] }));
    writeFileSync(path.join(folder, "page-code.json"), JSON.stringify({ pages, post: { keys: [], files: [] } }));
    gateway = await startTestGateway(unusedUrl, { webRoot: folder, settings: { appBases: ["app"] } });
    const statusOf = async (address: string, headers: Record<string, string>) =>
      (await fetch(gateway.url + address, { headers })).status;
    const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
    const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0" };
    for (const address of ["/news", "/NEWS/", "/app/news?from=mail", "/c/some-company"])
      expect(await statusOf(address, crawler), address).toBe(200);
    for (const address of ["/", "/new", "/news/latest", "/c/some/company", "/app/wp-login"]) {
      expect(await statusOf(address, crawler), address).toBe(404);
      expect(await statusOf(address, browser), address).toBe(200);
    }
  });

  it("may run only the inline scripts of the build", async () => {
    writeFileSync(path.join(folder, "index.html"), "<!doctype html><html><script>theme()</script>");
    gateway = await startTestGateway(unusedUrl, { webRoot: folder });
    const policy = (await fetch(gateway.url)).headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update("theme()").digest("base64")}';`);
  });

  it("allows the services of the installation and no others @EXT-01 @EXT-05 @EXT-06", async () => {
    gateway = await startTestGateway(unusedUrl, {
      webRoot: folder,
      settings: {
        errorReportingDsn: new URL("https://key@errors.example.com/12"),
        chat: { scriptUrl: new URL("https://chat.example.com/widget/app"), id: "app" },
        serviceOrigins: ["wss://live.chat.example.com"],
        feedbackNameRequired: true,
      },
    });
    const response = await fetch(gateway.url);
    const written = /id="settings">([^<]*)<\/script>/.exec(await response.text())?.[1] ?? "";
    expect(JSON.parse(written)).toMatchObject({
      errorReportingDsn: "https://key@errors.example.com/12",
      analytics: null,
      chat: { scriptUrl: "https://chat.example.com/widget/app", id: "app" },
      feedbackNameRequired: true,
    });
    const policy = (response.headers.get("content-security-policy") ?? "").split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://chat.example.com wss://live.chat.example.com",
        "connect-src 'self' https://chat.example.com wss://live.chat.example.com https://errors.example.com",
        "frame-src 'self' https://chat.example.com wss://live.chat.example.com",
      ]),
    );
    expect(policy.filter((rule) => rule.includes("errors.example.com"))).toHaveLength(1);
  });

  it("caches hashed files forever, and serves compressed ones from the build", async () => {
    gateway = await startTestGateway(unusedUrl, { webRoot: folder });
    const script = await fetch(`${gateway.url}/assets/main-a1b2.js`, { headers: { "accept-encoding": "identity" } });
    expect([await script.text(), script.headers.get("cache-control")]).toEqual(["plain", "public, max-age=31536000, immutable"]);
    const small = await fetch(`${gateway.url}/assets/main-a1b2.js`, { headers: { "accept-encoding": "br" } }).then(
      ({ headers }) => headers.get("content-encoding"),
      () => "br",
    );
    expect(small).toBe("br");
    const terms = await fetch(`${gateway.url}/privacy-and-terms.html`);
    expect([await terms.text(), terms.headers.get("cache-control")]).toEqual(["<p>terms</p>", "public, max-age=300"]);
  });

  it("responds with 404 for unknown files and for files of the gateway", async () => {
    gateway = await startTestGateway(unusedUrl, { webRoot: folder });
    for (const address of ["/assets/gone.js", "/assets/%ff.js", "/trusted-documents.json", "/manifest.json", "/favicon.ico"])
      expect((await fetch(gateway.url + address)).status).toBe(404);
    expect((await fetch(`${gateway.url}/c/x`, { method: "POST" })).status).toBe(404);
  });

  it("responds with 503 when it has not been built", async () => {
    gateway = await startTestGateway(unusedUrl);
    const response = await fetch(gateway.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm run build");
  });
});

describe("GraphiQL", () => {
  it("is served at /graphql to browsers, with local resources only", async () => {
    writeFileSync(path.join(folder, "index.html"), "<title>GraphiQL</title>");
    gateway = await startTestGateway(unusedUrl, { graphiqlRoot: folder });
    const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: "text/html,application/xhtml+xml" } });
    expect([page.status, await page.text()]).toEqual([200, "<title>GraphiQL</title>"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect((await fetch(`${gateway.url}/graphiql/assets/main-a1b2.js`)).status).toBe(200);
  });
});
