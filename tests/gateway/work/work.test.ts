import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const card = `id databaseId title description status assignee { databaseId } creator { databaseId } dueAt doneAt
  workList { name tasksCount doneCount } subject { __typename ... on Job { title } }
  permissions { edit { allowed } delete { allowed reasons { code } } }`;
const mutation = (name: string, selection: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} errors { code message field } } }`;

interface Made {
  id: string;
  databaseId: number;
}
interface Outcome {
  task?: Made | null;
  workList?: Made | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

describe("tasks and work lists", () => {
  let env: TestEnv;
  let owner: Person;
  let accountAdmin: Person;
  let colleague: Person;
  let withoutAccount: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    const account = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Meridian", created_at: fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    owner = await fixtures.person(["pr"], { account_id: account.id });
    colleague = await fixtures.person(["pr"], { account_id: account.id });
    accountAdmin = await fixtures.person(["pr", "accountAdmin"], { account_id: account.id });
    withoutAccount = await fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  async function write(name: string, selection: string, input: object, as: Person): Promise<Outcome> {
    const data = await env.data<Record<string, Outcome>>(mutation(name, selection), { input }, as);
    return data[name] ?? { errors: [] };
  }

  it("lets all users of the account create, read and update tasks @WORK-01 @GEN-17", async () => {
    const list = await write(
      "createWorkList",
      "workList { id databaseId }",
      { name: "Launch", memberIds: [globalId("Author", colleague.contactId)] },
      owner,
    );
    const job = await env.fixtures.post("job", owner.contactId);
    const input = {
      title: "Call the desk",
      workListId: list.workList?.id,
      assigneeId: globalId("Author", colleague.contactId),
      subjectId: globalId("Job", job),
      dueAt: "2030-01-02T03:04:05.000Z",
    };
    const created = await write("createTask", `task { ${card} }`, input, owner);
    expect(created).toMatchObject({
      errors: [],
      task: {
        title: "Call the desk",
        status: "TODO",
        assignee: { databaseId: colleague.contactId },
        workList: { name: "Launch", tasksCount: 1, doneCount: 0 },
        subject: { __typename: "Job" },
        dueAt: "2030-01-02T03:04:05.000Z",
        permissions: { edit: { allowed: true }, delete: { allowed: true } },
      },
    });
    const change = { taskId: created.task?.id, status: "DONE" };
    expect(await write("updateTask", `task { ${card} }`, change, colleague)).toMatchObject({
      task: {
        status: "DONE",
        title: "Call the desk",
        workList: { doneCount: 1 },
        permissions: { delete: { allowed: false, reasons: [{ code: "NOT_CREATOR" }] } },
      },
    });
    const { viewer, workList } = await env.data<{ viewer: object; workList: object }>(
      `query ($id: Int!) { workList(databaseId: $id) { name members { databaseId } tasks { totalCount edges { node { title } } } }
        viewer { createWork { allowed } account { people { databaseId } } workLists { totalCount } tasks(status: DONE) { totalCount edges { node { title } } } } }`,
      { id: list.workList?.databaseId },
      accountAdmin,
    );
    expect(workList).toMatchObject({ name: "Launch", tasks: { totalCount: 1, edges: [{ node: { title: "Call the desk" } }] } });
    expect(viewer).toMatchObject({ createWork: { allowed: true }, workLists: { totalCount: 1 }, tasks: { totalCount: 1 } });
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "filters tasks that are due within a period of the viewer's days in %s @WORK-01",
    async (timezone) => {
      const { db } = env.fixtures;
      const insertAccount = db.insertInto("accounts").values({ name: timezone, created_at: env.fixtures.time() });
      const account = await insertAccount.returning("id").executeTakeFirstOrThrow();
      const viewer = await env.fixtures.person(["pr"], { account_id: account.id, timezone });
      // Both zones have the same offset all year.
      const offset = timezone === "Pacific/Kiritimati" ? "+14:00" : "-11:00";
      const today = new Date().toLocaleDateString("en-CA", { timeZone: timezone });
      const midnight = Date.parse(`${today}T00:00:00${offset}`);
      const dueAt = (days: number, minutes: number) => new Date(midnight + (days * 24 * 60 + minutes) * 60_000).toISOString();
      for (const [title, due] of [
        ["overdue", dueAt(-3, 0)],
        ["at the end of today", dueAt(0, 23 * 60 + 59)],
        ["tomorrow", dueAt(1, 0)],
        ["on the sixth day after today", dueAt(6, 23 * 60 + 59)],
        ["a week from today", dueAt(7, 0)],
        ["without a date", null],
      ])
        expect(await write("createTask", "task { id }", { title, dueAt: due }, viewer)).toMatchObject({ errors: [] });
      const titles = async (filters: string) => {
        const query = `{ viewer { tasks(${filters}) { edges { node { title } } } } }`;
        const data = await env.data<{ viewer: { tasks: { edges: { node: { title: string } }[] } } }>(query, {}, viewer);
        return data.viewer.tasks.edges.map(({ node }) => node.title);
      };
      const untilToday = ["overdue", "at the end of today"];
      expect(await titles("dueWithin: TODAY")).toEqual(untilToday);
      expect(await titles("dueWithin: WEEK")).toEqual([...untilToday, "tomorrow", "on the sixth day after today"]);
      expect(await titles(`dueWithin: WEEK, dueBefore: "${dueAt(1, 0)}"`)).toEqual(untilToday);
      expect(await titles(`dueWithin: TODAY, dueBefore: "${dueAt(9, 0)}"`)).toEqual(untilToday);
    },
  );

  it("reports errors at their fields, and lets only the creator and account admins delete", async () => {
    const refused = await write(
      "createTask",
      "task { id }",
      { title: " ", assigneeId: globalId("Author", withoutAccount.contactId) },
      owner,
    );
    expect(refused.errors.map(({ field }) => field?.at(-1))).toEqual(["title", "assigneeId"]);
    const created = await write("createTask", "task { id }", { title: "Mine" }, owner);
    const input = { taskId: created.task?.id };
    expect((await write("deleteTask", "deletedTaskId", input, colleague)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    expect(await write("deleteTask", "deletedTaskId", input, accountAdmin)).toMatchObject({ deletedTaskId: created.task?.id });
    const list = await write("createWorkList", "workList { id }", { name: "Mine" }, owner);
    const { node } = await env.data<{ node: object }>(
      "query ($id: ID!) { node(id: $id) { ... on WorkList { permissions { delete { allowed } } } } }",
      { id: list.workList?.id },
      colleague,
    );
    expect(node).toEqual({ permissions: { delete: { allowed: false } } });
    const deletedList = { workListId: list.workList?.id };
    expect((await write("deleteWorkList", "deletedWorkListId", deletedList, colleague)).errors).toMatchObject([
      { code: "FORBIDDEN" },
    ]);
    expect(await write("deleteWorkList", "deletedWorkListId", deletedList, owner)).toMatchObject({
      deletedWorkListId: list.workList?.id,
    });
  });

  it("returns empty lists to users without an account, and the reason in the permission", async () => {
    const { viewer } = await env.data<{ viewer: object }>(
      "{ viewer { createWork { allowed reasons { code } } tasks { totalCount } workLists { totalCount } } }",
      {},
      withoutAccount,
    );
    expect(viewer).toEqual({
      createWork: { allowed: false, reasons: [{ code: "NO_ACCOUNT" }] },
      tasks: { totalCount: 0 },
      workLists: { totalCount: 0 },
    });
    expect((await write("createTask", "task { id }", { title: "Mine" }, withoutAccount)).errors).toMatchObject([
      { code: "INVALID" },
    ]);
    expect(await env.run("{ workList(databaseId: 1000) { name } }", {}, withoutAccount)).toEqual({ data: { workList: null } });
  });

  it("lists the viewer's call-outs with drafts and the number of answers @WORK-06", async () => {
    const draft = await env.fixtures.post("callout", owner.contactId, { save_as: "draft", published_at: null });
    const { viewer } = await env.data<{ viewer: { callouts: { edges: { node: object }[] } } }>(
      "{ viewer { callouts { totalCount edges { node { id title publishedAt answersCount } } } } }",
      {},
      owner,
    );
    expect(viewer.callouts.edges.map(({ node }) => node)).toContainEqual(
      expect.objectContaining({ id: globalId("Callout", draft), publishedAt: null, answersCount: 0 }),
    );
    const guest = await env.data("{ viewer { callouts { totalCount } } }");
    expect(guest).toEqual({ viewer: { callouts: { totalCount: 0 } } });
  });
});
