import { demoPassword } from "../../scripts/lib/demoAccounts.ts";

/** The demo accounts by the local part of their e-mail address; guests have none. */
export type AccountName = "journo" | "pr" | "expert" | "company" | "admin" | "readonly" | "newcomer";

export const emailOf = (account: AccountName): string => `${account}@example.com`;

/**
 * Signs in at the upstream directly, so that the recorded calls of the gateway contain only those of the test.
 * @param remember as the checkbox "Keep me signed in"
 * @returns the session cookie `sid`
 */
export async function signIn(upstreamUrl: string, account: AccountName, remember = false): Promise<string> {
  const response = await fetch(`${upstreamUrl}/api/v1/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify({ email: emailOf(account), password: demoPassword, remember }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const value = /^sid=([^;]+)/.exec(cookie)?.[1];
    if (value !== undefined) return value;
  }
  throw new Error(`${emailOf(account)} could not sign in: ${await response.text()}`);
}
