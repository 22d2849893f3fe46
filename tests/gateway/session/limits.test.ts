import { afterEach, expect, it } from "vitest";
import { sendGraphql } from "../../support/graphql.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

let env: TestEnv | undefined;
afterEach(() => env?.stop());

const document = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }";
interface SignedIn {
  signIn: { errors: { code: string }[] };
}
let people = 0;

/** The error for a failed sign-in, each time with another e-mail address. */
async function refusal({ url }: TestEnv, forwardedFor: string): Promise<string | undefined> {
  people += 1;
  const variables = { input: { email: `nobody${people}@example.com`, password: "guess" } };
  const { result } = await sendGraphql<SignedIn>(url, { document, variables, headers: { "x-forwarded-for": forwardedFor } });
  return result.data?.signIn.errors[0]?.code;
}

it("another X-Forwarded-For header does not evade the limit of failed sign-ins @ERR-20", async () => {
  env = await startTestEnv();
  for (let i = 0; i < 10; i += 1) expect(await refusal(env, `203.0.113.${i}`)).toBe("INVALID");
  expect(await refusal(env, "203.0.113.99")).toBe("TOO_MANY_REQUESTS");
});

it("failed sign-ins are limited by the address that a trusted proxy appended @ERR-20", async () => {
  env = await startTestEnv({ trustProxy: ["loopback"] });
  for (let i = 0; i < 10; i += 1) expect(await refusal(env, `198.51.100.${i}, 203.0.113.1`)).toBe("INVALID");
  expect(await refusal(env, "198.51.100.99, 203.0.113.1")).toBe("TOO_MANY_REQUESTS");
  expect(await refusal(env, "198.51.100.99, 203.0.113.2")).toBe("INVALID");
});
