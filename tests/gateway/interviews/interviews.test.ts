import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const errors = "errors { code limit message field }";
const card = `id databaseId title type status description author { id name } beats { key } deadline questionsCount answersCount
  questions { id databaseId position text timeLimit } isShared isSaved isDeleted permissions { edit { allowed } answer { allowed } save { allowed } }`;
const mutation = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { clientMutationId interview { ${card} } ${errors} } }`;

interface Made {
  id: string;
  databaseId: number;
  questions: { id: string; databaseId: number; text: string }[];
}
interface Outcome {
  interview: Made | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

describe("interviews", () => {
  let env: TestEnv;
  let author: Person;
  let reader: Person;
  let admin: Person;
  let readOnly: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    author = await env.fixtures.person(["journo"]);
    reader = await env.fixtures.person(["pr"]);
    admin = await env.fixtures.person(["admin"]);
    readOnly = await env.fixtures.person(["pr"], { is_read_only: true });
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  async function change(name: string, input: object, as?: Person): Promise<Outcome> {
    const data = await env.data<Record<string, Outcome>>(mutation(name), { input }, as);
    const outcome = data[name];
    if (outcome === undefined) throw new Error(`No ${name}`);
    return outcome;
  }

  async function make(values: object = {}): Promise<Made> {
    const questions = [{ text: "What happened?" }, { text: "What now?", timeLimit: 60 }];
    const { interview } = await change(
      "createInterview",
      { title: "Why", type: "TEXT", showQuestions: true, questions, ...values },
      author,
    );
    if (interview === null) throw new Error("Not made");
    return interview;
  }

  const questionTexts = (interview: Made | null) => interview?.questions.map(({ text }) => text);

  it("creates one interview with its questions per idempotency key @INTERVIEW-01 @INTERVIEW-02 @API-086", async () => {
    const input = {
      title: "Bridges",
      type: "VIDEO",
      description: "<p>Why</p>",
      beatIds: [globalId("Beat", 62)],
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      questions: [{ text: "One", timeLimit: 30 }, { text: "Two" }],
      idempotencyKey: "one-interview",
      clientMutationId: "m",
    };
    const first = await change("createInterview", input, author);
    expect(first).toMatchObject({
      clientMutationId: "m",
      errors: [],
      interview: {
        title: "Bridges",
        type: "VIDEO",
        status: "OPEN",
        description: "<p>Why</p>",
        beats: [{ key: "POLITICS" }],
        questions: [
          { position: 1, text: "One", timeLimit: 30 },
          { position: 2, text: "Two", timeLimit: null },
        ],
        permissions: { edit: { allowed: true }, answer: { allowed: false } },
      },
    });
    expect((await change("createInterview", input, author)).interview?.databaseId).toBe(first.interview?.databaseId);
  });

  it("reports errors at the fields of the input, those of questions by their position @INTERVIEW-01", async () => {
    const input = { title: " ", type: "TEXT", beatIds: [globalId("Beat", 1)], questions: [{ text: "Fine" }, { text: "" }] };
    const { errors: refusals } = await change("createInterview", input, author);
    expect(new Map(refusals.map(({ field, message }) => [field?.slice(1).join("."), message]))).toEqual(
      new Map([
        ["title", "Title is required."],
        ["beatIds", "A beat was not found."],
        ["questions.1.text", "Question is required."],
      ]),
    );
    const created = await make();
    const wrong = {
      interviewId: created.id,
      questions: [{ questionId: created.questions[0]?.id, text: "Kept" }, { text: "x".repeat(501) }],
    };
    expect((await change("updateInterview", wrong, author)).errors).toMatchObject([
      { code: "TOO_LONG", limit: 500, field: ["input", "questions", "1", "text"] },
    ]);
  });

  it("replaces the list of questions: updated, added, removed and reordered @INTERVIEW-02", async () => {
    const created = await make();
    const [first, second] = created.questions.map(({ id }) => id);
    const update = (questions: object[], more: object = {}) =>
      change("updateInterview", { interviewId: created.id, questions, ...more }, author);
    const mixed = await update([{ text: "New?" }, { questionId: second, text: "What next?" }], { title: "Why indeed" });
    expect(mixed).toMatchObject({ errors: [], interview: { title: "Why indeed" } });
    expect(questionTexts(mixed.interview)).toEqual(["New?", "What next?"]);
    const [added] = mixed.interview?.questions ?? [];
    env.upstream.reset();
    const reordered = await update([
      { questionId: second, text: "What next?" },
      { questionId: added?.id, text: "New?" },
    ]);
    expect(questionTexts(reordered.interview)).toEqual(["What next?", "New?"]);
    expect(env.upstream.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !call.startsWith("GET"))).toEqual([
      `PUT /api/v1/interviews/${created.databaseId}/questions/order`,
    ]);
    expect(first).toBeDefined();
  });

  it("replaces questions of an interview that has as many as possible, and its only one @INTERVIEW-02", async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Question ${index + 1}?`);
    const created = await make({ questions: texts.map((text) => ({ text })) });
    const kept = created.questions.slice(1).map(({ id, text }) => ({ questionId: id, text }));
    const update = (questions: object[]) => change("updateInterview", { interviewId: created.id, questions }, author);
    const swapped = await update([{ text: "Instead?" }, ...kept]);
    expect(swapped.errors).toEqual([]);
    expect(questionTexts(swapped.interview)).toEqual(["Instead?", ...texts.slice(1)]);
    expect(questionTexts((await update([{ text: "One?" }])).interview)).toEqual(["One?"]);
    expect(questionTexts((await update([{ text: "Another?" }])).interview)).toEqual(["Another?"]);
  });

  it("keeps the questions that were to be replaced when an addition is refused @INTERVIEW-02", async () => {
    const created = await make();
    env.upstream.fail({ method: "POST", path: `/api/v1/interviews/${created.databaseId}/questions`, status: 500 });
    const input = { interviewId: created.id, questions: [{ text: "Instead?" }] };
    const refused = await env.run(mutation("updateInterview"), { input }, author);
    expect(refused.errors).toHaveLength(1);
    const data = await env.data<{ interview: Made }>(
      `query ($id: Int!) { interview(databaseId: $id) { ${card} } }`,
      { id: created.databaseId },
      author,
    );
    expect(questionTexts(data.interview)).toEqual(["What happened?", "What now?"]);
  });

  it("adds a question once when saving is tried again after a failure, also once answered @INTERVIEW-02", async () => {
    const created = await make({ questions: [{ text: "What happened?" }, { text: "What now?" }] });
    const { db } = env.fixtures;
    const at = { created_at: env.fixtures.time() };
    const set = { hash: "tried-again", interview_id: created.databaseId, type: "text", contact_id: reader.contactId } as const;
    const { id } = await db
      .insertInto("answer_sets")
      .values({ ...set, ...at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const answer = { answer_set_id: id, question_id: created.questions[0]?.databaseId ?? 0, content: "<p>So</p>" };
    await db
      .insertInto("answers")
      .values({ ...answer, ...at, updated_at: at.created_at })
      .execute();
    const questions = [{ text: " New  one? " }, ...created.questions.map(({ id, text }) => ({ questionId: id, text }))];
    const input = { interviewId: created.id, title: "Why now", questions };
    env.upstream.fail({ method: "PATCH", path: `/api/v1/interviews/${created.databaseId}`, status: 500 });
    expect((await env.run(mutation("updateInterview"), { input }, author)).errors).toHaveLength(1);
    env.upstream.reset();
    const again = await change("updateInterview", input, author);
    expect(again).toMatchObject({ errors: [], interview: { title: "Why now" } });
    expect(questionTexts(again.interview)).toEqual(["New one?", "What happened?", "What now?"]);
  });

  it("opens, closes, deletes and restores interviews as their permissions say @STATE-16", async () => {
    const created = await make({ status: "DRAFT" });
    const id = { interviewId: created.id };
    expect((await change("updateInterview", { ...id, title: "Mine" }, reader)).errors[0]).toMatchObject({ code: "NOT_FOUND" });
    expect((await change("updateInterview", { ...id, status: "CLOSED" }, author)).errors[0]?.message).toBe(
      "This is a draft. Nothing is asked yet.",
    );
    expect((await change("updateInterview", { ...id, status: "OPEN" }, author)).interview).toMatchObject({ status: "OPEN" });
    expect((await change("updateInterview", { ...id, title: "Mine" }, reader)).errors[0]).toMatchObject({ code: "FORBIDDEN" });
    expect((await change("updateInterview", { ...id, status: "CLOSED" }, admin)).interview).toMatchObject({ status: "CLOSED" });
    expect((await change("updateInterview", { ...id, status: "OPEN" }, author)).errors[0]).toMatchObject({ code: "INVALID" });
    expect((await change("deleteInterview", id, reader)).errors[0]).toMatchObject({ code: "FORBIDDEN" });
    expect((await change("deleteInterview", id, author)).interview).toMatchObject({ isDeleted: true });
    const document = `query ($id: ID!) { node(id: $id) { ... on Interview { isDeleted } } }`;
    expect(await env.data(document, { id: created.id }, reader)).toEqual({ node: null });
    expect((await change("restoreInterview", id, author)).interview).toMatchObject({ isDeleted: false });
  });

  it("shares interviews with people, and saves and unsaves them @INTERVIEW-03 @INTERVIEW-04", async () => {
    const created = await make();
    const id = { interviewId: created.id };
    const lists = `{ viewer { sharedInterviews { totalCount edges { node { title isShared sharedWith { id } } } } } }`;
    expect(
      (await change("shareInterview", { ...id, personIds: [globalId("Author", reader.contactId)] }, reader)).errors[0],
    ).toMatchObject({
      code: "FORBIDDEN",
      message: "Only the author may do this.",
    });
    expect(
      (await change("shareInterview", { ...id, personIds: [globalId("Author", reader.contactId)] }, author)).interview,
    ).toMatchObject({
      isShared: true,
    });
    expect(await env.data(lists, {}, reader)).toMatchObject({
      viewer: { sharedInterviews: { totalCount: 1, edges: [{ node: { isShared: true, sharedWith: null } }] } },
    });
    const shares = `query ($id: Int!) { interview(databaseId: $id) { sharedWith { databaseId } } }`;
    expect(await env.data(shares, { id: created.databaseId }, author)).toEqual({
      interview: { sharedWith: [{ databaseId: reader.contactId }] },
    });
    expect(
      (await change("unshareInterview", { ...id, personId: globalId("Author", reader.contactId) }, author)).interview,
    ).toMatchObject({
      isShared: false,
    });
    for (const saved of [true, true, false])
      expect((await change("setInterviewSaved", { ...id, saved }, reader)).interview).toMatchObject({ isSaved: saved });
    expect((await change("setInterviewSaved", { ...id, saved: true }, readOnly)).errors[0]?.message).toBe(
      "Your account is read-only.",
    );
  });

  it("lists open interviews, the author's own with drafts, and their questions, in 2 calls @INTERVIEW-03", async () => {
    const otherAuthor = await env.fixtures.person(["journo"]);
    for (const title of ["Wombats at dawn", "Wombats at dusk"])
      await change("createInterview", { title, type: "TEXT", questions: [{ text: `How about ${title}?` }] }, otherAuthor);
    await change("createInterview", { title: "Wombats unseen", type: "VIDEO", status: "DRAFT" }, otherAuthor);
    env.upstream.reset();
    const wire = `query ($type: InterviewType) { interviews(query: "wombats", type: $type) { totalCount pageInfo { hasNextPage } edges { node { ${card} } } } }`;
    expect(await env.data(wire, {}, reader)).toMatchObject({
      interviews: {
        totalCount: 2,
        edges: [{ node: { title: "Wombats at dusk", questions: [] } }, { node: { title: "Wombats at dawn" } }],
      },
    });
    expect(env.upstream.summary().toSorted()).toEqual(["GET /api/v1/current_user/info", "GET /api/v1/interviews/wire"]);
    expect(await env.data(wire, { type: "VIDEO" }, reader)).toMatchObject({ interviews: { totalCount: 0 } });
    env.upstream.reset();
    expect(await env.data(`{ viewer { interviews { edges { node { ${card} } } } } }`, {}, otherAuthor)).toMatchObject({
      viewer: { interviews: { edges: [{ node: { title: "Wombats unseen" } }, {}, {}] } },
    });
    expect(env.upstream.calls.length).toBeLessThanOrEqual(2);
    env.upstream.reset();
    const questions = `{ viewer { questions(query: "how ABOUT") { edges { node { text interview { title } } } } } }`;
    expect(await env.data(questions, {}, otherAuthor)).toMatchObject({
      viewer: {
        questions: { edges: [{ node: { text: "How about Wombats at dusk?", interview: { title: "Wombats at dusk" } } }, {}] },
      },
    });
    expect(env.upstream.calls.length).toBeLessThanOrEqual(3);
    expect(
      await env.data("{ viewer { interviews { totalCount } sharedInterviews { totalCount } questions { totalCount } } }"),
    ).toEqual({
      viewer: { interviews: { totalCount: 0 }, sharedInterviews: { totalCount: 0 }, questions: { totalCount: 0 } },
    });
  });

  it("links an interview with its call-out in both directions @POST-07 @API-021", async () => {
    const created = await make({ title: "Behind a call-out" });
    const create = `mutation ($input: CreateAsyncCalloutInput!) { createAsyncCallout(input: $input) { callout { databaseId interview { id title } } ${errors} } }`;
    const input = { interviewId: created.id, title: "Call", content: "<p>Tell us</p>" };
    const { createAsyncCallout } = await env.data<{ createAsyncCallout: { callout: { databaseId: number } } }>(
      create,
      { input },
      author,
    );
    expect(createAsyncCallout).toMatchObject({
      errors: [],
      callout: { interview: { id: created.id, title: "Behind a call-out" } },
    });
    const named = `query ($id: Int!) { interview(databaseId: $id) { callout { databaseId title } } }`;
    expect(await env.data(named, { id: created.databaseId }, reader)).toEqual({
      interview: { callout: { databaseId: createAsyncCallout.callout.databaseId, title: "Call" } },
    });
    env.upstream.reset();
    const whole = `query ($id: Int!) { interview(databaseId: $id) { ${card} callout { databaseId title } } viewer { capabilities } }`;
    await env.data(whole, { id: created.databaseId }, reader);
    expect(env.upstream.summary().toSorted()).toEqual([
      `GET /api/v1/callouts/${createAsyncCallout.callout.databaseId}/all`,
      "GET /api/v1/current_user/info",
      `GET /api/v1/interviews/${created.databaseId}`,
    ]);
    const draft = await make({ status: "DRAFT" });
    expect(await env.data(create, { input: { ...input, interviewId: draft.id } }, author)).toMatchObject({
      createAsyncCallout: {
        callout: null,
        errors: [{ message: "This interview is a draft. Open it before you publish its call-out." }],
      },
    });
  });

  it("reads an interview by id, for guests once it is open @ROUTE-15 @ROUTE-13", async () => {
    const [open, draft] = [await make(), await make({ status: "DRAFT" })];
    const one = `query ($id: Int!) { interview(databaseId: $id) { title permissions { save { allowed reasons { code remedy } } } } }`;
    expect(await env.data(one, { id: open.databaseId })).toEqual({
      interview: {
        title: "Why",
        permissions: { save: { allowed: false, reasons: [{ code: "NOT_SIGNED_IN", remedy: "SIGN_IN" }] } },
      },
    });
    expect(await env.data(one, { id: draft.databaseId })).toEqual({ interview: null });
    expect(open.id).toBe(globalId("Interview", open.databaseId));
  });
});
