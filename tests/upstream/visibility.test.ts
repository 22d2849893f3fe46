import { beforeAll, describe, expect, it } from "vitest";
import type { Role, UserType } from "../../upstream/db/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let author: Person;
let creator: Person;
let admin: Person;
let reader: Person;

beforeAll(async () => {
  author = await env.current.person(["journo"]);
  creator = await env.current.person(["journo"]);
  admin = await env.current.person(["admin"]);
  reader = await env.current.person(["pr"]);
});

/** The calls in which the person can see or use the post. */
async function accessOf(person: Person, id: number) {
  const list = async (path: string) => {
    const { data } = await person.client.read<{ data: { id: number }[] }>(path);
    return data.some((item) => item.id === id);
  };
  const { status } = await person.client.get(`/jobs/${id}`);
  return {
    single: status === 200,
    ids: await list(`/jobs?ids=${id}`),
    list: await list("/jobs?limit=100"),
    feed: await list("/posts?limit=100"),
    comments: (await person.client.get(`/jobs/${id}/comments`)).status === 200,
    like: (await person.client.post(`/jobs/${id}/toggleLike`, { status: false })).status === 200,
  };
}

const all = (value: boolean) => ({ single: value, ids: value, list: value, feed: value, comments: value, like: value });

describe("the audience of a post", () => {
  const roles: [Role[], UserType][] = [
    [["journo"], "journo"],
    [[], "journo"],
    [["pr"], "marketing"],
    [["expert"], "experts"],
  ];
  it.each(roles)("@USER-07 @PERM-02 for roles %j is %s", async (list, type) => {
    const person = await env.current.person(list);
    const others = (["journo", "marketing", "experts"] as const).filter((one) => one !== type);
    const included = await env.current.post("job", author.contactId, { user_types: [type] });
    const excluded = await env.current.post("job", author.contactId, { user_types: others });
    expect(await accessOf(person, included)).toEqual(all(true));
    expect(await accessOf(person, excluded)).toEqual(all(false));
  });

  it("@USER-07 includes everybody if no type is set, and always author, creator and platform admins", async () => {
    const open = await env.current.post("job", author.contactId);
    expect(await accessOf(reader, open)).toEqual(all(true));
    const experts = await env.current.post("job", author.contactId, { user_types: ["experts"], creator_id: creator.contactId });
    for (const person of [author, creator, admin]) expect(await accessOf(person, experts)).toEqual(all(true));
    expect(await accessOf(reader, experts)).toEqual(all(false));
  });

  it("@USER-07 includes the users of either of two types", async () => {
    const post = await env.current.post("job", author.contactId, { user_types: ["marketing", "experts"] });
    expect(await accessOf(reader, post)).toEqual(all(true));
    expect((await (await env.current.person(["journo"])).client.get(`/jobs/${post}`)).status).toBe(404);
  });
});

describe("a draft", () => {
  it("@POST-21 is visible to author, creator and platform admins, but in no list", async () => {
    const draft = await env.current.post("job", author.contactId, { save_as: "draft", creator_id: creator.contactId });
    for (const person of [author, creator, admin]) {
      expect(await accessOf(person, draft)).toEqual({ ...all(true), list: false, feed: false, like: false });
      expect(await person.client.read(`/jobs/${draft}`)).toMatchObject({ saveAs: "draft", publishedAt: null });
    }
    expect(await accessOf(reader, draft)).toEqual(all(false));
  });

  it("@POST-21 cannot be liked or commented on", async () => {
    const draft = await env.current.post("job", author.contactId, { save_as: "draft" });
    for (const response of [
      await author.client.post(`/jobs/${draft}/toggleLike`, { status: true }),
      await author.client.post(`/jobs/${draft}/comments`, { content: "early" }),
    ]) {
      expect([response.status, response.body]).toEqual([
        422,
        { detail: "This is a draft. It can be liked and commented on once it is published." },
      ]);
    }
  });
});

describe("a deleted post", () => {
  it("@POST-24 is in no list or feed, and can be read by id only by those who can restore it", async () => {
    const deleted = await env.current.post("job", author.contactId, { deleted_at: env.current.time });
    expect(await accessOf(reader, deleted)).toEqual(all(false));
    expect(await accessOf(author, deleted)).toEqual({ ...all(false), single: true, ids: true, comments: true });
  });
});

describe("posts of communities", () => {
  it("@COMM-01 that are public are visible to everybody, but only to members in the home feed", async () => {
    const community = await env.current.community({ slug: "public-one" });
    const post = await env.current.post("job", author.contactId, {}, [community]);
    expect(await accessOf(reader, post)).toEqual({ ...all(true), feed: false });
    await env.current.join(community, reader.contactId);
    expect(await accessOf(reader, post)).toEqual(all(true));
  });

  it("@COMM-01 that are private are visible to members only", async () => {
    const member = await env.current.person(["pr"]);
    const community = await env.current.community({ slug: "private-one", type: "private" }, [member.contactId]);
    const open = await env.current.community();
    const post = await env.current.post("job", author.contactId, {}, [community, open]);
    expect(await accessOf(member, post)).toEqual(all(true));
    expect(await accessOf(reader, post)).toEqual(all(false));
    expect((await admin.client.get(`/jobs/${post}`)).status).toBe(200);
  });

  it("that are both private are visible to members of either", async () => {
    const member = await env.current.person(["pr"]);
    const first = await env.current.community({ type: "private" }, [member.contactId]);
    const second = await env.current.community({ type: "private" });
    const post = await env.current.post("job", author.contactId, {}, [first, second]);
    expect((await member.client.get(`/jobs/${post}`)).status).toBe(200);
    expect((await reader.client.get(`/jobs/${post}`)).status).toBe(404);
  });

  it("@COMM-01 that are private return 404 with members and activities, while the community itself is visible", async () => {
    await env.current.community({ slug: "closed", type: "private", description: "For a few" });
    expect(await reader.client.read("/communities/closed")).toMatchObject({
      type: "private",
      description: "For a few",
      membersCount: 0,
    });
    for (const path of [
      "/communities/closed/members",
      "/communities/closed/activities",
      "/posts?communitySlug=closed",
      "/jobs?communitySlug=closed",
    ])
      expect([path, (await reader.client.get(path)).status]).toEqual([path, 404]);
  });
});

describe("guests", () => {
  it("can read published stories with comments and likes, and profiles, but nothing else", async () => {
    const story = await env.current.story(author.contactId);
    const draft = await env.current.story(author.contactId, { save_as: "draft" });
    const deleted = await env.current.story(author.contactId, { deleted_at: env.current.time });
    const post = await env.current.post("job", author.contactId);
    const onStory = await env.current.comment({ type: "story", id: story }, author.contactId);
    const onPost = await env.current.comment({ type: "job", id: post }, author.contactId);
    const expected: [string, number][] = [
      [`/stories/${story}`, 200],
      [`/stories/${story}/comments`, 200],
      [`/stories/${story}/likes`, 200],
      [`/comments/${onStory}`, 200],
      [`/comments/${onStory}/comments`, 200],
      [`/u/${author.slug}`, 200],
      ["/c/pressroom", 200],
      [`/stories/${draft}`, 404],
      [`/stories/${deleted}`, 404],
      [`/stories/${draft}/comments`, 404],
      [`/comments/${onPost}`, 401],
      [`/comments/${onPost}/likes`, 401],
      ["/stories", 401],
    ];
    for (const [path, status] of expected) expect([path, (await env.current.guest.get(path)).status]).toEqual([path, status]);
    const { data } = await env.current.guest.read<{ data: { id: number }[] }>(`/comments?ids=${onPost},${onStory}`);
    expect(data.map(({ id }) => id)).toEqual([onStory]);
    expect((await env.current.guest.post(`/stories/${story}/toggleLike`, {})).status).toBe(401);
  });
});

describe("comments", () => {
  it("@PERM-05 on a post outside the viewer's audience return 404 for every operation", async () => {
    const post = await env.current.post("job", author.contactId, { user_types: ["experts"] });
    const comment = await env.current.comment({ type: "job", id: post }, reader.contactId);
    const { client } = reader;
    const responses = [
      await client.get(`/comments/${comment}`),
      await client.get(`/comments/${comment}/comments`),
      await client.get(`/comments/${comment}/likes`),
      await client.post(`/comments/${comment}/comments`, { content: "x" }),
      await client.post(`/comments/${comment}/toggleLike`, {}),
      await client.patch(`/comments/${comment}`, { content: "x" }),
      await client.delete(`/comments/${comment}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
  });

  it("of another collection return 404, since an id belongs to one type", async () => {
    const post = await env.current.post("job", author.contactId);
    for (const path of [`/callouts/${post}`, `/callouts/${post}/comments`, `/callouts/${post}/all`])
      expect((await reader.client.get(path)).status).toBe(404);
  });
});
