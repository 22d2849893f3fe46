import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const errors = "errors { code message field }";
const permission = "{ allowed reasons { code message } }";
const set = `id hash type mode status finishedAt interview { databaseId title } request { title isOpen closedAt allowSkip author { databaseId } }
  questions { databaseId text } answers { id databaseId content skipped isSaved question { text } video { status } }
  respondent { name email organization contact { databaseId } }
  permissions { answer ${permission} skip ${permission} finish ${permission} save ${permission} }`;
const setDocument = `query ($type: InterviewType!, $hash: String!) { answerSet(type: $type, hash: $hash) { ${set} } }`;

interface PermissionView {
  allowed: boolean;
  reasons: { code: string; message: string }[];
}
interface AnswerSet {
  id: string;
  hash: string;
  type: string;
  mode: string;
  status: string;
  questions: { databaseId: number }[];
  answers: { id: string; databaseId: number; content: string | null; skipped: boolean; isSaved: boolean }[];
  permissions: Record<"answer" | "skip" | "finish" | "save", PermissionView>;
}
interface Outcome {
  answerSet: AnswerSet | null;
  isSaved: boolean | null;
  interview: { invitations: { id: string; databaseId: number; hash: string; email: string | null; status: string }[] } | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

const results: Readonly<Record<string, string>> = {
  setAnswerSaved: "isSaved",
  inviteRespondents: "interview { invitations { id databaseId hash email status } }",
  withdrawInvitation: "interview { invitations { id databaseId hash email status } }",
};

describe("answers", () => {
  let env: TestEnv;
  let author: Person;
  let reader: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    author = await env.fixtures.person(["journo"]);
    reader = await env.fixtures.person(["expert"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  async function change(name: string, input: object, as?: Person): Promise<Outcome> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${results[name] ?? `answerSet { ${set} }`} ${errors} } }`;
    const outcome = (await env.data<Record<string, Outcome>>(document, { input }, as))[name];
    if (outcome === undefined) throw new Error(`No ${name}`);
    return outcome;
  }
  const answerSetOf = ({ answerSet, errors: refusals }: Outcome): AnswerSet => {
    if (answerSet === null) throw new Error(JSON.stringify(refusals));
    return answerSet;
  };
  const read = async (address: { type: string; hash: string }, as?: Person) =>
    (await env.data<{ answerSet: AnswerSet | null }>(setDocument, { type: address.type, hash: address.hash }, as)).answerSet;

  async function interview(values: object = {}, texts = ["First?", "Second?"]): Promise<{ id: number; questions: number[] }> {
    const { db } = env.fixtures;
    const at = env.fixtures.time();
    const { id } = await db
      .insertInto("interviews")
      .values({
        title: "How it began",
        type: "text",
        status: "open",
        author_id: author.contactId,
        creator_id: author.contactId,
        created_at: at,
        published_at: at,
        ...values,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const questions = await db
      .insertInto("questions")
      .values(texts.map((text, index) => ({ interview_id: id, position: index + 1, text, created_at: at })))
      .returning("id")
      .execute();
    return { id, questions: questions.map((question) => question.id) };
  }
  const visitor = { name: "Dana Guest", email: "dana@example.com", organization: "Guest Ltd" };

  it("takes a visitor's answers from the first question to the notification of the author @INTERVIEW-05 @INTERVIEW-02 @INTERVIEW-04 @NOTIF-04", async () => {
    const { id, questions } = await interview({ is_public: true, show_questions: true });
    const publicDocument = `query ($id: Int!) { publicInterview(databaseId: $id) { databaseId title type questionsCount questions { text } author { databaseId } } }`;
    expect(await env.data(publicDocument, { id })).toEqual({
      publicInterview: {
        databaseId: id,
        title: "How it began",
        type: "TEXT",
        questionsCount: 2,
        questions: [{ text: "First?" }, { text: "Second?" }],
        author: { databaseId: author.contactId },
      },
    });
    expect(
      await change("startPublicAnswers", { interviewId: globalId("Interview", id), name: " ", email: "nobody" }),
    ).toMatchObject({
      answerSet: null,
      errors: [
        { code: "BLANK", message: "Name is required.", field: ["input", "name"] },
        { code: "INVALID_EMAIL", message: "E-mail is not valid.", field: ["input", "email"] },
      ],
    });
    const answerSet = answerSetOf(await change("startPublicAnswers", { interviewId: globalId("Interview", id), ...visitor }));
    expect(answerSet).toMatchObject({
      mode: "ANSWER",
      status: "OPEN",
      answers: [],
      respondent: { ...visitor, contact: null },
      permissions: { answer: { allowed: true }, skip: { allowed: false }, finish: { allowed: false }, save: { allowed: false } },
    });
    const save = (question: number | undefined, more: object) =>
      change("saveAnswer", { answerSetId: answerSet.id, questionId: globalId("Question", question ?? 0), ...more });
    const first = answerSetOf(await save(questions[0], { content: "<p>At <i>dawn</i></p>" }));
    expect(first.answers).toMatchObject([{ content: "<p>At <em>dawn</em></p>", question: { text: "First?" } }]);
    const questionsLeft = { code: "QUESTIONS_LEFT", message: "Every question needs an answer first." };
    expect(first.permissions.finish).toEqual({ allowed: false, reasons: [questionsLeft] });
    expect(await save(questions[0], { skipped: true })).toMatchObject({
      errors: [{ code: "INVALID", message: answerSet.permissions.skip.reasons[0]?.message }],
    });
    expect((await save(questions[0], { videoId: globalId("Video", 1) })).errors).toMatchObject([{ field: ["input", "videoId"] }]);
    expect((await change("finishAnswers", { answerSetId: answerSet.id })).errors).toEqual([
      { code: "BLANK", message: "Question 2 has no answer yet.", field: ["input", globalId("Question", questions[1] ?? 0)] },
    ]);
    expect(answerSetOf(await save(questions[1], { content: "<p>Late</p>" })).permissions.finish.allowed).toBe(true);
    expect(answerSetOf(await change("finishAnswers", { answerSetId: answerSet.id }))).toMatchObject({
      mode: "VIEW",
      status: "FINISHED",
    });
    const refused = await save(questions[1], { content: "<p>Too late</p>" });
    const sent = await read(answerSet);
    const reason = { code: "ANSWERS_SENT", message: "These answers have already been sent." };
    expect(refused.errors[0]?.message).toBe(reason.message);
    // Reported alone, although the respondent can only view the answers now.
    expect(sent?.permissions.answer.reasons).toEqual([reason]);

    const notificationsQuery = `{ viewer { notifications(first: 5) { edges { node { kind text actor { name } answer { hash type } } } } } }`;
    const { viewer } = await env.data<{ viewer: { notifications: { edges: { node: unknown }[] } } }>(
      notificationsQuery,
      {},
      author,
    );
    expect(viewer.notifications.edges[0]?.node).toEqual({
      kind: "INTERVIEW_ANSWER",
      text: "Dana Guest answered your interview",
      actor: { name: "Dana Guest" },
      answer: { hash: answerSet.hash, type: "TEXT" },
    });
    const list = `query ($id: Int!) { interview(databaseId: $id) { answers { totalCount edges { node { id mode } } } } }`;
    const ownAnswers = await env.data<{ interview: unknown }>(list, { id }, author);
    expect(ownAnswers.interview).toEqual({ answers: { totalCount: 1, edges: [{ node: { id: answerSet.id, mode: "VIEW" } }] } });
    expect((await env.data<{ interview: unknown }>(list, { id }, reader)).interview).toEqual({ answers: null });
  });

  it("finds an answer set by type and hash, and by global id @ROUTE-32 @INTERVIEW-04", async () => {
    const { id, questions } = await interview({ is_public: true });
    const answerSet = answerSetOf(await change("startPublicAnswers", { interviewId: globalId("Interview", id), ...visitor }));
    await change("saveAnswer", {
      answerSetId: answerSet.id,
      questionId: globalId("Question", questions[0] ?? 0),
      content: "<p>Yes</p>",
    });
    env.upstream.reset();
    expect(await read(answerSet)).toMatchObject({ id: answerSet.id, mode: "ANSWER" });
    expect(env.upstream.calls.length, "the answers and who asks").toBeLessThanOrEqual(2);
    expect(await read({ ...answerSet, type: "VIDEO" })).toBeNull();
    expect(await read({ ...answerSet, hash: "nothing" })).toBeNull();
    expect(await read({ ...answerSet, hash: "../../stories" })).toBeNull();
    expect(await read(answerSet, author)).toMatchObject({
      mode: "VIEW",
      permissions: { answer: { allowed: false, reasons: [{ code: "NOT_RESPONDENT" }] }, save: { allowed: true } },
    });
    const answerId = (await read(answerSet))?.answers[0]?.id;
    const nodes = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on AnswerSet { hash } ... on Answer { content } } }`;
    expect(
      await env.data(nodes, { ids: [answerSet.id, answerId, globalId("AnswerSet", "text.none"), globalId("Answer", "1")] }),
    ).toEqual({
      nodes: [
        { __typename: "AnswerSet", id: answerSet.id, hash: answerSet.hash },
        { __typename: "Answer", id: answerId, content: "<p>Yes</p>" },
        null,
        null,
      ],
    });
  });

  it("gives the same reason in the permission field and the error for one's own interview and read-only users @INTERVIEW-04 @GUARD-09", async () => {
    const { id } = await interview({ is_public: true });
    const document = `query ($id: Int!) { interview(databaseId: $id) { id permissions { answer { allowed reasons { code message } } } } }`;
    const reasons = [{ code: "SELF", message: "This is your own interview." }];
    const { interview: own } = await env.data<{ interview: { id: string } }>(document, { id }, author);
    expect(own).toEqual({ id: own.id, permissions: { answer: { allowed: false, reasons } } });
    const { errors: refusals } = await change("startAnswers", { subjectId: own.id }, author);
    expect(refusals.map(({ message }) => message)).toEqual(["This is your own interview."]);
    for (const as of [reader, undefined]) {
      expect(await env.data(document, { id }, as)).toEqual({
        interview: { id: own.id, permissions: { answer: { allowed: true, reasons: [] } } },
      });
    }
    const readOnly = await env.fixtures.person(["expert"], { is_read_only: true });
    const toThem = await env.data<{ interview: { permissions: { answer: object } } }>(document, { id }, readOnly);
    expect(toThem.interview.permissions.answer).toMatchObject({ allowed: false, reasons: [{ code: "READ_ONLY" }] });
    expect((await change("startAnswers", { subjectId: own.id }, readOnly)).errors).toMatchObject([
      { message: "Your account is read-only." },
    ]);
  });

  it("starts the answers of an invited person once, lists them as awaited, and lets the author save them @INTERVIEW-01 @INTERVIEW-03", async () => {
    const { id, questions } = await interview({}, ["Why?"]);
    const interviewId = globalId("Interview", id);
    expect((await change("startAnswers", { subjectId: interviewId }, reader)).errors).toMatchObject([
      { code: "INVALID", message: "Only people who are invited can answer this interview." },
    ]);
    const invited = await change(
      "inviteRespondents",
      { interviewId, personIds: [globalId("Author", reader.contactId)], emails: ["a@b.example"] },
      author,
    );
    expect(invited.interview?.invitations).toHaveLength(2);
    expect((await change("inviteRespondents", { interviewId, emails: ["x"] }, author)).errors).toMatchObject([
      { field: ["input", "emails"] },
    ]);
    const byMail = invited.interview?.invitations.find(({ email }) => email !== null);
    const withdrawn = await change("withdrawInvitation", { interviewId, invitationId: byMail?.id }, author);
    expect(withdrawn.interview?.invitations).toHaveLength(1);
    expect(await read({ type: "TEXT", hash: byMail?.hash ?? "" })).toBeNull();

    const answerSet = answerSetOf(await change("startAnswers", { subjectId: interviewId }, reader));
    expect(answerSetOf(await change("startAnswers", { subjectId: interviewId }, reader)).id).toBe(answerSet.id);
    const awaiting = `query ($direction: AwaitingDirection) { viewer { awaitingAnswers(direction: $direction) { edges { node { id } } } } }`;
    const awaited = async (direction: string, as?: Person) => {
      const { viewer } = await env.data<{ viewer: { awaitingAnswers: { edges: { node: { id: string } }[] } } }>(
        awaiting,
        { direction },
        as,
      );
      return viewer.awaitingAnswers.edges.map(({ node }) => node.id);
    };
    expect(await awaited("ADDRESSED", reader)).toContain(answerSet.id);
    expect(await awaited("ASKED", author)).toContain(answerSet.id);
    expect(await awaited("ASKED", reader)).not.toContain(answerSet.id);
    expect(await awaited("ADDRESSED")).toEqual([]);

    await change(
      "saveAnswer",
      { answerSetId: answerSet.id, questionId: globalId("Question", questions[0] ?? 0), content: "<p>So</p>" },
      reader,
    );
    const sent = answerSetOf(await change("finishAnswers", { answerSetId: answerSet.id }, reader));
    const answerId = sent.answers[0]?.databaseId;
    expect(await change("setAnswerSaved", { answerId: sent.answers[0]?.id, saved: true }, author)).toEqual({
      isSaved: true,
      errors: [],
    });
    expect((await read(sent, author))?.answers).toMatchObject([{ isSaved: true }]);
    const saved = `query ($type: InterviewType) { viewer { savedMedia(type: $type) { totalCount edges { node { kind interview { databaseId } answer { databaseId content } } } } } }`;
    expect(await env.data(saved, {}, author)).toEqual({
      viewer: {
        savedMedia: {
          totalCount: 1,
          edges: [
            { node: { kind: "ANSWER", interview: { databaseId: id }, answer: { databaseId: answerId, content: "<p>So</p>" } } },
          ],
        },
      },
    });
    expect(await env.data(saved, { type: "VIDEO" }, author)).toMatchObject({ viewer: { savedMedia: { totalCount: 0 } } });
    expect(await change("setAnswerSaved", { answerId: globalId("SavedAnswer", answerId ?? 0), saved: false }, author)).toEqual({
      isSaved: false,
      errors: [],
    });
  });

  it("keeps the answers of a closed interview readable and refuses changes with the reason of the permission @INTERVIEW-02", async () => {
    const { id, questions } = await interview({ is_public: true, allow_skip: true });
    const answerSet = answerSetOf(await change("startPublicAnswers", { interviewId: globalId("Interview", id), ...visitor }));
    const skipped = answerSetOf(
      await change("saveAnswer", {
        answerSetId: answerSet.id,
        questionId: globalId("Question", questions[0] ?? 0),
        skipped: true,
      }),
    );
    expect(skipped.answers).toMatchObject([{ skipped: true, content: null }]);
    const closedAt = env.fixtures.time();
    await env.fixtures.db.updateTable("interviews").set({ status: "closed", closed_at: closedAt }).where("id", "=", id).execute();
    const closed = await read(answerSet);
    expect(closed).toMatchObject({ mode: "ANSWER", request: { isOpen: false, closedAt: closedAt.toISOString() } });
    const refused = await change("saveAnswer", {
      answerSetId: answerSet.id,
      questionId: globalId("Question", questions[0] ?? 0),
      content: "x",
    });
    const reason = { code: "CLOSED", message: "This interview is closed." };
    expect(refused.errors[0]?.message).toBe(reason.message);
    expect(closed?.permissions.answer.reasons).toEqual([reason]);
    expect(closed?.permissions.finish.reasons, "no word of the unanswered question").toEqual([reason]);
    const publicDocument = `query ($id: Int!) {
      publicInterview(databaseId: $id) { title isOpen closedAt questions { text } author { databaseId } }
      interview(databaseId: $id) { closedAt }
    }`;
    expect(await env.data(publicDocument, { id })).toEqual({
      publicInterview: {
        title: "How it began",
        isOpen: false,
        closedAt: closedAt.toISOString(),
        questions: [],
        author: { databaseId: author.contactId },
      },
      interview: { closedAt: closedAt.toISOString() },
    });
    expect((await change("startPublicAnswers", { interviewId: globalId("Interview", id), ...visitor })).errors).toMatchObject([
      { message: "This interview is closed." },
    ]);
  });

  it("lets any reader answer the questions of a call-out @ROUTE-54 @ROUTE-55 @POST-07", async () => {
    const { id } = await interview({ type: "video" });
    const callout = await env.fixtures.post("callout", author.contactId, { interview_id: id, allow_skip: true });
    const answerSet = answerSetOf(await change("startAnswers", { subjectId: globalId("Callout", callout) }, reader));
    expect(answerSet).toMatchObject({ type: "VIDEO", permissions: { skip: { allowed: true } } });
    expect((await change("startAnswers", { subjectId: globalId("Callout", callout) }, author)).errors).toMatchObject([
      { message: "This is your own interview." },
    ]);
    const response = await fetch(`${env.url}/api/v1/async/answers/video/${answerSet.hash}/uploads/videos`, {
      method: "POST",
      headers: { "x-requested-with": "XMLHttpRequest" },
      body: formWith(new Blob([new Uint8Array([1, 2, 3])], { type: "video/webm" })),
    });
    expect([response.status, await response.json()]).toEqual([415, { detail: "This file type is not supported." }]);
    expect(env.upstream.calls.at(-1)?.path).toBe(`/api/v1/async/answers/video/${answerSet.hash}/uploads/videos`);
  });
});

function formWith(file: Blob): FormData {
  const form = new FormData();
  form.append("file", file, "answer.webm");
  return form;
}
