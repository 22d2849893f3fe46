import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validationErrorsOf, hostileHtml } from "../../support/hostileHtml.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const SAMPLES = 1000;
/** Maximum number of aliases per document. */
const BATCH_SIZE = 50;

describe("HTML content", () => {
  let env: TestEnv;
  let writer: Person;

  beforeAll(async () => {
    env = await startTestEnv({ costLimit: 5000 });
    writer = await env.fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());

  /** Sends many contents in few documents and returns how each is shown afterwards. */
  async function shown(
    contents: readonly string[],
    field: (variable: string) => string,
    read: (made: unknown) => string | null,
  ): Promise<(string | null)[]> {
    const found: (string | null)[] = [];
    for (let start = 0; start < contents.length; start += BATCH_SIZE) {
      const part = contents.slice(start, start + BATCH_SIZE);
      const names = part.map((_content, index) => `c${index}`);
      const response = await env.data(
        `mutation (${names.map((name) => `$${name}: String!`).join(" ")}) {
          ${names.map((name) => `${name}: ${field(`$${name}`)}`).join("\n")} }`,
        Object.fromEntries(names.map((name, index) => [name, part[index]])),
        writer,
      );
      found.push(...names.map((name) => read(response[name])));
    }
    return found;
  }

  const asStatement = (variable: string) =>
    `createStatement(input: { content: ${variable}, status: DRAFT }) { errors { message } statement { content } }`;
  const ofStatement = (made: unknown) => (made as { statement: { content: string | null } | null }).statement?.content ?? null;

  it(`is sanitized to the allowed markup in ${SAMPLES} generated posts @POST-02 @POST-03 @VALID-22`, async () => {
    const contents = fc.sample(hostileHtml, { numRuns: SAMPLES, seed: 20260401 });
    const found = await shown(contents, asStatement, ofStatement);
    expect(found).toHaveLength(SAMPLES);
    for (const [index, html] of found.entries()) {
      expect([contents[index], validationErrorsOf(html ?? "<missing>")]).toEqual([contents[index], []]);
      expect(html?.startsWith("<p>begin</p>")).toBe(true);
    }
  });

  it("is sanitized in comments too, and keeps allowed markup @COMMENT-02 @POST-02", async () => {
    const subject = globalId("Job", await env.fixtures.post("job", writer.contactId));
    const asComment = (variable: string) =>
      `addComment(input: { subjectId: "${subject}", content: ${variable} }) { errors { message } commentEdge { node { content } } }`;
    const ofComment = (made: unknown) =>
      (made as { commentEdge: { node: { content: string } } | null }).commentEdge?.node.content ?? null;
    const contents = fc.sample(hostileHtml, { numRuns: 100, seed: 20260402 });
    for (const html of await shown(contents, asComment, ofComment)) expect(validationErrorsOf(html ?? "<missing>")).toEqual([]);
    const normal = [
      "<p>Plain with &amp; and &lt;angle&gt; and ümlaut and 字</p>",
      "<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p><ul><li>one</li></ul><blockquote><p>said</p></blockquote>",
    ];
    expect(await shown(normal, asComment, ofComment)).toEqual(normal);
    expect(await shown(normal, asStatement, ofStatement)).toEqual(normal);
  });

  it("is refused at its field when it has too much markup, without a REST call @VALID-22 @POST-03", async () => {
    const refusals = [
      ["<ul><li>".repeat(100_000), "Content must have at most 50000 characters with its formatting."],
      ["<ul><li>".repeat(6000), "Content must have at most 100 levels of nesting."],
    ] as const;
    for (const [content, message] of refusals) {
      env.upstream.reset();
      const response = await env.data(
        `mutation ($content: String!) { createStatement(input: { content: $content }) { errors { message field } statement { id } } }`,
        { content },
        writer,
      );
      expect(response).toEqual({ createStatement: { errors: [{ message, field: ["input", "content"] }], statement: null } });
      expect(env.upstream.summary().filter((call) => call.startsWith("POST"))).toEqual([]);
    }
  });
});
