import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildStale } from "../../../scripts/lib/bundles.ts";
import type { AccountName } from "../../support/accounts.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { type Product, type ProductOptions, startProduct } from "../../support/product.ts";

const phone: Record<string, string> = { "sec-ch-ua-mobile": "?1" };

let product: Product;

const start = async (options: ProductOptions = {}) => (product = await startProduct(options));

async function pageOf(path: string, as: AccountName | null, headers: Record<string, string> = phone): Promise<Response> {
  const cookie = as === null ? {} : { cookie: `sid=${await product.sessionOf(as)}` };
  return fetch(product.url + path, { headers: { ...cookie, ...headers } });
}

const textOf = async (...request: Parameters<typeof pageOf>) => (await pageOf(...request)).text();

/** The page once the thread has started, which the first page may not wait for. */
async function firstView(path: string, as: AccountName | null, headers = phone): Promise<string> {
  let html = "";
  await expect
    .poll(async () => (html = await textOf(path, as, headers)), { timeout: 30_000, interval: 50 })
    .toContain('<div id="first-view"');
  return html;
}

/** What a page shows, without the minutes since, which pass meanwhile. */
const shown = (html: string) =>
  (/<div id="first-view" inert>(.*?)<(?:template|script>)/s.exec(html)?.[1] ?? "").replaceAll(/\b\d+ min\b/g, "");

const responsesIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/json" data-query="[0-9a-f]{64}"[^>]*>([^<]*)<\/script>/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );

describe("the first view of a page", () => {
  beforeAll(() => buildStale());
  afterEach(() => product.stop());

  it("is in the page of a phone, with the responses to its queries @UI-01 @STATE-05", async () => {
    await start();
    const html = await firstView("/", "journo");
    expect(shown(html).match(/<article/g)?.length).toBe(3);
    expect(shown(html)).toContain('aria-label="Account of Amelia Hart');
    expect(responsesIn(html)).toEqual([
      { data: expect.objectContaining({ viewer: expect.objectContaining({ authenticated: true }) }) },
      { data: expect.anything() },
    ]);
    const response = await pageOf("/", "journo");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    await response.text();
  });

  it('is in the page with "Keep me signed in", too, whose cookie requests of the client renew @ROUTE-04 @UI-01', async () => {
    await start();
    const cookie = `sid=${await product.newSessionOf("admin", true)}`;
    expect(shown(await firstView("/", null, { ...phone, cookie }))).toContain("<article");
    const request = { document: "{ viewer { authenticated } }", headers: { cookie } };
    const { response } = await sendGraphql(product.url, request);
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining(`${cookie}; Max-Age=`)]);
  });

  it("is rendered for guests, too @ROUTE-10", async () => {
    await start();
    expect(shown(await firstView("/sign_in", null))).toContain('type="password"');
  });

  it("shows each visitor their own page when many request one at the same time @API-004", async () => {
    await start();
    const paths = ["/", "/communities", "/community/media-insiders"];
    await firstView("/", "journo");
    const alone = new Map<string, string>();
    for (const as of ["journo", "pr"] as const) for (const path of paths) alone.set(as + path, shown(await firstView(path, as)));
    for (const path of paths) expect(alone.get(`journo${path}`)).not.toBe(alone.get(`pr${path}`));
    const together = paths.flatMap((path) =>
      (["journo", "pr"] as const).map(async (as) => [as + path, await textOf(path, as)] as const),
    );
    for (const [key, html] of await Promise.all(together)) {
      // A page may get none when the machine is busy, but never another visitor's.
      if (shown(html) !== "") expect(shown(html)).toBe(alone.get(key));
    }
  });

  it.each([
    ["a wide window", "/", { "sec-ch-ua-mobile": "?0" }],
    ["a link from another site", "/", { ...phone, "sec-fetch-site": "cross-site" }],
    ["a frame", "/", { ...phone, "sec-fetch-dest": "iframe" }],
    ["the client, which reads the page's version", "/", { ...phone, "x-requested-with": "XMLHttpRequest" }],
    ["an address that redirects", "/u/amelia-hart/settings", phone],
  ])("is left out for %s", async (_case, path, headers) => {
    await start();
    await firstView("/", "journo");
    const html = await textOf(path, "journo", headers);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('id="first-view"');
    expect(html).not.toContain("data-query");
    expect(html.trim().endsWith("</html>")).toBe(true);
  });

  it("is left out when a query fails or takes too long @ERR-01", async () => {
    await start();
    await firstView("/communities", "journo");
    product.upstream.fail({ method: "GET", path: "/api/v1/communities", status: 500 });
    expect(await textOf("/communities", "journo")).not.toContain("data-query");
    product.upstream.reset();
    product.upstream.delay({ method: "GET", path: "/api/v1/communities", ms: 4000 });
    const started = performance.now();
    expect(await textOf("/communities", "journo")).not.toContain("data-query");
    expect(performance.now() - started).toBeLessThan(3500);
  });

  it("comes before the client's code, which does not wait for one that takes long @UI-01", async () => {
    await start();
    const order = (html: string): string[] =>
      [...html.matchAll(/<div id="(first-view)"|<script type="(module)" crossorigin/g)].map(
        ([, view, code]) => view ?? code ?? "",
      );
    // The first pages may be late, because the thread starts with them.
    await expect
      .poll(async () => order(await textOf("/communities", "journo")), { timeout: 30_000 })
      .toEqual(["first-view", "module"]);
    product.upstream.delay({ method: "GET", path: "/api/v1/communities", ms: 600 });
    expect(order(await firstView("/communities", "journo"))).toEqual(["module", "first-view"]);
  });

  it("contains no markup from what users write @API-004", async () => {
    await start();
    const text = '</script><img src=x onerror="alert(1)"><!--';
    const html = await firstView(`/search/results?q=${encodeURIComponent(text)}`, "journo");
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<\/script>/g)?.length).toBe((html.match(/<script\b/g) ?? []).length);
  });

  it("can be disabled by FIRST_VIEW", async () => {
    await start({ gateway: { settings: { firstView: false } } });
    const html = await textOf("/", "journo");
    expect(html).not.toContain("<html data-first-view");
    expect(html).toContain('<div id="root"></div>');
  });
});
