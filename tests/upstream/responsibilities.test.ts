import { describe, expect, it } from "vitest";
import type { Role } from "../../upstream/db/schema.ts";
import type { JoinRequest } from "../../upstream/responsibilities/schema.ts";
import type { Responsibility } from "../../upstream/users/schema.ts";
import { useTestEnv } from "./support.ts";

type List<T> = { data: T[] };
type Of<K extends Responsibility["kind"]> = Extract<Responsibility, { kind: K }>;

const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });
const TECH = 355;

const rootOf = ({ slug }: { slug: string }) => `/u/${slug}/settings/responsibilities`;
const join = (one: { slug: string; client: { patch: <T>(path: string) => Promise<{ status: number; body: T }> } }, id: number) =>
  one.client.patch<Of<"company">>(`/u/${one.slug}/settings/company/${id}/join`);

async function company(values: { is_verified?: boolean; name?: string } = {}) {
  const { is_verified, name = "Tasman Rail" } = values;
  const contactId = await env.current.contact({ type: "company", name });
  return env.current.insert("companies", { contact_id: contactId, is_verified: is_verified ?? false });
}

async function slugOf(companyId: number): Promise<string> {
  const { slug } = await env.current.db
    .selectFrom("companies as o")
    .innerJoin("contacts as c", "c.id", "o.contact_id")
    .select("c.slug")
    .where("o.id", "=", companyId)
    .executeTakeFirstOrThrow();
  return slug ?? "";
}

async function withAccount(companyId: number, roles: Role[]) {
  const accountId = await env.current.insert("accounts", {
    name: "Account",
    company_id: companyId,
    created_at: env.current.time,
  });
  return env.current.person(roles, { account_id: accountId });
}

describe("outlets", () => {
  it("can be added again with the same idempotency key when the conflict is gone @SETTINGS-09 @API-010", async () => {
    const { slug, client } = await env.current.person(["journo"]);
    const url = "gazette.example";
    const { id } = (await client.post<Responsibility>(`${rootOf({ slug })}/outlets`, { url })).body;
    const addAgain = () => client.post(`${rootOf({ slug })}/outlets`, { url }, { "idempotency-key": "outlet-1" });
    expect((await addAgain()).status).toBe(409);
    expect((await client.delete(`${rootOf({ slug })}/outlets/${id}`)).status).toBe(204);
    expect((await addAgain()).status).toBe(201);
  });

  it("are found by host or created, once each @SETTINGS-09 @API-107 @API-110", async () => {
    const one = await env.current.person(["journo"]);
    const known = await env.current.insert("outlets", {
      name: "The Herald",
      slug: "herald",
      url: "https://www.herald.example/news",
    });
    const add = (url: string) => one.client.post<Of<"outlet">>(`${rootOf(one)}/outlets`, { url });
    const added = await add("herald.example/people/me");
    expect([added.status, added.body.outlet]).toMatchObject([201, { id: known, name: "The Herald" }]);
    expect((await add("https://herald.example")).body).toEqual({ detail: "This outlet is already on your list." });
    const created = await add("https://www.quiet-paper.example/about");
    expect(created.body.outlet).toMatchObject({ name: "quiet-paper.example", slug: "quiet-paper" });
    expect((await add("not an address")).body).toEqual({ errors: { url: ["Url is not a valid"] } });
    const { data } = await one.client.read<List<Of<"outlet">>>(`${rootOf(one)}/outlets`);
    expect(data.map(({ outlet }) => outlet.name)).toEqual(["quiet-paper.example", "The Herald"]);
  });

  it("have roles, beats and a title, and can be removed @SETTINGS-09 @API-108 @API-109", async () => {
    const one = await env.current.person(["journo"]);
    const other = await env.current.person(["journo"]);
    const { body } = await one.client.post<Of<"outlet">>(`${rootOf(one)}/outlets`, { url: "weekly.example" });
    const path = `${rootOf(one)}/outlets/${body.id}`;
    const changed = await one.client.patch(path, { roles: ["editor", "presenter"], beats: [TECH], roleTitle: " Night editor " });
    expect(changed.body).toMatchObject({ roles: ["editor", "presenter"], beats: [TECH], roleTitle: "Night editor" });
    expect((await one.client.patch(path, { roleTitle: "" })).body).toMatchObject({
      roles: ["editor", "presenter"],
      roleTitle: null,
    });
    expect((await one.client.patch(path, { roleTitle: "x".repeat(121) })).body).toEqual({
      errors: { roleTitle: ["Role title must have at most 120 characters."] },
    });
    expect((await one.client.patch(path, { beats: [1] })).body).toEqual({ errors: { beats: ["A beat was not found."] } });
    expect((await one.client.patch(path, { roles: ["pr"] })).status).toBe(422);
    expect((await other.client.delete(`${rootOf(other)}/outlets/${body.id}`)).status).toBe(404);
    expect((await one.client.delete(path)).status).toBe(204);
    expect((await one.client.delete(path)).status).toBe(404);
  });
});

describe("companies", () => {
  it("are joined immediately unless verified, and can be edited and left @SETTINGS-08 @API-111 @API-112 @API-113 @API-116", async () => {
    const one = await env.current.person(["pr"]);
    const id = await company();
    const joined = await join(one, id);
    expect(joined).toMatchObject({ status: 200, body: { roles: [], status: "active", isMediaContact: false } });
    expect(await join(one, id)).toMatchObject({ status: 409, body: { detail: "You have already joined this company." } });
    expect((await join(one, 999_999)).status).toBe(404);
    const path = `${rootOf(one)}/companies/${joined.body.id}`;
    const changed = await one.client.patch(path, {
      roles: ["pr", "executive"],
      beats: [TECH],
      isMediaContact: true,
      roleTitle: "Head of press",
    });
    expect(changed.body).toMatchObject({
      roles: ["pr", "executive"],
      beats: [TECH],
      isMediaContact: true,
      roleTitle: "Head of press",
    });
    expect((await one.client.delete(path)).status).toBe(204);
    expect((await one.client.read<List<object>>(`${rootOf(one)}/companies`)).data).toEqual([]);
  });

  it("that are verified require approval: their admin is mailed and accepts or declines @SETTINGS-08 @API-116 @STATE-16", async () => {
    const id = await company({ is_verified: true, name: "Meridian" });
    const slug = await slugOf(id);
    const admin = await withAccount(id, ["pr", "accountAdmin"]);
    const one = await env.current.person(["pr"], {}, { name: "Ann Lee" });
    const { body } = await join(one, id);
    expect(body.status).toBe("pending");
    const [mail] = await env.current.mailsTo(admin.email);
    expect(mail?.subject).toBe("Ann Lee wants to join Meridian on Newsdesk");
    expect(mail?.text).toContain(`https://desk.example.com/c/${slug}?tab=people`);
    const requests = `/u/${admin.slug}/settings/company/requests`;
    const { data } = await admin.client.read<List<JoinRequest>>(requests);
    expect(data).toMatchObject([{ id: body.id, person: { name: "Ann Lee" }, company: { id } }]);
    // People cannot accept their own request.
    expect((await one.client.patch(`/u/${one.slug}/settings/company/requests/${body.id}`)).status).toBe(404);
    expect((await admin.client.patch(`${requests}/${body.id}`)).status).toBe(204);
    expect((await admin.client.patch(`${requests}/${body.id}`)).status).toBe(404);
    const companies = await one.client.read<List<Of<"company">>>(`${rootOf(one)}/companies`);
    expect(companies.data[0]?.status).toBe("active");
    expect(await env.current.mailsTo(one.email)).toMatchObject([{ subject: "Meridian has accepted you on Newsdesk" }]);

    const second = await env.current.person(["pr"]);
    const refused = await join(second, id);
    expect((await admin.client.delete(`${requests}/${refused.body.id}`)).status).toBe(204);
    expect((await second.client.read<List<object>>(`${rootOf(second)}/companies`)).data).toEqual([]);
    // The company's own admin needs no approval.
    expect((await join(admin, id)).body.status).toBe("active");
  });

  it("without an administrator are approved by platform admins @API-116", async () => {
    const id = await company({ is_verified: true });
    const admin = await env.current.person(["admin"]);
    const one = await env.current.person(["pr"]);
    const { body } = await join(one, id);
    expect(await env.current.mailsTo(admin.email)).toHaveLength(1);
    expect((await admin.client.patch(`/u/${admin.slug}/settings/company/requests/${body.id}`)).status).toBe(204);
    expect(await env.current.mailsTo(one.email)).toHaveLength(1);
  });
});

describe("spokespeople", () => {
  it("can speak for a company while they work for it @SETTINGS-08 @API-114 @API-115", async () => {
    const one = await env.current.person(["pr"]);
    const id = await company();
    const path = `${rootOf(one)}/spokesperson`;
    expect((await one.client.patch(`${path}/${id}`, { roles: ["spokesperson"] })).status).toBe(404);
    const joined = await join(one, id);
    const created = await one.client.patch<Of<"spokesperson">>(`${path}/${id}`, { roles: ["spokesperson"], beats: [TECH] });
    expect(created.body).toMatchObject({ kind: "spokesperson", company: { id }, roles: ["spokesperson"], beats: [TECH] });
    expect((await one.client.patch(`${path}/${id}`, { roleTitle: "Chief" })).body).toMatchObject({
      beats: [TECH],
      roleTitle: "Chief",
    });
    expect((await one.client.read<List<object>>(path)).data).toHaveLength(1);
    expect((await one.client.patch(`${path}/${id}`, { roles: [] })).body).toMatchObject({ roles: [] });
    expect((await one.client.read<List<object>>(path)).data).toEqual([]);
    await one.client.patch(`${path}/${id}`, { roles: ["spokesperson"] });
    await one.client.delete(`${rootOf(one)}/companies/${joined.body.id}`);
    expect((await one.client.read<List<object>>(path)).data).toEqual([]);
  });

  it("require the company's approval @API-115", async () => {
    const id = await company({ is_verified: true });
    await withAccount(id, ["accountAdmin"]);
    const one = await env.current.person(["pr"]);
    await join(one, id);
    const refused = await one.client.patch(`${rootOf(one)}/spokesperson/${id}`, { roles: ["spokesperson"] });
    expect([refused.status, refused.body]).toEqual([
      422,
      { detail: "You can become a spokesperson once the company has accepted you." },
    ]);
  });
});
