import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Insertable } from "kysely";
import { afterAll, beforeAll } from "vitest";
import type { Database, PostType, Role, Db } from "../../upstream/db/schema.ts";
import { createUpstream, type Upstream, type UpstreamOptions } from "../../upstream/server.ts";
import { openSession } from "../../upstream/session/sessions.ts";
import { bareDatabase } from "../support/ownDatabase.ts";
import { cheapPasswords } from "../support/passwords.ts";
import { Client } from "./client.ts";

type Insert<T extends keyof Database> = Partial<Insertable<Database[T]>>;

export interface Person {
  userId: number;
  contactId: number;
  email: string;
  slug: string;
  client: Client;
}

const START = Date.UTC(2026, 2, 1, 12);

/** The upstream of a test file with an adjustable clock and helpers for creating rows; contains base data only. */
export class TestEnv {
  private counter = 0;
  time = new Date(START);
  readonly upstream: Upstream;
  readonly options: UpstreamOptions;
  readonly guest: Client;
  readonly #endLease: () => void;

  /** @param endLease called once the database is no longer used */
  constructor(upstream: Upstream, options: UpstreamOptions, endLease: () => void = () => undefined) {
    this.upstream = upstream;
    this.options = options;
    this.#endLease = endLease;
    this.guest = new Client(upstream.app, null);
  }

  get filesDir(): string {
    return this.options.filesDir;
  }

  /** Another node on the same database if nodes can share one (PostgreSQL), otherwise the same node. */
  async otherNode(): Promise<{ upstream: Upstream; close(): Promise<void> }> {
    if (this.options.databaseUrl === undefined) return { upstream: this.upstream, close: () => Promise.resolve() };
    const upstream = await createUpstream(this.options);
    return { upstream, close: () => upstream.close() };
  }

  get db(): Db {
    return this.upstream.db;
  }

  advance(minutes: number): void {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
  }

  /** A time the given number of minutes before now. */
  ago(minutes: number): Date {
    return new Date(this.time.getTime() - minutes * 60_000);
  }

  private next(): number {
    this.counter += 1;
    return this.counter;
  }

  async contact(values: Insert<"contacts"> = {}): Promise<number> {
    const n = this.next();
    return this.insert("contacts", {
      type: "person",
      name: `Contact ${n}`,
      slug: `contact-${n}`,
      created_at: this.time,
      ...values,
    });
  }

  /** Creates a company that can be an author; returns its contact id. */
  async company(values: Insert<"contacts"> = {}): Promise<number> {
    const contactId = await this.contact({ type: "company", ...values });
    await this.insert("companies", { contact_id: contactId });
    return contactId;
  }

  /** Creates a signed-in person without a usable password; sign-in is tested with separate users. */
  async person(roles: Role[], user: Insert<"users"> = {}, contact: Insert<"contacts"> = {}): Promise<Person> {
    const slug = `person-${this.next()}`;
    const contactId = user.contact_id ?? (await this.contact({ slug, ...contact }));
    const email = user.email ?? `${slug}@example.com`;
    const userId = await this.insert("users", {
      email,
      password_hash: "none",
      roles,
      modules: [],
      created_at: this.time,
      ...user,
      contact_id: contactId,
    });
    return { userId, contactId, email, slug, client: await this.signIn(userId) };
  }

  async signIn(userId: number): Promise<Client> {
    const token = await openSession(this.db, userId, true, { device: null, address: null }, this.time);
    return new Client(this.upstream.app, token);
  }

  async community(values: Insert<"communities"> = {}, members: readonly number[] = []): Promise<number> {
    const n = this.next();
    const id = await this.insert("communities", {
      slug: `community-${n}`,
      name: `Community ${String(n).padStart(4, "0")}`,
      type: "public",
      creator_id: 12,
      created_at: this.time,
      ...values,
    });
    for (const contactId of members) await this.join(id, contactId);
    return id;
  }

  async join(communityId: number, contactId: number): Promise<void> {
    await this.db
      .insertInto("community_members")
      .values({ community_id: communityId, contact_id: contactId, joined_at: this.time })
      .execute();
  }

  /** Creates a post with all fields required for its type, published by default. */
  async post(type: PostType, authorId: number, values: Insert<"posts"> = {}, communities: number[] = []): Promise<number> {
    const isDraft = values.save_as === "draft";
    const id = await this.insert("posts", {
      type,
      author_id: authorId,
      creator_id: authorId,
      content: `<p>Content of a ${type}</p>`,
      save_as: "published",
      created_at: this.time,
      published_at: isDraft ? null : this.time,
      ...(type === "record" && { video_id: await this.video(authorId) }),
      ...details[type],
      ...values,
    });
    for (const communityId of communities)
      await this.db.insertInto("post_communities").values({ post_id: id, community_id: communityId }).execute();
    return id;
  }

  async story(authorId: number, values: Insert<"stories"> = {}): Promise<number> {
    return this.insert("stories", {
      kind: "media",
      title: "A story",
      content: "<p>What happened</p>",
      author_id: authorId,
      creator_id: authorId,
      save_as: "published",
      created_at: this.time,
      published_at: values.save_as === "draft" ? null : this.time,
      ...values,
    });
  }

  async comment(post: { type: PostType | "story"; id: number }, authorId: number, values: Insert<"comments"> = {}) {
    return this.insert("comments", {
      entity_type: post.type,
      entity_id: post.id,
      content: "<p>A comment</p>",
      author_id: authorId,
      created_at: this.time,
      ...values,
    });
  }

  async image(ownerId: number): Promise<number> {
    const path = `/files/${randomUUID()}.png`;
    const picture = { path, width: 640, height: 480, mime: "image/png", size: 1000 };
    return this.insert("images", { ...picture, owner_id: ownerId, created_at: this.time });
  }

  async video(ownerId: number): Promise<number> {
    const url = `/files/${randomUUID()}.mp4`;
    const columns = { url, cover_url: null, duration: 12, status: "processed", mime: "video/mp4", size: 1000 } as const;
    return this.insert("videos", { ...columns, owner_id: ownerId, created_at: this.time });
  }

  /** Inserts the row and returns its id. The values must include all required columns. */
  async insert<T extends keyof Database>(table: T, values: Insert<T>): Promise<number> {
    const { id } = await this.db
      .insertInto(table as "posts")
      .values(values as Insertable<Database["posts"]>)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** The mails to the address, oldest first, once all jobs have run. */
  async mailsTo(email: string) {
    await this.upstream.jobs.settled();
    return this.db.selectFrom("outbox").selectAll().where("recipient", "=", email).orderBy("id").execute();
  }

  async close(): Promise<void> {
    await this.upstream.close();
    this.#endLease();
    await rm(this.filesDir, { recursive: true, force: true });
  }
}

/** The fields required for publishing a post of each type. */
const details: Partial<Record<PostType, Insert<"posts">>> = {
  job: { title: "Sub-editor", company_name: "The Herald", workplace: "on-site", job_type: "full-time", location: "Sydney" },
  callout: { title: "Looking for a nurse" },
  event: {
    title: "Press club",
    event_type: "online",
    timezone: "Australia/Sydney",
    starts_at: new Date(START + 24 * 60 * 60_000),
    url: "https://example.com/club",
  },
  reaction: { url: "https://example.com/article" },
};

export async function createTestEnv(options: Partial<UpstreamOptions> = {}): Promise<TestEnv> {
  const filesDir = await mkdtemp(join(tmpdir(), "pressroom-upstream-"));
  const { database, end } = await bareDatabase();
  const clock: { env?: TestEnv } = {};
  const all: UpstreamOptions = {
    ...database,
    filesDir,
    seedDemo: false,
    productName: "Pressroom",
    passwordCost: cheapPasswords,
    logLevel: "fatal",
    now: () => clock.env?.time ?? new Date(START),
    ...options,
  };
  clock.env = new TestEnv(await createUpstream(all), all, end);
  // Tests create their own communities.
  await clock.env.db.deleteFrom("communities").execute();
  return clock.env;
}

/** Shares one environment among all tests of a file; read .current inside of tests and hooks. @param options overrides */
export function useTestEnv(options: Partial<UpstreamOptions> = {}): { readonly current: TestEnv } {
  let env: TestEnv | undefined;
  beforeAll(async () => void (env = await createTestEnv(options)));
  afterAll(() => env?.close());
  return {
    get current() {
      if (env === undefined) throw new Error("The environment exists from beforeAll on.");
      return env;
    },
  };
}
