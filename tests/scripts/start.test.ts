import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildStale } from "../../scripts/lib/bundles.ts";
import { demoPassword } from "../../scripts/lib/demoAccounts.ts";
import { checkPortIsFree } from "../../scripts/lib/ports.ts";
import { createUpstream } from "../../upstream/server.ts";
import { sendGraphql } from "../support/graphql.ts";
import { freePort } from "../support/ports.ts";
import { ensureSnapshot, readDatabase } from "../support/snapshot.ts";
import { start } from "./started.ts";

const ready = /Pressroom is ready\.[\s\S]*the data is kept/;

let dataDir = "";
let settings: Record<string, string> = {};

beforeAll(async () => {
  await buildStale();
  dataDir = await mkdtemp(join(tmpdir(), "pressroom-data-"));
  // The data of a first start, taken from the snapshot to save time.
  const snapshot = await ensureSnapshot();
  const first = await createUpstream({
    dataDir,
    snapshot: await readDatabase(snapshot.database),
    filesDir: join(dataDir, "files"),
    seedDemo: true,
    productName: "Pressroom",
    logLevel: "warn",
  });
  await first.close();
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()), UPSTREAM_PORT: String(await freePort()) };
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The start may print what it builds or waits for, and nothing else. */
const progressOnly = /^(?:Building .*\n|The .* is starting.*\n)*$/;

const bothPortsFree = async (): Promise<void> => {
  await checkPortIsFree(Number(settings["PORT"]), "127.0.0.1", "PORT");
  await checkPortIsFree(Number(settings["UPSTREAM_PORT"]), "127.0.0.1", "UPSTREAM_PORT");
};

interface FirstPost {
  feed: { edges: { node: { id: string; liked: boolean } }[] };
}

const firstPostQuery = `query FirstPost {
  feed(communitySlug: "media-insiders", types: [COMMUNITY_POST], first: 1) { edges { node { ... on PostBase { id liked } } } }
}`;
const setLike = "mutation SetLike($input: SetLikeInput!) { setLike(input: $input) { errors { message } } }";
const signInMutation = "mutation SignIn($input: SignInInput!) { signIn(input: $input) { errors { message } } }";

async function signedIn(url: string): Promise<{ cookie: string }> {
  const variables = { input: { email: "journo@example.com", password: demoPassword } };
  const { response } = await sendGraphql(url, { document: signInMutation, variables });
  return {
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/;.*$/, ""))
      .join("; "),
  };
}

async function firstPost(url: string, headers: { cookie: string }): Promise<{ id: string; liked: boolean }> {
  const { result } = await sendGraphql<FirstPost>(url, { document: firstPostQuery, headers });
  const node = result.data?.feed.edges[0]?.node;
  if (node === undefined) throw new Error(`No post: ${JSON.stringify(result)}`);
  return node;
}

describe("npm start", () => {
  it("prints address and demo accounts, stops cleanly, and keeps its data", async () => {
    const url = `http://127.0.0.1:${settings["PORT"]}`;
    const first = start(settings);
    const printed = await first.printed(ready);
    expect(printed).toContain(url);
    expect(printed).toContain(`${url}/graphql`);
    expect(printed).toContain("journo@example.com");
    expect(printed).toContain(demoPassword);
    const headers = await signedIn(url);
    const before = await firstPost(url, headers);
    await sendGraphql(url, {
      document: setLike,
      variables: { input: { subjectId: before.id, liked: !before.liked } },
      headers,
    });
    first.signal("SIGINT");
    expect(await first.ended).toMatchObject({ code: 0, stderr: "" });
    await bothPortsFree();

    const second = start(settings);
    await second.printed(ready);
    // The session is stored in the database too.
    expect(await firstPost(url, headers)).toEqual({ id: before.id, liked: !before.liked });
    second.signal("SIGTERM");
    expect(await second.ended).toMatchObject({ code: 0, stderr: "" });
    await bothPortsFree();
  });

  it("leaves no process behind when it is killed", async () => {
    const started = start(settings);
    await started.printed(ready);
    started.signal("SIGKILL");
    await started.ended;
    await expect
      .poll(() =>
        bothPortsFree().then(
          () => "free",
          () => "taken",
        ),
      )
      .toBe("free");
  });

  it.each(["PORT", "UPSTREAM_PORT"])("reports with one sentence that %s is in use", async (name) => {
    const other = createServer();
    const { promise, resolve } = Promise.withResolvers<void>();
    other.listen(Number(settings[name]), "127.0.0.1", resolve);
    await promise;
    const { code, stdout, stderr } = await start(settings).ended;
    other.close();
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: `Port ${settings[name]} is taken by another program; set ${name} to a free one.\n`,
    });
  });

  it.each([
    ["its own setting", { PORT: "web" }, "PORT must be a port"],
    ["a setting of the upstream", { SEED_DEMO: "perhaps" }, "SEED_DEMO must be"],
    ["a setting of the gateway", { UPSTREAM_IDLE_TIMEOUT: "soon" }, "UPSTREAM_IDLE_TIMEOUT must be"],
    [
      "a missing database",
      { DATABASE_URL: "postgres://127.0.0.1:1/none" },
      "The database named by DATABASE_URL could not be opened",
    ],
    ["an invalid data folder", { DATA_DIR: "/dev/null" }, "DATA_DIR must be a writable folder"],
  ])("reports with one sentence: %s", async (_name, invalid, sentence) => {
    const { code, stdout, stderr } = await start({ ...settings, ...invalid }).ended;
    expect(code).toBe(1);
    expect(stdout).toMatch(progressOnly);
    expect(stderr).toMatch(/^[A-Z].*\.\n$/);
    expect(stderr).toContain(sentence);
    await bothPortsFree();
  });
});
