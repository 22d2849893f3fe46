import type { Insertable, Kysely } from "kysely";
import type {
  CommentsTable,
  CommunitiesTable,
  Database,
  EntityType,
  PostsTable,
  PostType,
  Role,
  StoriesTable,
  UsersTable,
} from "../../../upstream/db/schema.ts";
import { globalId } from "./ids.ts";
import type { Person } from "./testEnv.ts";

type PostFields = Partial<Insertable<PostsTable>>;

/** The required fields of each type. */
const needed: Readonly<Record<PostType, (fixtures: Fixtures) => Promise<PostFields>>> = {
  communityPost: async () => ({}),
  callout: async () => ({ title: "Sources wanted" }),
  job: async () => ({
    title: "Editor",
    company_name: "The Ledger",
    workplace: "on-site",
    job_type: "full-time",
    location: "Sydney",
  }),
  event: async () => ({
    title: "Press night",
    event_type: "online",
    timezone: "Australia/Sydney",
    url: "https://example.com",
    starts_at: new Date("2030-05-01T09:00:00Z"),
  }),
  record: async (fixtures) => ({ video_id: await fixtures.video() }),
  reaction: async () => ({}),
  statement: async () => ({}),
};

/** Inserts rows into the upstream's tables. Each call creates a new entity; times increase with each call. */
export class Fixtures {
  readonly db: Kysely<Database>;
  readonly #openSession: (userId: number) => Promise<string>;
  #count = 0;

  constructor(db: Kysely<Database>, openSession: (userId: number) => Promise<string>) {
    this.db = db;
    this.#openSession = openSession;
  }

  /** A time in the past, later than all earlier results. */
  time(): Date {
    this.#count += 1;
    return new Date(Date.parse("2026-01-01T00:00:00Z") + this.#count * 60_000);
  }

  /** A contact without a user. */
  async contact(type: "person" | "company" = "person"): Promise<number> {
    const name = `${type} ${(this.#count += 1)}`;
    const { id } = await this.db
      .insertInto("contacts")
      .values({ type, name, slug: name.replace(" ", "-"), created_at: this.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  async person(roles: readonly Role[], user: Partial<Insertable<UsersTable>> = {}): Promise<Person> {
    const contactId = user.contact_id ?? (await this.contact());
    const { id } = await this.db
      .insertInto("users")
      .values({
        contact_id: contactId,
        email: `user-${contactId}@example.com`,
        password_hash: "-",
        roles: [...roles],
        modules: [],
        created_at: this.time(),
        ...user,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { slug } = await this.db.selectFrom("contacts").select("slug").where("id", "=", contactId).executeTakeFirstOrThrow();
    return { userId: id, contactId, slug: slug ?? "", roles, sid: await this.#openSession(id) };
  }

  async company(): Promise<{ id: number; contactId: number; slug: string }> {
    const contactId = await this.contact("company");
    const { id } = await this.db
      .insertInto("companies")
      .values({ contact_id: contactId })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { slug } = await this.db.selectFrom("contacts").select("slug").where("id", "=", contactId).executeTakeFirstOrThrow();
    return { id, contactId, slug: slug ?? "" };
  }

  /** A conversation with one message, unread by the others. */
  async conversation(contactIds: readonly number[], authorId: number): Promise<{ id: number; messageId: number }> {
    const [participants_key, at] = [contactIds.toSorted((a, b) => a - b).join(","), this.time()];
    const { id } = await this.db
      .insertInto("conversations")
      .values({ participants_key, created_at: at, updated_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await this.db
      .insertInto("conversation_members")
      .values(contactIds.map((contactId) => ({ conversation_id: id, contact_id: contactId })))
      .execute();
    const message = await this.db
      .insertInto("messages")
      .values({ conversation_id: id, author_id: authorId, content: "Good morning", created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, messageId: message.id };
  }

  async image(): Promise<number> {
    const { id } = await this.db
      .insertInto("images")
      .values({
        path: `/files/${(this.#count += 1)}.webp`,
        width: 640,
        height: 480,
        mime: "image/webp",
        size: 1000,
        created_at: this.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  async video(): Promise<number> {
    const { id } = await this.db
      .insertInto("videos")
      .values({
        url: `/files/${(this.#count += 1)}.mp4`,
        cover_url: "/files/cover.webp",
        duration: 7,
        status: "processed",
        mime: "video/mp4",
        size: 1000,
        created_at: this.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A published post; `save_as: "draft"` creates a draft. */
  async post(type: PostType, authorId: number, fields: PostFields = {}): Promise<number> {
    const at = this.time();
    const { id } = await this.db
      .insertInto("posts")
      .values({
        type,
        author_id: authorId,
        creator_id: authorId,
        content: "<p>Words</p>",
        save_as: "published",
        created_at: at,
        published_at: fields.save_as === "draft" ? null : at,
        ...(await needed[type](this)),
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  async story(authorId: number, fields: Partial<Insertable<StoriesTable>> = {}): Promise<number> {
    const at = this.time();
    const { id } = await this.db
      .insertInto("stories")
      .values({
        kind: "media",
        title: "Story",
        content: "<p>News</p>",
        author_id: authorId,
        creator_id: authorId,
        save_as: "published",
        created_at: at,
        published_at: at,
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  async comment(
    entityType: EntityType,
    entityId: number,
    authorId: number,
    fields: Partial<Insertable<CommentsTable>> = {},
  ): Promise<number> {
    const { id } = await this.db
      .insertInto("comments")
      .values({
        entity_type: entityType,
        entity_id: entityId,
        author_id: authorId,
        content: "<p>Words</p>",
        created_at: this.time(),
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  async like(entityType: EntityType | "comment", entityId: number, contactId: number): Promise<void> {
    await this.db
      .insertInto("likes")
      .values({ entity_type: entityType, entity_id: entityId, contact_id: contactId, created_at: this.time() })
      .execute();
  }

  async community(slug: string, creatorId: number, fields: Partial<Insertable<CommunitiesTable>> = {}): Promise<number> {
    const { id } = await this.db
      .insertInto("communities")
      .values({ slug, name: `Community ${slug}`, type: "public", creator_id: creatorId, created_at: this.time(), ...fields })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** The global id of a community, a company or an outlet, which holds its database id and its slug. */
  async globalIdOf(type: "Community" | "Company" | "Outlet", key: string | number): Promise<string> {
    const { id, slug } = await (type === "Company" ? this.#company(key) : this.#bySlug(type, key));
    return globalId(type, `${id}.${slug}`);
  }

  #company(key: string | number): Promise<{ id: number; slug: string | null }> {
    const companies = this.db.selectFrom("companies").innerJoin("contacts", "contacts.id", "companies.contact_id");
    const found = typeof key === "string" ? companies.where("slug", "=", key) : companies.where("companies.id", "=", key);
    return found.select(["companies.id", "slug"]).executeTakeFirstOrThrow();
  }

  #bySlug(type: "Community" | "Outlet", key: string | number): Promise<{ id: number; slug: string | null }> {
    const table = this.db.selectFrom(type === "Community" ? "communities" : "outlets");
    const found = typeof key === "string" ? table.where("slug", "=", key) : table.where("id", "=", key);
    return found.select(["id", "slug"]).executeTakeFirstOrThrow();
  }

  async join(communityId: number, contactId: number): Promise<void> {
    await this.db
      .insertInto("community_members")
      .values({ community_id: communityId, contact_id: contactId, joined_at: this.time() })
      .execute();
  }

  async invite(communityId: number, contactId: number): Promise<void> {
    await this.db
      .insertInto("community_invitations")
      .values({ community_id: communityId, contact_id: contactId, created_at: this.time() })
      .execute();
  }

  /** Adds a post to a community. */
  async assign(postId: number, communityId: number): Promise<void> {
    await this.db.insertInto("post_communities").values({ post_id: postId, community_id: communityId }).execute();
  }
}
