import { pino } from "pino";
import { demoAccounts, demoPassword } from "../../scripts/lib/demoAccounts.ts";
import { openSession } from "../../upstream/session/sessions.ts";
import { Fixtures } from "../gateway/support/fixtures.ts";
import type { DataEnv, SignedIn } from "../gateway/support/testEnv.ts";
import { signIn, type AccountName } from "../support/accounts.ts";
import { sendGraphql } from "../support/graphql.ts";
import { startProduct, type Product } from "../support/product.ts";
import { mutationsAgainst, queriesAgainst, type Operation } from "./operations.ts";
import { findUnauthorizedChanges } from "./ownership.ts";
import { adminsMay } from "./policy.ts";
import { restCalls, type RestCall } from "./rest.ts";
import { createVictim, secret, type Victim } from "./victim.ts";

/** The access that one caller had to the objects of another user. */
export interface Row {
  caller: string;
  /** REST calls and operations sent. */
  calls: number;
  /** The number of these calls and operations that succeeded. */
  accepted: number;
  /** Private texts in responses, with their paths. */
  read: string[];
  /** Rows that were changed, deleted or added. */
  written: string[];
  /** Responses that a server must never send: status 500, or an error without a known cause. */
  faults: string[];
}

interface Caller {
  name: string;
  /** Opens a session. @returns the headers that show who the caller is; none for guests */
  signIn(product: Product, victim: Victim): Promise<Readonly<Record<string, string>>>;
  /** Tables in which the caller may read or change the rows of others. */
  may: { read: readonly string[]; write: readonly string[] } | "everything";
}

const noAccess = { read: [], write: [] };

/** A picture of 1 x 1 pixels. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Callers that get a separate victim: a token may change what its account wrote in a session, and admins may change much. */
const groups: readonly (readonly Caller[])[] = [
  [
    ...accountNames().flatMap((name) => (name === "admin" ? [] : [callerBy(name)])),
    { name: "guest", signIn: async () => ({}), may: noAccess },
    // The owner's successes show that the others are not refused for another reason.
    { name: "the owner", signIn: async (_product, { person }) => ({ cookie: `sid=${person.sid}` }), may: "everything" },
  ],
  [
    { name: "company, by token", signIn: (product) => tokenOf(product, "company", "write"), may: noAccess },
    { name: "pr, by reading token", signIn: (product) => tokenOf(product, "pr", "read"), may: noAccess },
    { ...callerBy("admin"), may: adminsMay },
  ],
];

/**
 * Sends every REST call and every operation of the contracts with the ids of a victim, as every demo account, as a guest and
 * with an access token of each scope. None of these callers is the victim.
 * @param names parts of the names of callers; all when there are none
 */
export async function runMatrix(names: readonly string[], onRow: (row: Row) => void): Promise<void> {
  for (const group of groups) {
    const callers = group.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
    if (callers.length === 0) continue;
    await withVictim(async (product, victim) => {
      for (const caller of callers) onRow(await runAllCalls(product, victim, caller));
    });
  }
}

function accountNames(): AccountName[] {
  return demoAccounts.map(([email]) => email.replace(/@.*$/, "") as AccountName);
}

function callerBy(name: AccountName): Caller {
  return { name, signIn: async (product) => ({ cookie: `sid=${await product.newSessionOf(name)}` }), may: noAccess };
}

async function runAllCalls(product: Product, victim: Victim, caller: Caller): Promise<Row> {
  const { platform, url, upstream } = product;
  const row: Row = { caller: caller.name, calls: 0, accepted: 0, read: [], written: [], faults: [] };
  const before = await victim.findRows();
  const mayUse = (how: "read" | "write", table: string): boolean =>
    caller.may === "everything" || caller.may[how].includes(table);
  const note = (description: string, text: string, isAccepted: boolean, fault: string | null): void => {
    row.calls += 1;
    if (isAccepted) row.accepted += 1;
    if (fault !== null) row.faults.push(`${description}: ${fault}`);
    for (const [, table = ""] of text.matchAll(new RegExp(`${secret}[ .](\\w+)`, "g"))) {
      const found = `${description}: a text of ${table}`;
      if (!mayUse("read", table) && !row.read.includes(found)) row.read.push(found);
    }
  };
  let headers = await caller.signIn(product, victim);
  for (const call of restCalls(victim)) {
    const { status, text } = await sendRest(platform.app, call, headers);
    note(`${call.method} ${call.path} ${JSON.stringify(call.body) ?? ""}`, text, status < 400, status >= 500 ? text : null);
  }
  headers = await caller.signIn(product, victim);
  for (const operation of [...queriesAgainst(victim), ...mutationsAgainst(victim)]) {
    const { text, isAccepted, fault } = await sendOperation(url, operation, headers);
    note(`${operation.name} ${JSON.stringify(operation.variables)}`, text, isAccepted, fault);
    upstream.reset();
  }
  const unauthorizedChanges = findUnauthorizedChanges(before, await victim.findRows(before));
  row.written.push(...unauthorizedChanges.filter(({ table }) => !mayUse("write", table)).map(({ description }) => description));
  return row;
}

async function sendRest(
  app: Product["platform"]["app"],
  { method, path, body, isForm }: RestCall,
  session: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  const form = isForm ? pictureForm() : null;
  const { statusCode, payload } = await app.inject({
    method: method as "GET",
    url: `/api/v1${path}`,
    headers: { "x-requested-with": "XMLHttpRequest", ...session, ...form?.headers },
    ...(form !== null && { payload: form.payload }),
    ...(body !== undefined && { payload: Object(body) }),
  });
  return { status: statusCode, text: payload };
}

function pictureForm(): { headers: Record<string, string>; payload: Buffer } {
  const part = (name: string): string =>
    `--form\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const parts = ["file", "avatar"].flatMap((name) => [Buffer.from(part(name)), picture, Buffer.from("\r\n")]);
  return {
    headers: { "content-type": "multipart/form-data; boundary=form" },
    payload: Buffer.concat([...parts, Buffer.from("--form--\r\n")]),
  };
}

async function sendOperation(
  url: string,
  { document, variables }: Operation,
  headers: Readonly<Record<string, string>>,
): Promise<{ text: string; isAccepted: boolean; fault: string | null }> {
  const { result } = await sendGraphql(url, { document, variables, headers });
  const { data, errors = [] } = result;
  const text = JSON.stringify({ data, errors });
  const refusals = Object.values(data ?? {}).some((field) => Object(Object(field)["errors"]).length > 0);
  const unexpected = errors.find(({ extensions }) => unexpectedCodes.has(extensions?.code ?? ""));
  return {
    text,
    isAccepted: errors.length === 0 && !refusals,
    fault: unexpected === undefined ? null : JSON.stringify(unexpected),
  };
}

/** Codes of errors that the operation does not cause, and of invalid documents of this test. */
const unexpectedCodes: ReadonlySet<string> = new Set([
  "INTERNAL",
  "INTERNAL_SERVER_ERROR",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
]);

async function withVictim(body: (product: Product, victim: Victim) => Promise<void>): Promise<void> {
  const documentLimits = { size: 1_000_000, tokens: 1_000_000, depth: 100, aliases: 1000 };
  const product = await startProduct({
    gateway: { settings: { costLimit: 100_000_000, documentLimits }, log: pino({ level: "silent" }) },
    upstream: { logLevel: "fatal" },
  });
  try {
    await body(product, await createVictim(envOf(product)));
  } finally {
    await product.stop();
  }
}

/** The product with the demo data, as the helpers of the gateway's tests need it. */
function envOf({ url, platform, upstream }: Product): DataEnv {
  const openSessionOf = (userId: number): Promise<string> =>
    openSession(platform.db, userId, true, { device: null, address: null }, new Date());
  return {
    fixtures: new Fixtures(platform.db, openSessionOf),
    async data<Data>(document: string, variables: Record<string, unknown> = {}, as?: SignedIn) {
      const headers: Record<string, string> = as === undefined ? {} : { cookie: `sid=${as.sid}` };
      const { result } = await sendGraphql<Data>(url, { document, variables, headers });
      if (result.errors !== undefined || !result.data) throw new Error(JSON.stringify(result.errors));
      upstream.reset();
      return result.data;
    },
  };
}

async function tokenOf({ platform }: Product, account: AccountName, scope: "read" | "write"): Promise<Record<string, string>> {
  const session = { authorization: `Bearer ${await signIn(platform.url, account)}`, "x-requested-with": "XMLHttpRequest" };
  const viewer = await platform.app.inject({ url: "/api/v1/current_user/info", headers: session });
  const { slug }: { slug: string } = viewer.json();
  const response = await platform.app.inject({
    method: "POST",
    url: `/api/v1/u/${slug}/settings/security/tokens`,
    headers: session,
    payload: { name: "Script", expiresInDays: 30, scope, password: demoPassword },
  });
  const { token }: { token: string } = response.json();
  return { authorization: `Bearer ${token}` };
}
