import { beforeAll, describe, expect, it } from "vitest";
import type { Activity, Community, CommunityMember, JoinResult } from "../../upstream/schemas/communities.ts";
import { useWorld, type Person } from "./support.ts";

const world = useWorld();
let reader: Person;
beforeAll(async () => {
  reader = await world.now.person(["pr"]);
});

interface Listed<T> {
  data: T[];
  meta: { total: number };
}
const join = (slug: string, body: object = {}, by = reader) => by.client.post<JoinResult>(`/communities/${slug}/join`, body);

describe("a community", () => {
  it("@COMM-01 @API-081 has every field", async () => {
    const logo = await world.now.image(12);
    const id = await world.now.community({
      slug: "full",
      name: "Full",
      description: "All of it",
      country_id: 36,
      logo_image_id: logo,
      icon: "/files/i.png",
      img: "/files/l.png",
      creator_id: reader.contactId,
    });
    expect(await reader.client.read("/communities/Full")).toEqual({
      id,
      slug: "full",
      name: "Full",
      description: "All of it",
      type: "public",
      country: { id: 36, code: "AU", name: "Australia" },
      logo: expect.objectContaining({ id: logo, width: 640 }),
      banner: null,
      icon: "/files/i.png",
      img: "/files/l.png",
      newSlug: "full",
      isJoined: false,
      isFollowed: false,
      isInvited: false,
      membersCount: 0,
      creatorId: reader.contactId,
    });
    expect((await reader.client.get("/communities/unknown")).status).toBe(404);
  });
});

describe("joining", () => {
  it("@COMM-09 @API-084 sets the membership by status, repeats without effect, and flips without it", async () => {
    await world.now.community({ slug: "join" }, [await world.now.contact()]);
    const steps: [object, JoinResult][] = [
      [{ status: true }, { isJoined: true, membersCount: 2 }],
      [{ status: true }, { isJoined: true, membersCount: 2 }],
      [{ status: false }, { isJoined: false, membersCount: 1 }],
      [{ status: false }, { isJoined: false, membersCount: 1 }],
      [{}, { isJoined: true, membersCount: 2 }],
      [{}, { isJoined: false, membersCount: 1 }],
    ];
    for (const [body, expected] of steps) {
      expect((await join("join", body)).body).toEqual(expected);
    }
    expect((await join("unknown")).status).toBe(404);
  });

  it("@COMM-09 follows as well, and leaving keeps the follow", async () => {
    await world.now.community({ slug: "follow" });
    await join("follow", { status: true });
    expect(await reader.client.read("/communities/follow")).toMatchObject({ isJoined: true, isFollowed: true });
    await join("follow", { status: false });
    expect(await reader.client.read("/communities/follow")).toMatchObject({ isJoined: false, isFollowed: true });
  });

  it("@ERR-21 a private one needs an invitation, of platform admins too", async () => {
    const id = await world.now.community({ slug: "secret", type: "private" });
    const admin = await world.now.person(["admin"]);
    for (const person of [reader, admin]) {
      const { status, body } = await join("secret", { status: true }, person);
      expect([status, body]).toEqual([422, { detail: "You need an invitation to join this community." }]);
    }
    await world.now.db
      .insertInto("community_invitations")
      .values({ community_id: id, contact_id: reader.contactId, created_at: world.now.time })
      .execute();
    expect(await reader.client.read("/communities/secret")).toMatchObject({ isInvited: true });
    expect((await join("secret", { status: true })).body).toEqual({ isJoined: true, membersCount: 1 });
  });

  it("@COMM-09 lets the creator of a private one in", async () => {
    await world.now.community({ slug: "mine", type: "private", creator_id: reader.contactId });
    expect((await join("mine")).body).toEqual({ isJoined: true, membersCount: 1 });
  });
});

describe("the list", () => {
  const namesOf = async (query: string) =>
    (await reader.client.read<Listed<Community>>(`/communities?${query}`)).data.map(({ name }) => name);

  it("is by name and narrows by term, membership and type", async () => {
    const joined = await world.now.community({ name: "Quoll B", slug: "quoll-b" }, [reader.contactId]);
    await world.now.community({ name: "Quoll A", slug: "quoll-a", type: "private" });
    await world.now.community({ name: "Numbat", slug: "numbat", description: "Not a quoll" });
    expect(joined).toBeGreaterThan(999);
    expect(await namesOf("q=QUOLL")).toEqual(["Numbat", "Quoll A", "Quoll B"]);
    expect(await namesOf("q=quoll&joined=true")).toEqual(["Quoll B"]);
    expect(await namesOf("q=quoll&joined=false")).toEqual(["Numbat", "Quoll A"]);
    expect(await namesOf("q=quoll&type=private")).toEqual(["Quoll A"]);
    expect(await namesOf("q=quoll&limit=1&offset=1")).toEqual(["Quoll A"]);
    expect(await namesOf("slugs=quoll-b,nothing,Quoll-A")).toEqual(["Quoll B", "Quoll A"]);
    expect((await reader.client.get("/communities?joined=maybe")).status).toBe(400);
    expect((await reader.client.get("/communities?slugs=")).status).toBe(400);
  });
});

describe("members", () => {
  it("@COMM-02 @API-083 are listed by last activity, rounded to the minute, and found by name", async () => {
    const sleeper = await world.now.contact({ name: "Sleeper", about: "Rarely here" });
    const recent = await world.now.contact({ name: "Recent", last_active_at: world.now.ago(5) });
    await world.now.community({ slug: "crowd" }, [sleeper, recent, reader.contactId]);
    world.now.advance(3);
    world.now.time = new Date(world.now.time.getTime() + 12_345);
    await reader.client.get("/beats");
    const page = await reader.client.read<Listed<CommunityMember>>("/communities/crowd/members");
    expect(page.data.map(({ author }) => author.id)).toEqual([reader.contactId, recent, sleeper]);
    const minute = new Date(Math.floor(world.now.time.getTime() / 60_000) * 60_000).toISOString();
    expect(page.data[0]?.lastActiveStamp).toBe(minute);
    expect(page.data[2]).toMatchObject({
      about: "Rarely here",
      lastActiveStamp: null,
      author: { name: "Sleeper", type: "person" },
    });
    const found = await reader.client.read<Listed<CommunityMember>>("/communities/crowd/members?q=SLEEP");
    expect([found.data.map(({ author }) => author.id), found.meta.total]).toEqual([[sleeper], 1]);
  });
});

describe("activities", () => {
  it("@COMM-03 @API-082 tell of posts and comments that the reader may see, newest first, ids apart", async () => {
    const author = await world.now.contact();
    const commenter = await world.now.contact();
    const community = await world.now.community({ slug: "busy" });
    const long = `<p>${"word ".repeat(60)}</p>`;
    const post = await world.now.post("job", author, { published_at: world.now.ago(30), content: long }, [community]);
    const entity = { type: "job", id: post } as const;
    await world.now.comment(entity, commenter, { created_at: world.now.ago(20) });
    await world.now.comment(entity, commenter, { created_at: world.now.ago(15), deleted_at: world.now.time });
    await world.now.post("statement", author, { published_at: world.now.ago(10), user_types: ["experts"] }, [community]);
    await world.now.post("statement", author, { published_at: world.now.ago(10), deleted_at: world.now.time }, [community]);
    const last = await world.now.post("communityPost", author, { published_at: world.now.ago(5) }, [community]);
    const { data, meta } = await reader.client.read<Listed<Activity>>("/communities/busy/activities");
    expect(data.map((activity) => [activity.author.id, activity.post.id])).toEqual([
      [author, last],
      [commenter, post],
      [author, post],
    ]);
    expect(meta.total).toBe(3);
    expect(data[1]).toMatchObject({
      createdAt: world.now.ago(20).toISOString(),
      post: { type: "job", title: "Sub-editor", communitySlug: "busy" },
    });
    expect(data[1]?.post.content).toBe("word ".repeat(60).slice(0, 200));
    expect(new Set(data.map(({ id }) => id)).size).toBe(3);
    const second = await reader.client.read<Listed<Activity>>("/communities/busy/activities?offset=1&limit=1");
    expect(second.data).toEqual(data.slice(1, 2));
  });
});
