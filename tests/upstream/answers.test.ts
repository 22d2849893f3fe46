import { beforeEach, describe, expect, it } from "vitest";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { sweepUploads } from "../../upstream/media/uploads.ts";
import type { AnswerBody, Invitation, Link, ListResponse, AnswerSet } from "./answerShapes.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://press.example" });
let author: Person;
let respondent: Person;
let other: Person;

beforeEach(async () => {
  author = await env.current.person(["journo"]);
  respondent = await env.current.person(["expert"]);
  other = await env.current.person(["pr"]);
});

type Values = NonNullable<Parameters<typeof env.current.insert<"interviews">>[1]>;

/** Creates an open interview with its questions. */
async function interview(values: Values = {}, texts = ["First?", "Second?"]): Promise<{ id: number; questions: number[] }> {
  const { current } = env;
  const id = await current.insert("interviews", {
    title: "How it began",
    type: "text",
    status: "open",
    author_id: author.contactId,
    creator_id: author.contactId,
    created_at: env.current.time,
    published_at: env.current.time,
    ...values,
  });
  const rows = texts.map((text, index) => ({ interview_id: id, position: index + 1, text, created_at: env.current.time }));
  const questions: number[] = [];
  for (const row of rows) questions.push(await env.current.insert("questions", row));
  return { id, questions };
}

const pathOf = ({ type, hash }: Link): string => `/async/answers/${type}/${hash}`;
const invite = (id: number, body: object) => author.client.post<ListResponse<Invitation>>(`/interviews/${id}/invitations`, body);
const startAnswers = async (id: number, person = respondent): Promise<Link> => {
  const { status, body } = await person.client.post<Link>(`/interviews/${id}/answers`);
  expect(status).toBe(200);
  return body;
};
const clientOf = (person?: Person) => person?.client ?? env.current.guest;
const read = (link: Link, person?: Person) => clientOf(person).read<AnswerSet>(pathOf(link));
const answer = (link: Link, question: number | undefined, body: object, person?: Person) =>
  clientOf(person).put<AnswerBody & { detail?: string; errors?: object }>(`${pathOf(link)}/${question}`, body);
const finish = (link: Link, person?: Person) =>
  clientOf(person).post<AnswerSet & { detail?: string; errors?: object }>(`${pathOf(link)}/finish`);
const refused = (detail: string) => ({ status: 422, body: { detail } });
const missing = { status: 404, body: { detail: "Not found." } };

describe("answering in writing", () => {
  it("@INTERVIEW-02 @INTERVIEW-04 saves each answer, allows changes until they are sent, and then shows them", async () => {
    const { id, questions } = await interview();
    await invite(id, { contactIds: [respondent.contactId] });
    const link = await startAnswers(id);
    expect(await startAnswers(id)).toEqual(link);
    expect(await read(link)).toMatchObject({ mode: "answer", status: "open", answers: [], questions: [{ text: "First?" }, {}] });

    expect((await answer(link, questions[0], { content: "<p>At <b>dawn</b><script>x</script></p>" })).body).toMatchObject({
      questionId: questions[0],
      content: "<p>At <strong>dawn</strong></p>",
      skipped: false,
    });
    expect((await answer(link, questions[0], { content: "<p>At noon</p>" })).status).toBe(200);
    expect((await finish(link)).body.errors).toEqual({ [String(questions[1])]: ["Question 2 has no answer yet."] });
    await answer(link, questions[1], { content: "<p>Later</p>" });
    await answer(link, questions[1], { content: " " });
    expect((await read(link)).answers.map(({ content }) => content)).toEqual(["<p>At noon</p>"]);
    await answer(link, questions[1], { content: "<p>Never</p>" });

    expect((await finish(link)).body).toMatchObject({ mode: "view", status: "finished", answers: [{}, {}] });
    const sent = refused("These answers have already been sent.");
    expect(await answer(link, questions[1], { content: "Still" })).toMatchObject(sent);
    expect(await finish(link)).toMatchObject(sent);
    expect(await read(link)).toMatchObject({ mode: "view", answers: [{}, { content: "<p>Never</p>" }] });
  });

  it("@INTERVIEW-04 requires the hash and the matching type; the author can always read but never answer", async () => {
    const { id, questions } = await interview();
    await invite(id, { emails: ["Guest@Example.com"] });
    const [invitation] = (await author.client.read<ListResponse<Invitation>>(`/interviews/${id}/invitations`)).data;
    const link: Link = { hash: invitation?.hash ?? "", type: "text" };
    expect(await env.current.guest.get(pathOf({ ...link, type: "video" }))).toMatchObject(missing);
    expect(await env.current.guest.get(pathOf({ ...link, hash: "0".repeat(32) }))).toMatchObject(missing);
    expect(await read(link, author)).toMatchObject({ mode: "view", status: "open" });
    const byAuthor = await answer(link, questions[0], { content: "Mine" }, author);
    expect(byAuthor).toMatchObject(refused("Only the respondent can answer."));
    expect(await read(link)).toMatchObject({ mode: "answer", respondent: { email: "guest@example.com", contact: null } });
    await env.current.db.updateTable("interviews").set({ deleted_at: env.current.time }).where("id", "=", id).execute();
    expect(await env.current.guest.get(pathOf(link))).toMatchObject(missing);
  });

  it("@INTERVIEW-02 is refused once the interview is closed, and skipping if it is not allowed", async () => {
    const strict = await interview();
    await invite(strict.id, { contactIds: [respondent.contactId] });
    const link = await startAnswers(strict.id);
    expect(await answer(link, strict.questions[0], { skipped: true })).toMatchObject(
      refused("The questions of this interview cannot be skipped."),
    );
    expect((await answer(link, strict.questions[0], { video: 1 })).body.errors).toEqual({
      video: ["This interview is answered in writing."],
    });
    expect((await answer(link, strict.questions[0], { content: "x".repeat(5001) })).body.errors).toEqual({
      content: ["Answer must have at most 5000 characters."],
    });
    expect((await answer(link, 1, { content: "x" })).status).toBe(404);
    await env.current.db.updateTable("interviews").set({ status: "closed" }).where("id", "=", strict.id).execute();
    expect(await answer(link, strict.questions[0], { content: "x" })).toMatchObject(refused("This interview is closed."));
    expect(await finish(link)).toMatchObject(refused("This interview is closed."));
    expect((await read(link)).interview.status).toBe("closed");

    const lenient = await interview({ allow_skip: true });
    await invite(lenient.id, { contactIds: [respondent.contactId] });
    const other = await startAnswers(lenient.id);
    expect((await answer(other, lenient.questions[0], { skipped: true })).body).toMatchObject({ skipped: true, content: null });
    await answer(other, lenient.questions[1], { content: "<p>Yes</p>" });
    expect((await finish(other)).status).toBe(200);
  });

  it("@NOTIF-04 @NOTIF-01 notifies the author with a link to the answers, including those of visitors", async () => {
    const { id, questions } = await interview({ is_public: true }, ["Why?"]);
    const ownLink = await startAnswers(id);
    await answer(ownLink, questions[0], { content: "<p>So</p>" });
    await finish(ownLink, respondent);
    const visitor = await env.current.guest.post<Link>(`/async/public/${id}`, { name: "Dana Guest", email: "dana@example.com" });
    await answer(visitor.body, questions[0], { content: "<p>Thus</p>" });
    await finish(visitor.body);
    interface ListedNotification {
      id: number;
      type: string;
      who: { id: number; name: string; slug: string | null };
      link: Link;
    }
    const { data } = await author.client.read<ListResponse<ListedNotification>>("/notifications");
    const entity = { type: "interviewAnswer", entityType: "interview", entityId: id, entitySummary: "How it began" };
    expect(data).toMatchObject([
      { ...entity, who: { name: "Dana Guest", slug: null }, link: visitor.body },
      { ...entity, who: { id: respondent.contactId }, link: ownLink },
    ]);
    expect(await read(data[0]?.link ?? ownLink, author)).toMatchObject({
      mode: "view",
      respondent: { name: "Dana Guest", email: "dana@example.com" },
    });
    // An e-mail is sent too, unless the author has disabled it.
    const mails = await env.current.mailsTo(author.email);
    const links = [ownLink, visitor.body].map(({ hash }) => `https://press.example/async/answer/text/${hash}`);
    expect(links.every((link) => mails.some(({ text }) => text.includes(link)))).toBe(true);
  });
});

describe("invitations", () => {
  it("@INTERVIEW-01 are mailed once with a personal link, and change from invited to opened to answered", async () => {
    const { id, questions } = await interview({ title: "By mail" }, ["Why?"]);
    const body = { contactIds: [respondent.contactId], emails: ["a@b.example", "A@B.example "] };
    const first = await invite(id, body);
    expect(first).toMatchObject({ status: 201, body: { meta: { total: 2 } } });
    expect((await invite(id, body)).body).toEqual(first.body);
    await env.current.upstream.jobs.settled();
    const mails = await env.current.db.selectFrom("outbox").selectAll().where("subject", "like", "%: By mail").execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(["a@b.example", respondent.email].toSorted());
    const byMail = first.body.data.find(({ email }) => email !== null);
    expect(mails.find(({ recipient }) => recipient === "a@b.example")?.text).toContain(
      `https://press.example/async/answer/text/${byMail?.hash}`,
    );
    const link: Link = { hash: byMail?.hash ?? "", type: "text" };
    const state = async () =>
      (await author.client.read<ListResponse<Invitation>>(`/interviews/${id}/invitations`)).data.find(
        ({ id }) => id === byMail?.id,
      )?.status;
    await read(link, author);
    expect(await state()).toBe("invited");
    await read(link);
    expect(await state()).toBe("opened");
    await answer(link, questions[0], { content: "<p>Because</p>" });
    await finish(link);
    expect(await state()).toBe("answered");
    const deleted = await author.client.delete(`/interviews/${id}/invitations/${byMail?.id}`);
    expect(deleted).toMatchObject(refused("This invitation has already been answered."));
  });

  it("@INTERVIEW-01 are created and deleted by the author only, while the interview is open", async () => {
    const { id } = await interview();
    const [invitation] = (await invite(id, { contactIds: [respondent.contactId] })).body.data;
    expect(await other.client.get(`/interviews/${id}/invitations`)).toMatchObject(missing);
    expect(await other.client.post(`/interviews/${id}/invitations`, { emails: ["a@b.example"] })).toMatchObject(missing);
    expect((await invite(id, {})).body).toMatchObject({ errors: { base: ["Choose whom to invite."] } });
    expect((await invite(id, { emails: ["nobody"] })).body).toMatchObject({
      errors: { emails: ['"nobody" is not a valid e-mail address.'] },
    });
    expect((await invite(id, { contactIds: [author.contactId] })).body).toMatchObject({
      errors: { contactIds: ["You cannot invite yourself."] },
    });
    expect((await author.client.delete(`/interviews/${id}/invitations/${invitation?.id}`)).status).toBe(204);
    expect(await env.current.guest.get(pathOf({ hash: invitation?.hash ?? "", type: "text" }))).toMatchObject(missing);
    const draft = await interview({ status: "draft", published_at: null });
    expect(await invite(draft.id, { emails: ["a@b.example"] })).toMatchObject(refused("This interview is not open yet."));
  });

  it("@INTERVIEW-01 by e-mail are found when a user with that address signs in; others cannot start", async () => {
    const { id } = await interview();
    await invite(id, { emails: [respondent.email] });
    const byOther = await other.client.post(`/interviews/${id}/answers`);
    expect(byOther).toMatchObject(refused("You have not been invited to this interview."));
    expect(await author.client.post(`/interviews/${id}/answers`)).toMatchObject(refused("This is your own interview."));
    const link = await startAnswers(id);
    expect((await read(link)).respondent.contact?.id).toBe(respondent.contactId);
  });
});

describe("lists of answers", () => {
  it("@INTERVIEW-03 show requests to others and to the viewer as awaiting", async () => {
    const { id, questions } = await interview({}, ["Why?"]);
    await invite(id, { contactIds: [respondent.contactId], emails: [other.email] });
    const awaiting = async (person: Person, query = "") =>
      (await person.client.read<ListResponse<AnswerSet>>(`/interviews/awaiting${query}`)).data.map(({ hash }) => hash);
    const link = await startAnswers(id);
    expect(await awaiting(author)).toHaveLength(2);
    expect(await awaiting(author, "?direction=addressed")).toEqual([]);
    expect(await awaiting(respondent, "?direction=addressed")).toEqual([link.hash]);
    expect(await awaiting(other)).toHaveLength(1);
    await answer(link, questions[0], { content: "<p>So</p>" });
    await finish(link);
    expect(await awaiting(respondent)).toEqual([]);
    expect(await awaiting(author, "?direction=asked")).toHaveLength(1);
    expect((await author.client.get("/interviews/awaiting?direction=up")).status).toBe(400);
  });

  it("@INTERVIEW-03 @INTERVIEW-04 can be read, and answers saved, by the author and those the interview is shared with", async () => {
    const { id, questions } = await interview({ is_public: true }, ["Why?"]);
    const { body: link } = await env.current.guest.post<Link>(`/async/public/${id}`, { name: "Dana", email: "d@example.com" });
    await answer(link, questions[0], { content: "<p>So</p>" });
    const list = `/interviews/${id}/answers`;
    expect((await author.client.read<ListResponse<AnswerSet>>(list)).meta.total).toBe(0);
    await finish(link);
    expect(await other.client.get(list)).toMatchObject(missing);
    await author.client.post(`/interviews/${id}/share`, { contactIds: [other.contactId] });
    const [shared] = (await other.client.read<ListResponse<AnswerSet>>(list)).data;
    expect(shared).toMatchObject({ hash: link.hash, mode: "view", respondent: { name: "Dana", email: null } });
    const answerId = shared?.answers[0]?.id;
    const save = (person: Person, body?: object) => person.client.post(`/answers/${answerId}/toggleSave`, body);
    expect(await save(respondent)).toMatchObject(missing);
    expect(await save(other)).toMatchObject({ status: 200, body: { isSaved: true } });
    expect(await save(other, { status: true })).toMatchObject({ body: { isSaved: true } });
    const saved = () => other.client.read<ListResponse<{ kind: string; answer: AnswerBody }>>("/interviews/saved");
    expect((await saved()).data).toMatchObject([{ kind: "answer", answer: { id: answerId, isSaved: true } }]);
    expect((await other.client.read<ListResponse<unknown>>("/interviews/saved?type=video")).data).toEqual([]);
    await author.client.delete(`/interviews/${id}/share/${other.contactId}`);
    expect(await saved()).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await save(other, { status: false })).toMatchObject({ body: { isSaved: false } });
    expect(await save(other)).toMatchObject(missing);
  });
});

describe("a public interview", () => {
  it("@INTERVIEW-05 can be answered by identified visitors while it is open and public", async () => {
    const { id } = await interview({ is_public: true, show_questions: true });
    expect(await env.current.guest.read(`/async/public/${id}`)).toMatchObject({ questionsCount: 2, questions: [{}, {}] });
    const start = (body: object, person?: Person) => clientOf(person).post<Link>(`/async/public/${id}`, body);
    expect(await start({ email: "nobody", organization: "x".repeat(121) })).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ["Name is required."],
          email: ["E-mail is not valid."],
          organization: ["Organization must have at most 120 characters."],
        },
      },
    });
    const visitor = { name: " Dana  Guest ", email: "Dana@Example.com", organization: "Guest Ltd" };
    const { status, body: link } = await start(visitor);
    expect(status).toBe(201);
    expect(await read(link)).toMatchObject({
      mode: "answer",
      respondent: { name: "Dana Guest", email: "dana@example.com", organization: "Guest Ltd", contact: null },
    });
    expect((await start(visitor)).body.hash).not.toBe(link.hash);
    const ownLink = (await start(visitor, respondent)).body;
    expect((await start(visitor, respondent)).body).toEqual(ownLink);
    expect(await start(visitor, author)).toMatchObject(refused("This is your own interview."));

    for (const values of [{ is_public: false }, { is_public: true, status: "draft" as const }]) {
      await env.current.db.updateTable("interviews").set(values).where("id", "=", id).execute();
      expect(await env.current.guest.get(`/async/public/${id}`)).toMatchObject(missing);
      expect(await start(visitor)).toMatchObject(missing);
    }
  });

  it("@INTERVIEW-05 shows author and closing time once it is closed, and accepts no more answers", async () => {
    const { id } = await interview({ is_public: true, show_questions: true });
    expect(await env.current.guest.read(`/async/public/${id}`)).toMatchObject({ status: "open", closedAt: null });
    const closedAt = env.current.time.toISOString();
    expect((await author.client.patch(`/interviews/${id}`, { status: "closed" })).body).toMatchObject({ closedAt });
    env.current.advance(60);
    expect((await author.client.patch(`/interviews/${id}`, { title: "How it ended" })).body).toMatchObject({ closedAt });
    expect(await env.current.guest.read(`/async/public/${id}`)).toMatchObject({
      title: "How it ended",
      author: { id: author.contactId },
      status: "closed",
      closedAt,
      questionsCount: 2,
      questions: [],
    });
    const refusal = await env.current.guest.post(`/async/public/${id}`, { name: "Dana", email: "d@example.com" });
    expect(refusal).toMatchObject(refused("This interview is closed."));
  });

  it("@INTERVIEW-05 can be started 20 times per hour from one address", async () => {
    const { id } = await interview({ is_public: true });
    const start = () => env.current.guest.post(`/async/public/${id}`, { name: "Dana", email: "d@example.com" });
    env.current.advance(120);
    for (let count = 0; count < 20; count += 1) expect((await start()).status).toBe(201);
    expect((await start()).status).toBe(429);
    env.current.advance(61);
    expect((await start()).status).toBe(201);
  });
});

describe("the questions of a call-out", () => {
  it("@POST-07 @ROUTE-54 @ROUTE-55 can be answered by all who can read it, with its own options", async () => {
    const { id, questions } = await interview({ allow_skip: false }, ["Why?"]);
    const callout = await env.current.post("callout", author.contactId, {
      interview_id: id,
      allow_skip: true,
      show_questions: true,
    });
    const plain = await env.current.post("callout", author.contactId);
    const hidden = await env.current.post("callout", author.contactId, { interview_id: id, user_types: ["marketing"] });
    const start = (post: number, person = respondent) => person.client.post<Link>(`/callouts/${post}/answers`);
    const { status, body: link } = await start(callout);
    expect(status).toBe(200);
    expect((await start(callout)).body).toEqual(link);
    expect(await start(plain)).toMatchObject(missing);
    expect(await start(hidden)).toMatchObject(missing);
    expect(await start(callout, author)).toMatchObject(refused("This is your own interview."));
    expect((await read(link)).interview).toMatchObject({ allowSkip: true, showQuestions: true });
    expect((await answer(link, questions[0], { skipped: true })).status).toBe(200);
    await env.current.db.updateTable("interviews").set({ status: "closed" }).where("id", "=", id).execute();
    expect(await start(callout, other)).toMatchObject(refused("This interview is closed."));
  });
});

describe("answering by video", () => {
  const video = (owner: number, set: number | null) =>
    env.current.video(owner).then(async (id) => {
      await env.current.db.updateTable("videos").set({ answer_set_id: set }).where("id", "=", id).execute();
      return id;
    });

  it("@INTERVIEW-01 accepts the respondent's own videos, and reports processing errors", async () => {
    const { id, questions } = await interview({ type: "video", is_public: true }, ["Why?"]);
    const link = await startAnswers(id);
    const set = await env.current.db
      .selectFrom("answer_sets")
      .select("id")
      .where("hash", "=", link.hash)
      .executeTakeFirstOrThrow();
    const [ownVideo, ofOther] = [await video(respondent.contactId, null), await video(other.contactId, null)];
    expect((await answer(link, questions[0], { content: "x" })).body.errors).toEqual({
      content: ["This interview is answered by video."],
    });
    expect((await answer(link, questions[0], { video: ofOther })).body.errors).toEqual({ video: ["The video was not found."] });
    expect((await answer(link, questions[0], { video: ownVideo })).body).toMatchObject({ video: { id: ownVideo } });
    const byHash = await video(other.contactId, set.id);
    expect((await answer(link, questions[0], { video: byHash })).status).toBe(200);
    await env.current.db.updateTable("videos").set({ error: "Broken." }).where("id", "=", byHash).execute();
    expect((await finish(link)).body.errors).toEqual({ [String(questions[0])]: ["Question 1: Broken."] });
  });

  it("@INTERVIEW-01 refuses uploads with a wrong hash, and deletes unused uploads of visitors", async () => {
    const { id, questions } = await interview({ type: "video", is_public: true }, ["Why?"]);
    const link = await startAnswers(id);
    const upload = (hash: string) =>
      env.current.guest.post(`/async/answers/video/${hash}/uploads/videos`, "--empty--\r\n", {
        "content-type": "multipart/form-data; boundary=empty",
      });
    expect((await upload("0".repeat(32))).status).toBe(404);
    expect(await upload(link.hash)).toMatchObject({ status: 422, body: { errors: { file: ["File is required."] } } });
    const set = await env.current.db
      .selectFrom("answer_sets")
      .select("id")
      .where("hash", "=", link.hash)
      .executeTakeFirstOrThrow();
    const uploaded = await Promise.all([video(respondent.contactId, set.id), video(respondent.contactId, set.id)]);
    await env.current.db.updateTable("videos").set({ owner_id: null }).where("id", "in", uploaded).execute();
    await answer(link, questions[0], { video: uploaded[0] });
    await sweepUploads(
      env.current.db,
      createFolderStore(env.current.filesDir),
      new Date(env.current.time.getTime() + 25 * 60 * 60_000),
    );
    const remaining = await env.current.db.selectFrom("videos").select("id").where("id", "in", uploaded).execute();
    expect(remaining.map(({ id }) => id)).toEqual([uploaded[0]]);
  });
});
