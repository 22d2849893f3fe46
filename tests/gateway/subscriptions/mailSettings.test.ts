import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSecret } from "../../../upstream/db/baseData.ts";
import { createUnsubscribeUrl } from "../../../upstream/subscriptions/links.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const fields = "token email notification newsletter isOn";
const query = `query ($token: String!) { mailSetting(token: $token) { ${fields} } }`;
const mutation = `mutation ($input: SetMailSettingInput!) { setMailSetting(input: $input) {
  clientMutationId setting { ${fields} } errors { code message } } }`;

describe("the unsubscribe link of notification mails and newsletters", () => {
  let env: TestEnv;
  let reader: Person;
  let path: string;
  let token: string;

  beforeAll(async () => {
    env = await startTestEnv();
    reader = await env.fixtures.person(["journo"]);
    const secret = await readSecret(env.fixtures.db);
    path = createUnsubscribeUrl({ publicUrl: "", secret }, reader.userId, { notification: "interviewAnswer" });
    token = path.slice("/unsubscribe/account/".length);
  });
  afterAll(() => env?.stop());
  beforeEach(async () => {
    env.upstream.reset();
    await env.fixtures.db.deleteFrom("notification_settings").execute();
  });

  const isOn = async () => {
    const data = await env.data<{ mailSetting: { isOn: boolean } | null }>(query, { token });
    return data.mailSetting?.isOn;
  };
  const post = (address: string) =>
    fetch(`${env.url}${address}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });

  it("lets anyone with the link turn the mails off and on again @SETTINGS-06", async () => {
    expect(await env.data(query, { token })).toEqual({
      mailSetting: { token, email: expect.stringContaining("@"), notification: "INTERVIEW_ANSWER", newsletter: null, isOn: true },
    });
    const input = { token, isOn: false, clientMutationId: "7" };
    expect(await env.data(mutation, { input })).toMatchObject({
      setMailSetting: { clientMutationId: "7", errors: [], setting: { token, isOn: false } },
    });
    expect(await isOn()).toBe(false);
    await env.data(mutation, { input: { token, isOn: true } });
    expect(await isOn()).toBe(true);
  });

  it("leads to null and NOT_FOUND when it is not valid @SETTINGS-06", async () => {
    expect(await env.data(query, { token: "guess" })).toEqual({ mailSetting: null });
    expect(await env.data(mutation, { input: { token: "guess", isOn: false } })).toMatchObject({
      setMailSetting: { setting: null, errors: [{ code: "NOT_FOUND" }] },
    });
  });

  it("accepts the one-click POST of a mail program, and changes nothing when it is opened @SETTINGS-06", async () => {
    const page = await fetch(`${env.url}${path}`);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await isOn()).toBe(true);
    const response = await post(path);
    expect([response.status, await response.text()]).toEqual([200, "You have been unsubscribed.\n"]);
    expect(await isOn()).toBe(false);
    expect((await post(path)).status).toBe(200);
    expect((await post("/unsubscribe/account/guess")).status).toBe(404);
  });

  it("sends a mail program 503 and Retry-After for a fault @SETTINGS-06", async () => {
    env.upstream.fail({ path: /\/settings\/mails\//, status: 500 });
    const response = await post(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "120"]);
  });
});
