import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRestApi, type RestApi } from "../../../gateway/rest/api.ts";
import { loadContract } from "../../../gateway/rest/contract.ts";
import { isSignedIn } from "../../../gateway/rest/currentUser.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

describe("a session whose events are about to be delivered", () => {
  let env: TestEnv;
  let api: RestApi;
  let person: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    api = createRestApi({ url: new URL(env.upstream.url), contract: loadContract(), idleTimeout: 8000 });
    person = await env.fixtures.person(["journo"]);
  });
  afterAll(async () => {
    await api?.close();
    await env?.stop();
  });
  beforeEach(() => env.upstream.reset());

  const isConfirmed = (sid: string) =>
    isSignedIn(
      api.forOperation({
        session: { sid, authorization: null, setCookies: [], secure: false, clientAddress: null, userAgent: null },
        requestId: "request-1",
        signal: null,
      }),
    );

  it("has ended when the platform no longer knows it @RT-05 @API-006", async () => {
    expect(await isConfirmed(person.sid)).toBe(true);
    expect(await isConfirmed("unknown")).toBe(false);
  });

  it.each([
    [401, false],
    [403, true],
    [503, true],
  ])("has ended only if the platform says so: status %i @RT-05", async (status, expected) => {
    env.upstream.fail({ path: "/api/v1/current_user/info", status });
    expect(await isConfirmed(person.sid)).toBe(expected);
  });
});
