import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface Notification {
  kind: string;
  text: string;
  isRead: boolean;
  [field: string]: unknown;
}
interface Notifications {
  totalCount: number;
  unreadCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Notification | null }[];
}

const notification =
  "id databaseId kind isRead createdAt actor { databaseId name } subject { __typename ... on PostBase { databaseId } ... on Story { databaseId } ... on Interview { databaseId } } subjectSummary commentSummary comment { databaseId } parentComment { databaseId } answer { hash type } text";
const document = `query ($first: Int! = 20, $after: String) { viewer { hasNotifications notifications(first: $first, after: $after) {
  totalCount unreadCount pageInfo { hasNextPage endCursor } edges { node { ${notification} } } } } }`;

describe("notifications", () => {
  let env: TestEnv;
  let owner: Person;
  let other: Person;
  let name: string;

  beforeAll(async () => {
    env = await startTestEnv();
    other = await env.fixtures.person(["pr"]);
    ({ name } = await env.fixtures.db
      .selectFrom("contacts")
      .select("name")
      .where("id", "=", other.contactId)
      .executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    owner = await env.fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());

  const read = async (as?: Person, page: Record<string, unknown> = {}) =>
    (await env.data<{ viewer: { hasNotifications: boolean; notifications: Notifications } }>(document, page, as)).viewer;

  async function act(field: string, input: Record<string, unknown>, as: Person = other): Promise<void> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const response = await env.data<Record<string, { errors: unknown[] }>>(
      `mutation ($input: ${type}!) { ${field}(input: $input) { errors { message } } }`,
      { input },
      as,
    );
    expect(response[field]?.errors).toEqual([]);
  }
  const mention = (person: Person): string => `<p>See <span class="mention" data-id="${person.contactId}">@them</span></p>`;

  it("creates a notification with its text for each action of others, newest first @NOTIF-01 @NOTIF-02 @NOTIF-03 @NOTIF-05 @API-007", async () => {
    const { fixtures } = env;
    const job = await fixtures.post("job", owner.contactId);
    const jobId = globalId("Job", job);
    const comment = await fixtures.comment("job", job, owner.contactId);
    await act("setLike", { subjectId: jobId, liked: true });
    await act("addComment", { subjectId: jobId, content: "<p>Well said.</p>" });
    await act("addComment", { subjectId: jobId, parentId: globalId("Comment", comment), content: "<p>And so on.</p>" });
    await act("setLike", { subjectId: globalId("Comment", comment), liked: true });
    await act("createStatement", { content: mention(owner) });
    await act("createCommunityPost", { content: mention(owner) });
    const elsewhere = await fixtures.post("event", other.contactId);
    await act("addComment", { subjectId: globalId("Event", elsewhere), content: mention(owner) });

    const { hasNotifications, notifications } = await read(owner);
    expect([hasNotifications, notifications.unreadCount]).toEqual([true, notifications.totalCount]);
    const nodes = notifications.edges.map(({ node }) => node);
    expect(nodes.map((node) => node?.text)).toEqual(
      expect.arrayContaining([
        `${name} liked your job`,
        `${name} commented on your job`,
        `${name} replied to your comment`,
        `${name} liked your comment`,
        `${name} mentioned you in a statement`,
        `${name} mentioned you in a community post`,
        `${name} mentioned you in a comment`,
      ]),
    );
    expect(nodes[0]).toMatchObject({
      kind: "MENTION_ON_COMMENT",
      isRead: false,
      actor: { databaseId: other.contactId },
      subject: { __typename: "Event", databaseId: elsewhere },
      comment: { databaseId: expect.any(Number) },
      parentComment: null,
      answer: null,
    });
    expect(nodes.find((node) => node?.kind === "COMMENT_AS_REPLY")).toMatchObject({
      subject: { __typename: "Job", databaseId: job },
      parentComment: { databaseId: comment },
      commentSummary: "And so on.",
    });
    expect(nodes.find((node) => node?.kind === "LIKE")).toMatchObject({
      comment: null,
      commentSummary: null,
      parentComment: null,
    });
  });

  it("reads the subjects in one call per type, and in none when only their ids are selected @NOTIF-02", async () => {
    const jobs = await Promise.all([1, 2, 3].map(() => env.fixtures.post("job", owner.contactId, { title: "Editor" })));
    for (const id of jobs) await act("setLike", { subjectId: globalId("Job", id), liked: true });
    const read = async (fields: string) => {
      env.upstream.reset();
      return env.data(`{ viewer { notifications(first: 3) { edges { node { subject { ${fields} } } } } } }`, {}, owner);
    };
    const listed = ["GET /api/v1/current_user/info", "GET /api/v1/notifications"];
    await read("__typename ... on Node { id } ... on PostBase { databaseId }");
    expect(env.upstream.summary().toSorted()).toEqual(listed);
    expect(await read("... on Job { title }")).toEqual({
      viewer: { notifications: { edges: jobs.map(() => ({ node: { subject: { title: "Editor" } } })) } },
    });
    expect(env.upstream.summary().toSorted()).toEqual([...listed.slice(0, 1), "GET /api/v1/jobs", ...listed.slice(1)]);
  });

  it("creates no notification for one's own actions @NOTIF-01", async () => {
    const job = globalId("Job", await env.fixtures.post("job", owner.contactId));
    await act("addComment", { subjectId: job, content: mention(owner) }, owner);
    await act("setLike", { subjectId: job, liked: true }, owner);
    expect(await read(owner)).toMatchObject({ hasNotifications: false, notifications: { totalCount: 0, unreadCount: 0 } });
  });

  it("marks all notifications as read and clears the indicator @NOTIF-06 @NOTIF-07 @API-008", async () => {
    const job = globalId("Job", await env.fixtures.post("job", owner.contactId));
    await act("setLike", { subjectId: job, liked: true });
    const { markNotificationsRead } = await env.data(
      'mutation { markNotificationsRead(input: { clientMutationId: "x" }) { clientMutationId errors { message } viewer { hasNotifications notifications { unreadCount edges { node { isRead } } } } } }',
      {},
      owner,
    );
    expect(markNotificationsRead).toEqual({
      clientMutationId: "x",
      errors: [],
      viewer: { hasNotifications: false, notifications: { unreadCount: 0, edges: [{ node: { isRead: true } }] } },
    });
  });

  it("pages without gaps while new notifications arrive @API-007", async () => {
    for (let count = 0; count < 5; count += 1)
      await act("setLike", { subjectId: globalId("Job", await env.fixtures.post("job", owner.contactId)), liked: true });
    const idsOf = ({ notifications: { edges } }: Awaited<ReturnType<typeof read>>) =>
      edges.map(({ node }) => node?.["databaseId"]);
    const all = idsOf(await read(owner));
    const first = await read(owner, { first: 2 });
    await act("setLike", { subjectId: globalId("Job", await env.fixtures.post("job", owner.contactId)), liked: true });
    const rest = await read(owner, { first: 10, after: first.notifications.pageInfo.endCursor });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(all);
  });

  it("returns null and an error for an unknown kind, and all other notifications @ERR-06", async () => {
    const who = { id: 5, avatar: null, name: "Ann Lee", slug: "ann-lee", type: "person" };
    const base = {
      isRead: false,
      when: "2026-01-01T00:00:00.000Z",
      who,
      entityType: "interview",
      entityId: 3,
      entitySummary: "Questions",
    };
    env.upstream.fail({
      path: "/api/v1/notifications",
      status: 200,
      times: 1,
      body: {
        data: [
          { ...base, id: 2, type: "wave" },
          { ...base, id: 1, type: "interviewAnswer", link: { hash: "h4sh", type: "video" } },
        ],
        meta: { total: 2, offset: 0, limit: 20, unread: 2 },
      },
    });
    const { data, errors } = await env.run<{ viewer: { notifications: Notifications } }>(document, {}, owner);
    expect(errors).toMatchObject([
      {
        message: "Unsupported notification type",
        path: ["viewer", "notifications", "edges", 0, "node"],
        extensions: { code: "INVALID_TYPE" },
      },
    ]);
    expect(data?.viewer.notifications.edges.map(({ node }) => node && [node.kind, node.text, node["answer"]])).toEqual([
      null,
      ["INTERVIEW_ANSWER", "Ann Lee answered your interview", { hash: "h4sh", type: "VIDEO" }],
    ]);
  });

  it("reads a notification by id, only for its owner @NOTIF-02", async () => {
    await act("setLike", { subjectId: globalId("Job", await env.fixtures.post("job", owner.contactId)), liked: true });
    const {
      notifications: { edges },
    } = await read(owner);
    const node = edges[0]?.node;
    const again = (as?: Person) =>
      env.data(`query ($id: ID!) { node(id: $id) { ... on Notification { ${notification} } } }`, { id: node?.["id"] }, as);
    expect(await again(owner)).toEqual({ node });
    expect([await again(other), await again()]).toEqual([{ node: null }, { node: null }]);
  });

  it("reads a notification by id when more than a hundred are newer @NOTIF-02", async () => {
    const job = await env.fixtures.post("job", owner.contactId);
    const likes = Array.from({ length: 205 }, (_, age) => ({
      user_id: owner.userId,
      type: "like" as const,
      who_id: other.contactId,
      entity_type: "job" as const,
      entity_id: job,
      created_at: new Date(Date.UTC(2026, 0, 1) - age * 60_000),
    }));
    const rows = await env.fixtures.db.insertInto("notifications").values(likes).returning(["id", "created_at"]).execute();
    const [oldest] = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
    env.upstream.reset();
    const id = globalId("Notification", oldest?.id ?? 0);
    expect(await env.data("query ($id: ID!) { node(id: $id) { ... on Notification { databaseId } } }", { id }, owner)).toEqual({
      node: { databaseId: oldest?.id },
    });
    const pages = env.upstream.calls.filter(({ path }) => path.startsWith("/api/v1/notifications"));
    expect(pages.map(({ path }) => new URL(path, "http://upstream").searchParams.get("offset") ?? "0")).toEqual([
      "0",
      "100",
      "200",
    ]);
  });

  it("has none for a guest", async () => {
    expect(await read()).toMatchObject({ hasNotifications: false, notifications: { totalCount: 0, unreadCount: 0, edges: [] } });
  });
});
