import { beforeAll, describe, expect, it } from "vitest";
import { findInterviews } from "../../upstream/interviews/read.ts";
import type { Interview, Question } from "../../upstream/interviews/schema.ts";
import { updateInterview } from "../../upstream/interviews/write.ts";
import { loadViewer } from "../../upstream/session/sessions.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let author: Person;
let other: Person;
let admin: Person;
let readOnly: Person;

interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}
type ErrorResponse = { errors: Record<string, string[]>; detail: string };

const questions = [{ text: "What happened?" }, { text: "What now?", timeLimit: 60 }];

async function createInterview(by: Person, values: object = {}): Promise<Interview> {
  const body = { title: "Why", type: "text", showQuestions: true, questions, ...values };
  const created = await by.client.post<Interview>("/interviews", body);
  expect(created.status).toBe(201);
  return created.body;
}

const titles = async (person: Person, path: string) =>
  (await person.client.read<ListResponse<Interview>>(path)).data.map(({ title }) => title);

async function insertAnswer(interview: Interview): Promise<void> {
  const set = await env.current.insert("answer_sets", {
    hash: `h${interview.id}`,
    interview_id: interview.id,
    type: interview.type,
    contact_id: other.contactId,
    created_at: env.current.time,
  });
  const at = { created_at: env.current.time, updated_at: env.current.time };
  await env.current.insert("answers", {
    answer_set_id: set,
    question_id: interview.questions[0]?.id ?? 0,
    content: "<p>So</p>",
    ...at,
  });
}

beforeAll(async () => {
  author = await env.current.person(["journo"]);
  other = await env.current.person(["expert"]);
  admin = await env.current.person(["admin"]);
  readOnly = await env.current.person(["pr"], { is_read_only: true });
});

describe("an interview", () => {
  it("@INTERVIEW-01 @INTERVIEW-02 stores all fields and its questions in order, open by default", async () => {
    const image = await env.current.image(author.contactId);
    const video = await env.current.video(author.contactId);
    const created = await createInterview(author, {
      title: "  Bridges \n at night ",
      type: "video",
      description: "<p>Why <script>x</script>now</p>",
      img: image,
      beats: [355, 62],
      deadline: "2026-04-01T00:00:00Z",
      allowSkip: true,
      isPublic: true,
      questions: [
        { text: "One", video },
        { text: "Two", timeLimit: 30 },
      ],
    });
    expect(created).toMatchObject({
      title: "Bridges at night",
      type: "video",
      status: "open",
      description: "<p>Why now</p>",
      img: { id: image },
      beats: [{ key: "politics" }, { key: "tech" }],
      deadline: "2026-04-01T00:00:00.000Z",
      showQuestions: true,
      allowSkip: true,
      isPublic: true,
      author: { id: author.contactId },
      creatorId: author.contactId,
      questionsCount: 2,
      answersCount: 0,
      isAnswered: false,
      isInvited: false,
      questions: [
        { position: 1, text: "One", video: { id: video }, timeLimit: null },
        { position: 2, text: "Two", video: null, timeLimit: 30 },
      ],
      calloutId: null,
      isShared: false,
      isSaved: false,
      isDeleted: false,
      publishedAt: env.current.time.toISOString(),
    });
    expect(await author.client.read(`/interviews/${created.id}`)).toEqual(created);
  });

  it("@INTERVIEW-01 reports errors by field, with the position of the question", async () => {
    const videoOfOther = await env.current.video(other.contactId);
    const body = {
      title: "x".repeat(201),
      type: "video",
      deadline: "2020-01-01T00:00:00Z",
      beats: [1],
      img: 999_999,
      questions: [{ text: "Fine" }, { text: " ", video: videoOfOther }, { text: "y".repeat(501) }],
    };
    const refused = await author.client.post<ErrorResponse>("/interviews", body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      title: ["Title must have at most 200 characters."],
      deadline: ["Deadline must be in the future."],
      beats: ["A beat was not found."],
      img: ["Image was not found."],
      "questions.1.text": ["Question is required."],
      "questions.1.video": ["Video was not found."],
      "questions.2.text": ["Question must have at most 500 characters."],
    });
    const none = await author.client.post<ErrorResponse>("/interviews", { title: "T", type: "text" });
    expect(none.body.errors).toEqual({ questions: ["Questions is required."] });
    const many = { title: "T", type: "text", questions: Array.from({ length: 21 }, () => ({ text: "Q" })) };
    expect((await author.client.post<ErrorResponse>("/interviews", many)).body.errors).toHaveProperty("questions");
    expect((await author.client.post<ErrorResponse>("/interviews", {})).body.errors).toMatchObject({
      title: ["Title is required."],
      type: ["Type is required."],
    });
    expect((await readOnly.client.post("/interviews", many)).status).toBe(422);
    expect((await env.current.guest.post("/interviews", many)).status).toBe(401);
  });

  it("@API-010 is created once for the same idempotency key", async () => {
    const body = { title: "Once", type: "text", questions };
    const key = { "idempotency-key": "interview-1" };
    const [first, second] = [
      await author.client.post<Interview>("/interviews", body, key),
      await author.client.post<Interview>("/interviews", body, key),
    ];
    expect(second.body.id).toBe(first.body.id);
  });

  it("@STATE-16 cannot be updated on the basis of an outdated status", async () => {
    const { db, time } = env.current;
    const { id } = (await author.client.post<Interview>("/interviews", { title: "T", type: "text", saveAs: "draft" })).body;
    const reader = await loadViewer(db, author.userId);
    const before = (await findInterviews(db, reader, [id])).get(id);
    if (reader === null || before === undefined) throw new Error("The author or the interview does not exist.");
    await db.updateTable("interviews").set({ status: "open", published_at: time }).where("id", "=", id).execute();
    const lateUpdate = updateInterview(db, reader, before, { title: "Late" }, time);
    await expect(lateUpdate).rejects.toMatchObject({ status: 422, body: { detail: "This change is not possible." } });
    expect(await author.client.read(`/interviews/${id}`)).toMatchObject({ status: "open", title: "T" });
  });

  it("@STATE-16 changes from draft to open to closed, never back", async () => {
    const draft = await createInterview(author, { saveAs: "draft", questions: [] });
    const path = `/interviews/${draft.id}`;
    expect(draft).toMatchObject({ status: "draft", publishedAt: null });
    expect((await other.client.get(path)).status).toBe(404);
    expect((await env.current.guest.get(path)).status).toBe(404);
    expect((await author.client.patch<ErrorResponse>(path, { status: "closed" })).body.detail).toBe(
      "This change is not possible.",
    );
    expect((await author.client.patch<ErrorResponse>(path, { status: "open" })).body.errors).toHaveProperty("questions");
    await author.client.post(`${path}/questions`, { text: "Why?" });
    expect((await author.client.patch<Interview>(path, { status: "open", type: "video" })).body).toMatchObject({
      status: "open",
      type: "video",
      publishedAt: env.current.time.toISOString(),
    });
    const reverted = await author.client.patch<ErrorResponse>(path, { status: "draft" });
    expect([reverted.status, reverted.body]).toEqual([422, { detail: "This change is not possible." }]);
    expect((await author.client.patch<ErrorResponse>(path, { type: "text" })).body.errors).toHaveProperty("type");
    expect((await author.client.patch<Interview>(path, { status: "closed" })).body.status).toBe("closed");
    expect((await author.client.patch(path, { status: "open" })).status).toBe(422);
    expect((await author.client.post<ErrorResponse>(`${path}/questions`, { text: "More?" })).body.detail).toBe(
      "This interview is closed.",
    );
  });

  it("@INTERVIEW-01 keeps a description that consists of a picture, and stores none without text or picture", async () => {
    const picture = '<p><img src="/files/plate.webp" alt="" /></p>';
    const created = await createInterview(author, { description: picture });
    expect(created.description).toBe(picture);
    const change = async (values: object) =>
      (await author.client.patch<Interview>(`/interviews/${created.id}`, values)).body.description;
    expect(await change({ title: "Why now" })).toBe(picture);
    expect(await change({ description: "<p> </p>" })).toBeNull();
    expect(await change({ description: picture })).toBe(picture);
    expect(await change({ description: null })).toBeNull();
  });

  it("@INTERVIEW-01 can be changed, deleted and restored only by its author and platform admins", async () => {
    const created = await createInterview(author);
    const path = `/interviews/${created.id}`;
    expect((await other.client.patch(path, { title: "Mine" })).status).toBe(403);
    expect((await other.client.delete(path)).status).toBe(403);
    expect((await admin.client.patch<Interview>(path, { title: "Better", beats: [62] })).body).toMatchObject({
      title: "Better",
      description: null,
      beats: [{ key: "politics" }],
      questions: [{ text: "What happened?" }, { text: "What now?" }],
    });
    expect((await author.client.patch(`${path}/restore`)).status).toBe(422);
    expect((await author.client.delete(path)).status).toBe(204);
    expect((await other.client.get(path)).status).toBe(404);
    expect(await author.client.read(path)).toMatchObject({ isDeleted: true });
    expect((await author.client.patch<ErrorResponse>(path, { title: "Late" })).body.detail).toBe(
      "This interview has been deleted.",
    );
    expect((await other.client.patch(`${path}/restore`)).status).toBe(404);
    expect((await admin.client.patch<Interview>(`${path}/restore`)).body.isDeleted).toBe(false);
    expect((await other.client.get(path)).status).toBe(200);
  });
});

describe("questions", () => {
  it("@INTERVIEW-02 can be inserted, reordered, changed and deleted until the first answer", async () => {
    const created = await createInterview(author);
    const path = `/interviews/${created.id}/questions`;
    const texts = async () =>
      (await author.client.read<ListResponse<Question>>(path)).data.map(({ text, position }) => `${position} ${text}`);
    const first = await author.client.post<Question>(path, { text: "Who?", position: 1 });
    expect(first).toMatchObject({ status: 201, body: { position: 1, text: "Who?" } });
    expect(await texts()).toEqual(["1 Who?", "2 What happened?", "3 What now?"]);
    const ids = [...created.questions.map(({ id }) => id), first.body.id];
    await author.client.send({ method: "PUT", path: `${path}/order`, body: { ids } });
    expect(await texts()).toEqual(["1 What happened?", "2 What now?", "3 Who?"]);
    const wrong = { method: "PUT", path: `${path}/order`, body: { ids: ids.slice(1) } } as const;
    expect((await author.client.send<ErrorResponse>(wrong)).body.errors).toHaveProperty("ids");
    expect((await other.client.send({ ...wrong, body: { ids } })).status).toBe(403);
    await author.client.patch(`${path}/${first.body.id}`, { text: "Who else?" });
    await author.client.delete(`${path}/${ids[0]}`);
    expect(await texts()).toEqual(["1 What now?", "2 Who else?"]);
    expect((await admin.client.post(path, { text: "Not mine" })).status).toBe(403);
    expect((await author.client.patch(`${path}/999999`, { text: "Nobody" })).status).toBe(404);
    await insertAnswer(await author.client.read<Interview>(`/interviews/${created.id}`));
    const locked = "This interview has been answered. Its questions can no longer be changed.";
    expect((await author.client.patch<ErrorResponse>(`${path}/${first.body.id}`, { text: "Late" })).body.detail).toBe(locked);
    expect((await author.client.delete<ErrorResponse>(`${path}/${first.body.id}`)).body.detail).toBe(locked);
    await other.client.put(`/async/answers/text/h${created.id}/${ids[1]}`, {});
    expect(await author.client.read<Interview>(`/interviews/${created.id}`)).toMatchObject({ isAnswered: false });
    expect((await author.client.patch(`${path}/${first.body.id}`, { text: "In time" })).status).toBe(200);
  });

  it("@INTERVIEW-02 of an open interview are at least one and at most twenty", async () => {
    const created = await createInterview(author, {
      questions: Array.from({ length: 20 }, (_, index) => ({ text: `Question ${index}` })),
    });
    const path = `/interviews/${created.id}/questions`;
    expect((await author.client.post<ErrorResponse>(path, { text: "One more" })).body.detail).toBe(
      "An interview has at most 20 questions.",
    );
    for (const { id } of created.questions.slice(1)) expect((await author.client.delete(`${path}/${id}`)).status).toBe(204);
    expect((await author.client.delete(`${path}/${created.questions[0]?.id}`)).status).toBe(422);
  });

  it("@INTERVIEW-03 are hidden from readers unless shown, and listed for their author", async () => {
    const hidden = await createInterview(author, {
      title: "Hidden",
      showQuestions: false,
      questions: [{ text: "Unheard of zebra?" }],
    });
    const path = `/interviews/${hidden.id}`;
    expect(await other.client.read(path)).toMatchObject({ questionsCount: 1, questions: [] });
    expect(await other.client.read(`${path}/questions`)).toMatchObject({ data: [] });
    expect(await env.current.guest.read(path)).toMatchObject({ questions: [] });
    expect(await author.client.read(`${path}/questions`)).toMatchObject({ data: [{ text: "Unheard of zebra?" }] });
    expect(await author.client.read("/interviews/questions?q=ZEBRA")).toMatchObject({
      data: [{ text: "Unheard of zebra?", interview: { id: hidden.id, title: "Hidden" } }],
      meta: { total: 1 },
    });
    expect(await other.client.read("/interviews/questions")).toMatchObject({ data: [] });
  });
});

describe("lists of interviews", () => {
  it("@INTERVIEW-03 contain published ones for all, own ones with drafts, or shared ones", async () => {
    const [writer, reader] = [await env.current.person(["journo"]), await env.current.person(["pr"])];
    const video = await createInterview(writer, { title: "Film of quokkas", type: "video", beats: [355] });
    env.current.advance(1);
    const text = await createInterview(writer, { title: "Text on quokkas", beats: [62] });
    env.current.advance(1);
    const draft = await createInterview(writer, { title: "Draft on quokkas", saveAs: "draft" });
    expect(await titles(reader, "/interviews/wire?q=QUOKKAS")).toEqual(["Text on quokkas", "Film of quokkas"]);
    expect(await titles(reader, "/interviews/wire?q=quokkas&type=video")).toEqual(["Film of quokkas"]);
    expect(await titles(reader, "/interviews/wire?q=quokkas&beat=62")).toEqual(["Text on quokkas"]);
    expect(await titles(writer, "/interviews/my")).toEqual(["Draft on quokkas", "Text on quokkas", "Film of quokkas"]);
    expect(await titles(writer, "/interviews/my?status=open&type=text")).toEqual(["Text on quokkas"]);
    expect(await titles(reader, "/interviews/my")).toEqual([]);
    expect(await titles(reader, `/interviews?ids=${text.id},${draft.id},${video.id}`)).toEqual([
      "Text on quokkas",
      "Film of quokkas",
    ]);
    expect((await env.current.guest.get("/interviews/wire")).status).toBe(401);
  });

  it("@INTERVIEW-04 contain interviews that their author has shared, until sharing is revoked", async () => {
    const reader = await env.current.person(["pr"]);
    const created = await createInterview(author, { title: "For you", showQuestions: false });
    const path = `/interviews/${created.id}`;
    expect((await other.client.post(`${path}/share`, { contactIds: [reader.contactId] })).status).toBe(403);
    expect((await author.client.post<ErrorResponse>(`${path}/share`, { contactIds: [999_999] })).body.errors).toHaveProperty(
      "contactIds",
    );
    const draft = await createInterview(author, { saveAs: "draft" });
    expect((await author.client.post(`/interviews/${draft.id}/share`, { contactIds: [reader.contactId] })).status).toBe(422);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await author.client.post(`${path}/share`, { contactIds: [reader.contactId] })).status).toBe(204);
    expect(await titles(reader, "/interviews/shared")).toEqual(["For you"]);
    expect(await reader.client.read(path)).toMatchObject({ isShared: true, questions: [{}, {}] });
    expect(await other.client.read(path)).toMatchObject({ isShared: false, questions: [] });
    expect(await author.client.read(path)).toMatchObject({ isShared: true });
    expect(await author.client.read(`${path}/share`)).toMatchObject({ data: [{ id: reader.contactId }] });
    expect((await reader.client.get(`${path}/share`)).status).toBe(403);
    expect((await author.client.delete(`${path}/share/${reader.contactId}`)).status).toBe(204);
    expect((await author.client.delete(`${path}/share/${reader.contactId}`)).status).toBe(404);
    expect(await titles(reader, "/interviews/shared")).toEqual([]);
  });

  it("@INTERVIEW-04 contain saved interviews, set by status or toggled", async () => {
    const created = await createInterview(author);
    const path = `/interviews/${created.id}`;
    const save = async (status?: boolean) =>
      (await other.client.post<{ isSaved: boolean }>(`${path}/toggleSave`, status === undefined ? {} : { status })).body.isSaved;
    expect([await save(true), await save(true)]).toEqual([true, true]);
    expect(await other.client.read(path)).toMatchObject({ isSaved: true });
    expect(await author.client.read(path)).toMatchObject({ isSaved: false });
    expect([await save(), await save(false), await save()]).toEqual([false, false, true]);
  });
});

it("@POST-07 an interview links to its call-out, which shows the interview and counts finished answers", async () => {
  const created = await createInterview(author, { title: "Asked by a call-out" });
  const body = { title: "Call", content: "<p>Tell us</p>", showQuestions: true };
  const callout = (await author.client.post<{ id: number }>(`/callouts/async/${created.id}`, body)).body;
  expect(await author.client.read(`/interviews/${created.id}`)).toMatchObject({ calloutId: callout.id });
  await env.current.insert("answer_sets", {
    hash: "through-the-callout",
    interview_id: created.id,
    callout_id: callout.id,
    type: "text",
    status: "finished",
    contact_id: other.contactId,
    created_at: env.current.time,
    finished_at: env.current.time,
  });
  expect(await other.client.read(`/callouts/${callout.id}`)).toMatchObject({
    interview: { id: created.id, title: "Asked by a call-out", type: "text", showQuestions: true, allowSkip: false },
    answersCount: 1,
  });
  expect(await other.client.read(`/interviews/${created.id}`)).toMatchObject({ answersCount: 1 });
  // A deleted interview can neither be opened nor answered.
  await author.client.delete(`/interviews/${created.id}`);
  expect(await other.client.read(`/callouts/${callout.id}`)).toMatchObject({ interview: null, answersCount: 1 });
  await author.client.patch(`/interviews/${created.id}/restore`);
  expect(await other.client.read(`/callouts/${callout.id}`)).toMatchObject({ interview: { id: created.id } });
  await author.client.delete(`/callouts/${callout.id}`);
  expect(await author.client.read(`/interviews/${created.id}`)).toMatchObject({ calloutId: null });
});

it("@POST-17 videos of hidden questions are private, pictures of interviews follow their visibility", async () => {
  const image = await env.current.image(author.contactId);
  const video = await env.current.video(author.contactId);
  await createInterview(author, { img: image, showQuestions: false, questions: [{ text: "Look", video }] });
  expect((await other.client.get(`/uploads/images/${image}`)).status).toBe(200);
  expect((await other.client.get(`/uploads/videos/${video}`)).status).toBe(404);
  expect((await author.client.delete(`/uploads/images/${image}`)).status).toBe(409);
  expect((await author.client.delete(`/uploads/videos/${video}`)).status).toBe(409);
});
