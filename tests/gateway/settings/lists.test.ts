import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

let env: TestEnv;
let person: Person;

beforeAll(async () => {
  env = await startTestEnv();
});
afterAll(() => env?.stop());
beforeEach(async () => {
  person = await env.fixtures.person(["pr"]);
  env.upstream.reset();
});

const read = async <Fields>(fields: string, as: Person = person) => {
  const { settings } = await env.data<{ settings: Fields }>(
    `query ($slug: String!) { settings(slug: $slug) { ${fields} } }`,
    { slug: person.slug },
    as,
  );
  return settings;
};

/** Runs the mutation and returns the settings after it. */
async function change<Fields>(name: string, input: object, fields: string, as: Person = person) {
  const cap = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const response = await env.data<Record<string, { errors: object[]; settings: Fields }>>(
    `mutation ($input: ${cap}!) { ${name}(input: $input) { errors { code message field } settings { ${fields} } } }`,
    { input: { settingsId: globalId("UserSettings", person.slug), ...input } },
    as,
  );
  const payload = response[name];
  if (payload === undefined) throw new Error(`${name} returned no payload.`);
  return payload;
}

describe("newsletters and notification settings", () => {
  it("are read in one call each and changed by the requested state @SETTINGS-05 @SETTINGS-06", async () => {
    type Fields = {
      newsletters: { databaseId: number; name: string; frequency: string; isSubscribed: boolean }[];
      notificationSettings: { kind: string; onSite: boolean; email: boolean }[];
    };
    const fields = "newsletters { databaseId name frequency isSubscribed } notificationSettings { kind onSite email }";
    const before = await read<Fields>(fields);
    expect(before.newsletters.map(({ frequency }) => frequency)).toEqual(["DAILY", "WEEKLY", "AS_IT_HAPPENS", "AS_IT_HAPPENS"]);
    expect(before.notificationSettings).toContainEqual({ kind: "MENTION", onSite: true, email: true });
    expect(env.upstream.calls).toHaveLength(3);

    const first = before.newsletters[0]?.databaseId ?? 0;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { settings } = await change<Fields>(
        "setSubscription",
        { newsletterId: globalId("Newsletter", first), subscribed: true },
        fields,
      );
      expect(settings.newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ name }) => name)).toEqual(["Daily brief"]);
    }
    const off = await change<Fields>(
      "setSubscription",
      { newsletterId: globalId("Newsletter", first), subscribed: false },
      fields,
    );
    expect(off.settings.newsletters.some(({ isSubscribed }) => isSubscribed)).toBe(false);
    expect(
      (await change("setSubscription", { newsletterId: globalId("Newsletter", 99), subscribed: true }, "slug")).errors,
    ).toMatchObject([{ code: "NOT_FOUND" }]);
    const changed = await change<Fields>(
      "updateNotificationSetting",
      { kind: "LIKE_ON_COMMENT", email: true, onSite: false },
      fields,
    );
    expect(changed.settings.notificationSettings).toContainEqual({ kind: "LIKE_ON_COMMENT", onSite: false, email: true });
  });

  it("can be changed only by their user and platform admins @SETTINGS-05", async () => {
    const other = await env.fixtures.person(["pr"]);
    expect(
      (await change("setSubscription", { newsletterId: globalId("Newsletter", 1), subscribed: true }, "slug", other)).errors,
    ).toMatchObject([{ code: "NOT_FOUND", message: "Only the person and those who manage the profile may do this." }]);
    const admin = await env.fixtures.person(["admin"]);
    type Fields = { newsletters: { isSubscribed: boolean }[] };
    const { settings } = await change<Fields>(
      "setSubscription",
      { newsletterId: globalId("Newsletter", 1), subscribed: true },
      "newsletters { isSubscribed }",
      admin,
    );
    expect(settings.newsletters[0]).toEqual({ isSubscribed: true });
  });
});

describe("follows", () => {
  it("page through communities, followed ones first, and cover ten feed types @SETTINGS-07 @API-101 @API-102 @API-103 @API-104 @API-105 @API-106", async () => {
    const { fixtures } = env;
    const [alpha, beta, gamma] = [
      await fixtures.community("alpha-one", person.contactId),
      await fixtures.community("beta-two", person.contactId),
      await fixtures.community("gamma-three", person.contactId),
    ];
    type Page = {
      communityFollows: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: { databaseId: number; isFollowed: boolean } }[];
      };
    };
    const page = (after: string | null) =>
      `communityFollows(first: 2${after === null ? "" : `, after: "${after}"`}) { totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId isFollowed } } }`;
    const set = (communityId: number, followed: boolean) =>
      change<Page>("setCommunityFollow", { communityId: globalId("CommunityFollow", communityId), followed }, page(null));
    const { settings } = await set(gamma, true);
    const [firstOfAll] = settings.communityFollows.edges;
    expect(firstOfAll?.node).toEqual({ databaseId: gamma, isFollowed: true });
    const second = await read<Page>(page(settings.communityFollows.pageInfo.endCursor));
    const seen = [...settings.communityFollows.edges, ...second.communityFollows.edges].map(({ node }) => node.databaseId);
    expect(new Set(seen)).toEqual(new Set([alpha, beta, gamma]));
    expect((await set(gamma, false)).settings.communityFollows.edges.every(({ node }) => !node.isFollowed)).toBe(true);

    type Types = { feedTypeFollows: { type: string; name: string; isFollowed: boolean }[] };
    const types = "feedTypeFollows { type name isFollowed }";
    const on = await change<Types>("setFeedTypeFollow", { type: "MARCOMS", followed: true }, types);
    expect(on.settings.feedTypeFollows).toHaveLength(10);
    expect(on.settings.feedTypeFollows.filter(({ isFollowed }) => isFollowed)).toEqual([
      { type: "MARCOMS", name: "Marcoms News", isFollowed: true },
    ]);
    const off = await change<Types>("setFeedTypeFollow", { type: "MARCOMS", followed: false }, types);
    expect(off.settings.feedTypeFollows.some(({ isFollowed }) => isFollowed)).toBe(false);
  });
});

describe("responsibilities", () => {
  const outlets = "outletResponsibilities { databaseId roleTitle roles beats { key } outlet { name url } }";
  const companies = "companyResponsibilities { databaseId roleTitle roles isMediaContact isPending company { name databaseId } }";
  const speaks = "spokespersonFor { company { databaseId } beats { key } }";

  it("adds outlets by address, updates and removes them @SETTINGS-09 @API-107 @API-108 @API-109 @API-110", async () => {
    type Fields = { outletResponsibilities: { databaseId: number; outlet: { name: string } }[] };
    const refused = await change("addOutlet", { url: "no address" }, "slug");
    expect(refused.errors).toEqual([{ code: "INVALID_URL", message: "Url is not a valid", field: ["input", "url"] }]);
    const key = crypto.randomUUID();
    await change("addOutlet", { url: "quiet-daily.example", idempotencyKey: key }, outlets);
    const { errors, settings } = await change<Fields>("addOutlet", { url: "quiet-daily.example", idempotencyKey: key }, outlets);
    expect([errors, settings.outletResponsibilities]).toMatchObject([[], [{ outlet: { name: "quiet-daily.example" } }]]);
    const responsibilityId = globalId("OutletResponsibility", settings.outletResponsibilities[0]?.databaseId ?? 0);
    const input = { responsibilityId, roles: ["EDITOR"], beatIds: [globalId("Beat", 355)], roleTitle: "Night editor" };
    expect((await change<Fields>("updateOutletResponsibility", input, outlets)).settings.outletResponsibilities).toMatchObject([
      { roles: ["EDITOR"], beats: [{ key: "TECH" }], roleTitle: "Night editor" },
    ]);
    expect(
      (await change("updateOutletResponsibility", { responsibilityId, beatIds: [globalId("Beat", 1)] }, "slug")).errors,
    ).toMatchObject([{ field: ["input", "beatIds"] }]);
    const removed = await change<Fields>("removeOutletResponsibility", { responsibilityId }, outlets);
    expect(removed.settings.outletResponsibilities).toEqual([]);
  });

  it("joins companies, updates and leaves them, and speaks for them @SETTINGS-08 @API-111 @API-112 @API-113 @API-114 @API-115 @API-116", async () => {
    type Fields = {
      companyResponsibilities: { databaseId: number; isPending: boolean }[];
      spokespersonFor: { company: { databaseId: number } }[];
    };
    const company = await env.fixtures.company();
    const companyId = await env.fixtures.globalIdOf("Company", company.id);
    const join = () =>
      env.data<{ joinCompany: { errors: object[]; settings: Fields } }>(
        `mutation ($input: JoinCompanyInput!) { joinCompany(input: $input) { errors { code message field } settings { ${companies} } } }`,
        { input: { companyId } },
        person,
      );
    const joined = (await join()).joinCompany;
    expect(joined.settings.companyResponsibilities).toMatchObject([
      { isPending: false, roles: [], company: { databaseId: company.id } },
    ]);
    expect((await join()).joinCompany.errors).toMatchObject([{ message: "You have already joined this company." }]);
    const responsibilityId = globalId("CompanyResponsibility", joined.settings.companyResponsibilities[0]?.databaseId ?? 0);
    const input = { responsibilityId, roles: ["PR"], isMediaContact: true, roleTitle: "Press officer" };
    const changed = await change<Fields>("updateCompanyResponsibility", input, companies);
    expect(changed.settings.companyResponsibilities).toMatchObject([
      { roles: ["PR"], isMediaContact: true, roleTitle: "Press officer" },
    ]);
    const speaking = await change<Fields>(
      "setSpokesperson",
      { companyId, speaks: true, beatIds: [globalId("Beat", 62)] },
      speaks,
    );
    expect(speaking.settings.spokespersonFor).toMatchObject([
      { company: { databaseId: company.id }, beats: [{ key: "POLITICS" }] },
    ]);
    const silent = await change<Fields>("setSpokesperson", { companyId, speaks: false }, speaks);
    expect(silent.settings.spokespersonFor).toEqual([]);
    const removed = await change<Fields>("removeCompanyResponsibility", { responsibilityId }, companies);
    expect(removed.settings.companyResponsibilities).toEqual([]);
  });

  it("lets an admin of the company accept pending requests @API-116 @STATE-16", async () => {
    const { fixtures } = env;
    const company = await fixtures.company();
    await fixtures.db.updateTable("companies").set({ is_verified: true }).where("id", "=", company.id).execute();
    const account = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Acme", company_id: company.id, created_at: fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const admin = await fixtures.person(["accountAdmin"], { account_id: account.id });
    await env.data(
      `mutation { joinCompany(input: { companyId: "${await env.fixtures.globalIdOf("Company", company.id)}" }) { errors { code } } }`,
      {},
      person,
    );
    const requests = "viewer { joinRequests { databaseId person { slug } company { databaseId } } }";
    type JoinRequests = { viewer: { joinRequests: { databaseId: number }[] } };
    const pending = await env.data<JoinRequests>(`{ ${requests} }`, {}, admin);
    expect(pending.viewer.joinRequests).toMatchObject([{ person: { slug: person.slug }, company: { databaseId: company.id } }]);
    const requestId = globalId("JoinRequest", pending.viewer.joinRequests[0]?.databaseId ?? 0);
    const answer = (as: Person) =>
      env.data<{ answerJoinRequest: { errors: object[] } & JoinRequests }>(
        `mutation ($input: AnswerJoinRequestInput!) { answerJoinRequest(input: $input) { errors { code } ${requests} } }`,
        { input: { requestId, accepted: true } },
        as,
      );
    expect((await answer(person)).answerJoinRequest.errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await answer(admin)).answerJoinRequest).toMatchObject({ errors: [], viewer: { joinRequests: [] } });
    type Fields = { companyResponsibilities: { isPending: boolean }[] };
    expect((await read<Fields>(companies)).companyResponsibilities).toMatchObject([{ isPending: false }]);
  });
});
