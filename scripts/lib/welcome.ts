import { demoPassword, demoAccounts } from "./demoAccounts.ts";
import type { Settings } from "./settings.ts";

/**
 * The message after the start: the address and the accounts to sign in with.
 * @param address to open: the gateway's, or Vite's during development
 */
export async function welcome(settings: Settings, address: string): Promise<string> {
  const lines = [
    "",
    "Pressroom is ready.",
    "",
    `  Open       ${address}`,
    `  GraphiQL   ${address}/graphql`,
    `  REST API   ${settings.upstreamUrl}/api/v1`,
  ];
  if (settings.upstreamPort !== null && (await hasDemoAccounts(settings))) {
    const width = Math.max(...demoAccounts.map(([email]) => email.length));
    lines.push("", `  Demo accounts, password ${demoPassword}`);
    for (const [email, who] of demoAccounts) lines.push(`    ${email.padEnd(width)}   ${who}`);
  }
  lines.push("", "  Ctrl-C stops everything; the data is kept.", "");
  return lines.join("\n");
}

/** Verifies by signing in and out that the demo accounts work, since users may have changed the data. */
async function hasDemoAccounts({ upstreamUrl }: Settings): Promise<boolean> {
  const url = `${upstreamUrl}/api/v1/session`;
  const headers = { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" };
  const [email] = demoAccounts[0] ?? [""];
  const signedIn = await fetch(url, { method: "POST", headers, body: JSON.stringify({ email, password: demoPassword }) });
  const cookie = signedIn.headers.get("set-cookie")?.replace(/;.*$/, "");
  if (!signedIn.ok || cookie === undefined) return false;
  await fetch(url, { method: "DELETE", headers: { ...headers, cookie } });
  return true;
}
