import { readFileSync } from "node:fs";
import { buildSchema, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeEveryNode, type EveryNode } from "../support/everyNode.ts";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startWorld, type Person, type World } from "../support/world.ts";

interface Verdict {
  allowed: boolean;
  reasons: { code: string; message: string }[];
}

/** A permission field and the change that it speaks of. */
interface Attempt {
  /** The mutation, as a root field without its selection. */
  change: string;
  action: string;
}

/** Changes of one object, and how its permissions are read. */
interface Noun {
  /** The GraphQL type. */
  type: string;
  /** A root field with `$permissions` in the place of the selection of its permissions. */
  read: string;
  attempts: readonly Attempt[];
}

const byId = (id: string, type: string): string => `node(id: "${id}") { ... on ${type} { permissions { $permissions } } }`;

/** Of `{ a: { b: [{ permissions }] } }` the permissions, wherever they stand. */
function findPermissions(value: unknown): Record<string, Verdict> | null {
  if (typeof value !== "object" || value === null) return null;
  if ("permissions" in value) return value.permissions as Record<string, Verdict> | null;
  return (
    Object.values(value)
      .map(findPermissions)
      .find((found) => found !== null) ?? null
  );
}

describe("a refused change", () => {
  let world: World;
  let every: EveryNode;
  let viewers: Record<string, Person | undefined>;
  let nouns: Noun[];

  beforeAll(async () => {
    world = await startWorld();
    every = await makeEveryNode(world);
    const { cast } = world;
    const { owner, partner, accountId } = every;
    const ofAccount = { account_id: accountId, modules: ["contacts", "monitor"] as ("contacts" | "monitor")[] };
    viewers = {
      owner,
      partner,
      stranger: await cast.person(["journo"]),
      colleague: await cast.person(["pr"], ofAccount),
      readOnly: await cast.person(["pr"], { ...ofAccount, is_read_only: true }),
      guest: undefined,
    };
    await cast.db.updateTable("announcements").set({ status: "published", published_at: cast.time() }).execute();
    nouns = await makeNouns();
  });
  afterAll(() => world?.stop());

  const idOf = (type: string): string => every.ids[type] ?? "";

  async function interview(fields: { is_public?: boolean; status: "open" | "closed" }): Promise<number> {
    const { id } = await world.cast.db
      .insertInto("interviews")
      .values({
        title: "Why",
        type: "text",
        author_id: every.owner.contactId,
        creator_id: every.owner.contactId,
        created_at: world.cast.time(),
        published_at: world.cast.time(),
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  function posts(): Noun[] {
    return postTypes.map((postType) => {
      const type = typeNames[postType];
      const id = idOf(type);
      return {
        type,
        read: byId(id, type),
        attempts: [
          { action: "like", change: `setLike(input: { subjectId: "${id}", liked: true })` },
          { action: "comment", change: `addComment(input: { subjectId: "${id}", content: "<p>Hello</p>" })` },
          { action: "edit", change: `update${type}(input: { postId: "${id}", communityIds: [] })` },
          { action: "delete", change: `deletePost(input: { postId: "${id}" })` },
          { action: "restore", change: `restorePost(input: { postId: "${id}" })` },
        ],
      };
    });
  }

  function discussions(): Noun[] {
    const [comment, news, story, job] = [idOf("Comment"), idOf("NewsItem"), idOf("Story"), idOf("Job")];
    return [
      {
        type: "Comment",
        read: byId(comment, "Comment"),
        attempts: [
          { action: "like", change: `setLike(input: { subjectId: "${comment}", liked: true })` },
          {
            action: "comment",
            change: `addComment(input: { subjectId: "${job}", parentId: "${comment}", content: "<p>Hello</p>" })`,
          },
          { action: "edit", change: `updateComment(input: { commentId: "${comment}", content: "<p>Hello</p>" })` },
          { action: "delete", change: `deleteComment(input: { commentId: "${comment}" })` },
          { action: "restore", change: `restoreComment(input: { commentId: "${comment}" })` },
        ],
      },
      {
        type: "NewsItem",
        read: byId(news, "NewsItem"),
        attempts: [
          { action: "like", change: `setLike(input: { subjectId: "${news}", liked: true })` },
          { action: "comment", change: `addComment(input: { subjectId: "${news}", content: "<p>Hello</p>" })` },
        ],
      },
      {
        type: "Story",
        read: byId(story, "Story"),
        attempts: [
          { action: "edit", change: `updateStory(input: { storyId: "${story}", title: "Other" })` },
          { action: "delete", change: `deleteStory(input: { storyId: "${story}" })` },
          { action: "restore", change: `restoreStory(input: { storyId: "${story}" })` },
        ],
      },
    ];
  }

  async function communities(): Promise<Noun[]> {
    const { cast } = world;
    const open = idOf("Community");
    const closed = await cast.community("closed", every.owner.contactId, { type: "private" });
    await cast.join(closed, every.owner.contactId);
    const { id: openId } = await cast.db
      .selectFrom("communities")
      .select("id")
      .where("slug", "=", "readable")
      .executeTakeFirstOrThrow();
    for (const member of [every.owner, every.partner]) await cast.join(openId, member.contactId);
    return [
      {
        type: "Community",
        read: byId(open, "Community"),
        attempts: [
          { action: "edit", change: `updateCommunity(input: { communityId: "${open}", name: "Other" })` },
          { action: "manageMembers", change: `inviteToCommunity(input: { communityId: "${open}", contactIds: [1] })` },
        ],
      },
      {
        type: "Community",
        read: byId(globalId("Community", "closed"), "Community"),
        attempts: [
          { action: "join", change: `setMembership(input: { communityId: "${globalId("Community", "closed")}", joined: true })` },
        ],
      },
      {
        type: "CommunityMember",
        read: 'community(slug: "closed") { members { edges { node { permissions { $permissions } } } } }',
        attempts: [
          {
            action: "remove",
            change: `removeCommunityMember(input: { communityId: "${globalId("Community", "closed")}", contactId: ${every.owner.contactId} })`,
          },
        ],
      },
    ];
  }

  function organisations(): Noun[] {
    const [user, company, outlet, newsroom] = [idOf("User"), idOf("Company"), idOf("Outlet"), idOf("Newsroom")];
    return [
      {
        type: "User",
        read: byId(user, "User"),
        attempts: [
          { action: "follow", change: `setFollow(input: { subjectId: "${user}", followed: true })` },
          {
            action: "message",
            change: `startConversation(input: { contactIds: [${every.owner.contactId}], content: "Hello" })`,
          },
          { action: "approve", change: `approveAccount(input: { userId: "${user}" })` },
          { action: "openSettings", change: `updateSettings(input: { settingsId: "${idOf("UserSettings")}", job: "Other" })` },
          {
            action: "openSettings",
            change: `setFeedTypeFollow(input: { settingsId: "${idOf("UserSettings")}", type: JOB, followed: true })`,
          },
        ],
      },
      {
        type: "Company",
        read: byId(company, "Company"),
        attempts: [
          { action: "follow", change: `setFollow(input: { subjectId: "${company}", followed: true })` },
          { action: "edit", change: `updateCompany(input: { companyId: "${company}", name: "Other" })` },
        ],
      },
      {
        type: "Outlet",
        read: byId(outlet, "Outlet"),
        attempts: [{ action: "edit", change: `updateOutlet(input: { outletId: "${outlet}", name: "Other" })` }],
      },
      {
        type: "Newsroom",
        read: byId(newsroom, "Newsroom"),
        attempts: [
          { action: "edit", change: `updateNewsroom(input: { newsroomId: "${newsroom}", name: "Other" })` },
          { action: "delete", change: `deleteNewsroom(input: { newsroomId: "${newsroom}" })` },
          { action: "decide", change: `decideNewsroom(input: { newsroomId: "${newsroom}", accept: true })` },
        ],
      },
    ];
  }

  function work(): Noun[] {
    const [channel, contact, list] = [idOf("Channel"), idOf("Contact"), idOf("ContactList")];
    return [
      {
        type: "Channel",
        read: byId(channel, "Channel"),
        attempts: [
          { action: "edit", change: `updateChannel(input: { channelId: "${channel}", name: "Other" })` },
          { action: "delete", change: `deleteChannel(input: { channelId: "${channel}" })` },
        ],
      },
      {
        type: "Contact",
        read: byId(contact, "Contact"),
        attempts: [
          { action: "edit", change: `updateContact(input: { contactId: "${contact}", name: "Other" })` },
          { action: "delete", change: `deleteContact(input: { contactId: "${contact}" })` },
          { action: "list", change: `addToContactList(input: { contactListId: "${list}", contactIds: ["${contact}"] })` },
        ],
      },
      {
        type: "ContactList",
        read: byId(list, "ContactList"),
        attempts: [
          { action: "edit", change: `updateContactList(input: { contactListId: "${list}", name: "Other" })` },
          { action: "delete", change: `deleteContactList(input: { contactListId: "${list}" })` },
        ],
      },
      ...(["Task", "WorkList"] as const).map((type) => {
        const [id, key] = [idOf(type), type === "Task" ? "taskId" : "workListId"];
        return {
          type,
          read: byId(id, type),
          attempts: [
            { action: "edit", change: `update${type}(input: { ${key}: "${id}" })` },
            { action: "delete", change: `delete${type}(input: { ${key}: "${id}" })` },
          ],
        };
      }),
      {
        type: "Monitor",
        read: "viewer { monitor { permissions { $permissions } } }",
        attempts: [{ action: "save", change: `createMonitorSearch(input: { name: "Ours", query: "us" })` }],
      },
    ];
  }

  async function interviewsAndMessages(): Promise<Noun[]> {
    const [announcement, set] = [idOf("Announcement"), idOf("AnswerSet")];
    const own = (id: number) => globalId("Interview", id);
    const acts = (id: string): Attempt[] => [
      { action: "edit", change: `updateInterview(input: { interviewId: "${id}", title: "Other" })` },
      { action: "delete", change: `deleteInterview(input: { interviewId: "${id}" })` },
      { action: "restore", change: `restoreInterview(input: { interviewId: "${id}" })` },
      { action: "close", change: `updateInterview(input: { interviewId: "${id}", status: CLOSED })` },
      { action: "invite", change: `inviteRespondents(input: { interviewId: "${id}", emails: ["a@example.com"] })` },
      { action: "share", change: `shareInterview(input: { interviewId: "${id}", contactIds: [1] })` },
      { action: "save", change: `setInterviewSaved(input: { interviewId: "${id}", saved: true })` },
      { action: "answer", change: `startAnswers(input: { subjectId: "${id}" })` },
    ];
    const callout = (id: number): Attempt => ({
      action: "publishCallout",
      change: `createAsyncCallout(input: { interviewId: ${id}, title: "Wanted", content: "<p>Voices</p>" })`,
    });
    const closed = await interview({ status: "closed" });
    const open = await interview({ status: "open" });
    const people = [every.owner.contactId, viewers["readOnly"]?.contactId ?? 0];
    const conversation = globalId("Conversation", (await world.cast.conversation(people, every.owner.contactId)).id);
    const message = idOf("Message");
    return [
      {
        type: "Announcement",
        read: byId(announcement, "Announcement"),
        attempts: [
          { action: "edit", change: `updateAnnouncement(input: { announcementId: "${announcement}", title: "Other" })` },
          { action: "delete", change: `deleteAnnouncement(input: { announcementId: "${announcement}" })` },
          { action: "restore", change: `restoreAnnouncement(input: { announcementId: "${announcement}" })` },
          { action: "archive", change: `updateAnnouncement(input: { announcementId: "${announcement}", status: ARCHIVED })` },
          { action: "mail", change: `sendAnnouncementEmail(input: { announcementId: "${announcement}" })` },
        ],
      },
      ...[closed, open].map((id) => ({
        type: "Interview",
        read: byId(own(id), "Interview"),
        attempts: [...acts(own(id)), callout(id)],
      })),
      {
        type: "AnswerSet",
        read: byId(set, "AnswerSet"),
        attempts: [
          { action: "answer", change: `saveAnswer(input: { answerSetId: "${set}", questionId: 1, content: "<p>So</p>" })` },
          { action: "skip", change: `saveAnswer(input: { answerSetId: "${set}", questionId: 1, skipped: true })` },
          { action: "finish", change: `finishAnswers(input: { answerSetId: "${set}" })` },
          { action: "save", change: "setAnswerSaved(input: { answerId: 1, saved: true })" },
        ],
      },
      {
        type: "Conversation",
        read: byId(conversation, "Conversation"),
        attempts: [{ action: "send", change: `sendMessage(input: { conversationId: "${conversation}", content: "Hello" })` }],
      },
      {
        type: "Message",
        read: byId(message, "Message"),
        attempts: [{ action: "delete", change: `deleteMessage(input: { messageId: "${message}" })` }],
      },
    ];
  }

  const makeNouns = async (): Promise<Noun[]> => [
    ...posts(),
    ...discussions(),
    ...(await communities()),
    ...organisations(),
    ...work(),
    ...(await interviewsAndMessages()),
  ];

  async function verdictsOf({ read, attempts }: Noun, viewer: Person | undefined): Promise<Record<string, Verdict> | null> {
    const actions = [...new Set(attempts.map(({ action }) => action))];
    const selection = actions.map((action) => `${action} { allowed reasons { code message } }`).join(" ");
    const answer = await world.run(`{ ${read.replace("$permissions", selection)} }`, {}, viewer);
    return findPermissions(answer.data);
  }

  /** The first words of the refusal, wherever they stand; null when the change was made. */
  async function refusalOf(change: string, viewer: Person | undefined): Promise<{ code: string; message: string } | null> {
    const { data, errors } = await world.run<{ made: { errors: { code: string; message: string }[] } }>(
      `mutation { made: ${change} { errors { code message } } }`,
      {},
      viewer,
    );
    const [fault] = errors ?? [];
    if (fault !== undefined) return { code: String(fault.extensions?.code), message: fault.message };
    return data?.made.errors[0] ?? null;
  }

  it("has the sentence of the first reason of its permission field, for every noun @PERM-01 @PERM-24 @API-085", async () => {
    const compared = new Set<string>();
    const differing: unknown[] = [];
    for (const noun of nouns) {
      for (const [name, viewer] of Object.entries(viewers)) {
        const verdicts = await verdictsOf(noun, viewer);
        for (const { action, change } of noun.attempts) {
          const [reason] = verdicts?.[action]?.reasons ?? [];
          // Asking for the present state again changes nothing and is no fault (D-154); one's own name is a fault of a field.
          if (reason === undefined || reason.code === "ALREADY_JOINED" || reason.code === "SELF") continue;
          const refusal = await refusalOf(change, viewer);
          compared.add(noun.type);
          const isAsSaid =
            refusal?.message === reason.message && (refusal.code === "UNAUTHENTICATED") === (reason.code === "NOT_SIGNED_IN");
          if (!isAsSaid) differing.push([`${name}: ${change}`, reason, refusal]);
        }
      }
    }
    expect(differing).toEqual([]);
    expect([...compared].toSorted()).toEqual(typesWithPermissions());
  }, 240_000);

  it("keeps the words of the REST API where no permission speaks of it @ERR-04", async () => {
    world.upstream.fail({ path: "/api/v1/communities/readable", method: "PATCH", status: 403, body: { detail: "No." } });
    const change = `updateCommunity(input: { communityId: "${idOf("Community")}", name: "Other" })`;
    expect(await refusalOf(change, every.owner)).toEqual({
      code: "FORBIDDEN",
      message: "Sorry, you are not permitted to view this page.",
    });
    world.upstream.reset();
  });

  it("is the guest's own on a public interview: what the field says holds for startPublicAnswers @INTERVIEW-05", async () => {
    const begin = (id: number) =>
      refusalOf(`startPublicAnswers(input: { interviewId: ${id}, name: "Ann", email: "ann@example.com" })`, undefined);
    const said = async (id: number) => {
      const read = byId(globalId("Interview", id), "Interview");
      return (await verdictsOf({ type: "Interview", read, attempts: [{ action: "answer", change: "" }] }, undefined))?.["answer"];
    };
    const open = await interview({ is_public: true, status: "open" });
    expect(await said(open)).toEqual({ allowed: true, reasons: [] });
    expect(await begin(open)).toBeNull();
    const closed = await interview({ is_public: true, status: "closed" });
    expect(await said(closed)).toEqual({ allowed: false, reasons: [{ code: "CLOSED", message: "This interview is closed." }] });
    expect(await begin(closed)).toEqual({ code: "INVALID", message: "This interview is closed." });
    const closedToGuests = await interview({ status: "open" });
    expect(await said(closedToGuests)).toEqual({
      allowed: false,
      reasons: [{ code: "NOT_SIGNED_IN", message: "Please sign in first." }],
    });
    expect(await begin(closedToGuests)).toEqual({ code: "UNAUTHENTICATED", message: "Please sign in first." });
  });
});

/** Object types of the schema with a permissions field. A draft's are those of its post. */
function typesWithPermissions(): string[] {
  const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && "permissions" in type.getFields() && type.name !== "Draft")
    .map(({ name }) => name)
    .toSorted();
}
