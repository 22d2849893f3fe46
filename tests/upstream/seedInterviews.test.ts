import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fill } from "../../demo/fill.ts";
import { insertBase } from "../../upstream/db/baseData.ts";
import { connect, type Connection } from "../../upstream/db/connect.ts";
import { migrate } from "../../upstream/db/migrate.ts";
import type { Database } from "../../upstream/db/schema.ts";
import { storeFeedTypes } from "../../upstream/follows/feedTypes.ts";
import { emptyDatabase } from "../support/ownDatabase.ts";
import { fakeMedia } from "./fakeMedia.ts";

const now = new Date("2026-11-20T03:17:00Z");

let connection: Connection;
let db: Kysely<Database>;

beforeAll(async () => {
  connection = await connect(await emptyDatabase(), console.error);
  db = connection.db;
  await migrate(db);
  await storeFeedTypes(db);
  await insertBase(db, "Pressroom", now);
  await db.transaction().execute((tx) => fill(tx, fakeMedia(), { productName: "Pressroom", now }));
});

afterAll(async () => {
  await connection?.close();
});

async function rowsOf<T extends object>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(db)).rows;
}

const count = async (query: string): Promise<number> =>
  (await rowsOf<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? 0;

describe("demo interviews", () => {
  test("@INTERVIEW-01 @INTERVIEW-02 @INTERVIEW-03 exist in every state, by several authors, and in each list", async () => {
    expect(await count(`(select distinct type, status from interviews) t`)).toBeGreaterThanOrEqual(5);
    expect(await count(`(select distinct author_id from interviews) t`)).toBeGreaterThanOrEqual(5);
    expect(await count(`interviews where is_public and status = 'open' and deleted_at is null`)).toBeGreaterThanOrEqual(2);
    expect(await count(`interviews i where not exists (select 1 from questions q where q.interview_id = i.id)`)).toBe(0);
    expect(
      await count(`interviews where (status = 'draft') <> (published_at is null) or published_at > '${now.toISOString()}'`),
    ).toBe(0);
    const lists = await rowsOf<{ email: string; my: number; addressed: number; shared: number; saved: number }>(`
      select u.email, (select count(*)::int from interviews i where i.author_id = u.contact_id) as my,
        (select count(*)::int from answer_sets s where s.contact_id = u.contact_id and s.status = 'open') as addressed,
        (select count(*)::int from interview_shares h where h.contact_id = u.contact_id) as shared,
        (select count(*)::int from saved_media m where m.contact_id = u.contact_id) as saved
      from users u where u.email in ('journo@example.com', 'pr@example.com')`);
    for (const { email, ...counts } of lists) expect(Math.min(...Object.values(counts)), email).toBeGreaterThan(0);
  });

  test("@POST-07 of call-outs have the same author and are older than their call-out", async () => {
    expect(await count("posts where interview_id is not null")).toBe(6);
    expect(
      await count(
        "posts p join interviews i on i.id = p.interview_id where i.author_id <> p.author_id or i.published_at >= p.published_at",
      ),
    ).toBe(0);
  });

  test("@INTERVIEW-04 have answers after their opening, complete if finished, with their own hashes", async () => {
    const sets = "answer_sets s join interviews i on i.id = s.interview_id";
    expect(await count(`(select distinct status from answer_sets) t`)).toBe(2);
    expect(
      await count(
        `${sets} where s.created_at <= i.published_at or s.created_at > '${now.toISOString()}' or s.finished_at < s.created_at`,
      ),
    ).toBe(0);
    expect(
      await count(`${sets} where s.status = 'finished' and (select count(*) from answers a where a.answer_set_id = s.id)
        <> (select count(*) from questions q where q.interview_id = i.id)`),
    ).toBe(0);
    expect(
      await count(
        `answers a join questions q on q.id = a.question_id join answer_sets s on s.id = a.answer_set_id where q.interview_id <> s.interview_id`,
      ),
    ).toBe(0);
    expect(await count(`answers where num_nonnulls(content, video_id) + skipped::int <> 1`)).toBe(0);
    expect(await count(`(select distinct status from interview_invitations) t`)).toBe(3);
    expect(
      await count(
        `interviews i join answers a on a.skipped join answer_sets s on s.id = a.answer_set_id and s.interview_id = i.id where not i.allow_skip`,
      ),
    ).toBe(0);
  });
});
