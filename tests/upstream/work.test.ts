import { beforeAll, describe, expect, it } from "vitest";
import type { Author } from "../../upstream/users/schema.ts";
import type { Task, WorkList } from "../../upstream/work/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let owner: Person;
let colleague: Person;
let boss: Person;
let readOnly: Person;
let stranger: Person;
let withoutAccount: Person;

interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}
type ErrorResponse = { errors: Record<string, string[]>; detail: string };

const missing = { status: 404, body: { detail: "Not found." } };

async function createTask(by: Person, values: object = {}): Promise<Task> {
  const created = await by.client.post<Task>("/tasks", { title: "Call the desk", ...values });
  expect(created.status).toBe(201);
  return created.body;
}

async function createList(by: Person, values: object = {}): Promise<WorkList> {
  const created = await by.client.post<WorkList>("/workLists", { name: "Launch", ...values });
  expect(created.status).toBe(201);
  return created.body;
}

const titles = async (person: Person, query: string) =>
  (await person.client.read<ListResponse<Task>>(`/tasks${query}`)).data.map(({ title }) => title);

beforeAll(async () => {
  const account = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  const other = await env.current.insert("accounts", { name: "Northlight", created_at: env.current.time });
  owner = await env.current.person(["pr"], { account_id: account }, { name: "Bea Owner" });
  colleague = await env.current.person(["pr"], { account_id: account }, { name: "Al Colleague" });
  boss = await env.current.person(["pr", "accountAdmin"], { account_id: account }, { name: "Cy Boss" });
  readOnly = await env.current.person(["pr"], { account_id: account, is_read_only: true }, { name: "Di Reader" });
  stranger = await env.current.person(["pr", "accountAdmin"], { account_id: other });
  withoutAccount = await env.current.person(["journo"]);
});

describe("tasks", () => {
  it("@GEN-17 @WORK-01 store all fields and when they were done", async () => {
    const list = await createList(owner);
    const post = await env.current.post("callout", owner.contactId);
    const given = {
      title: "  Ring \n the editor ",
      description: "About page 3\n\nBefore noon",
      dueAt: "2026-03-04T10:00:00+11:00",
      workListId: list.id,
      entityType: "callout",
      entityId: post,
    };
    const task = await createTask(owner, { ...given, assigneeId: colleague.contactId });
    expect(task).toMatchObject({
      ...given,
      title: "Ring the editor",
      dueAt: "2026-03-03T23:00:00.000Z",
      status: "todo",
      creator: { id: owner.contactId },
      assignee: { id: colleague.contactId, name: "Al Colleague" },
      createdAt: env.current.time.toISOString(),
      doneAt: null,
    });

    const path = `/tasks/${task.id}`;
    env.current.advance(5);
    const done = await colleague.client.patch<Task>(path, { status: "done" });
    expect(done.body).toMatchObject({ status: "done", doneAt: env.current.time.toISOString(), title: "Ring the editor" });
    const emptied = { description: null, assigneeId: null, dueAt: null, workListId: null, entityType: null, entityId: null };
    const reopened = await owner.client.patch<Task>(path, { status: "inProgress", ...emptied });
    expect(reopened.body).toMatchObject({ status: "inProgress", doneAt: null, assignee: null, dueAt: null, entityId: null });
    expect((await colleague.client.read<Task>(path)).description).toBeNull();
  });

  it("@STATE-16 can change between all statuses", async () => {
    const { id } = await createTask(owner);
    for (const status of ["done", "todo", "inProgress", "todo", "done", "inProgress"] as const)
      expect((await owner.client.patch<Task>(`/tasks/${id}`, { status })).body.status).toBe(status);
  });

  it("@STATE-16 @GEN-10 can get different statuses from concurrent requests", async () => {
    const { id } = await createTask(owner);
    const set = (status: Task["status"]) => owner.client.patch<Task>(`/tasks/${id}`, { status });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await set("todo");
      const responses = await Promise.all([set("done"), set("inProgress")]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it.each([
    ["no title", { title: " " }, { title: ["Title is required."] }],
    ["a long title", { title: "x".repeat(201) }, { title: ["Title must have at most 200 characters."] }],
    ["an assignee of another account", { assigneeId: () => stranger.contactId }, { assigneeId: ["Assignee was not found."] }],
    ["an unknown list", { workListId: 2_000_000_000 }, { workListId: ["Work list was not found."] }],
    ["a subject without a type", { entityId: 1000 }, { entityId: ["The entity was not found."] }],
    ["an unknown subject", { entityType: "story", entityId: 999 }, { entityId: ["The entity was not found."] }],
    ["an unknown status", { status: "later" }, { status: ["Status is not valid."] }],
  ])("are refused with %s", async (_, values, errors) => {
    const read = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === "function" ? value() : value]),
    );
    const refused = await owner.client.post<ErrorResponse>("/tasks", { title: "Call", ...read });
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  });

  it("are accessible only to users of the account", async () => {
    const { id } = await createTask(owner);
    for (const person of [stranger, withoutAccount]) {
      expect(await person.client.get(`/tasks/${id}`)).toMatchObject(missing);
      expect(await person.client.patch(`/tasks/${id}`, { title: "Mine" })).toMatchObject(missing);
      expect(await person.client.delete(`/tasks/${id}`)).toMatchObject(missing);
      expect(await titles(person, `?ids=${id}`)).toEqual([]);
    }
    expect(await titles(withoutAccount, "")).toEqual([]);
    const refused = await withoutAccount.client.post<ErrorResponse>("/tasks", { title: "Call" });
    expect([refused.status, refused.body.detail]).toEqual([422, "Only users of an account can do this."]);
    expect((await readOnly.client.post("/tasks", { title: "Call" })).status).toBe(422);
    expect((await readOnly.client.get(`/tasks/${id}`)).status).toBe(200);
    expect((await env.current.guest.get("/tasks")).status).toBe(401);
  });

  it("can be deleted by their creator and by administrators of the account", async () => {
    const [one, two] = [await createTask(owner), await createTask(owner)];
    expect((await colleague.client.delete(`/tasks/${one.id}`)).status).toBe(403);
    expect((await owner.client.delete(`/tasks/${one.id}`)).status).toBe(204);
    expect((await boss.client.delete(`/tasks/${two.id}`)).status).toBe(204);
    expect(await owner.client.get(`/tasks/${one.id}`)).toMatchObject(missing);
  });

  it("are sorted by due date with done ones last, and filtered by every filter", async () => {
    const list = await createList(boss);
    const at = (day: number) => `2026-04-0${day}T00:00:00.000Z`;
    await createTask(boss, { title: "Third", workListId: list.id });
    await createTask(boss, { title: "Second", workListId: list.id, dueAt: at(5), assigneeId: owner.contactId });
    await createTask(boss, {
      title: "First",
      workListId: list.id,
      dueAt: at(2),
      description: "Bring biscuits",
      status: "inProgress",
    });
    await createTask(boss, { title: "Last", workListId: list.id, dueAt: at(1), status: "done" });
    const within = `?workListId=${list.id}`;
    expect(await titles(owner, within)).toEqual(["First", "Second", "Third", "Last"]);
    expect(await titles(owner, `${within}&offset=1&limit=2`)).toEqual(["Second", "Third"]);
    expect(await titles(owner, `${within}&status=todo`)).toEqual(["Second", "Third"]);
    expect(await titles(owner, `${within}&assigneeId=${owner.contactId}`)).toEqual(["Second"]);
    expect(await titles(owner, `${within}&dueBefore=${at(3)}`)).toEqual(["First", "Last"]);
    expect(await titles(owner, `${within}&q=BISCUITS`)).toEqual(["First"]);
    expect((await owner.client.get(`/tasks?status=later`)).status).toBe(400);
  });
});

describe("work lists", () => {
  it("@GEN-17 @WORK-02 show their progress and members", async () => {
    const memberIds = [owner.contactId, colleague.contactId];
    const list = await createList(owner, { name: " Spring launch ", description: "Everything for May", memberIds });
    expect(list).toMatchObject({ name: "Spring launch", description: "Everything for May", tasksCount: 0, doneCount: 0 });
    expect(list.members.map(({ name }) => name)).toEqual(["Al Colleague", "Bea Owner"]);
    await createTask(owner, { workListId: list.id });
    await createTask(owner, { workListId: list.id, status: "done" });
    const path = `/workLists/${list.id}`;
    expect(await boss.client.read<WorkList>(path)).toMatchObject({ tasksCount: 2, doneCount: 1 });

    const changed = await colleague.client.patch<WorkList>(path, { name: "Autumn launch", memberIds: [boss.contactId] });
    expect(changed.body).toMatchObject({ name: "Autumn launch", description: "Everything for May" });
    expect(changed.body.members.map(({ id }) => id)).toEqual([boss.contactId]);
    const found = await owner.client.read<ListResponse<WorkList>>("/workLists?q=autumn");
    expect(found.data.map(({ id }) => id)).toEqual([list.id]);
    expect((await owner.client.read<ListResponse<WorkList>>(`/workLists?ids=${list.id},1`)).data).toHaveLength(1);
  });

  it("are refused without a name, with a long one, and with members of other accounts", async () => {
    const refusal = async (body: object) => (await owner.client.post<ErrorResponse>("/workLists", body)).body.errors;
    expect(await refusal({ name: " " })).toEqual({ name: ["Name is required."] });
    expect(await refusal({ name: "x".repeat(121) })).toEqual({ name: ["Name must have at most 120 characters."] });
    expect(await refusal({ name: "A", memberIds: [stranger.contactId] })).toEqual({ memberIds: ["A member was not found."] });
    expect((await withoutAccount.client.post("/workLists", { name: "A" })).status).toBe(422);
  });

  it("are accessible only to the account; deleting one keeps its tasks", async () => {
    const list = await createList(owner);
    const task = await createTask(owner, { workListId: list.id });
    const path = `/workLists/${list.id}`;
    expect(await stranger.client.get(path)).toMatchObject(missing);
    expect((await withoutAccount.client.read<ListResponse<WorkList>>("/workLists")).data).toEqual([]);
    expect((await colleague.client.delete(path)).status).toBe(403);
    expect((await boss.client.delete(path)).status).toBe(204);
    expect(await owner.client.read<Task>(`/tasks/${task.id}`)).toMatchObject({ workListId: null });
  });

  it("can have the users of the account as members", async () => {
    const { data } = await owner.client.read<ListResponse<Author>>("/account/people");
    expect(data.map(({ name }) => name)).toEqual(["Al Colleague", "Bea Owner", "Cy Boss", "Di Reader"]);
    expect((await withoutAccount.client.read<ListResponse<Author>>("/account/people")).data).toEqual([]);
  });
});

describe("own call-outs", () => {
  it("@WORK-06 include those of the user's companies and drafts, with the number of answers", async () => {
    const company = await env.current.company();
    const { id: companyId } = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", company)
      .executeTakeFirstOrThrow();
    await env.current.insert("company_responsibilities", { contact_id: owner.contactId, company_id: companyId });
    const draft = await env.current.post("callout", owner.contactId, { save_as: "draft" });
    const ownCallout = await env.current.post("callout", owner.contactId);
    const ofCompany = await env.current.post("callout", company, { creator_id: owner.contactId });
    const byColleague = await env.current.post("callout", company, { creator_id: colleague.contactId });
    await env.current.post("callout", company, { creator_id: colleague.contactId, save_as: "draft" });
    await env.current.post("callout", stranger.contactId);
    const { data } = await owner.client.read<ListResponse<{ id: number; answersCount: number }>>("/callouts?scope=our");
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([draft, ownCallout, ofCompany, byColleague]));
    expect(data.every(({ answersCount }) => answersCount === 0)).toBe(true);
    const listed = async (query: string) =>
      (await owner.client.read<ListResponse<{ id: number }>>(`/callouts?scope=our${query}`)).data.map(({ id }) => id);
    expect(await listed("&saveAs=draft")).toEqual([draft]);
    expect(await listed("&saveAs=published")).toEqual(ids.filter((id) => id !== draft));
    expect((await env.current.guest.get("/callouts?scope=our")).status).toBe(401);
  });
});
