import type { Page, Response } from "playwright";
import type { Product } from "../../support/product.ts";

/** The operations that a page sends over HTTP. Subscriptions that start at the same time are separate operations. */
export interface Operations {
  /** Their names, in the order of sending. */
  sent: string[];
  /** Waits for the next response to an operation and returns its REST calls, without queries. */
  callsOfNext(name: string): Promise<string[]>;
}

/** Records the operations of a page from now on. */
export function watchOperations(page: Page, product: Product): Operations {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) sent.push(request.postDataJSON()?.operationName);
  });
  const callsOf = async (response: Promise<Response>): Promise<string[]> => {
    const id = (await response).headers()["x-request-id"];
    return product.upstream.calls
      .filter(({ headers }) => headers["x-request-id"] === id)
      .map(({ method, path }) => `${method} ${path.replace(/\?.*$/, "")}`);
  };
  return {
    sent,
    callsOfNext(name) {
      const calls = callsOf(page.waitForResponse((one) => one.request().postData()?.includes(`"${name}"`) === true));
      // A test that fails before awaiting the calls reports its own error.
      calls.catch(() => {});
      return calls;
    },
  };
}

/** Lets the next read of the viewer fail. */
export async function failViewer(page: Page): Promise<void> {
  let isFailed = false;
  await page.route("**/graphql", (route) => {
    if (isFailed || route.request().postData()?.includes('"ShellQuery"') !== true) return route.fallback();
    isFailed = true;
    return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
}
