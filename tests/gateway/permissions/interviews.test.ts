import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const actions = [
  "edit",
  "delete",
  "restore",
  "open",
  "close",
  "ask",
  "changeQuestions",
  "publishCallout",
  "invite",
  "share",
  "save",
  "answer",
  "readAnswers",
] as const;
const document = `query ($id: Int!) { interview(databaseId: $id) { permissions { ${actions.map((name) => `${name} { allowed reasons { code message remedy } }`).join(" ")} } } }`;

type Permissions = Record<string, { allowed: boolean; reasons: { code: string; message: string; remedy: string | null }[] }>;

/** Permitted actions by state and viewer; all others are refused. */
const table: Readonly<Record<"draft" | "open" | "answered" | "closed" | "deleted", Record<string, string>>> = {
  draft: {
    author: "edit delete open ask changeQuestions save",
    admin: "edit delete open save",
    reader: "",
    invited: "save",
    guest: "",
    readOnly: "",
  },
  open: {
    author: "edit delete close ask changeQuestions publishCallout invite share save readAnswers",
    admin: "edit delete close save",
    reader: "save",
    invited: "save answer",
    guest: "",
    readOnly: "",
  },
  answered: {
    author: "edit delete close ask publishCallout invite share save readAnswers",
    admin: "edit delete close save",
    reader: "save",
    invited: "save answer",
    guest: "",
    readOnly: "",
  },
  closed: {
    author: "edit delete share save readAnswers",
    admin: "edit delete save",
    reader: "save",
    invited: "save",
    guest: "",
    readOnly: "",
  },
  deleted: { author: "restore", admin: "restore", reader: "", invited: "", guest: "", readOnly: "" },
};

describe("permission fields of interviews", () => {
  let env: TestEnv;
  let people: Record<string, Person | undefined>;
  let answeredBy: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    answeredBy = await fixtures.person(["expert"]);
    people = {
      author: await fixtures.person(["journo"]),
      admin: await fixtures.person(["admin"]),
      reader: await fixtures.person(["pr"]),
      invited: await fixtures.person(["expert"]),
      guest: undefined,
      readOnly: await fixtures.person(["pr"], { is_read_only: true }),
    };
  });
  afterAll(() => env?.stop());

  async function make(state: keyof typeof table, isPublic: boolean): Promise<number> {
    const { db } = env.fixtures;
    const [author, at] = [people["author"]?.contactId ?? 0, new Date()];
    const { id } = await db
      .insertInto("interviews")
      .values({
        title: "Why",
        type: "text",
        status: state === "draft" || state === "closed" ? state : "open",
        author_id: author,
        creator_id: author,
        is_public: isPublic,
        created_at: at,
        published_at: state === "draft" ? null : at,
        deleted_at: state === "deleted" ? at : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const set = async (contactId: number) =>
      db
        .insertInto("answer_sets")
        .values({ hash: `${id}-${contactId}`, interview_id: id, type: "text", contact_id: contactId, created_at: at })
        .returning("id")
        .executeTakeFirstOrThrow();
    const invited = people["invited"]?.contactId ?? 0;
    await db
      .insertInto("interview_invitations")
      .values({ interview_id: id, answer_set_id: (await set(invited)).id, contact_id: invited, created_at: at })
      .execute();
    if (state === "answered") {
      const question = await db
        .insertInto("questions")
        .values({ interview_id: id, position: 1, text: "Why?", created_at: at })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("answers")
        .values({
          answer_set_id: (await set(answeredBy.contactId)).id,
          question_id: question.id,
          content: "<p>So</p>",
          created_at: at,
          updated_at: at,
        })
        .execute();
    }
    return id;
  }

  async function readPermissions(id: number, viewer: string): Promise<Permissions | null> {
    const data = await env.data<{ interview: { permissions: Permissions } | null }>(document, { id }, people[viewer]);
    return data.interview?.permissions ?? null;
  }

  async function reasonsOf(id: number, viewer: string, action: string): Promise<unknown[]> {
    const { reasons = [] } = (await readPermissions(id, viewer))?.[action] ?? {};
    return reasons.map(({ code, message, remedy }) => [code, message, remedy]);
  }

  const allowedIn = (found: Permissions | null) => actions.filter((action) => found?.[action]?.allowed === true).join(" ");

  it.each(["draft", "open", "answered", "closed", "deleted"] as const)(
    "match the table for each viewer of an interview that is %s @PERM-01 @INTERVIEW-01 @INTERVIEW-04",
    async (state) => {
      const id = await make(state, false);
      for (const [viewer, allowed] of Object.entries(table[state]))
        expect(`${viewer}: ${allowedIn(await readPermissions(id, viewer))}`).toBe(`${viewer}: ${allowed}`);
    },
  );

  it("allow everyone, including guests, to answer a public interview @INTERVIEW-05", async () => {
    const id = await make("open", true);
    for (const viewer of ["guest", "reader", "invited"])
      expect((await readPermissions(id, viewer))?.["answer"]?.allowed, viewer).toBe(true);
    expect(await reasonsOf(await make("closed", true), "guest", "answer")).toEqual([
      ["CLOSED", "This interview is closed.", null],
    ]);
  });

  it("give the reason for each refusal @PERM-01 @INTERVIEW-04", async () => {
    const id = await make("answered", false);
    const answered = "This interview has been answered. Its questions can no longer be changed.";
    expect(await reasonsOf(id, "author", "changeQuestions")).toEqual([["ANSWERED", answered, null]]);
    const ownInterview = ["SELF", "This is your own interview.", null];
    const notInvited = ["NOT_INVITED", "Only people who are invited can answer this interview.", null];
    expect(await reasonsOf(id, "author", "answer")).toEqual([ownInterview, notInvited]);
    expect(await reasonsOf(id, "reader", "answer")).toEqual([notInvited]);
    const notShared = ["NOT_AUTHOR", "Only the author and those it is shared with may read the answers.", null];
    expect(await reasonsOf(id, "reader", "readAnswers")).toEqual([notShared]);
    const readOnly = ["READ_ONLY", "Your account is read-only.", "ASK_FOR_APPROVAL"];
    expect(await reasonsOf(id, "readOnly", "save")).toEqual([readOnly]);
    const notSignedIn = ["NOT_SIGNED_IN", "Please sign in first.", "SIGN_IN"];
    for (const action of ["share", "answer"]) expect(await reasonsOf(id, "guest", action)).toEqual([notSignedIn]);
  });

  it.each([
    ["close", "This is a draft. Nothing is asked yet."],
    ["publishCallout", "This interview is a draft. Open it before you publish its call-out."],
    ["invite", "This is a draft. Open it before you invite people."],
    ["share", "This is a draft. It can be shared once it is open."],
    ["readAnswers", "This is a draft. Nothing is asked yet."],
  ])("say that %s needs an open interview, with publishing as the remedy @PERM-01 @INTERVIEW-01", async (action, message) => {
    expect(await reasonsOf(await make("draft", false), "author", action)).toEqual([["DRAFT", message, "PUBLISH"]]);
  });

  it("say that a draft cannot be answered yet @PERM-01 @INTERVIEW-01", async () => {
    const draft = ["DRAFT", "This is a draft. Nothing is asked yet.", "PUBLISH"];
    expect(await reasonsOf(await make("draft", false), "invited", "answer")).toEqual([draft]);
  });
});
