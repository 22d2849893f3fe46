import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface Posted {
  errors: { code: string; field: string[] | null }[];
  statement: { author: { databaseId: number }; creatorId: string } | null;
}

describe("posting in the name of an author", () => {
  let env: TestEnv;
  let writer: Person;
  let admin: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    writer = await env.fixtures.person(["journo"]);
    admin = await env.fixtures.person(["admin"]);
  });
  afterAll(() => env?.stop());

  const post = async (authorId: number, as: Person): Promise<Posted> =>
    (
      await env.data<{ createStatement: Posted }>(
        `mutation ($authorId: ID) { createStatement(input: { content: "<p>We say</p>", authorId: $authorId }) {
          errors { code field } statement { author { databaseId } creatorId } } }`,
        { authorId: globalId("Author", authorId) },
        as,
      )
    ).createStatement;
  const refused = { errors: [{ code: "INVALID", field: ["input", "authorId"] }], statement: null };

  interface Viewer {
    postAs: { databaseId: number; type: string; name: string }[];
    createPost: { allowed: boolean; reasons: { code: string; remedy: string | null }[] };
  }
  const ask = async (as?: Person): Promise<Viewer> =>
    (
      await env.data<{ viewer: Viewer }>(
        "{ viewer { postAs { databaseId type name } createPost { allowed reasons { code remedy } } } }",
        {},
        as,
      )
    ).viewer;

  it("lets users post as themselves and as no other person @PERM-23", async () => {
    expect((await ask(writer)).postAs.map(({ databaseId, type }) => [databaseId, type])).toEqual([[writer.contactId, "PERSON"]]);
    expect(await ask()).toEqual({
      postAs: [],
      createPost: { allowed: false, reasons: [{ code: "NOT_SIGNED_IN", remedy: "SIGN_IN" }] },
    });
    expect((await ask(await env.fixtures.person(["pr"], { is_read_only: true }))).createPost).toEqual({
      allowed: false,
      reasons: [{ code: "READ_ONLY", remedy: "ASK_FOR_APPROVAL" }],
    });
  });

  it("lets people responsible for a company post as the company once it has agreed @PERM-23", async () => {
    const { fixtures } = env;
    const [ownCompany, otherCompany, unconfirmed] = [
      await fixtures.company(),
      await fixtures.company(),
      await fixtures.company(),
    ];
    const adviser = await fixtures.person(["pr"]);
    await fixtures.db
      .insertInto("company_responsibilities")
      .values([
        { contact_id: adviser.contactId, company_id: ownCompany.id, roles: ["pr"] },
        { contact_id: adviser.contactId, company_id: unconfirmed.id, status: "pending" },
        { contact_id: writer.contactId, company_id: otherCompany.id },
      ])
      .execute();
    expect((await ask(adviser)).postAs.map(({ databaseId }) => databaseId)).toEqual([adviser.contactId, ownCompany.contactId]);
    expect(await post(ownCompany.contactId, adviser)).toMatchObject({
      errors: [],
      statement: { author: { databaseId: ownCompany.contactId } },
    });
    for (const other of [otherCompany, unconfirmed]) expect(await post(other.contactId, adviser)).toEqual(refused);
  });

  it("lets account admins post as the account's company, and platform admins as the platform @PERM-23", async () => {
    const { fixtures } = env;
    const company = await fixtures.company();
    const { id: account } = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Acme", company_id: company.id, created_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const accountAdmin = await fixtures.person(["accountAdmin"], { account_id: account });
    const colleague = await fixtures.person(["pr"], { account_id: account });
    expect((await ask(accountAdmin)).postAs.map(({ databaseId }) => databaseId)).toEqual([
      accountAdmin.contactId,
      company.contactId,
    ]);
    expect((await ask(colleague)).postAs.map(({ databaseId }) => databaseId)).toEqual([colleague.contactId]);
    expect((await ask(admin)).postAs.map(({ databaseId }) => databaseId)).toEqual([admin.contactId, 12]);

    for (const [person, author] of [
      [accountAdmin, company.contactId],
      [admin, 12],
    ] as const) {
      expect(await post(author, person)).toEqual({
        errors: [],
        statement: { author: { databaseId: author }, creatorId: globalId("Author", person.contactId) },
      });
    }
    expect(await post(company.contactId, colleague)).toEqual(refused);
  });
});
