import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

describe("call-outs", () => {
  let env: TestEnv;
  let journo: Person;
  let author: number;

  beforeAll(async () => {
    env = await startTestEnv();
    journo = await env.fixtures.person(["journo"]);
    author = await env.fixtures.contact();
  });
  afterAll(() => env?.stop());

  const read = (databaseId: number, fields: string) =>
    env.data<{ post: Record<string, unknown> }>(
      `query ($id: Int!) { post(type: CALLOUT, databaseId: $id) { ${fields} } }`,
      { id: databaseId },
      journo,
    );

  it("include title, deadline, interview and whether the call-out is closed @POST-05 @POST-07 @API-011 @API-012", async () => {
    const past = await env.fixtures.post("callout", author, { title: "Gone", deadline: new Date("2026-02-01T12:59:00Z") });
    const interview = await env.fixtures.db
      .insertInto("interviews")
      .values({
        title: "Five questions",
        type: "text",
        status: "open",
        author_id: author,
        creator_id: author,
        published_at: new Date(),
        created_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const open = await env.fixtures.post("callout", author, {
      title: "Any time",
      interview_id: interview.id,
      show_questions: true,
    });
    const fields =
      "... on Callout { title deadline isClosed answersCount showQuestions allowSkip interview { databaseId type title } }";
    expect((await read(past, fields)).post).toEqual({
      title: "Gone",
      deadline: "2026-02-01T12:59:00.000Z",
      isClosed: true,
      answersCount: 0,
      showQuestions: null,
      allowSkip: null,
      interview: null,
    });
    expect((await read(open, fields)).post).toEqual({
      title: "Any time",
      deadline: null,
      isClosed: false,
      answersCount: 0,
      showQuestions: true,
      allowSkip: false,
      interview: { databaseId: interview.id, type: "TEXT", title: "Five questions" },
    });
    expect(env.upstream.summary()).toEqual([`GET /api/v1/callouts/${past}/all`, `GET /api/v1/callouts/${open}/all`]);
    expect((await read(open, "... on Callout { interview { title questionsCount } }")).post).toEqual({
      interview: { title: "Five questions", questionsCount: 0 },
    });
  });
});
