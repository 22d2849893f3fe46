import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type SignedIn, type TestEnv } from "../support/testEnv.ts";

const createMutation = `mutation ($input: CreateNewsroomInput!) {
  createNewsroom(input: $input) { errors { code message field } newsroom { ...Shown } }
} fragment Shown on Newsroom { id databaseId name status company { name slug } owner { name }
  permissions { edit { allowed reasons { code } } delete { allowed } decide { allowed reasons { code } } } }`;

interface Shown {
  id: string;
  databaseId: number;
  status: string;
}
interface UserError {
  code: string;
  message: string;
  field: string[] | null;
}

describe("newsrooms and onboarding", () => {
  let env: TestEnv;
  let pr: Person;
  let journo: Person;
  let admin: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    pr = await env.fixtures.person(["pr"], { modules: ["onlineNewsroom"], onboarding: "newsroom" });
    journo = await env.fixtures.person(["journo"], { onboarding: "details" });
    admin = await env.fixtures.person(["admin"]);
  });
  afterAll(() => env?.stop());

  const create = async (input: object, as: SignedIn) =>
    (await env.data<{ createNewsroom: { errors: UserError[]; newsroom: Shown } }>(createMutation, { input }, as)).createNewsroom;

  it("creates a company with a newsroom, and lets its owner update and delete it @WORK-04 @GEN-10", async () => {
    expect(await create({ name: "Nowhere", countryId: globalId("Country", 999999) }, pr)).toMatchObject({
      errors: [
        { code: "NOT_FOUND", message: "Country was not found.", field: ["input", "countryId"] },
        { code: "BLANK", message: "Web address is required.", field: ["input", "url"] },
      ],
      newsroom: null,
    });
    const { newsroom } = await create({ name: "Loom news", url: "loom.example" }, pr);
    expect(newsroom).toMatchObject({
      status: "CONFIRMED",
      company: { name: "Loom news", slug: "loom-news" },
      permissions: { edit: { allowed: true, reasons: [] }, delete: { allowed: true } },
    });
    const lists = `{ viewer { newsrooms { edges { node { name } } } } newsrooms(query: "loom") { totalCount } allNewsrooms { totalCount } }`;
    expect(await env.data(lists, {}, pr)).toEqual({
      viewer: { newsrooms: { edges: [{ node: { name: "Loom news" } }] } },
      newsrooms: { totalCount: 1 },
      allNewsrooms: null,
    });
    expect(await env.data(lists, {})).toEqual({ viewer: { newsrooms: null }, newsrooms: null, allNewsrooms: null });
    const page = `{ company(slug: "loom-news") { newsroom { name contacts { name }
      permissions { edit { reasons { code } } } } permissions { edit { allowed reasons { code } } } } }`;
    expect(await env.data(page, {})).toMatchObject({
      company: {
        newsroom: { name: "Loom news", permissions: { edit: { reasons: [{ code: "NOT_SIGNED_IN" }] } } },
        permissions: { edit: { allowed: false } },
      },
    });
    expect(await env.data(page, {}, journo)).toMatchObject({
      company: { newsroom: { permissions: { edit: { reasons: [{ code: "NOT_OWNER" }] } } } },
    });

    const update = `mutation ($input: UpdateNewsroomInput!) { updateNewsroom(input: $input) { errors { code field } newsroom { name slug description } } }`;
    const input = { newsroomId: newsroom.id, name: "Loom", description: "Cloth", slug: "loom" };
    expect(await env.data(update, { input }, journo)).toEqual({
      updateNewsroom: { errors: [{ code: "FORBIDDEN", field: null }], newsroom: null },
    });
    expect(await env.data(update, { input }, pr)).toEqual({
      updateNewsroom: { errors: [], newsroom: { name: "Loom", slug: "loom", description: "Cloth" } },
    });
    const remove = `mutation ($input: DeleteNewsroomInput!) { deleteNewsroom(input: $input) { errors { code } deletedNewsroomId } }`;
    expect(await env.data(remove, { input: { newsroomId: newsroom.id } }, pr)).toEqual({
      deleteNewsroom: { errors: [], deletedNewsroomId: newsroom.id },
    });
  });

  it("keeps a newsroom pending until the company or a platform admin confirms it @ADMIN-01 @ROUTE-57", async () => {
    const company = await env.fixtures.company();
    await env.fixtures.db.updateTable("companies").set({ owner_id: journo.contactId }).where("id", "=", company.id).execute();
    const { newsroom } = await create({ name: "Waiting", companyId: await env.fixtures.globalIdOf("Company", company.id) }, pr);
    expect(newsroom).toMatchObject({
      status: "PENDING",
      permissions: { decide: { allowed: false, reasons: [{ code: "NOT_ADMIN" }] } },
    });
    const all = `{ allNewsrooms(status: PENDING) { edges { node { id permissions { decide { allowed } } } } } }`;
    expect(await env.data(all, {}, admin)).toEqual({
      allNewsrooms: { edges: [{ node: { id: newsroom.id, permissions: { decide: { allowed: true } } } }] },
    });
    const decide = `mutation ($input: ReviewNewsroomInput!) { reviewNewsroom(input: $input) { errors { code message } newsroom { status } } }`;
    const input = { newsroomId: newsroom.id, accept: true };
    expect(await env.data(decide, { input }, pr)).toMatchObject({ reviewNewsroom: { errors: [{ code: "FORBIDDEN" }] } });
    expect(await env.data(decide, { input }, admin)).toMatchObject({ reviewNewsroom: { newsroom: { status: "CONFIRMED" } } });
    expect(await env.data(decide, { input }, admin)).toEqual({
      reviewNewsroom: { errors: [{ code: "INVALID", message: "This change is not possible." }], newsroom: null },
    });
    const confirmation = `{ newsroomConfirmation(hash: "nobody-has-this") { expiresAt } }`;
    expect(await env.data(confirmation, {})).toEqual({ newsroomConfirmation: null });
    const mutation = `mutation ($input: AnswerNewsroomConfirmationInput!) { answerNewsroomConfirmation(input: $input) { errors { code message } } }`;
    expect(await env.data(mutation, { input: { hash: "nobody-has-this", accept: true } })).toEqual({
      answerNewsroomConfirmation: { errors: [{ code: "NOT_FOUND", message: "This link is no longer valid." }] },
    });
  });

  it("offers a newsroom during onboarding to people of companies, and stores the onboarding stage @API-117 @API-118 @API-119 @ONBOARD-02", async () => {
    const stages = `{ viewer { onboarding onboardingStages onboardingOrganization { organization { name } suggestions { name } } } }`;
    expect(await env.data(stages, {}, journo)).toMatchObject({
      viewer: { onboarding: "DETAILS", onboardingStages: ["DETAILS", "ORGANIZATION", "BEATS", "COMMUNITIES"] },
    });
    expect(await env.data(stages, {}, pr)).toMatchObject({
      viewer: {
        onboardingStages: ["DETAILS", "ORGANIZATION", "NEWSROOM", "BEATS", "COMMUNITIES"],
        onboardingOrganization: { organization: null, suggestions: [] },
      },
    });
    const first = `mutation ($input: CreateOnboardingNewsroomInput!) { createOnboardingNewsroom(input: $input) { errors { field } newsroom { status company { slug } } } }`;
    expect(await env.data(first, { input: { name: "Kiln", url: "kiln.example" } }, pr)).toEqual({
      createOnboardingNewsroom: { errors: [], newsroom: { status: "CONFIRMED", company: { slug: "kiln" } } },
    });
    // The response may contain only the id, in a header.
    const { id } = await env.fixtures.db
      .selectFrom("newsrooms")
      .select("id")
      .where("name", "=", "Kiln")
      .executeTakeFirstOrThrow();
    env.upstream.fail({
      method: "POST",
      path: "/api/v1/c/onboarding",
      status: 201,
      headers: { "object-id": String(id) },
      isEmpty: true,
    });
    expect(await env.data(first, { input: { name: "Kiln", url: "kiln.example" } }, pr)).toEqual({
      createOnboardingNewsroom: { errors: [], newsroom: { status: "CONFIRMED", company: { slug: "kiln" } } },
    });
    env.upstream.reset();
    const set = `mutation ($input: SetOnboardingInput!) { setOnboarding(input: $input) { errors { code } viewer { onboarding onboardingStages capabilities } } }`;
    expect(await env.data(set, { input: { stage: "BEATS" } }, journo)).toMatchObject({
      setOnboarding: { errors: [], viewer: { onboarding: "BEATS" } },
    });
    expect(await env.data(set, { input: { stage: null } }, journo)).toMatchObject({
      setOnboarding: {
        viewer: { onboarding: null, onboardingStages: [], capabilities: expect.arrayContaining(["OPEN_SETTINGS"]) },
      },
    });
  });

  it("lets platform admins create pages of companies and outlets, and update them @GEN-10 @GEN-17", async () => {
    const make = `mutation ($company: CreateCompanyInput!, $outlet: CreateOutletInput!) {
      createCompany(input: $company) { errors { code field } company { id slug url permissions { edit { allowed } } } }
      createOutlet(input: $outlet) { errors { code field } outlet { id slug type beats { key } permissions { edit { allowed } } } }
    }`;
    const input = {
      company: { name: "Kiln Works", url: "kilnworks.example" },
      outlet: { name: "Clay Daily", type: "NEWSLETTER", url: "claydaily.example", beatIds: [globalId("Beat", 355)] },
    };
    expect(await env.data(make, input, pr)).toMatchObject({
      createCompany: { errors: [{ code: "FORBIDDEN" }], company: null },
      createOutlet: { errors: [{ code: "FORBIDDEN" }], outlet: null },
    });
    expect(await env.data(make, input, admin)).toEqual({
      createCompany: {
        errors: [],
        company: {
          id: await env.fixtures.globalIdOf("Company", "kiln-works"),
          slug: "kiln-works",
          url: "https://kilnworks.example",
          permissions: { edit: { allowed: true } },
        },
      },
      createOutlet: {
        errors: [],
        outlet: {
          id: await env.fixtures.globalIdOf("Outlet", "clay-daily"),
          slug: "clay-daily",
          type: "NEWSLETTER",
          beats: [{ key: "TECH" }],
          permissions: { edit: { allowed: true } },
        },
      },
    });
    const change = `mutation ($company: UpdateCompanyInput!, $outlet: UpdateOutletInput!) {
      updateCompany(input: $company) { errors { message field } company { slug phone } }
      updateOutlet(input: $outlet) { errors { message field } outlet { slug beats { key } } }
    }`;
    const changes = {
      company: { companyId: await env.fixtures.globalIdOf("Company", "kiln-works"), phone: "+61 2 5550 0001", slug: "kilns" },
      outlet: { outletId: await env.fixtures.globalIdOf("Outlet", "clay-daily"), beatIds: [globalId("Beat", 62)], slug: "Clay" },
    };
    expect(await env.data(change, changes, admin)).toEqual({
      updateCompany: { errors: [], company: { slug: "kilns", phone: "+61 2 5550 0001" } },
      updateOutlet: { errors: [], outlet: { slug: "clay", beats: [{ key: "POLITICS" }] } },
    });
  });
});
