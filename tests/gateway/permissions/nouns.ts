import { addFailedJob, failedMail } from "../../support/failedJobs.ts";
import type { EveryNode } from "../support/everyNode.ts";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import type { Person, TestEnv } from "../support/testEnv.ts";

/** A permission field with the mutation that it is about. */
export interface Attempt {
  /** The mutation, as a root field without its selection. */
  change: string;
  action: string;
}

/** Mutations of one object, and the query of its permissions. */
export interface Noun {
  /** The GraphQL type. */
  type: string;
  /** A root field in which `$permissions` stands for the selection of the permissions. */
  read: string;
  attempts: readonly Attempt[];
}

/** Query of a node's permissions. */
export const byId = (id: string, type: string): string => `node(id: "${id}") { ... on ${type} { permissions { $permissions } } }`;

const idsOf =
  ({ ids }: EveryNode) =>
  (type: string): string =>
    ids[type] ?? "";

/** An interview of the owner. */
export async function makeInterview(
  env: TestEnv,
  every: EveryNode,
  fields: { is_public?: boolean; status: "open" | "closed" },
): Promise<number> {
  const { id } = await env.fixtures.db
    .insertInto("interviews")
    .values({
      title: "Why",
      type: "text",
      author_id: every.owner.contactId,
      creator_id: every.owner.contactId,
      created_at: env.fixtures.time(),
      published_at: env.fixtures.time(),
      ...fields,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function posts(every: EveryNode): Noun[] {
  const idOf = idsOf(every);
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

function discussions(every: EveryNode): Noun[] {
  const idOf = idsOf(every);
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

async function communities(env: TestEnv, every: EveryNode): Promise<Noun[]> {
  const idOf = idsOf(every);
  const { fixtures } = env;
  const open = idOf("Community");
  const closed = await fixtures.community("closed", every.owner.contactId, { type: "private" });
  await fixtures.join(closed, every.owner.contactId);
  const { id: openId } = await fixtures.db
    .selectFrom("communities")
    .select("id")
    .where("slug", "=", "readable")
    .executeTakeFirstOrThrow();
  for (const member of [every.owner, every.partner]) await fixtures.join(openId, member.contactId);
  return [
    {
      type: "Community",
      read: byId(open, "Community"),
      attempts: [
        { action: "edit", change: `updateCommunity(input: { communityId: "${open}", name: "Other" })` },
        {
          action: "manageMembers",
          change: `inviteToCommunity(input: { communityId: "${open}", personIds: ["${globalId("Author", 1)}"] })`,
        },
      ],
    },
    {
      type: "Community",
      read: byId(await env.fixtures.globalIdOf("Community", "closed"), "Community"),
      attempts: [
        {
          action: "join",
          change: `setMembership(input: { communityId: "${await env.fixtures.globalIdOf("Community", "closed")}", joined: true })`,
        },
      ],
    },
    {
      type: "CommunityMember",
      read: 'community(slug: "closed") { members { edges { node { permissions { $permissions } } } } }',
      attempts: [
        {
          action: "remove",
          change: `removeCommunityMember(input: { communityId: "${await env.fixtures.globalIdOf("Community", "closed")}", personId: "${globalId("Author", every.owner.contactId)}" })`,
        },
      ],
    },
  ];
}

function organisations(every: EveryNode): Noun[] {
  const idOf = idsOf(every);
  const [user, company, outlet, newsroom] = [idOf("User"), idOf("Company"), idOf("Outlet"), idOf("Newsroom")];
  return [
    {
      type: "User",
      read: byId(user, "User"),
      attempts: [
        { action: "follow", change: `setFollow(input: { subjectId: "${user}", followed: true })` },
        {
          action: "message",
          change: `startConversation(input: { personIds: ["${globalId("Author", every.owner.contactId)}"], content: "Hello" })`,
        },
        { action: "approve", change: `approveAccount(input: { userId: "${user}" })` },
        {
          action: "changeSettings",
          change: `updateSettings(input: { settingsId: "${idOf("UserSettings")}", jobTitle: "Other" })`,
        },
        {
          action: "changeSettings",
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
        {
          action: "managePeople",
          change: `addCompanyPerson(input: { companyId: "${company}", personId: "${globalId("Author", every.owner.contactId)}" })`,
        },
      ],
    },
    {
      type: "StaffMember",
      read: `node(id: "${company}") { ... on Company { people { edges { node { permissions { $permissions } } } } } }`,
      attempts: [
        {
          action: "remove",
          change: `removeCompanyPerson(input: { companyId: "${company}", personId: "${globalId("Author", every.partner.contactId)}" })`,
        },
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
        { action: "decide", change: `reviewNewsroom(input: { newsroomId: "${newsroom}", accept: true })` },
      ],
    },
  ];
}

function work(every: EveryNode): Noun[] {
  const idOf = idsOf(every);
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

async function interviewsAndMessages(env: TestEnv, every: EveryNode, readOnly: Person): Promise<Noun[]> {
  const idOf = idsOf(every);
  const [announcement, set] = [idOf("Announcement"), idOf("AnswerSet")];
  const toGlobalId = (id: number) => globalId("Interview", id);
  const acts = (id: string): Attempt[] => [
    { action: "edit", change: `updateInterview(input: { interviewId: "${id}", title: "Other" })` },
    { action: "delete", change: `deleteInterview(input: { interviewId: "${id}" })` },
    { action: "restore", change: `restoreInterview(input: { interviewId: "${id}" })` },
    { action: "close", change: `updateInterview(input: { interviewId: "${id}", status: CLOSED })` },
    { action: "invite", change: `inviteRespondents(input: { interviewId: "${id}", emails: ["a@example.com"] })` },
    { action: "share", change: `shareInterview(input: { interviewId: "${id}", personIds: ["${globalId("Author", 1)}"] })` },
    { action: "save", change: `setInterviewSaved(input: { interviewId: "${id}", saved: true })` },
    { action: "answer", change: `startAnswers(input: { subjectId: "${id}" })` },
  ];
  const callout = (id: number): Attempt => ({
    action: "publishCallout",
    change: `createAsyncCallout(input: { interviewId: "${globalId("Interview", id)}", title: "Wanted", content: "<p>Voices</p>" })`,
  });
  const closed = await makeInterview(env, every, { status: "closed" });
  const open = await makeInterview(env, every, { status: "open" });
  const people = [every.owner.contactId, readOnly.contactId];
  const conversation = globalId("Conversation", (await env.fixtures.conversation(people, every.owner.contactId)).id);
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
      read: byId(toGlobalId(id), "Interview"),
      attempts: [...acts(toGlobalId(id)), callout(id)],
    })),
    {
      type: "AnswerSet",
      read: byId(set, "AnswerSet"),
      attempts: [
        {
          action: "answer",
          change: `saveAnswer(input: { answerSetId: "${set}", questionId: "${globalId("Question", 1)}", content: "<p>So</p>" })`,
        },
        {
          action: "skip",
          change: `saveAnswer(input: { answerSetId: "${set}", questionId: "${globalId("Question", 1)}", skipped: true })`,
        },
        { action: "finish", change: `finishAnswers(input: { answerSetId: "${set}" })` },
        { action: "save", change: `setAnswerSaved(input: { answerId: "${globalId("SavedAnswer", 1)}", saved: true })` },
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

async function failedJob({ platform }: TestEnv): Promise<Noun> {
  const id = globalId("DeadLetter", await addFailedJob(platform.db, failedMail("kim@example.com")));
  return {
    type: "DeadLetter",
    read: "deadLetters { edges { node { permissions { $permissions } } } }",
    attempts: [
      { action: "retry", change: `retryDeadLetter(input: { deadLetterId: "${id}" })` },
      { action: "delete", change: `deleteDeadLetter(input: { deadLetterId: "${id}" })` },
    ],
  };
}

/** All objects with permissions, with their mutations. */
export const makeNouns = async (env: TestEnv, every: EveryNode, readOnly: Person): Promise<Noun[]> => [
  ...posts(every),
  ...discussions(every),
  ...(await communities(env, every)),
  ...organisations(every),
  ...work(every),
  ...(await interviewsAndMessages(env, every, readOnly)),
  await failedJob(env),
];
