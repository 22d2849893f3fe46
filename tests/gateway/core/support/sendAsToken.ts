import type { Gateway } from "../../../../gateway/server.ts";

/** Sends an operation of one point. @returns its status, and the remaining points of the token */
export async function sendAsToken(gateway: Gateway | undefined, token: string) {
  const response = await fetch(`${gateway?.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: '{"query":"{ hello }"}',
  });
  const { extensions }: { extensions?: { cost: { remaining: number } } } = JSON.parse(await response.text());
  return { status: response.status, remaining: extensions?.cost.remaining, retryAfter: response.headers.get("retry-after") };
}
