import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const actions = ["edit", "delete", "restore", "publish", "archive", "readHub", "mail", "cancelMail"] as const;
const document = `query ($id: Int!) { announcement(databaseId: $id) { permissions { ${actions.map((name) => `${name} { allowed reasons { code message remedy } }`).join(" ")} } } }`;

type Permissions = Record<string, { allowed: boolean; reasons: { code: string; message: string; remedy: string | null }[] }>;

type State = "draft" | "published" | "archived" | "deleted" | "scheduled" | "sending" | "sent";

/** Permitted actions by state and viewer; all others are refused. Null where the announcement is not visible. */
const table: Readonly<Record<State, Record<string, string | null>>> = {
  draft: { author: "edit delete publish readHub mail", admin: "edit delete publish readHub mail", reader: null, guest: null },
  published: { author: "edit delete archive readHub mail", admin: "edit delete archive readHub mail", reader: "", guest: "" },
  archived: { author: "delete readHub", admin: "delete readHub", reader: null, guest: null },
  deleted: { author: "restore readHub", admin: "restore readHub", reader: null, guest: null },
  scheduled: {
    author: "edit delete archive readHub mail cancelMail",
    admin: "edit delete archive readHub mail cancelMail",
    reader: "",
    guest: "",
  },
  sending: { author: "edit delete archive readHub", admin: "edit delete archive readHub", reader: "", guest: "" },
  sent: { author: "edit delete archive readHub", admin: "edit delete archive readHub", reader: "", guest: "" },
};

const archived = ["ARCHIVED", "This announcement has been archived.", null];
const deleted = ["DELETED", "This has been deleted.", "RESTORE"];
const notDeleted = ["NOT_DELETED", "This has not been deleted.", null];
const notScheduled = ["NOT_SCHEDULED", "This e-mail is not scheduled.", null];
const sent = ["SENT", "This e-mail has already been sent.", null];

describe("permission fields of announcements", () => {
  let env: TestEnv;
  let people: Record<string, Person | undefined>;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    people = {
      author: await fixtures.person(["pr"]),
      admin: await fixtures.person(["admin"]),
      reader: await fixtures.person(["journo"]),
      guest: undefined,
    };
  });
  afterAll(() => env?.stop());

  async function make(state: State): Promise<number> {
    const { db } = env.fixtures;
    const [author, at] = [people["author"]?.contactId ?? 0, new Date()];
    const status = state === "draft" || state === "archived" ? state : "published";
    const { id } = await db
      .insertInto("announcements")
      .values({
        kind: "media",
        title: "News",
        status,
        author_id: author,
        creator_id: author,
        created_at: at,
        published_at: status === "draft" ? null : at,
        deleted_at: state === "deleted" ? at : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (state === "scheduled" || state === "sending" || state === "sent")
      await db.insertInto("announcement_emails").values({ announcement_id: id, status: state, send_at: at }).execute();
    return id;
  }

  async function readPermissions(id: number, viewer: string): Promise<Permissions | null> {
    const data = await env.data<{ announcement: { permissions: Permissions } | null }>(document, { id }, people[viewer]);
    return data.announcement?.permissions ?? null;
  }

  async function reasonsOf(id: number, viewer: string, action: string): Promise<unknown[]> {
    const { reasons = [] } = (await readPermissions(id, viewer))?.[action] ?? {};
    return reasons.map(({ code, message, remedy }) => [code, message, remedy]);
  }

  const allowedIn = (found: Permissions | null) => found && actions.filter((action) => found[action]?.allowed === true).join(" ");

  it.each(["draft", "published", "archived", "deleted", "scheduled", "sending", "sent"] as const)(
    "match the table for each viewer of an announcement that is %s @PERM-01 @ANNOUNCE-01",
    async (state) => {
      const id = await make(state);
      const found: Record<string, string | null> = {};
      for (const viewer of Object.keys(people)) found[viewer] = allowedIn(await readPermissions(id, viewer));
      expect(found).toEqual(table[state]);
    },
  );

  it("give the reasons of each refusal @PERM-01 @ANNOUNCE-01", async () => {
    const [ofDraft, ofArchived, ofDeleted, ofSent] = [
      await make("draft"),
      await make("archived"),
      await make("deleted"),
      await make("sent"),
    ];
    const notPublished = ["DRAFT", "This is a draft. It can be archived once it is published.", "PUBLISH"];
    expect(await reasonsOf(ofDraft, "author", "archive")).toEqual([notPublished]);
    expect(await reasonsOf(ofDraft, "author", "cancelMail")).toEqual([notScheduled]);
    expect(await reasonsOf(ofDraft, "author", "restore")).toEqual([notDeleted]);
    expect(await reasonsOf(ofArchived, "author", "edit")).toEqual([archived]);
    expect(await reasonsOf(ofArchived, "author", "mail")).toEqual([archived]);
    expect(await reasonsOf(ofArchived, "author", "archive")).toEqual([archived]);
    for (const action of ["edit", "delete", "mail"]) expect(await reasonsOf(ofDeleted, "author", action)).toEqual([deleted]);
    expect(await reasonsOf(ofSent, "author", "mail")).toEqual([sent]);
    expect(await reasonsOf(ofSent, "author", "cancelMail")).toEqual([sent, notScheduled]);
    expect(await reasonsOf(ofSent, "author", "publish")).toEqual([["NOT_DRAFT", "This has been published already.", null]]);
    const notEditor = ["NOT_EDITOR", "Only those who work on this announcement may do this.", null];
    expect(await reasonsOf(ofSent, "reader", "readHub")).toEqual([notEditor]);
  });
});
