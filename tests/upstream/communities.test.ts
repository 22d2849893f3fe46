import { beforeAll, describe, expect, it } from "vitest";
import type { Activity, Community, CommunityMember, JoinResult } from "../../upstream/communities/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let reader: Person;
beforeAll(async () => {
  reader = await env.current.person(["pr"]);
});

interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}
const join = (slug: string, body: object = {}, by = reader) => by.client.post<JoinResult>(`/communities/${slug}/join`, body);

describe("a community", () => {
  it("@COMM-01 @API-081 has all fields", async () => {
    const logo = await env.current.image(12);
    const id = await env.current.community({
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
  it("@COMM-09 @API-084 sets the membership by status, has no effect when repeated, and toggles without a status", async () => {
    await env.current.community({ slug: "join" }, [await env.current.contact()]);
    const steps: [object, JoinResult][] = [
      [{ status: true }, { isJoined: true, membersCount: 2 }],
      [{ status: true }, { isJoined: true, membersCount: 2 }],
      [{ status: false }, { isJoined: false, membersCount: 1 }],
      [{ status: false }, { isJoined: false, membersCount: 1 }],
      [{}, { isJoined: true, membersCount: 2 }],
      [{}, { isJoined: false, membersCount: 1 }],
    ];
    for (const [body, expected] of steps) expect((await join("join", body)).body).toEqual(expected);
    expect((await join("unknown")).status).toBe(404);
  });

  it("@COMM-09 also follows the community, and leaving keeps the follow", async () => {
    await env.current.community({ slug: "follow" });
    await join("follow", { status: true });
    expect(await reader.client.read("/communities/follow")).toMatchObject({ isJoined: true, isFollowed: true });
    await join("follow", { status: false });
    expect(await reader.client.read("/communities/follow")).toMatchObject({ isJoined: false, isFollowed: true });
  });

  it("@ERR-21 a private community requires an invitation, even for platform admins", async () => {
    const id = await env.current.community({ slug: "secret", type: "private" });
    const admin = await env.current.person(["admin"]);
    for (const person of [reader, admin]) {
      const { status, body } = await join("secret", { status: true }, person);
      expect([status, body]).toEqual([422, { detail: "You need an invitation to join this community." }]);
    }
    await env.current.db
      .insertInto("community_invitations")
      .values({ community_id: id, contact_id: reader.contactId, created_at: env.current.time })
      .execute();
    expect(await reader.client.read("/communities/secret")).toMatchObject({ isInvited: true });
    expect((await join("secret", { status: true })).body).toEqual({ isJoined: true, membersCount: 1 });
  });

  it("@COMM-09 is allowed for the creator of a private community", async () => {
    await env.current.community({ slug: "mine", type: "private", creator_id: reader.contactId });
    expect((await join("mine")).body).toEqual({ isJoined: true, membersCount: 1 });
  });
});

describe("the list of communities", () => {
  const namesOf = async (query: string) =>
    (await reader.client.read<ListResponse<Community>>(`/communities?${query}`)).data.map(({ name }) => name);

  it("is sorted by name and filters by term, membership and type", async () => {
    const joined = await env.current.community({ name: "Quoll B", slug: "quoll-b" }, [reader.contactId]);
    await env.current.community({ name: "Quoll A", slug: "quoll-a", type: "private" });
    await env.current.community({ name: "Numbat", slug: "numbat", description: "Not a quoll" });
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
    const sleeper = await env.current.contact({ name: "Sleeper", about: "Rarely here" });
    const recent = await env.current.contact({ name: "Recent", last_active_at: env.current.ago(5) });
    await env.current.community({ slug: "crowd" }, [sleeper, recent, reader.contactId]);
    env.current.advance(3);
    env.current.time = new Date(env.current.time.getTime() + 12_345);
    await reader.client.get("/beats");
    const page = await reader.client.read<ListResponse<CommunityMember>>("/communities/crowd/members");
    expect(page.data.map(({ author }) => author.id)).toEqual([reader.contactId, recent, sleeper]);
    const minute = new Date(Math.floor(env.current.time.getTime() / 60_000) * 60_000).toISOString();
    expect(page.data[0]?.lastActiveStamp).toBe(minute);
    expect(page.data[2]).toMatchObject({
      about: "Rarely here",
      lastActiveStamp: null,
      author: { name: "Sleeper", type: "person" },
    });
    const found = await reader.client.read<ListResponse<CommunityMember>>("/communities/crowd/members?q=SLEEP");
    expect([found.data.map(({ author }) => author.id), found.meta.total]).toEqual([[sleeper], 1]);
  });
});

describe("membership of a community", () => {
  const invite = (slug: string, people: readonly number[], by: Person) =>
    by.client.post<object>(`/communities/${slug}/members`, { contactIds: people });
  const remove = (slug: string, contactId: number, by: Person) => by.client.delete(`/communities/${slug}/members/${contactId}`);
  const invitedTo = async (slug: string, by: Person, query = "") =>
    (await by.client.read<ListResponse<{ id: number }>>(`/communities/${slug}/invitations${query}`)).data.map(({ id }) => id);
  let owner: Person;
  let guest: Person;
  beforeAll(async () => {
    [owner, guest] = [await env.current.person(["pr"]), await env.current.person(["journo"], {}, { name: "Gail Guest" })];
  });

  it("@COMM-02 @COMM-09 starts with an invitation; when it ends, a private community is no longer accessible", async () => {
    const id = await env.current.community({ slug: "inner", type: "private", creator_id: owner.contactId }, [owner.contactId]);
    expect((await guest.client.get("/communities/inner/members")).status).toBe(404);
    expect((await invite("inner", [guest.contactId, guest.contactId], owner)).status).toBe(204);
    expect((await invite("inner", [guest.contactId, owner.contactId], owner)).status).toBe(204);
    expect(await invitedTo("inner", owner)).toEqual([guest.contactId]);
    expect(await invitedTo("inner", owner, "?q=GAIL")).toEqual([guest.contactId]);
    expect(await invitedTo("inner", owner, "?q=nobody")).toEqual([]);
    expect(await invitedTo("inner", owner, `?contactIds=${owner.contactId},${guest.contactId}`)).toEqual([guest.contactId]);
    const filtered = await owner.client.read<ListResponse<CommunityMember>>(
      `/communities/inner/members?contactIds=${owner.contactId},12`,
    );
    expect([filtered.data.map(({ author }) => author.id), filtered.meta.total]).toEqual([[owner.contactId], 1]);
    expect(await guest.client.read("/communities/inner")).toMatchObject({ isInvited: true, isJoined: false });

    expect((await join("inner", { status: true }, guest)).body).toEqual({ isJoined: true, membersCount: 2 });
    expect(await invitedTo("inner", owner)).toEqual([]);
    const post = await env.current.post("communityPost", owner.contactId, {}, [id]);
    expect((await guest.client.get(`/communityPosts/${post}`)).status).toBe(200);

    expect((await remove("inner", guest.contactId, owner)).status).toBe(204);
    expect(await guest.client.read("/communities/inner")).toMatchObject({ isJoined: false, isInvited: false, membersCount: 1 });
    for (const path of ["/communities/inner/members", "/communities/inner/activities", `/communityPosts/${post}`])
      expect((await guest.client.get(path)).status, path).toBe(404);
    expect((await join("inner", { status: true }, guest)).status).toBe(422);
    expect((await remove("inner", guest.contactId, owner)).status).toBe(404);
  });

  it("@COMM-02 @POST-21 is needed when a draft is published in the community, and not to edit what is published there", async () => {
    const { contactId, client } = await env.current.person(["pr"]);
    const id = await env.current.community({ slug: "outer", type: "private", creator_id: owner.contactId }, [contactId]);
    const input = { kind: "media", title: "New", content: "<p>New</p>", communities: [id] };
    const create = async (path: string, saveAs: "draft" | "published") =>
      `${path}/${(await client.post<{ id: number }>(path, { ...input, saveAs })).body.id}`;
    const drafts = [await create("/callouts", "draft"), await create("/announcements", "draft")];
    const published = [await create("/callouts", "published"), await create("/announcements", "published")];
    expect((await remove("outer", contactId, owner)).status).toBe(204);

    const edit = { content: "<p>Newer</p>", communities: [id] };
    const errors = { communities: ["You can post only in communities that you have joined."] };
    for (const draft of drafts) {
      expect((await client.patch(draft, edit)).status).toBe(200);
      for (const changes of [{}, edit]) {
        const refused = await client.patch(draft, { ...changes, saveAs: "published" });
        expect([refused.status, refused.body]).toEqual([422, { errors }]);
      }
      expect((await client.patch(draft, { communities: [], saveAs: "published" })).status).toBe(200);
    }
    for (const path of published) expect((await client.patch(path, edit)).status).toBe(200);
  });

  it("@COMM-02 is managed by its creator and platform admins, who can cancel invitations; the creator cannot be removed", async () => {
    await env.current.community({ slug: "kept", creator_id: owner.contactId }, [owner.contactId, reader.contactId]);
    const admin = await env.current.person(["admin"]);
    for (const { client } of [guest, reader]) {
      const responses = await Promise.all([
        client.post("/communities/kept/members", { contactIds: [guest.contactId] }),
        client.delete(`/communities/kept/members/${reader.contactId}`),
        client.get("/communities/kept/invitations"),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 404]);
    }
    expect((await invite("kept", [guest.contactId], admin)).status).toBe(204);
    expect((await remove("kept", guest.contactId, admin)).status).toBe(204);
    expect(await invitedTo("kept", admin)).toEqual([]);
    const refused = await remove("kept", owner.contactId, admin);
    expect([refused.status, refused.body]).toEqual([422, { detail: "The creator of a community cannot be removed." }]);
    expect((await remove("kept", reader.contactId, admin)).status).toBe(204);
    expect((await invite("nowhere", [guest.contactId], admin)).status).toBe(404);
  });

  it("@COMM-02 accepts only existing people, at most 50 per request", async () => {
    await env.current.community({ slug: "named", creator_id: owner.contactId });
    const refusals: [number[], string][] = [
      [[], "Choose at least one person to invite."],
      [Array.from({ length: 51 }, (_, index) => index + 1), "At most 50 people can be invited at once."],
      [[guest.contactId, 999_999_999_999], "A person was not found."],
      [[await env.current.company()], "A person was not found."],
    ];
    for (const [people, message] of refusals) {
      const { status, body } = await invite("named", people, owner);
      expect([status, body]).toEqual([422, { errors: { contactIds: [message] } }]);
    }
    expect(await invitedTo("named", owner)).toEqual([]);
  });
});

describe("activities", () => {
  it("@COMM-03 @API-082 list visible posts and comments, newest first, with unique ids", async () => {
    const author = await env.current.contact();
    const commenter = await env.current.contact();
    const community = await env.current.community({ slug: "busy" });
    const long = `<p>${"word ".repeat(60)}</p>`;
    const post = await env.current.post("job", author, { published_at: env.current.ago(30), content: long }, [community]);
    const entity = { type: "job", id: post } as const;
    await env.current.comment(entity, commenter, { created_at: env.current.ago(20) });
    await env.current.comment(entity, commenter, { created_at: env.current.ago(15), deleted_at: env.current.time });
    await env.current.post("statement", author, { published_at: env.current.ago(10), user_types: ["experts"] }, [community]);
    await env.current.post("statement", author, { published_at: env.current.ago(10), deleted_at: env.current.time }, [community]);
    const last = await env.current.post("communityPost", author, { published_at: env.current.ago(5) }, [community]);
    const { data, meta } = await reader.client.read<ListResponse<Activity>>("/communities/busy/activities");
    expect(data.map((activity) => [activity.author.id, activity.post.id])).toEqual([
      [author, last],
      [commenter, post],
      [author, post],
    ]);
    expect(meta.total).toBe(3);
    expect(data[1]).toMatchObject({
      createdAt: env.current.ago(20).toISOString(),
      post: { type: "job", title: "Sub-editor", communitySlug: "busy" },
    });
    expect(data[1]?.post.content).toBe("word ".repeat(60).slice(0, 200));
    expect(new Set(data.map(({ id }) => id)).size).toBe(3);
    const second = await reader.client.read<ListResponse<Activity>>("/communities/busy/activities?offset=1&limit=1");
    expect(second.data).toEqual(data.slice(1, 2));
  });
});
