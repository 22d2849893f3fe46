import { globalId } from "./ids.ts";
import { postTypes, typeNames } from "./names.ts";
import type { DataEnv, Person } from "./testEnv.ts";

export interface EveryNode {
  /** The creator of all resources. */
  owner: Person;
  accountId: number;
  /** The person with whom the owner has a conversation. */
  partner: Person;
  /** A global id of each type that implements Node. */
  ids: Record<string, string>;
}

/** Creates one resource of every type that can be read by its id. */
export async function makeEveryNode(env: DataEnv): Promise<EveryNode> {
  const { fixtures } = env;
  const account = await fixtures.db
    .insertInto("accounts")
    .values({ name: "Weekly", created_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const partner = await fixtures.person(["expert"]);
  const owner = await fixtures.person(["pr"], { account_id: account.id, modules: ["contacts"] });
  const list = await fixtures.db
    .insertInto("contact_lists")
    .values({
      account_id: account.id,
      creator_id: owner.contactId,
      name: "Desk",
      created_at: fixtures.time(),
      updated_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const company = await fixtures.company();
  await fixtures.community("readable", owner.contactId);
  const posts = Object.fromEntries(
    await Promise.all(
      postTypes.map(async (type) => [typeNames[type], globalId(typeNames[type], await fixtures.post(type, owner.contactId))]),
    ),
  );
  const story = await fixtures.story(owner.contactId);
  const post = await fixtures.post("job", owner.contactId);
  const [image, video] = [await fixtures.image(), await fixtures.video()];
  await fixtures.db.updateTable("images").set({ owner_id: owner.contactId }).where("id", "=", image).execute();
  await fixtures.db.updateTable("videos").set({ owner_id: owner.contactId }).where("id", "=", video).execute();
  const notification = await fixtures.db
    .insertInto("notifications")
    .values({
      user_id: owner.userId,
      type: "like",
      who_id: company.contactId,
      entity_type: "job",
      entity_id: post,
      created_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const interview = await fixtures.db
    .insertInto("interviews")
    .values({
      title: "Why",
      type: "text",
      is_public: true,
      status: "open",
      author_id: owner.contactId,
      creator_id: owner.contactId,
      created_at: fixtures.time(),
      published_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = { hash: "e5c1d0a2b3f4", type: "text" } as const;
  const set = await fixtures.db
    .insertInto("answer_sets")
    .values({ ...answers, interview_id: interview.id, contact_id: owner.contactId, created_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const question = await fixtures.db
    .insertInto("questions")
    .values({ interview_id: interview.id, position: 1, text: "Why?", created_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answer = await fixtures.db
    .insertInto("answers")
    .values({
      answer_set_id: set.id,
      question_id: question.id,
      content: "<p>So</p>",
      created_at: fixtures.time(),
      updated_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const channel = await fixtures.db
    .insertInto("channels")
    .values({ account_id: account.id, type: "web", name: "Site", url: "https://a.example", created_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const announcement = await fixtures.db
    .insertInto("announcements")
    .values({
      kind: "announcement",
      status: "draft",
      title: "News",
      author_id: owner.contactId,
      creator_id: owner.contactId,
      created_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const columns = { account_id: account.id, creator_id: owner.contactId, created_at: fixtures.time() };
  const task = await fixtures.db
    .insertInto("tasks")
    .values({ ...columns, title: "Call" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const workList = await fixtures.db
    .insertInto("work_lists")
    .values({ ...columns, name: "Launch" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await fixtures.db
    .updateTable("users")
    .set({ modules: ["contacts", "monitor"] })
    .where("id", "=", owner.userId)
    .execute();
  const search = await fixtures.db
    .insertInto("monitor_searches")
    .values({ contact_id: owner.contactId, name: "Mine", q: "me", created_at: fixtures.time(), seen_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const conversation = await fixtures.conversation([owner.contactId, partner.contactId], owner.contactId);
  await fixtures.db.insertInto("outlets").values({ name: "Weekly", slug: "weekly" }).execute();
  const newsroom = await fixtures.db
    .insertInto("newsrooms")
    .values({
      name: "Press desk",
      slug: "press-desk",
      status: "confirmed",
      company_id: company.id,
      owner_id: owner.contactId,
      created_at: fixtures.time(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const country = await fixtures.db.selectFrom("countries").select("id").where("code", "=", "NZ").executeTakeFirstOrThrow();
  const ids = {
    ...posts,
    NewsItem: globalId("NewsItem", story),
    Story: globalId("Story", story),
    Comment: globalId("Comment", await fixtures.comment("job", post, owner.contactId)),
    Community: await fixtures.globalIdOf("Community", "readable"),
    Announcement: globalId("Announcement", announcement.id),
    Channel: globalId("Channel", channel.id),
    Interview: globalId("Interview", interview.id),
    PublicInterview: globalId("PublicInterview", interview.id),
    Account: globalId("Account", account.id),
    AnswerSet: globalId("AnswerSet", `text.${answers.hash}`),
    Answer: globalId("Answer", `text.${answers.hash}.${question.id}.${answer.id}`),
    User: globalId("User", owner.slug),
    UserSettings: globalId("UserSettings", owner.slug),
    Company: await fixtures.globalIdOf("Company", company.slug),
    Outlet: await fixtures.globalIdOf("Outlet", "weekly"),
    Newsroom: globalId("Newsroom", newsroom.id),
    Viewer: globalId("Viewer", owner.userId),
    FollowFeed: globalId("FollowFeed", "timeline"),
    Image: globalId("Image", image),
    Video: globalId("Video", video),
    Notification: globalId("Notification", notification.id),
    Conversation: globalId("Conversation", conversation.id),
    Task: globalId("Task", task.id),
    WorkList: globalId("WorkList", workList.id),
    MonitorSearch: globalId("MonitorSearch", search.id),
    Message: globalId("Message", `${conversation.id}-${conversation.messageId}`),
    Contact: globalId("Contact", company.contactId),
    ContactList: globalId("ContactList", list.id),
    Beat: globalId("Beat", 355),
    Country: globalId("Country", country.id),
  };
  return { owner, accountId: account.id, partner, ids };
}
