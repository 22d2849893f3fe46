import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const card = `id databaseId kind status title headline content author { databaseId name } company { name } beats { key } communities { slug }
  userTypes mailing story { news { kind title } announcement { databaseId } } isDeleted
  permissions { edit { allowed reasons { code } } publish { allowed } archive { allowed } delete { allowed } restore { allowed }
    readHub { allowed } mail { allowed reasons { code } }
    cancelMail { allowed reasons { code } } }`;
const hub = `hub { viewsCount likesCount commentsCount emailsSentCount emailsOpenedCount recipientsCount sendAt
  channels { channel { databaseId name } status deliveredAt } } webAddress
  email { status subject preheader fromName replyTo content contactLists { id } contactListIds contacts { databaseId } recipientsCount sendAt sentAt }`;
const mutation = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
    clientMutationId announcement { ${card} ${hub} } errors { code message field } } }`;
const channelMutation = (name: string, selection: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} errors { code message field } } }`;

interface Made {
  id: string;
  databaseId: number;
  title: string;
}
interface Outcome {
  announcement: Made | null;
  errors: { code: string; message: string; field: string[] | null }[];
}
interface Titles {
  edges: { node: { title: string } }[];
  totalCount: number;
}

describe("announcements", () => {
  let env: TestEnv;
  let writer: Person;
  let reader: Person;
  let colleague: Person;
  let company: { contactId: number; slug: string };

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    writer = await fixtures.person(["pr", "accountAdmin"]);
    colleague = await fixtures.person(["pr"]);
    reader = await fixtures.person(["journo"]);
    company = await fixtures.company();
    const { id: companyId } = await fixtures.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", company.contactId)
      .executeTakeFirstOrThrow();
    const account = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Meridian", company_id: companyId, created_at: fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { userId } of [writer, colleague])
      await fixtures.db.updateTable("users").set({ account_id: account.id }).where("id", "=", userId).execute();
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  async function change(name: string, input: object, as: Person = writer): Promise<Outcome> {
    const data = await env.data<Record<string, Outcome>>(mutation(name), { input }, as);
    const outcome = data[name];
    if (outcome === undefined) throw new Error(`No ${name}`);
    return outcome;
  }

  async function make(values: object = {}): Promise<Made> {
    const { announcement, errors } = await change("createAnnouncement", {
      kind: "ANNOUNCEMENT",
      title: "Open day",
      content: "<p>Come</p>",
      status: "DRAFT",
      ...values,
    });
    if (announcement === null) throw new Error(JSON.stringify(errors));
    return announcement;
  }

  it("creates one announcement per idempotency key in the name of a company, and a news item on publishing @GEN-05 @ANNOUNCE-01 @API-086", async () => {
    const community = await env.fixtures.community("announced", writer.contactId);
    await env.fixtures.join(community, writer.contactId);
    const input = {
      kind: "MARKETING",
      title: "Stage two",
      headline: "Connected",
      content: "<p>It turns</p>",
      authorId: globalId("Author", company.contactId),
      beatIds: [globalId("Beat", 62)],
      communityIds: [await env.fixtures.globalIdOf("Community", community)],
      userTypes: ["JOURNO"],
      status: "DRAFT",
      idempotencyKey: "one-announcement",
      clientMutationId: "m",
    };
    const first = await change("createAnnouncement", input);
    expect(first).toMatchObject({
      clientMutationId: "m",
      errors: [],
      announcement: {
        kind: "MARKETING",
        status: "DRAFT",
        headline: "Connected",
        author: { databaseId: company.contactId },
        company: { name: expect.any(String) },
        beats: [{ key: "POLITICS" }],
        communities: [{ slug: "announced" }],
        userTypes: ["JOURNO"],
        mailing: "DRAFT",
        story: null,
        webAddress: null,
        permissions: {
          edit: { allowed: true },
          publish: { allowed: true },
          archive: { allowed: false },
          mail: { allowed: true },
        },
      },
    });
    expect((await change("createAnnouncement", input)).announcement?.databaseId).toBe(first.announcement?.databaseId);
    const announcementId = first.announcement?.id;
    const published = await change("updateAnnouncement", { announcementId, status: "PUBLISHED", title: "Stage two turns" });
    expect(published.announcement).toMatchObject({
      status: "PUBLISHED",
      story: {
        news: { kind: "MARCOMS", title: "Stage two turns" },
        announcement: { databaseId: first.announcement?.databaseId },
      },
      webAddress: expect.stringContaining("/announcements/"),
      permissions: { publish: { allowed: false }, archive: { allowed: true } },
    });
    expect((await change("updateAnnouncement", { announcementId, status: "PUBLISHED" })).errors).toMatchObject([
      { code: "INVALID", message: "This has been published already." },
    ]);
    expect((await change("updateAnnouncement", { announcementId, status: "ARCHIVED" })).announcement).toMatchObject({
      status: "ARCHIVED",
      permissions: { edit: { allowed: false, reasons: [{ code: "ARCHIVED" }] }, delete: { allowed: true } },
    });
  });

  it("reports errors at the fields of the input @GEN-05", async () => {
    const wrong = {
      kind: "MEDIA",
      title: " ",
      beatIds: [globalId("Beat", 1)],
      communityIds: [globalId("Community", "999999.nowhere")],
      headline: "x".repeat(201),
    };
    const { errors } = await change("createAnnouncement", wrong);
    expect(new Map(errors.map(({ field, message }) => [field?.at(-1), message]))).toEqual(
      new Map([
        ["title", "Title is required."],
        ["content", "Content is required."],
        ["beatIds", "A beat was not found."],
        ["communityIds", "You can post only in communities that you have joined."],
        ["headline", "Headline must have at most 200 characters."],
      ]),
    );
    const stranger = {
      kind: "MEDIA",
      title: "T",
      status: "DRAFT",
      authorId: globalId("Author", (await env.fixtures.company()).contactId),
    };
    expect((await change("createAnnouncement", stranger)).errors).toEqual([
      { code: "INVALID", message: "You cannot publish in the name of this company.", field: ["input", "authorId"] },
    ]);
  });

  it("can have its creator or a company as author, but no other editor @GEN-05", async () => {
    const input = { kind: "ANNOUNCEMENT", title: "Open day", status: "DRAFT" };
    const { announcement } = await change("createAnnouncement", input, colleague);
    const setAuthor = (contactId: number) =>
      change("updateAnnouncement", { announcementId: announcement?.id, authorId: globalId("Author", contactId) });
    expect((await setAuthor(company.contactId)).announcement).toMatchObject({ author: { databaseId: company.contactId } });
    expect(await setAuthor(writer.contactId)).toMatchObject({
      announcement: null,
      errors: [{ code: "INVALID", message: "Only its creator or a company can be the author.", field: ["input", "authorId"] }],
    });
    expect((await setAuthor(colleague.contactId)).announcement).toMatchObject({ author: { databaseId: colleague.contactId } });
  });

  it("shows published announcements to readers, and figures only to their editors @GEN-05 @ROUTE-40", async () => {
    const created = await make({ authorId: globalId("Author", company.contactId) });
    const document = `query ($id: Int!) { announcement(databaseId: $id) { ${card} ${hub} } }`;
    const read = (as?: Person) =>
      env.data<{ announcement: object | null }>(document, { id: created.databaseId }, as).then((data) => data.announcement);
    expect(await read(reader)).toBeNull();
    expect(await read(colleague)).toMatchObject({
      status: "DRAFT",
      mailing: null,
      hub: null,
      email: null,
      permissions: { edit: { allowed: false, reasons: [{ code: "NOT_EDITOR" }] }, readHub: { allowed: false } },
    });
    await change("updateAnnouncement", { announcementId: created.id, status: "PUBLISHED" });
    expect(await read()).toMatchObject({ title: "Open day", hub: null, permissions: { readHub: { allowed: false } } });
    await read(reader);
    await read(reader);
    expect(await read(writer)).toMatchObject({ hub: { viewsCount: 2, emailsSentCount: 0, channels: [] } });
    const refused = await change("updateAnnouncement", { announcementId: created.id, title: "Mine" }, reader);
    expect(refused.errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });

  it("deletes and restores an announcement @GEN-05", async () => {
    const { id, databaseId } = await make();
    expect((await change("deleteAnnouncement", { announcementId: id })).announcement).toMatchObject({
      isDeleted: true,
      permissions: { restore: { allowed: true }, edit: { allowed: false, reasons: [{ code: "DELETED" }] } },
    });
    expect((await change("restoreAnnouncement", { announcementId: id })).announcement).toMatchObject({
      databaseId,
      isDeleted: false,
    });
  });

  it("pages through all announcements, those of the account and those of a company @ANNOUNCE-02 @WORK-05", async () => {
    for (const title of ["Gazelle one", "Gazelle two", "Gazelle three"])
      await make({ title, status: "PUBLISHED", authorId: globalId("Author", company.contactId) });
    await make({ title: "Gazelle draft" });
    const titles = ({ edges }: Titles) => edges.map(({ node }) => node.title);
    const list = "edges { node { title permissions { edit { allowed } } } } totalCount pageInfo { endCursor }";
    env.upstream.reset();
    const all = await env.data<{ announcements: Titles & { pageInfo: { endCursor: string } } }>(
      `{ announcements(query: "gazelle", first: 2) { ${list} } }`,
      {},
      reader,
    );
    expect(env.upstream.summary().toSorted()).toEqual(["GET /api/v1/announcements", "GET /api/v1/current_user/info"]);
    expect([titles(all.announcements), all.announcements.totalCount]).toEqual([["Gazelle three", "Gazelle two"], 3]);
    const { endCursor: after } = all.announcements.pageInfo;
    const rest = await env.data<{ announcements: Titles }>(
      `query ($after: String) { announcements(query: "gazelle", first: 2, after: $after) { ${list} } }`,
      { after },
      reader,
    );
    expect(titles(rest.announcements)).toEqual(["Gazelle one"]);
    const ofAccount = await env.data<{ viewer: { all: Titles; drafts: Titles } }>(
      `{ viewer { all: announcements(query: "gazelle") { ${list} } drafts: announcements(query: "gazelle", status: DRAFT, kind: ANNOUNCEMENT) { ${list} } } }`,
      {},
      colleague,
    );
    expect(ofAccount.viewer.all.totalCount).toBe(4);
    expect(titles(ofAccount.viewer.drafts)).toEqual(["Gazelle draft"]);
    const page =
      "query ($slug: String!) { company(slug: $slug) { announcements(first: 1) { edges { node { title } } totalCount } } }";
    const ofCompany = await env.data<{ company: { announcements: Titles } }>(page, { slug: company.slug }, reader);
    expect(titles(ofCompany.company.announcements)).toEqual(["Gazelle three"]);
    const asGuest = await env.data<{ company: { announcements: Titles } }>(page, { slug: company.slug });
    expect(asGuest).toEqual(ofCompany);
  });

  it("finds announcements by search @GEN-05", async () => {
    await make({ title: "Platypus festival", status: "PUBLISHED" });
    const { search } = await env.data<{ search: { edges: { node: object }[] } }>(
      `{ search(query: "platypus", types: [ANNOUNCEMENT]) { edges { node { type title subject { ... on Announcement { title } } } } } }`,
      {},
      reader,
    );
    expect(search.edges).toMatchObject([{ node: { type: "ANNOUNCEMENT", subject: { title: "Platypus festival" } } }]);
  });

  it("sends a test e-mail, schedules, cancels and sends the announcement by e-mail @GEN-05", async () => {
    const { id, databaseId } = await make({ status: "PUBLISHED" });
    const incomplete = await change("sendAnnouncementEmail", { announcementId: id });
    expect(incomplete.errors.map(({ field }) => field?.at(-1))).toEqual(["subject", "content", "recipients"]);
    const texts = { subject: "Come", preheader: "By bus", fromName: "Desk", replyTo: "desk@example.com", content: "<p>Do</p>" };
    const written = await change("updateAnnouncementEmail", {
      announcementId: id,
      ...texts,
      personIds: [globalId("Author", reader.contactId)],
    });
    expect(written).toMatchObject({
      errors: [],
      announcement: {
        email: {
          ...texts,
          status: "DRAFT",
          contacts: [{ databaseId: reader.contactId }],
          contactLists: [],
          contactListIds: [],
          recipientsCount: 1,
        },
      },
    });
    expect((await change("testAnnouncementEmail", { announcementId: id, to: "nobody" })).errors).toMatchObject([
      { message: "E-mail is not valid.", field: ["input", "to"] },
    ]);
    expect((await change("testAnnouncementEmail", { announcementId: id, to: "me@example.com" })).errors).toEqual([]);
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await change("sendAnnouncementEmail", { announcementId: id, sendAt })).announcement).toMatchObject({
      mailing: "SCHEDULED",
      email: { sendAt },
      hub: { sendAt, recipientsCount: 1 },
    });
    expect((await change("cancelAnnouncementEmail", { announcementId: id })).announcement).toMatchObject({
      mailing: "DRAFT",
      email: { ...texts, sendAt: null },
      hub: { sendAt: null },
      permissions: { mail: { allowed: true }, cancelMail: { allowed: false, reasons: [{ code: "NOT_SCHEDULED" }] } },
    });
    expect((await change("cancelAnnouncementEmail", { announcementId: id })).errors).toMatchObject([
      { code: "INVALID", message: "This e-mail is not scheduled." },
    ]);
    expect((await change("sendAnnouncementEmail", { announcementId: id })).errors).toEqual([]);
    await env.platform.jobs.settled();
    const link = await env.platform.db
      .selectFrom("announcement_deliveries")
      .select("hash")
      .where("announcement_id", "=", databaseId)
      .executeTakeFirstOrThrow();
    await env.data("query ($id: Int!, $recipient: String) { announcement(databaseId: $id, recipient: $recipient) { title } }", {
      id: databaseId,
      recipient: link.hash,
    });
    const after = await env.data<{ node: object }>(
      `query ($id: ID!) { node(id: $id) { ... on Announcement { ${card} ${hub} } } }`,
      { id },
      writer,
    );
    expect(after.node).toMatchObject({
      mailing: "SENT",
      hub: { emailsSentCount: 1, emailsOpenedCount: 1 },
      permissions: { edit: { allowed: true }, mail: { allowed: false, reasons: [{ code: "SENT" }] } },
    });
  });

  it("delivers to the channels of the account, which all its users manage @WORK-03", async () => {
    const fields = "channel { id databaseId type name url isActive permissions { edit { allowed } delete { allowed } } }";
    interface ChannelOutcome {
      channel: { id: string; databaseId: number } | null;
      errors: object[];
    }
    const run = async (name: string, input: object, selection = fields, as: Person = writer) =>
      (await env.data<Record<string, ChannelOutcome>>(channelMutation(name, selection), { input }, as))[name];
    const created = await run("createChannel", { type: "WEB", name: "Site", url: "site.example", idempotencyKey: "c1" });
    expect(created).toMatchObject({
      errors: [],
      channel: { type: "WEB", url: "https://site.example", isActive: true, permissions: { edit: { allowed: true } } },
    });
    expect((await run("createChannel", { type: "SOCIAL", name: "", url: "x" }))?.errors).toMatchObject([
      { field: ["input", "name"], message: "Name is required." },
      { field: ["input", "url"], message: "Url is not a valid" },
    ]);
    expect((await run("createChannel", { type: "WEB", name: "Mine", url: "a.example" }, fields, reader))?.errors).toMatchObject([
      { code: "INVALID", message: "Only users of an account can do this." },
    ]);
    const announcement = await make({ status: "PUBLISHED" });
    const channelIds = [created?.channel?.id];
    expect((await change("setAnnouncementChannels", { announcementId: announcement.id, channelIds })).announcement).toMatchObject(
      {
        hub: { channels: [{ channel: { name: "Site" }, status: "DELIVERED", deliveredAt: expect.any(String) }] },
      },
    );
    const channelId = created?.channel?.id;
    expect(await run("updateChannel", { channelId, name: "Our site", isActive: false })).toMatchObject({
      channel: { name: "Our site", isActive: false },
    });
    const list = "{ viewer { createChannel { allowed } channels(type: WEB) { edges { node { name } } totalCount } } }";
    expect(await env.data(list, {}, colleague)).toEqual({
      viewer: { createChannel: { allowed: true }, channels: { edges: [{ node: { name: "Our site" } }], totalCount: 1 } },
    });
    expect(await env.data(list, {}, reader)).toEqual({
      viewer: { createChannel: { allowed: false }, channels: { edges: [], totalCount: 0 } },
    });
    expect((await run("deleteChannel", { channelId }, "deletedChannelId"))?.errors).toEqual([]);
    expect(await env.data("query ($id: ID!) { node(id: $id) { id } }", { id: channelId }, writer)).toEqual({ node: null });
  });
});
