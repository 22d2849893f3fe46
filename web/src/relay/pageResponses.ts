import type { Variables } from "relay-runtime";
import { requestKey, type PersistedRequest } from "./request.ts";

/** Whether the gateway writes responses into the page, after its frame. */
export const hasPageResponses: boolean = globalThis.document?.documentElement.hasAttribute("data-first-view") ?? false;

let reading: Promise<ReadonlyMap<string, string>> | null = null;

/**
 * The response to a request of the first page that the gateway has written into it, once the whole page has arrived.
 * @returns null when there is none, so that the request has to be sent
 */
export async function responseInPage(request: PersistedRequest, variables: Variables): Promise<Response | null> {
  reading ??= readResponses();
  const text = (await reading).get(requestKey(request, variables));
  return text === undefined ? null : new Response(text);
}

async function readResponses(): Promise<ReadonlyMap<string, string>> {
  await waitUntilParsed();
  const elements = document.querySelectorAll<HTMLScriptElement>("script[data-query]");
  return new Map([...elements].map((element) => [getRequestKey(element), element.textContent]));
}

function getRequestKey({ dataset: { query = "", variables = "{}" } }: HTMLScriptElement): string {
  const read: Variables = JSON.parse(variables);
  return requestKey({ id: query }, read);
}

function waitUntilParsed(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.readyState === "loading") document.addEventListener("readystatechange", () => resolve(), { once: true });
  else resolve();
  return promise;
}
