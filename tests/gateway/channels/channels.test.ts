import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

describe("channels", () => {
  let env: TestEnv;
  let writer: Person;
  let ids: { newsroom: string; list: string };

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    const company = await fixtures.company();
    const account = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Meridian", company_id: company.id, created_at: fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    writer = await fixtures.person(["pr", "accountAdmin"], { account_id: account.id, modules: ["contacts"] });
    const newsroom = await fixtures.db
      .insertInto("newsrooms")
      .values({
        name: "Harbour press",
        slug: "harbour-press",
        status: "confirmed",
        company_id: company.id,
        owner_id: writer.contactId,
        created_at: fixtures.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { createContactList } = await env.data<{ createContactList: { contactList: { id: string } } }>(
      'mutation { createContactList(input: { name: "Harbour reporters" }) { contactList { id } errors { message } } }',
      {},
      writer,
    );
    ids = { newsroom: globalId("Newsroom", newsroom.id), list: createContactList.contactList.id };
    for (const input of [
      { type: "NEWSROOM", name: "Newsroom", newsroomId: ids.newsroom },
      { type: "EMAIL", name: "Reporters", contactListId: ids.list },
      { type: "WEB", name: "Site", url: "site.example" },
    ]) {
      expect(
        await env.data(
          "mutation ($input: CreateChannelInput!) { createChannel(input: $input) { errors { field message } } }",
          { input },
          writer,
        ),
      ).toEqual({ createChannel: { errors: [] } });
    }
  });
  afterAll(() => env?.stop());

  /** The REST calls of an operation, and its response. */
  async function read(fields: string): Promise<{ calls: string[]; data: unknown }> {
    env.upstream.reset();
    const data = await env.data(`{ viewer { channels { edges { node { ${fields} } } } } }`, {}, writer);
    return { calls: env.upstream.calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`).toSorted(), data };
  }

  it("lead to their newsroom and contact list @WORK-03", async () => {
    const { data } = await read("name newsroom { id name slug } contactList { id name }");
    expect(data).toEqual({
      viewer: {
        channels: {
          edges: [
            {
              node: {
                name: "Newsroom",
                newsroom: { id: ids.newsroom, name: "Harbour press", slug: "harbour-press" },
                contactList: null,
              },
            },
            { node: { name: "Reporters", newsroom: null, contactList: { id: ids.list, name: "Harbour reporters" } } },
            { node: { name: "Site", newsroom: null, contactList: null } },
          ],
        },
      },
    });
  });

  it("still have the deprecated ids", async () => {
    const { data } = await read("newsroomId contactListId");
    expect(data).toEqual({
      viewer: {
        channels: {
          edges: [
            { node: { newsroomId: ids.newsroom, contactListId: null } },
            { node: { newsroomId: null, contactListId: ids.list } },
            { node: { newsroomId: null, contactListId: null } },
          ],
        },
      },
    });
  });

  it("need no further call for the ids of these @API-080", async () => {
    const known = await read("newsroom { __typename id databaseId } contactList { __typename id databaseId }");
    expect(known.calls).toEqual(["GET /api/v1/channels", "GET /api/v1/current_user/info"]);
    expect((await read("newsroom { slug }")).calls).toHaveLength(known.calls.length + 1);
  });
});
