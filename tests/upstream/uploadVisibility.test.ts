import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let owner: Person;
let member: Person;
let stranger: Person;
/** A private community that only the owner and the member have joined. */
let closed: number;

beforeAll(async () => {
  owner = await env.current.person(["journo"]);
  member = await env.current.person(["pr"]);
  stranger = await env.current.person(["pr"]);
  closed = await env.current.community({ type: "private" }, [owner.contactId, member.contactId]);
});

/** What the owner, the member and the stranger get for an upload of the owner. */
async function statusesOf(kind: "images" | "videos", id: number): Promise<number[]> {
  const responses = await Promise.all([owner, member, stranger].map(({ client }) => client.get(`/uploads/${kind}/${id}`)));
  const lists = await Promise.all(
    [owner, member, stranger].map(({ client }) => client.read<{ data: unknown[] }>(`/uploads/${kind}?ids=${id}`)),
  );
  expect(lists.map(({ data }) => data.length)).toEqual(responses.map(({ status }) => (status === 200 ? 1 : 0)));
  return responses.map(({ status }) => status);
}

const image = () => env.current.image(owner.contactId);
const forAll = [200, 200, 200];
const forMembers = [200, 200, 404];
const forOwner = [200, 404, 404];

describe("a picture", () => {
  it("is visible only to its uploader until it is used @POST-17", async () => {
    expect(await statusesOf("images", await image())).toEqual(forOwner);
  });

  it("of a post is visible to those who can see the post, until it is deleted @POST-17 @COMM-01", async () => {
    const { current } = env;
    const [postImage, attached] = [await image(), await image()];
    const id = await current.post("job", owner.contactId, { img_id: postImage }, [closed]);
    await current.db.insertInto("post_attachments").values({ post_id: id, position: 1, image_id: attached }).execute();
    expect([await statusesOf("images", postImage), await statusesOf("images", attached)]).toEqual([forMembers, forMembers]);
    await current.db.updateTable("posts").set({ deleted_at: current.time }).where("id", "=", id).execute();
    expect([await statusesOf("images", postImage), await statusesOf("images", attached)]).toEqual([forOwner, forOwner]);
  });

  it("of a comment is visible to those who can see the post, until either is deleted @POST-17", async () => {
    const { current } = env;
    const picture = await image();
    const post = { type: "job" as const, id: await current.post("job", owner.contactId, {}, [closed]) };
    const comment = await current.comment(post, owner.contactId);
    await current.db.insertInto("comment_attachments").values({ comment_id: comment, position: 1, image_id: picture }).execute();
    expect(await statusesOf("images", picture)).toEqual(forMembers);
    const setDeleted = (table: "comments" | "posts", id: number, time: Date | null) =>
      current.db.updateTable(table).set({ deleted_at: time }).where("id", "=", id).execute();
    await setDeleted("comments", comment, current.time);
    expect(await statusesOf("images", picture)).toEqual(forOwner);
    await setDeleted("comments", comment, null);
    await setDeleted("posts", post.id, current.time);
    expect(await statusesOf("images", picture)).toEqual(forOwner);
  });

  it("of a comment on a story is visible to everybody @POST-17", async () => {
    const { current } = env;
    const picture = await image();
    const story = { type: "story" as const, id: await current.story(12) };
    const comment = await current.comment(story, owner.contactId);
    await current.db.insertInto("comment_attachments").values({ comment_id: comment, position: 1, image_id: picture }).execute();
    expect(await statusesOf("images", picture)).toEqual(forAll);
  });

  it.each([
    ["published", forAll],
    ["draft", forOwner],
  ] as const)("of a story that is %s is visible to those who can see the story @POST-17", async (save_as, expected) => {
    const picture = await image();
    await env.current.story(12, { img_id: picture, save_as });
    expect(await statusesOf("images", picture)).toEqual(expected);
  });

  it.each([
    ["published", forAll],
    ["draft", forOwner],
  ] as const)("of an announcement that is %s is visible to those who can see it @POST-17", async (status, expected) => {
    const { current } = env;
    const picture = await image();
    const about = { kind: "media", title: "News", author_id: 12, creator_id: 12, created_at: current.time } as const;
    const published_at = status === "published" ? current.time : null;
    await current.insert("announcements", { ...about, status, published_at, img_id: picture });
    expect(await statusesOf("images", picture)).toEqual(expected);
  });

  it.each(["logo_image_id", "banner_image_id"] as const)(
    "of a community, its %s, is visible to everybody @POST-17",
    async (column) => {
      const picture = await image();
      await env.current.community({ type: "private", [column]: picture });
      expect(await statusesOf("images", picture)).toEqual(forAll);
    },
  );

  it("of a company, its banner, is visible to everybody @POST-17", async () => {
    const picture = await image();
    const contactId = await env.current.company();
    await env.current.db.updateTable("companies").set({ banner_image_id: picture }).where("contact_id", "=", contactId).execute();
    expect(await statusesOf("images", picture)).toEqual(forAll);
  });

  it.each([
    ["confirmed", "logo_image_id", forAll],
    ["confirmed", "banner_image_id", forAll],
    ["pending", "logo_image_id", forOwner],
  ] as const)("of a newsroom that is %s, its %s, is visible as the newsroom is @POST-17", async (status, column, expected) => {
    const { current } = env;
    const picture = await image();
    const company = await current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", await current.company())
      .executeTakeFirstOrThrow();
    await current.insert("newsrooms", {
      name: "Newsroom",
      slug: `newsroom-${picture}`,
      company_id: company.id,
      owner_id: 12,
      created_at: current.time,
      status,
      [column]: picture,
    });
    expect(await statusesOf("images", picture)).toEqual(expected);
  });
});

describe("a video", () => {
  it("of a post or story is visible to those who can see it @POST-17", async () => {
    const { current } = env;
    const [ofPost, ofStory] = [await current.video(owner.contactId), await current.video(owner.contactId)];
    await current.post("record", owner.contactId, { video_id: ofPost }, [closed]);
    await current.story(12, { video_id: ofStory });
    expect([await statusesOf("videos", ofPost), await statusesOf("videos", ofStory)]).toEqual([forMembers, forAll]);
  });

  it("of an interview's questions is visible if the questions are @POST-17 @INTERVIEW-04", async () => {
    const { current } = env;
    const about = { title: "Asked", type: "video", status: "open", created_at: current.time } as const;
    const statuses = [];
    for (const show_questions of [true, false]) {
      const video = await current.video(owner.contactId);
      const people = { author_id: owner.contactId, creator_id: owner.contactId };
      const interview = await current.insert("interviews", { ...about, ...people, show_questions, published_at: current.time });
      await current.insert("questions", {
        interview_id: interview,
        position: 1,
        text: "?",
        video_id: video,
        created_at: current.time,
      });
      statuses.push(await statusesOf("videos", video));
    }
    expect(statuses).toEqual([forAll, forOwner]);
  });
});
