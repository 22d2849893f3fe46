import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type SignedIn, type TestEnv } from "../support/testEnv.ts";

const permission = "{ allowed reasons { code message } }";
const people = `joinRequests { databaseId person { slug } }
  people { totalCount edges { node { author { slug } permissions { remove ${permission} } } } }
  permissions { managePeople ${permission} }`;
const query = `query ($slug: String!) { company(slug: $slug) { ${people} } }`;
const errors = "errors { code message field }";

interface Shown {
  joinRequests: { databaseId: number; person: { slug: string } }[] | null;
  people: { totalCount: number; edges: { node: { author: { slug: string }; permissions: { remove: { allowed: boolean } } } }[] };
  permissions: { managePeople: { allowed: boolean } };
}
interface Outcome {
  errors: { code: string; message: string }[];
  company: Shown | null;
}

describe("the people of a company", () => {
  let env: TestEnv;
  let company: { id: number; contactId: number; slug: string };
  let administrator: Person;
  let colleague: Person;
  let outsider: Person;
  let readOnly: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    company = await fixtures.company();
    await fixtures.db.updateTable("companies").set({ is_verified: true }).where("id", "=", company.id).execute();
    const { id: account_id } = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Meridian", company_id: company.id, created_at: fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    administrator = await fixtures.person(["pr", "accountAdmin"], { account_id });
    colleague = await fixtures.person(["pr"], { account_id });
    outsider = await fixtures.person(["pr"]);
    readOnly = await fixtures.person(["pr", "accountAdmin"], { account_id, is_read_only: true });
  });
  afterAll(() => env?.stop());
  beforeEach(async () => {
    env.upstream.reset();
    await env.fixtures.db.deleteFrom("company_responsibilities").execute();
  });

  async function read(as?: SignedIn): Promise<Shown> {
    return (await env.data<{ company: Shown }>(query, { slug: company.slug }, as)).company;
  }
  async function change(name: string, input: object, as: SignedIn = administrator): Promise<Outcome> {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { company { ${people} } ${errors} } }`;
    const companyId = await env.fixtures.globalIdOf("Company", company.slug);
    const data = await env.data<Record<string, Outcome>>(document, { input: { companyId, ...input } }, as);
    const outcome = data[name];
    if (outcome === undefined) throw new Error(`No ${name}`);
    return outcome;
  }
  const requestToJoin = (person: Person) =>
    env.fixtures.db
      .insertInto("company_responsibilities")
      .values({ contact_id: person.contactId, company_id: company.id, status: "pending" })
      .returning("id")
      .executeTakeFirstOrThrow();
  const slugsOf = ({ people: { edges } }: Shown) => edges.map(({ node }) => node.author.slug);

  it("shows join requests only to administrators of the company @PERM-11 @PROFILE-02", async () => {
    const applicant = await env.fixtures.person(["pr"]);
    await requestToJoin(applicant);
    for (const manager of [administrator, readOnly])
      expect((await read(manager)).joinRequests).toMatchObject([{ person: { slug: applicant.slug } }]);
    for (const other of [colleague, outsider, applicant, undefined]) {
      const shown = await read(other);
      expect(shown.joinRequests).toBeNull();
      expect(shown.permissions.managePeople.allowed).toBe(false);
      expect(shown.people.edges.every(({ node }) => !node.permissions.remove.allowed)).toBe(true);
    }
    expect((await read(readOnly)).permissions.managePeople).toMatchObject({ allowed: false, reasons: [{ code: "READ_ONLY" }] });
  });

  it("may be edited by its administrators and read by everybody who is signed in @PROFILE-02 @PERM-01", async () => {
    const document = `query ($slug: String!) { company(slug: $slug) { permissions { edit ${permission} managePeople ${permission} readPosts ${permission} follow ${permission} } } }`;
    const permissionsFor = async (viewer: Person | undefined) =>
      (await env.data<{ company: { permissions: object } }>(document, { slug: company.slug }, viewer)).company.permissions;
    const allowed = { allowed: true, reasons: [] };
    const refused = (code: string, message: string) => ({ allowed: false, reasons: [{ code, message }] });
    expect(await permissionsFor(administrator)).toEqual({
      edit: allowed,
      managePeople: allowed,
      readPosts: allowed,
      follow: allowed,
    });
    const notOwner = refused("NOT_OWNER", "Only its owners and platform admins may do this.");
    expect(await permissionsFor(outsider)).toEqual({
      edit: notOwner,
      managePeople: notOwner,
      readPosts: allowed,
      follow: allowed,
    });
    const notSignedIn = refused("NOT_SIGNED_IN", "Please sign in first.");
    expect(await permissionsFor(undefined)).toEqual({
      edit: notSignedIn,
      managePeople: notSignedIn,
      readPosts: notSignedIn,
      follow: notSignedIn,
    });
    const readOnlyReason = refused("READ_ONLY", "Your account is read-only.");
    expect(await permissionsFor(readOnly)).toMatchObject({ edit: readOnlyReason, readPosts: allowed, follow: readOnlyReason });
  });

  it("accepts or declines a join request once @GEN-16 @STATE-16", async () => {
    const [one, two] = [await env.fixtures.person(["pr"]), await env.fixtures.person(["pr"])];
    const [first, second] = [await requestToJoin(one), await requestToJoin(two)];
    const refused = await change(
      "answerCompanyRequest",
      { requestId: globalId("JoinRequest", first.id), accepted: true },
      outsider,
    );
    expect(refused).toMatchObject({ company: null, errors: [{ code: "FORBIDDEN" }] });
    const accepted = await change("answerCompanyRequest", { requestId: globalId("JoinRequest", first.id), accepted: true });
    expect(accepted).toMatchObject({ errors: [], company: { joinRequests: [{ person: { slug: two.slug } }] } });
    expect(accepted.company && slugsOf(accepted.company)).toContain(one.slug);
    const declined = await change("answerCompanyRequest", { requestId: globalId("JoinRequest", second.id), accepted: false });
    expect(declined).toMatchObject({ errors: [], company: { joinRequests: [] } });
    expect(declined.company && slugsOf(declined.company)).not.toContain(two.slug);
    expect(
      (await change("answerCompanyRequest", { requestId: globalId("JoinRequest", second.id), accepted: true })).errors,
    ).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("adds and removes people, except users of the account @GEN-16 @PERM-11", async () => {
    const one = await env.fixtures.person(["expert"]);
    expect((await change("addCompanyPerson", { personId: globalId("Author", one.contactId) }, colleague)).errors).toMatchObject([
      { code: "FORBIDDEN" },
    ]);
    const added = await change("addCompanyPerson", { personId: globalId("Author", one.contactId) });
    const permissions = new Map(added.company?.people.edges.map(({ node }) => [node.author.slug, node.permissions.remove]));
    expect(permissions.get(one.slug)).toEqual({ allowed: true, reasons: [] });
    const message = "Users of the company's account cannot be removed from its people.";
    expect(permissions.get(colleague.slug)).toEqual({ allowed: false, reasons: [{ code: "ACCOUNT_USER", message }] });
    expect((await change("addCompanyPerson", { personId: globalId("Author", 999_999) })).errors).toMatchObject([
      { message: "This person was not found." },
    ]);
    // The permission must match the result of the mutation.
    expect((await change("removeCompanyPerson", { personId: globalId("Author", colleague.contactId) })).errors).toMatchObject([
      { message: "Users of the company's account cannot be removed from its people." },
    ]);
    expect((await change("removeCompanyPerson", { personId: globalId("Author", one.contactId) }, outsider)).errors).toMatchObject(
      [{ code: "FORBIDDEN" }],
    );
    const removed = await change("removeCompanyPerson", { personId: globalId("Author", one.contactId) });
    expect(removed.errors).toEqual([]);
    expect(removed.company && slugsOf(removed.company)).not.toContain(one.slug);
  });

  it("finds candidates by name with their state, for administrators @GEN-16", async () => {
    const [listed, applicant, other] = [
      await env.fixtures.person(["pr"]),
      await env.fixtures.person(["pr"]),
      await env.fixtures.person(["pr"]),
    ];
    const name = "Zebulon Quince";
    for (const { contactId } of [listed, applicant, other])
      await env.fixtures.db.updateTable("contacts").set({ name }).where("id", "=", contactId).execute();
    await change("addCompanyPerson", { personId: globalId("Author", listed.contactId) });
    await requestToJoin(applicant);
    const document = `query ($slug: String!) { company(slug: $slug) {
      candidates(query: "zebulon") { person { slug } isListed isWaiting } } }`;
    const found = (as: Person) => env.data<{ company: { candidates: object[] | null } }>(document, { slug: company.slug }, as);
    const { candidates } = (await found(administrator)).company;
    expect(candidates).toHaveLength(3);
    expect(candidates).toEqual(
      expect.arrayContaining([
        { person: { slug: listed.slug }, isListed: true, isWaiting: false },
        { person: { slug: applicant.slug }, isListed: false, isWaiting: true },
        { person: { slug: other.slug }, isListed: false, isWaiting: false },
      ]),
    );
    // Those who can be added come first.
    expect(candidates?.at(-1)).toMatchObject({ isListed: true });
    expect((await found(outsider)).company.candidates).toBeNull();
  });

  it("costs administrators one more call than other readers @API-005", async () => {
    const one = await env.fixtures.person(["pr"]);
    await change("addCompanyPerson", { personId: globalId("Author", one.contactId) });
    const callsOf = async (as: Person) => {
      env.upstream.reset();
      await read(as);
      return env.upstream.summary().filter((call) => call.includes("/c/")).length;
    };
    expect([await callsOf(outsider), await callsOf(administrator)]).toEqual([2, 3]);
  });
});
