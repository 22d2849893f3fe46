import { afterAll, beforeAll, expect, it } from "vitest";
import { sendGraphql } from "../../support/graphql.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

/** Fields that are read for one object at a time: their cost grows with the number of objects. */

let env: TestEnv;
let admin: Person;
let author: Person;
let people: Person[];
const ids = { UserSettings: [] as string[], Announcement: [] as string[], Story: [] as string[] };

beforeAll(async () => {
  env = await startTestEnv();
  const { fixtures } = env;
  admin = await fixtures.person(["admin"]);
  const { id: account_id } = await fixtures.db
    .insertInto("accounts")
    .values({ name: "Acme Media", created_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  author = await fixtures.person(["accountAdmin"], { account_id });
  people = [];
  for (let count = 0; count < 12; count += 1) people.push(await fixtures.person(["journo"]));
  const community = await fixtures.community("acme", author.contactId);
  for (const { contactId } of [author, ...people]) await fixtures.join(community, contactId);
  const company = await fixtures.company();
  for (const { contactId, slug } of people) {
    const times = { created_at: fixtures.time(), published_at: fixtures.time() };
    await fixtures.db
      .insertInto("interviews")
      .values({ title: "Why", type: "text", status: "open", author_id: author.contactId, creator_id: author.contactId, ...times })
      .execute();
    const newsroom = await fixtures.db
      .insertInto("newsrooms")
      .values({
        name: `Desk ${contactId}`,
        slug: `desk-${contactId}`,
        status: "confirmed",
        company_id: company.id,
        owner_id: contactId,
        created_at: fixtures.time(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const story = await fixtures.story(contactId);
    const announcement = await fixtures.db
      .insertInto("announcements")
      .values({
        kind: "announcement",
        status: "published",
        title: "News",
        content: "<p>News</p>",
        author_id: contactId,
        creator_id: contactId,
        newsroom_id: newsroom.id,
        story_id: story,
        ...times,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.UserSettings.push(globalId("UserSettings", slug));
    ids.Announcement.push(globalId("Announcement", announcement.id));
    ids.Story.push(globalId("Story", story));
  }
});
afterAll(() => env?.stop());

const settingsFields = [
  "contact",
  "socials",
  "generatedProfile",
  "outletResponsibilities",
  "companyResponsibilities",
  "spokespersonFor",
  "newsletters",
  "notificationSettings",
  "feedTypeFollows",
];

const settings = settingsFields.map((field) => `${field} { __typename }`).join(" ");

const permissions = `{ community(slug: "acme") { members { edges { node { author { profile {
  ... on User { permissions { openSettings { allowed } changeSettings { allowed } } } } } } } } } }`;

const nodes = (type: keyof typeof ids, fields: string): string =>
  `query { nodes(ids: ${JSON.stringify(ids[type])}) { ... on ${type} { ${fields} } } }`;

/** What is read, the number of calls for each object, the caller, and the operation. */
const cases: readonly (readonly [string, number, () => Person | null, () => string])[] = [
  ["parts of settings", settingsFields.length, () => admin, () => nodes("UserSettings", settings)],
  ["invitations", 1, () => author, () => "{ viewer { interviews { edges { node { invitations { id } } } } } }"],
  ["permissions on settings", 1, () => author, () => permissions],
  ["newsrooms and stories, for guests", 2, () => null, () => nodes("Announcement", "newsroom { description } story { content }")],
  ["announcements of stories, for guests", 1, () => null, () => nodes("Story", "announcement { content }")],
];

it.each(cases)("counts a call for each object: %s", async (_name, callsPerObject, getCaller, getDocument) => {
  const caller = getCaller();
  const headers: Record<string, string> = caller === null ? {} : { cookie: `sid=${caller.sid}` };
  const { result } = await sendGraphql(env.url, { document: getDocument(), headers });
  expect(result.errors).toBeUndefined();
  const cost = result.extensions?.["cost"] as { requested: number; actual: number; restCalls: number };
  expect(cost.restCalls).toBeGreaterThan(callsPerObject * people.length);
  expect(cost.actual).toBeLessThanOrEqual(cost.requested);
});

it("counts a call for each question that is removed or added", async () => {
  const questions = Array.from({ length: 20 }, (_, index) => ({ text: `Question ${index + 1}?` }));
  const change = async (name: string, input: object) => {
    const document = `mutation ($input: ${name}InterviewInput!) { change: ${name.toLowerCase()}Interview(input: $input) {
      interview { id title permissions { edit { allowed } } } } }`;
    const headers = { cookie: `sid=${author.sid}` };
    const { result } = await sendGraphql<{ change: { interview: { id: string } } }>(env.url, {
      document,
      variables: { input },
      headers,
    });
    const cost = result.extensions?.["cost"] as { requested: number; actual: number; restCalls: number };
    expect(cost.actual).toBeLessThanOrEqual(cost.requested);
    return { interview: result.data?.change.interview, calls: cost.restCalls };
  };
  const created = await change("Create", { title: "Why", type: "TEXT", questions });
  const replacements = questions.map(({ text }) => ({ text: `${text} And why?` }));
  const input = { interviewId: created.interview?.id, title: "Why now", questions: replacements };
  const updated = await change("Update", input);
  expect(updated.interview).toMatchObject({ title: "Why now" });
  expect(updated.calls).toBeGreaterThan(40);
});
