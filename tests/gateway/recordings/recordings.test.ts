import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSecrets } from "../../../gateway/http/recordings/findSecrets.ts";
import type { Recording } from "../../../gateway/http/recordings/recorder.ts";
import { hashPassword } from "../../../upstream/accounts/password.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { cheapPasswords } from "../../support/passwords.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";
import { startReplayer, type Replayer } from "./replay.ts";

const here = import.meta.dirname;
const recordingFiles = globSync("*.json", { cwd: here });
const read = (file: string): Recording => JSON.parse(readFileSync(file, "utf8")) as Recording;

const password = "a quiet harbour";
const hash = "9f8e7d6c5b4a39281706f5e4d3c2b1a0";
const phone = "+61 2 5550 1234";

describe("recordings", () => {
  let env: TestEnv;
  let replayer: Replayer;
  let person: Person;
  let email: string;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "recordings-"));
    env = await startTestEnv({ development: true, recordingsDir: folder });
    replayer = await startReplayer();
    person = await env.fixtures.person(["journo"], { password_hash: await hashPassword(password, cheapPasswords) });
    email = `user-${person.contactId}@example.com`;
    await makeContent();
  });
  afterAll(async () => {
    await env?.stop();
    await replayer?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function makeContent(): Promise<void> {
    const { fixtures } = env;
    const communityId = await fixtures.community("press", person.contactId);
    await fixtures.join(communityId, person.contactId);
    const content = `<p>Write to ${email}, or <a href="https://press.example/recover/12/Zx81aB">here</a>.</p>`;
    const job = await fixtures.post("job", person.contactId, { content });
    await fixtures.assign(job, communityId);
    const at = fixtures.time();
    const columns = { author_id: person.contactId, creator_id: person.contactId, created_at: at, published_at: at };
    const interview = await fixtures.db
      .insertInto("interviews")
      .values({ ...columns, title: "Why", type: "text", status: "open" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fixtures.db
      .insertInto("answer_sets")
      .values({ hash, interview_id: interview.id, type: "text", contact_id: person.contactId, created_at: at })
      .execute();
  }

  async function record(name: string, document: string, variables: Record<string, unknown> = {}) {
    const headers = { cookie: `sid=${person.sid}`, "x-record": name };
    const { result, response } = await sendGraphql(env.url, { document, variables, headers });
    return { result, recorded: response.headers.get("x-recorded") };
  }

  /** All that is in a file, with what its ids and cursors have inside. */
  function contentOf(file: string): string {
    const text = readFileSync(path.join(folder, file), "utf8");
    const inside = [...text.matchAll(/[\w-]{8,}/g)].map(([run]) => Buffer.from(run, "base64url").toString("latin1"));
    return [text, ...inside].join("\n");
  }

  const operations: Readonly<Record<string, () => [document: string, variables?: Record<string, unknown>]>> = {
    "feed-page": () => [
      `query Feed($slug: String!) { viewer { email fullName slug }
        feed(communitySlug: $slug, first: 5) { pageInfo { endCursor } edges { cursor node { ... on PostBase { id time content author { name } permissions { edit { allowed reasons { code } } } } } } } }`,
      { slug: "press" },
    ],
    "new-token": () => [
      `mutation { createAccessToken(input: { name: "Script", expiresInDays: 30, password: "${password}" }) { token errors { code } viewer { email accessTokens { id name } } } }`,
    ],
    "answers-by-hash": () => [
      "query ($id: ID!) { node(id: $id) { id ... on AnswerSet { hash status } } }",
      { id: globalId("AnswerSet", `text.${hash}`) },
    ],
    "contact-details": () => [
      "mutation ($input: UpdateContactDetailsInput!) { updateContactDetails(input: $input) { errors { code field } settings { contact { phone } } } }",
      { input: { settingsId: globalId("UserSettings", person.slug), phone } },
    ],
    "wrong-password": () => [
      "mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { errors { code message field } } }",
      { input: { email: "elsewhere@press.example", password: "not the password" } },
    ],
  };

  it.each(Object.keys(operations))("are saved without secrets, and can be replayed without the REST API: %s", async (name) => {
    const [document, variables] = operations[name]?.() ?? ["{ viewer { id } }"];
    const { result, recorded } = await record(name, document, variables);
    expect(result.errors).toBeUndefined();
    expect(recorded).toBe(`${name}.json`);
    const content = contentOf(`${name}.json`);
    const { createAccessToken }: { createAccessToken?: { token: string } } = Object(result.data);
    const secrets = [person.sid, email, password, hash, phone, "Zx81aB", "elsewhere@", "not the password"];
    for (const secret of [...secrets, ...(createAccessToken === undefined ? [] : [createAccessToken.token])])
      expect(content).not.toContain(secret);
    const recording = read(path.join(folder, `${name}.json`));
    expect(findSecrets(recording)).toEqual([]);
    expect(recording.exchanges.length).toBeGreaterThan(0);
    expect(await replayer.replay(recording)).toEqual({ result: recording.result, unexpected: [], unused: [] });
  });

  it("differ from the gateway's response once its code or data has changed", async () => {
    const [document, variables] = operations["feed-page"]?.() ?? [""];
    await record("changed", document, variables);
    const recording = read(path.join(folder, "changed.json"));
    const { unused } = await replayer.replay({ ...recording, document: "{ viewer { email } }", operationName: null });
    expect(unused.length).toBeGreaterThan(0);
    const { unexpected } = await replayer.replay({ ...recording, exchanges: [] });
    expect(unexpected.length).toBeGreaterThan(0);
  });

  it("require a valid file name and the development setting", async () => {
    for (const name of ["../escape", "a b", ""]) expect((await record(name, "{ viewer { id } }")).recorded).toBeNull();
    const production = await startTestEnv({ recordingsDir: folder });
    const headers = { "x-record": "in-production" };
    const { response } = await sendGraphql(production.url, { document: "{ viewer { id } }", headers });
    await production.stop();
    expect(response.headers.get("x-recorded")).toBeNull();
    expect(await readdir(folder)).not.toContain("in-production.json");
  });
});

describe("the scanner for secrets", () => {
  it.each([
    ["cookie", { body: "Cookie: sid=abc" }],
    ["credential", { text: "Authorization: Bearer abc" }],
    ["credential", { text: "otpauth://totp/Pressroom?digits=6" }],
    ["credential", { text: "postgres://user:pw@host/name" }],
    ["e-mail address", { text: "<p>ann@press.example</p>" }],
    ["link with a code", { text: "https://press.example/recover/12/Zx81aB" }],
    ["link with a code", { text: "https://press.example/?token=Zx81aB" }],
    ["random text", { text: "kept as 3q2-7wXyZ0123456789abcdEFGH here" }],
    ["random text", { id: Buffer.from("AnswerSet:text.9f8e7d6c5b4a39281706f5e4d3c2b1a0").toString("base64url") }],
    ["value of a secret field", { currentPassword: "quiet" }],
    ["value of a secret field", { variables: { input: { code: "123456" } } }],
    ["value of a secret field", { exchanges: [{ call: "confirm", sent: { code: "123456" } }] }],
    ["value of a secret field", { response: { secret: "JBSWY3DP" } }],
  ])("finds a %s", (kind, value) => {
    expect(findSecrets(value).map((finding) => finding.kind)).toContain(kind);
  });

  it("accepts placeholders, ids, slugs and error codes", () => {
    const value = {
      id: globalId("CommunityPost", 1234567),
      cursor: Buffer.from('[20,100,["2026-01-01T00:00:00.000Z",12],"job-12"]').toString("base64url"),
      slug: "the-long-name-of-a-newsroom-in-sydney",
      email: "person1@example.com",
      token: "redacted1",
      code: "INVALID",
    };
    expect(findSecrets(value)).toEqual([]);
  });
});

describe("the committed recordings", () => {
  let replayer: Replayer;
  beforeAll(async () => {
    replayer = await startReplayer();
  });
  afterAll(() => replayer?.stop());

  it.each(recordingFiles)("contain no secrets, and replay to the recorded response: %s", async (file) => {
    const recording = read(path.join(here, file));
    expect(findSecrets(recording)).toEqual([]);
    expect(await replayer.replay(recording)).toEqual({ result: recording.result, unexpected: [], unused: [] });
  });
});
