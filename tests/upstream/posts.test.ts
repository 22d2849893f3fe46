import { beforeAll, describe, expect, it } from "vitest";
import type { PostType } from "../../upstream/db/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let person: Person;
beforeAll(async () => {
  person = await env.current.person(["journo"]);
});

interface ListResponse {
  data: { id: number; type: string }[];
  meta: { total: number; offset: number; limit: number };
}
const idsOf = async (path: string) => (await person.client.read<ListResponse>(path)).data.map(({ id }) => id);

const types: [PostType, string, string][] = [
  ["callout", "callouts", "@API-011 @POST-06"],
  ["communityPost", "communityPosts", "@API-022"],
  ["event", "events", "@API-031 @POST-09"],
  ["job", "jobs", "@API-042"],
  ["record", "records", "@API-071"],
  ["reaction", "reactions", "@API-053"],
  ["statement", "statements", "@API-062"],
];

describe.each(types)("a %s", (type, collection, tags) => {
  it(`${tags} is read by id, in its list and by ids in the same form`, async () => {
    const id = await env.current.post(type, person.contactId);
    const one = await person.client.read<Record<string, unknown>>(`/${collection}/${id}`);
    expect(one).toMatchObject({
      id,
      author: { id: person.contactId, type: "person", slug: person.slug },
      creatorId: person.contactId,
      time: env.current.time.toISOString(),
      publishedAt: env.current.time.toISOString(),
      content: `<p>Content of a ${type}</p>`,
      communities: [],
      communityIds: [],
      saveAs: "published",
      likable: { liked: false, likesCount: 0 },
      commentable: { comments: [], commentsCount: 0, totalCommentsCount: 0 },
      isDeleted: false,
    });
    for (const path of [`/${collection}`, `/${collection}?ids=${id}`]) {
      const { data } = await person.client.read<{ data: unknown[] }>(path);
      expect(data).toContainEqual(one);
    }
  });

  it("includes its newest two comments in lists, and only counts them when read by id @COMMENT-04 @FEED-01", async () => {
    const id = await env.current.post(type, person.contactId);
    const created: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { body } = await person.client.post<{ id: number }>(`/${collection}/${id}/comments`, { content: `<p>${count}</p>` });
      created.unshift(body.id);
    }
    interface Commented {
      id: number;
      commentable: { comments: { id: number }[]; commentsCount: number };
    }
    for (const path of [`/${collection}`, `/${collection}?ids=${id}`, "/posts"]) {
      const { data } = await person.client.read<{ data: Commented[] }>(path);
      const commentable = data.find((post) => post.id === id)?.commentable;
      expect(commentable?.comments.map((comment) => comment.id)).toEqual(created.slice(0, 2));
      expect(commentable?.commentsCount).toBe(3);
    }
    const alone = await person.client.read<Commented>(`/${collection}/${id}`);
    expect(alone.commentable).toMatchObject({ comments: [], commentsCount: 3 });
  });
});

describe("fields", () => {
  it("@POST-09 an event has its format under type on its own paths and under eventType in feeds", async () => {
    const id = await env.current.post("event", person.contactId, {
      event_type: "offline",
      address: "1 George St",
      venue: "Hall",
    });
    for (const path of [`/events/${id}`, `/events/${id}/all`]) {
      const post = await person.client.read<Record<string, unknown>>(path);
      expect(post).toMatchObject({
        type: "offline",
        postType: "event",
        name: "Press club",
        address: "1 George St",
        venue: "Hall",
      });
      expect(post).not.toHaveProperty("eventType");
    }
    const { data } = await person.client.read<ListResponse>("/posts?types=event");
    const inFeed = data.find((item) => item.id === id);
    expect(inFeed).toMatchObject({ type: "event", eventType: "offline" });
    expect(inFeed).not.toHaveProperty("postType");
  });

  it("a job has a company of the platform or only a company name", async () => {
    const contact = await env.current.company({ name: "Herald", slug: "herald" });
    const company = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", contact)
      .executeTakeFirstOrThrow();
    const known = await env.current.post("job", person.contactId, { company_id: company.id, company_name: null });
    const named = await env.current.post("job", person.contactId);
    expect(await person.client.read(`/jobs/${known}`)).toMatchObject({
      company: { id: company.id, name: "Herald", slug: "herald" },
    });
    expect(await person.client.read(`/jobs/${named}`)).toMatchObject({ company: { id: null, name: "The Herald", slug: null } });
  });

  it("@POST-06 a call-out has its deadline or null, and its interview", async () => {
    const interview = await env.current.insert("interviews", {
      title: "Why",
      type: "video",
      status: "open",
      author_id: person.contactId,
      creator_id: person.contactId,
      created_at: env.current.time,
    });
    const plain = await env.current.post("callout", person.contactId);
    const withInterview = await env.current.post("callout", person.contactId, {
      deadline: env.current.time,
      interview_id: interview,
      show_questions: true,
    });
    expect(await person.client.read(`/callouts/${plain}`)).toMatchObject({ deadline: null, interview: null });
    expect(await person.client.read(`/callouts/${withInterview}`)).toMatchObject({
      deadline: env.current.time.toISOString(),
      interview: { id: interview, type: "video", showQuestions: true, allowSkip: false },
    });
  });

  it("@POST-04 attachments are ordered, complete on the post, and limited to four of each type in feeds", async () => {
    const id = await env.current.post("communityPost", person.contactId);
    const images = await Promise.all([1, 2, 3, 4, 5].map(() => env.current.image(person.contactId)));
    const video = await env.current.video(person.contactId);
    const rows = [{ video_id: video }, ...images.map((image) => ({ image_id: image }))];
    await env.current.db
      .insertInto("post_attachments")
      .values(rows.map((row, position) => ({ post_id: id, position, ...row })))
      .execute();
    const post = await person.client.read<{ attachments: { images: { id: number }[] } }>(`/communityPosts/${id}`);
    expect(post.attachments).toMatchObject({ exists: true, count: 6, videos: [{ id: video, length: 12, status: "processed" }] });
    expect(post.attachments.images.map((image) => image.id)).toEqual(images);
    const feed = await person.client.read<{ data: (typeof post & { id: number })[] }>("/posts?types=communityPost");
    const inFeed = feed.data.find((item) => item.id === id);
    expect(inFeed?.attachments).toMatchObject({ count: 6 });
    expect(inFeed?.attachments.images.map((image) => image.id)).toEqual(images.slice(0, 4));
  });

  it("the beats are those of the author, in their fixed order", async () => {
    const author = await env.current.contact();
    for (const beat of [355, 356])
      await env.current.db.insertInto("contact_beats").values({ contact_id: author, beat_id: beat }).execute();
    const id = await env.current.post("statement", author);
    const { beats } = await person.client.read<{ beats: { id: number }[] }>(`/statements/${id}`);
    expect(beats.map((beat) => beat.id)).toEqual([356, 355]);
  });
});

describe.each(["callouts", "events", "jobs"])("all of %s", (collection) => {
  const type = collection.slice(0, -1) as "callout" | "event" | "job";
  it("@API-012 @API-033 @API-044 includes the first 20 comments and the first 20 likers", async () => {
    const post = { type, id: await env.current.post(type, person.contactId) };
    for (let i = 0; i < 22; i += 1) {
      await env.current.comment(post, person.contactId, { created_at: env.current.ago(i) });
      const fan = await env.current.contact();
      await env.current.insert("likes", {
        entity_type: type,
        entity_id: post.id,
        contact_id: fan,
        created_at: env.current.ago(i),
      });
    }
    const full = await person.client.read<{ commentable: { comments: object[] }; likable: { likes: object[] } }>(
      `/${collection}/${post.id}/all`,
    );
    expect(full.commentable).toMatchObject({ commentsCount: 22, totalCommentsCount: 22 });
    expect(full.likable).toMatchObject({ liked: false, likesCount: 22 });
    const comments = await person.client.read<{ data: object[] }>(`/${collection}/${post.id}/comments`);
    const likers = await person.client.read<{ data: object[] }>(`/${collection}/${post.id}/likes`);
    expect(full.commentable.comments).toEqual(comments.data);
    expect(full.likable.likes).toEqual(likers.data);
    expect(full.commentable.comments).toHaveLength(20);
    expect(full.likable.likes).toHaveLength(20);
  });
});

describe("the latest", () => {
  it("@API-043 jobs are the 5 newest ones", async () => {
    const ids: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      ids.push(
        await env.current.post("job", person.contactId, { published_at: new Date(env.current.time.getTime() + i * 1000) }),
      );
    }
    expect(await idsOf("/jobs/latest")).toEqual(ids.toReversed().slice(0, 5));
    expect(await idsOf("/jobs/latest?limit=2")).toEqual(ids.toReversed().slice(0, 2));
    expect((await person.client.get("/jobs/latest?limit=0")).status).toBe(400);
  });

  it("@API-032 events exclude past ones, by end or else by start", async () => {
    const event = (starts: number, ends: number | null) =>
      env.current.post("event", person.contactId, {
        starts_at: env.current.ago(starts),
        ends_at: ends === null ? null : env.current.ago(ends),
      });
    const running = await event(60, -60);
    const ended = await event(120, 60);
    const started = await event(60, null);
    const upcoming = await event(-60, null);
    const latest = await idsOf("/events/latest?limit=100");
    expect([running, ended, started, upcoming].map((id) => latest.includes(id))).toEqual([true, false, false, true]);
  });
});

describe("a list of one type", () => {
  it("is sorted newest first, then by highest id, and pages without gaps", async () => {
    const at = env.current.time;
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await env.current.post("reaction", person.contactId, { published_at: at }));
    const pages = [...(await idsOf("/reactions?limit=3")), ...(await idsOf("/reactions?limit=3&offset=3"))];
    expect(pages.slice(0, 5)).toEqual(ids.toReversed());
  });

  it("can be filtered by author, community and term", async () => {
    const author = await env.current.contact();
    const community = await env.current.community({ slug: "narrow" });
    const inCommunity = await env.current.post("statement", author, { content: "<p>Rare Quokka</p>" }, [community]);
    const other = await env.current.post("statement", author);
    expect(await idsOf(`/statements?authorId=${author}`)).toEqual([other, inCommunity]);
    expect(await idsOf("/statements?communitySlug=NARROW")).toEqual([inCommunity]);
    expect(await idsOf("/statements?q=quokka")).toEqual([inCommunity]);
    expect(await idsOf("/statements?q=100%25")).toEqual([]);
    expect((await person.client.get("/statements?communitySlug=unknown")).status).toBe(404);
  });

  it("can be filtered by a term in the visible text @FEED-01", async () => {
    const author = await env.current.contact();
    const content =
      "<p>Numbats: <strong>R&amp;D</strong> for M&amp;A <em>lawyers</em></p><p>A &quot;rare&quot; breed<br />and &lt;few&gt; of  them</p>";
    const found = await env.current.post("statement", author, { content });
    const other = await env.current.post("statement", author, { content: "<p>Numbats, amplified by a strong rarebreed</p>" });
    const listed = (q: string) => idsOf(`/statements?authorId=${author}&q=${encodeURIComponent(q)}`);
    for (const q of ["r&d", "numbats: R&D for", "M&A lawyers", "  m&a  LAWYERS ", 'lawyers a "rare" breed and <few> of them'])
      expect([q, await listed(q)]).toEqual([q, [found]]);
    expect(await listed("numbats")).toEqual([other, found]);
    for (const q of ["strong", "amp"]) expect([q, await listed(q)]).toEqual([q, [other]]);
    for (const q of ["&amp;", "<strong>", "lawyersa", "breedand"]) expect([q, await listed(q)]).toEqual([q, []]);
  });

  it("can be filtered by a word that is formatted in part @FEED-01", async () => {
    const author = await env.current.contact();
    const content =
      '<p>Multi<strong>Med<em>ia</em></strong>l: <a href="https://e.com/?a=1">Ñandú</a>s [R&amp;<em>D</em>*</p><p>fund</p>';
    const found = await env.current.post("statement", author, { content });
    const listed = (q: string) => idsOf(`/statements?authorId=${author}&q=${encodeURIComponent(q)}`);
    for (const q of ["media", "MULTIMEDIAL", "ñandús", "[r&d*"]) expect([q, await listed(q)]).toEqual([q, [found]]);
    for (const q of ["multimedium", "d*fund", "strong", "m.dia"]) expect([q, await listed(q)]).toEqual([q, []]);
  });

  it("can be filtered by the fields of jobs and events, and sorted by deadline or start", async () => {
    const author = await env.current.contact();
    const remote = await env.current.post("job", author, { workplace: "remote", job_type: "volunteer" });
    await env.current.post("job", author);
    expect(await idsOf(`/jobs?authorId=${author}&workplace=remote&jobType=volunteer`)).toEqual([remote]);
    expect((await person.client.get("/jobs?workplace=moon")).status).toBe(400);
    const laterCallout = await env.current.post("callout", author, { deadline: env.current.ago(-200) });
    const none = await env.current.post("callout", author);
    const earlierCallout = await env.current.post("callout", author, { deadline: env.current.ago(-100) });
    expect(await idsOf(`/callouts?authorId=${author}&sort=deadline`)).toEqual([earlierCallout, laterCallout, none]);
    expect(await idsOf(`/callouts?authorId=${author}`)).toEqual([earlierCallout, none, laterCallout]);
    const second = await env.current.post("event", author, { starts_at: env.current.ago(-200), event_type: "offline" });
    const first = await env.current.post("event", author, { starts_at: env.current.ago(-100) });
    expect(await idsOf(`/events?authorId=${author}&sort=start`)).toEqual([first, second]);
    expect(await idsOf(`/events?authorId=${author}&type=offline`)).toEqual([second]);
    expect(await idsOf(`/events?authorId=${author}&from=${env.current.ago(-150).toISOString()}`)).toEqual([second]);
    expect(await idsOf(`/events?authorId=${author}&to=${env.current.ago(-150).toISOString()}`)).toEqual([first]);
  });
});

describe("stories", () => {
  it("@NEWS-05 are read by id, listed and filtered", async () => {
    const author = await env.current.contact();
    const outlet = await env.current.insert("outlets", { name: "Daily", slug: "daily", type: "newspaper" });
    const first = await env.current.story(author, {
      outlet_id: outlet,
      title: null,
      headline: "Only a headline",
      url: "https://example.com",
    });
    const second = await env.current.story(author, { kind: "epitome", summary: "About R&D of wombats" });
    await env.current.db.insertInto("story_beats").values({ story_id: second, beat_id: 62 }).execute();
    expect(await person.client.read(`/stories/${first}`)).toMatchObject({
      id: first,
      type: "media",
      title: "Only a headline",
      headline: "Only a headline",
      outlet: { id: outlet, slug: "daily" },
      url: "https://example.com",
      commentable: { comments: [], commentsCount: 0 },
    });
    expect(await idsOf(`/stories?authorId=${author}`)).toEqual([second, first]);
    expect(await idsOf(`/stories?authorId=${author}&types=epitome`)).toEqual([second]);
    expect(await idsOf("/stories?beat=62")).toEqual([second]);
    expect(await idsOf(`/stories?outletId=${outlet}`)).toEqual([first]);
    expect(await idsOf("/stories?q=wombats")).toEqual([second]);
    expect(await idsOf(`/stories?q=${encodeURIComponent("R&D of wombats")}`)).toEqual([second]);
    expect(await idsOf(`/stories?ids=${first},${second}`)).toEqual([first, second]);
    expect((await person.client.get("/stories?types=job")).status).toBe(400);
  });
});
