import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const fields = "token email isSubscribed sender { name slug }";
const query = `query ($token: String!) { pressMailSubscription(token: $token) { ${fields} } }`;
const mutation = `mutation ($input: SetPressMailSubscriptionInput!) { setPressMailSubscription(input: $input) {
  clientMutationId subscription { ${fields} } errors { code message } } }`;

describe("unsubscribing from press mails", () => {
  let env: TestEnv;
  let writer: Person;
  let token: string;

  beforeAll(async () => {
    env = await startTestEnv();
    writer = await env.fixtures.person(["pr"]);
    const { db } = env.fixtures;
    const { id } = await db
      .insertInto("announcements")
      .values({
        kind: "announcement",
        status: "published",
        title: "Open day",
        author_id: writer.contactId,
        creator_id: writer.contactId,
        created_at: env.fixtures.time(),
        published_at: env.fixtures.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const delivery = await db
      .insertInto("announcement_deliveries")
      .values({ announcement_id: id, email: "desk@example.com", hash: "a".repeat(32), sent_at: env.fixtures.time() })
      .returning("unsubscribe_token")
      .executeTakeFirstOrThrow();
    token = delivery.unsubscribe_token;
  });
  afterAll(() => env?.stop());
  beforeEach(async () => {
    env.upstream.reset();
    await env.fixtures.db.deleteFrom("press_mail_unsubscribes").execute();
  });

  const isSubscribed = async () => {
    const data = await env.data<{ pressMailSubscription: { isSubscribed: boolean } | null }>(query, { token });
    return data.pressMailSubscription?.isSubscribed;
  };
  const post = (path: string, init: RequestInit = {}) =>
    fetch(`${env.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      ...init,
    });

  it("lets anyone with the link unsubscribe and subscribe again @GEN-05", async () => {
    expect(await env.data(query, { token })).toMatchObject({
      pressMailSubscription: { token, email: "desk@example.com", isSubscribed: true, sender: { slug: writer.slug } },
    });
    const input = { token, isSubscribed: false, clientMutationId: "7" };
    expect(await env.data(mutation, { input })).toMatchObject({
      setPressMailSubscription: { clientMutationId: "7", errors: [], subscription: { isSubscribed: false } },
    });
    expect(await isSubscribed()).toBe(false);
    await env.data(mutation, { input: { token, isSubscribed: true } });
    expect(await isSubscribed()).toBe(true);
  });

  it("returns null and NOT_FOUND for an unknown token @GEN-05", async () => {
    const { pressMailSubscription } = await env.data<{ pressMailSubscription: null }>(query, { token: "guess" });
    expect(pressMailSubscription).toBeNull();
    expect(await env.data(mutation, { input: { token: "guess", isSubscribed: false } })).toMatchObject({
      setPressMailSubscription: { subscription: null, errors: [{ code: "NOT_FOUND" }] },
    });
  });

  it("accepts the one-click POST of a mail program without a cookie or marker header @GEN-05", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    for (const init of [{}, { headers: {}, body: form }]) {
      await env.fixtures.db.deleteFrom("press_mail_unsubscribes").execute();
      const response = await post(`/unsubscribe/${token}`, init);
      expect([response.status, await response.text()]).toEqual([200, "You have been unsubscribed.\n"]);
      expect(await isSubscribed()).toBe(false);
    }
    // Unsubscribing is idempotent.
    expect((await post(`/unsubscribe/${token}`)).status).toBe(200);
  });

  it("changes nothing on GET or HEAD, since mail programs prefetch links @GEN-05", async () => {
    for (const method of ["GET", "HEAD"]) {
      const page = await fetch(`${env.url}/unsubscribe/${token}`, { method });
      expect(page.headers.get("content-type")).toContain("text/html");
    }
    expect(await isSubscribed()).toBe(true);
  });

  it("sends a mail program 404 for an unknown link and 503 with Retry-After for a fault @GEN-05", async () => {
    expect((await post("/unsubscribe/guess")).status).toBe(404);
    env.upstream.fail({ path: /\/subscriptions\//, status: 500 });
    const response = await post(`/unsubscribe/${token}`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "120"]);
    expect((await post(`/unsubscribe/${token}`, { body: "x".repeat(20_000) })).status).toBeGreaterThanOrEqual(400);
  });
});
