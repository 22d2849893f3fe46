import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fill } from "../../demo/fill.ts";
import { verifyPassword } from "../../upstream/accounts/password.ts";
import { insertBase } from "../../upstream/db/baseData.ts";
import { connect, type Connection } from "../../upstream/db/connect.ts";
import { migrate } from "../../upstream/db/migrate.ts";
import type { Database } from "../../upstream/db/schema.ts";
import { storeFeedTypes } from "../../upstream/follows/feedTypes.ts";
import { checkHtml, findMentions, textLength } from "../../upstream/text/html.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";
import { fakeMedia } from "./fakeMedia.ts";

const tables = `
  contacts contact_beats contact_details contact_socials companies company_responsibilities spokespeople
  outlets outlet_beats outlet_responsibilities follows_contacts accounts users images videos
  communities community_members community_invitations follows_communities follows_feed_types
  interviews interview_beats questions answer_sets answers interview_invitations interview_shares saved_media posts post_communities post_attachments stories story_beats story_communities announcements announcement_beats announcement_views announcement_emails channels announcement_channels
  comments comment_attachments likes notifications conversations conversation_members messages
  work_lists work_list_members tasks monitor_items monitor_item_beats monitor_searches`
  .trim()
  .split(/\s+/);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In different halves of the year, so that daylight saving time differs. */
const seedTimes = [new Date("2026-11-20T03:17:00Z"), new Date("2026-06-02T21:40:00Z")] as const;

let first: Connection;
let second: Connection;
let db: Kysely<Database>;
const now = seedTimes[0];

/** Uses the database of the test run: PGlite, or PostgreSQL in the run for it. */
async function seeded(at: Date, databaseUrl?: string): Promise<Connection> {
  const connection = await connect({ dataDir: null, databaseUrl }, console.error);
  await migrate(connection.db);
  await storeFeedTypes(connection.db);
  await insertBase(connection.db, "Pressroom", at);
  await connection.db.transaction().execute((tx) => fill(tx, fakeMedia(), { productName: "Pressroom", now: at }));
  return connection;
}

beforeAll(async () => {
  first = await seeded(seedTimes[0], (await emptyDatabase()).databaseUrl);
  second = await seeded(seedTimes[1]);
  db = first.db;
});

afterAll(async () => {
  await first?.close();
  await second?.close();
});

async function rowsOf<T extends object>(query: string, from: Kysely<Database> = db): Promise<T[]> {
  return (await sql.raw<T>(query).execute(from)).rows;
}

/** The number of rows of a table or a subquery. */
const size = async (query: string): Promise<number> =>
  (await rowsOf<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? 0;

/** Rows with their times relative to the moment of seeding. */
async function withoutClock(connection: Connection, at: Date, table: string): Promise<string[]> {
  const rows = await rowsOf<Record<string, unknown>>(`select * from ${table}`, connection.db);
  // Columns based on the calendar of a time zone: they may differ by part of a day.
  const byCalendar = new Set(["deadline", "closed_at", "starts_at", "ends_at", "due_at", "last_active_at", "password_hash"]);
  return rows
    .map((row) => {
      const parts = Object.entries(row)
        .filter(([key]) => !byCalendar.has(key))
        .map(([key, value]) => [key, value instanceof Date ? value.getTime() - at.getTime() : value]);
      return JSON.stringify(parts);
    })
    .toSorted();
}

describe("the demo data", () => {
  test("@CONST-11 @CONST-15 @USER-09 are the same for every first start, apart from the clock", async () => {
    for (const table of tables)
      expect(await withoutClock(second, seedTimes[1], table), table).toEqual(await withoutClock(first, seedTimes[0], table));
  });

  test("@FEED-01 have unique times in the past, from minutes to weeks ago", async () => {
    const times = (
      await rowsOf<{ at: Date }>(`select published_at at from posts where published_at is not null
      union all select published_at from stories where published_at is not null`)
    ).map(({ at }) => at.getTime());
    expect(new Set(times).size).toBe(times.length);
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 91 * DAY);
    const newerThan = (age: number) => times.filter((at) => at > now.getTime() - age).length;
    expect(newerThan(HOUR / 4)).toBeGreaterThan(0);
    expect(newerThan(DAY)).toBeGreaterThan(20);
    expect(newerThan(7 * DAY)).toBeGreaterThan(100);
    for (const table of ["comments", "likes", "images", "videos", "contacts", "community_members"]) {
      const column = table === "community_members" ? "joined_at" : "created_at";
      expect(await size(`${table} where ${column} > '${now.toISOString()}'`), table).toBe(0);
    }
    expect(await size(`comments c join comments p on p.id = c.parent_id where c.created_at <= p.created_at`)).toBe(0);
    expect(
      await size(`comments c join posts p on p.id = c.entity_id and p.type = c.entity_type where c.created_at <= p.published_at`),
    ).toBe(0);
    expect(await size(`comments where updated_at < created_at or deleted_at < created_at`)).toBe(0);
  });
});

describe("demo texts", () => {
  test("@POST-17 contain no leftover markup of their sources", async () => {
    const signs = "content ~ '(^|>)(#|&gt;|- |[0-9]+\\. )' or content like '%**%'";
    for (const table of ["posts", "comments", "stories"]) expect(await size(`${table} where ${signs}`), table).toBe(0);
  });
});

describe("demo people", () => {
  test("@USER-01 @USER-04 @USER-08 include the seven demo accounts with one password", async () => {
    const users = await rowsOf<{
      email: string;
      roles: string[];
      modules: string[];
      hash: string;
      onboarding: string | null;
      read_only: boolean;
      joined: string;
    }>(`
      select u.email, u.roles, u.modules, u.password_hash as hash, u.onboarding, u.is_read_only as read_only,
        coalesce((select string_agg(k.slug, ' ' order by k.id) from community_members m join communities k on k.id = m.community_id where m.contact_id = u.contact_id), '') as joined
      from users u order by u.id`);
    const view = Object.fromEntries(users.map((user) => [user.email.split("@")[0], user]));
    expect(Object.keys(view)).toEqual(["journo", "pr", "expert", "company", "admin", "readonly", "newcomer"]);
    expect(view).toMatchObject({
      journo: { roles: ["journo"], joined: "media-insiders tech-desk" },
      pr: { roles: ["pr"], joined: "media-insiders tech-desk" },
      expert: { roles: ["expert"] },
      company: {
        modules: [
          "onlineNewsroom",
          "monitor",
          "monitorAdvanced",
          "monitorSocial",
          "contacts",
          "opportunities",
          "reports",
          "monitorPrint",
        ],
      },
      admin: { roles: ["admin"], joined: "media-insiders" },
      readonly: { read_only: true },
      newcomer: { onboarding: "details", joined: "" },
    });
    expect(view["company"]?.roles).toContain("accountAdmin");
    expect(await verifyPassword("pressroom-demo-2026", users[0]?.hash ?? "")).toBe(true);
    const zones = (await rowsOf<{ timezone: string | null }>("select distinct timezone from users")).map(
      ({ timezone }) => timezone,
    );
    expect(zones).toEqual(expect.arrayContaining([null, "Europe/London", "America/New_York"]));
  });

  test("@USER-05 have names, slugs, pictures and companies", async () => {
    expect(await size(`contacts where type = 'person' and avatar is not null`)).toBeGreaterThanOrEqual(40);
    expect(await size(`contacts where type = 'person' and about is not null and slug is not null`)).toBeGreaterThanOrEqual(43);
    expect(await size(`companies where id <> 12`)).toBe(12);
    expect(await size(`outlets`)).toBeGreaterThanOrEqual(6);
    expect(await size(`contacts where account_id is null and (slug is null or slug !~ '^[A-Za-z0-9-]+$')`)).toBe(0);
    // Accounts have private contacts, and lists that also contain registered ones.
    expect(await size(`(select account_id from contacts where account_id is not null group by 1 having count(*) >= 5) t`)).toBe(
      3,
    );
    expect(await size(`contact_lists l where (select count(*) from contact_list_members m where m.list_id = l.id) < 3`)).toBe(0);
    expect(await size(`contacts where id = 12 and type = 'company' and name = 'Pressroom' and avatar is not null`)).toBe(1);
  });
});

describe("demo feeds", () => {
  test("@POST-01 @NEWS-01 of media-insiders contain all types by many authors", async () => {
    const listed = `posts p join post_communities pc on pc.post_id = p.id join communities k on k.id = pc.community_id
      where k.slug = 'media-insiders' and p.published_at is not null and p.deleted_at is null`;
    expect(await size(listed)).toBeGreaterThanOrEqual(220);
    expect(await size(`(select distinct p.type from ${listed}) t`)).toBe(7);
    expect(await size(`(select distinct p.author_id from ${listed}) t`)).toBeGreaterThanOrEqual(25);
    expect(await size(`(select 1 from ${listed} and p.author_id = 12) t`)).toBeGreaterThan(0);
    expect(await size(`(select 1 from ${listed} and p.author_id <> p.creator_id and p.author_id <> 12) t`)).toBeGreaterThan(10);
    const news = `stories s join story_communities sc on sc.story_id = s.id join communities k on k.id = sc.community_id where k.slug = 'media-insiders'`;
    expect(await size(news)).toBeGreaterThanOrEqual(24);
    expect(await size(`(select distinct s.kind from ${news}) t`)).toBe(3);
  });

  test("@COMM-01 exist for the six communities, one of them private", async () => {
    const counts = await rowsOf<{ slug: string; type: string; n: number }>(`
      select k.slug, k.type, count(*)::int as n from communities k join post_communities pc on pc.community_id = k.id
      join posts p on p.id = pc.post_id where p.published_at is not null and p.deleted_at is null group by k.id order by k.id`);
    expect(counts.map(({ slug }) => slug)).toEqual([
      "media-insiders",
      "tech-desk",
      "pr-exchange",
      "expert-circle",
      "sydney-media",
      "investigations",
    ]);
    expect(counts.filter(({ type }) => type === "private").map(({ slug }) => slug)).toEqual(["investigations"]);
    for (const { slug, n } of counts.slice(1)) {
      expect(n, slug).toBeGreaterThanOrEqual(15);
      expect(n, slug).toBeLessThanOrEqual(60);
    }
    expect(await size("communities where icon is null or img is null or logo_image_id is null or banner_image_id is null")).toBe(
      0,
    );
    expect(
      await size(
        `posts p where published_at is not null and deleted_at is null and not exists (select 1 from post_communities c where c.post_id = p.id)`,
      ),
    ).toBeGreaterThan(10);
  });

  test("@PERM-23 contain posts only by members, or in the name of the platform", async () => {
    expect(
      await size(`posts p join post_communities pc on pc.post_id = p.id left join community_members m on m.community_id = pc.community_id and m.contact_id = p.creator_id
      left join users u on u.contact_id = p.creator_id where m.contact_id is null and not coalesce(u.roles @> '{admin}', false)`),
    ).toBe(0);
  });

  test("@POST-06 @POST-09 @POST-10 @POST-20 @USER-07 contain posts in every state", async () => {
    const clock = `'${now.toISOString()}'::timestamptz`;
    const live = "published_at is not null and deleted_at is null";
    const minimums: [string, number][] = [
      [`posts where type = 'callout' and ${live} and deadline is null`, 4],
      [`posts where type = 'callout' and ${live} and deadline < ${clock}`, 8],
      [`posts where type = 'callout' and ${live} and deadline between ${clock} and ${clock} + interval '1 day'`, 1],
      [`posts where type = 'callout' and ${live} and deadline > ${clock} + interval '7 days'`, 3],
      [`posts where type = 'callout' and interview_id is not null`, 2],
      [`(select distinct timezone from posts where type = 'event' and save_as = 'published') t`, 3],
      [`(select distinct event_type, ends_at is null from posts where type = 'event') t`, 3],
      [`posts where type = 'event' and ${live} and starts_at < ${clock}`, 5],
      [`posts where type = 'event' and ${live} and starts_at > ${clock}`, 25],
      [`(select distinct workplace from posts where type = 'job') t`, 3],
      [`(select distinct job_type from posts where type = 'job') t`, 4],
      [`posts where type = 'job' and company_id is not null`, 10],
      [`posts where type = 'job' and company_name is not null`, 10],
      [`posts where type in ('reaction', 'statement') and video_id is null and url is null and ${live}`, 5],
      [`posts where type in ('reaction', 'statement') and video_id is not null`, 6],
      [`posts p join videos v on v.id = p.video_id where p.type = 'record' and v.status = 'processed'`, 15],
      [`videos where status = 'processing' and url is null and error is null`, 2],
      [`posts where save_as = 'draft' and published_at is null`, 10],
      [`posts where deleted_at is not null`, 8],
      [`posts where updated_at > published_at and updated_at < ${clock}`, 5],
      [`contact_details where contact_id >= 2001 and public_email is not null`, 1000],
      [`posts where user_types <> '{}' and ${live}`, 10],
      [`(select post_id from post_attachments group by post_id having count(*) = 10) t`, 1],
      [`(select post_id from post_attachments group by post_id having count(*) between 2 and 4) t`, 4],
      [`posts where content like '%class="mention"%'`, 2],
      [`posts where content like '%<ul>%'`, 5],
      [`posts where content like '%<ol>%'`, 3],
      [`posts where content like '%<blockquote>%'`, 2],
      [`posts where content like '%<a href=%'`, 5],
      [`stories where title is null and headline is not null`, 1],
      [`announcements a join stories s on s.id = a.story_id where s.published_at = a.published_at`, 10],
      [
        `(select distinct a.status from announcements a join users u on u.account_id = a.account_id and u.email like 'company@%') t`,
        3,
      ],
      [`announcement_emails where status in ('scheduled', 'sent')`, 2],
      [`announcement_channels x join channels k on k.id = x.channel_id and k.is_active`, 3],
    ];
    for (const [query, minimum] of minimums) expect(await size(query), query).toBeGreaterThanOrEqual(minimum);
    // Every person has a job, and all readers except freelancers have an organization.
    expect(await size(`contacts where type = 'person' and account_id is null and job is null`)).toBe(0);
    expect(
      await size(`contacts where type = 'person' and id >= 2001 and organization is null and job not like 'Freelance %'`),
    ).toBe(0);
    expect(
      await size(`contacts c where type = 'person' and not exists (select 1 from contact_beats b where b.contact_id = c.id)`),
    ).toBeLessThan(10);
    expect(await size(`posts where type = 'event' and ends_at <= starts_at`)).toBe(0);
    expect(await size(`posts where type = 'record' and video_id is null`)).toBe(0);
    expect(await size(`posts where deadline <= published_at`)).toBe(0);
    expect(await size(`posts where type in ('job', 'event', 'callout') and title is null`)).toBe(0);
    expect(await size(`(select type, title from posts where title is not null group by 1, 2 having count(*) > 1) t`)).toBe(0);
    expect(await size(`(select content from posts where content is not null group by 1 having count(*) > 1) t`)).toBe(0);
  });

  test("@COMMENT-01 @COMMENT-02 contain long conversations with deleted and edited comments", async () => {
    const threads = await rowsOf<{ n: number; replies: number; edited: number; pictures: number; gone: number }>(`
      select count(*) filter (where c.deleted_at is null)::int as n,
        (select max(x.n)::int from (select count(*) n from comments r where r.entity_type = c.entity_type and r.entity_id = c.entity_id and r.parent_id is not null group by r.parent_id) x) as replies,
        count(c.updated_at)::int as edited, count(a.comment_id)::int as pictures,
        count(*) filter (where c.deleted_at is not null and exists (select 1 from comments r where r.parent_id = c.id))::int as gone
      from comments c left join comment_attachments a on a.comment_id = c.id group by c.entity_type, c.entity_id
      having count(*) filter (where c.deleted_at is null) >= 60 order by 1 desc`);
    expect(threads).toHaveLength(3);
    for (const { n, edited, pictures, gone } of threads) {
      expect(n).toBeLessThanOrEqual(90);
      expect(Math.min(edited, pictures, gone)).toBeGreaterThan(0);
    }
    expect(Math.max(...threads.map(({ replies }) => replies))).toBe(25);
    expect(await size(`comments c join comments p on p.id = c.parent_id where p.parent_id is not null`)).toBe(0);
    expect(await size(`comments c join users u on u.contact_id = c.author_id where u.onboarding is not null`)).toBe(0);
  });

  test("@LIKE-01 @CONST-14 contain likes by existing contacts, some by more than a thousand", async () => {
    const counts = await rowsOf<{ n: number }>(
      `select count(*)::int as n from likes where entity_type <> 'comment' group by entity_type, entity_id order by 1 desc`,
    );
    expect(counts.filter(({ n }) => n > 1000).length).toBeGreaterThanOrEqual(2);
    expect(counts.filter(({ n }) => n < 20).length).toBeGreaterThan(100);
    expect(
      await size(
        `posts p where published_at is not null and deleted_at is null and not exists (select 1 from likes l where l.entity_type = p.type and l.entity_id = p.id)`,
      ),
    ).toBeGreaterThan(5);
    expect(
      await size(`likes l join post_communities pc on pc.post_id = l.entity_id join posts p on p.id = l.entity_id and p.type = l.entity_type join communities k on k.id = pc.community_id and k.type = 'private'
      where not exists (select 1 from community_members m where m.community_id = k.id and m.contact_id = l.contact_id)`),
    ).toBe(0);
  });
});

describe("demo texts", () => {
  test("@POST-02 are within the safe HTML set and the length limits", async () => {
    const texts = await rowsOf<{
      content: string;
      max_length: number;
    }>(`select content, 5000 as max_length from posts where content is not null
      union all select content, 50000 from stories union all select content, 2000 from comments`);
    const contacts = new Set((await rowsOf<{ id: number }>("select id from contacts")).map(({ id }) => id));
    for (const { content, max_length } of texts) {
      expect(checkHtml("Content", content, max_length)).toMatchObject({ content, error: null });
      expect(textLength(content)).toBeLessThanOrEqual(max_length);
      expect(textLength(content)).toBeGreaterThan(1);
      for (const id of findMentions(content)) expect(contacts).toContain(id);
      expect(content).not.toMatch(/\{\w+\}|undefined|\*\*/);
    }
    const lengths = (await rowsOf<{ content: string }>(`select content from posts where type = 'communityPost'`)).map(
      ({ content }) => textLength(content),
    );
    expect(lengths.filter((length) => length > 3000).length).toBeGreaterThanOrEqual(2);
    expect(lengths.filter((length) => length < 120).length).toBeGreaterThan(5);
    expect(new Set(texts.map(({ content }) => content)).size).toBeGreaterThan(600);
  });

  test("@MSG-01 @MENU-02 include three unread conversations for each demo user", async () => {
    const unread = await rowsOf<{ email: string; n: number }>(`
      select u.email, count(distinct x.conversation_id)::int as n from users u
      join conversation_members m on m.contact_id = u.contact_id
      join messages x on x.conversation_id = m.conversation_id and x.id > m.read_id and x.author_id <> u.contact_id
      group by u.id`);
    expect(unread).toHaveLength(7);
    for (const { email, n } of unread) expect([email, n]).toEqual([email, 3]);
    expect(
      await size(`messages x where not exists (select 1 from conversation_members m
        where m.conversation_id = x.conversation_id and m.contact_id = x.author_id)`),
    ).toBe(0);
    expect(
      await size(`messages a join messages b on b.conversation_id = a.conversation_id and b.id > a.id
      where b.created_at <= a.created_at`),
    ).toBe(0);
    expect(
      await size(`conversations k where k.participants_key <> (select string_agg(m.contact_id::text, ',' order by m.contact_id)
      from conversation_members m where m.conversation_id = k.id)`),
    ).toBe(0);
  });

  test("@NOTIF-01 include notifications of others' actions for the demo users, some unread", async () => {
    const { rows } = await sql<{ email: string; kinds: string[]; unread: number; flag: boolean; own: number }>`
      select u.email, array_agg(distinct n.type) as kinds, count(*) filter (where not n.is_read)::int as unread,
        u.has_notifications as flag, count(*) filter (where n.who_id = u.contact_id)::int as own
      from users u join notifications n on n.user_id = u.id group by u.id`.execute(db);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { email, unread, flag, own } of rows) expect([email, unread, flag, own]).toEqual([email, 3, true, 0]);
    const kinds = new Set(rows.flatMap((row) => row.kinds));
    expect([...kinds].toSorted()).toEqual([
      "comment",
      "commentAsReply",
      "interviewAnswer",
      "like",
      "likeOnComment",
      "mention",
      "mentionOnComment",
    ]);
    expect(
      await size(`notifications n where n.comment_id is null and n.type not in ('like', 'mention', 'interviewAnswer')`),
    ).toBe(0);
    expect(await size("notifications n where n.is_read and n.created_at > now()")).toBe(0);
  });

  test("use the product name of the installation", async () => {
    const connection = await connect({ dataDir: null }, console.error);
    await migrate(connection.db);
    await storeFeedTypes(connection.db);
    await insertBase(connection.db, "Pressroom", now);
    await fill(connection.db, fakeMedia(), { productName: "Newsdesk", now });
    expect(await rowsOf(`select organization from contacts where slug = 'ruth-callaghan'`, connection.db)).toEqual([
      { organization: "Newsdesk" },
    ]);
    await connection.close();
  });
});
