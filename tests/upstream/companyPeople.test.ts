import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JoinRequest } from "../../upstream/responsibilities/schema.ts";
import type { Company, StaffContact } from "../../upstream/users/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

type List<T> = { data: T[] };
type ErrorResponse = { errors: Record<string, string[]>; detail: string };

const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });
let administrator: Person;
let colleague: Person;
let owner: Person;
let platformAdmin: Person;
let outsider: Person;
let companyId: number;

beforeAll(async () => {
  owner = await env.current.person(["pr"]);
  const contactId = await env.current.contact({ type: "company", name: "Meridian", slug: "meridian" });
  companyId = await env.current.insert("companies", { contact_id: contactId, is_verified: true, owner_id: owner.contactId });
  const account_id = await env.current.insert("accounts", {
    name: "Meridian",
    company_id: companyId,
    created_at: env.current.time,
  });
  administrator = await env.current.person(["pr", "accountAdmin"], { account_id }, { name: "Olivia Hart" });
  colleague = await env.current.person(["pr"], { account_id }, { name: "Marek Stone" });
  platformAdmin = await env.current.person(["admin"]);
  outsider = await env.current.person(["pr"]);
});
beforeEach(async () => {
  await env.current.db.deleteFrom("company_responsibilities").where("company_id", "=", companyId).execute();
});

const people = async (by = administrator) => (await by.client.read<List<StaffContact>>("/c/meridian/people")).data;
const isListed = async ({ contactId }: Person, by = administrator) => (await people(by)).some(({ id }) => id === contactId);
const requests = async (by = administrator) => (await by.client.read<List<JoinRequest>>("/c/meridian/requests")).data;
const requestToJoin = (one: Person) => one.client.patch<{ id: number }>(`/u/${one.slug}/settings/company/${companyId}/join`);
const add = (contactId: number, by = administrator) => by.client.post<ErrorResponse>("/c/meridian/people", { contactId });
const remove = (contactId: number, by = administrator) => by.client.delete<ErrorResponse>(`/c/meridian/people/${contactId}`);
const mailsTo = ({ email }: Person) => env.current.mailsTo(email);

describe("a request to join a company", () => {
  it("is visible to and answered by those who manage its page, and nobody else @GEN-16 @API-116 @STATE-16", async () => {
    const [one, two] = [await env.current.person(["pr"], {}, { name: "Ann Lee" }), await env.current.person(["pr"])];
    await requestToJoin(one);
    await requestToJoin(two);
    for (const manager of [administrator, owner, platformAdmin])
      expect(new Set((await requests(manager)).map(({ person }) => person.id))).toEqual(new Set([one.contactId, two.contactId]));
    const [request, other] = (await requests()).toSorted((a) => (a.person.name === "Ann Lee" ? -1 : 1));
    expect(request).toMatchObject({ person: { name: "Ann Lee" }, company: { slug: "meridian" } });
    const path = `/c/meridian/requests/${request?.id}`;
    for (const other of [outsider, colleague, one]) {
      expect((await other.client.get("/c/meridian/requests")).status).toBe(404);
      expect((await other.client.patch(path)).status).toBe(403);
      expect((await other.client.delete(path)).status).toBe(403);
    }
    expect((await env.current.guest.get("/c/meridian/requests")).status).toBe(401);

    expect(await isListed(one)).toBe(false);
    expect((await administrator.client.patch(path)).status).toBe(204);
    expect(await isListed(one)).toBe(true);
    expect(await mailsTo(one)).toMatchObject([
      {
        subject: "Meridian has accepted you on Newsdesk",
        text: expect.stringContaining("https://desk.example.com/c/meridian?tab=people"),
      },
    ]);
    expect((await administrator.client.delete(`/c/meridian/requests/${other?.id}`)).status).toBe(204);
    expect(await requests()).toEqual([]);
    expect(await isListed(two)).toBe(false);
    expect(await mailsTo(two)).toEqual([]);
    // Answered already, by the same or another user.
    expect((await administrator.client.patch(path)).status).toBe(404);
    expect((await administrator.client.delete(path)).status).toBe(404);
  });

  it("is mailed to all owners of the company with a link to its people @API-116", async () => {
    const one = await env.current.person(["pr"], {}, { name: "Ida Moss" });
    await requestToJoin(one);
    for (const manager of [administrator, owner]) {
      expect((await mailsTo(manager)).at(-1)).toMatchObject({
        subject: "Ida Moss wants to join Meridian on Newsdesk",
        text: expect.stringContaining("https://desk.example.com/c/meridian?tab=people"),
      });
    }
    expect(await mailsTo(platformAdmin)).toEqual([]);
  });
});

describe("the people of a company", () => {
  it("are added once each by those who manage its page, and notified by mail @GEN-16", async () => {
    const one = await env.current.person(["expert"]);
    for (const other of [outsider, colleague]) expect((await add(one.contactId, other)).status).toBe(403);
    for (let n = 0; n < 2; n += 1) expect((await add(one.contactId)).status).toBe(204);
    expect((await people()).filter(({ id }) => id === one.contactId)).toHaveLength(1);
    expect(await mailsTo(one)).toMatchObject([{ subject: "Meridian has added you to its people on Newsdesk" }]);
    // Adding a person accepts their pending request.
    const waiting = await env.current.person(["pr"]);
    await requestToJoin(waiting);
    expect((await add(waiting.contactId)).status).toBe(204);
    expect([await isListed(waiting), await requests()]).toEqual([true, []]);
    const company = await env.current.contact({ type: "company" });
    for (const other of [company, 999_999, 2 ** 40])
      expect(await add(other)).toMatchObject({ status: 422, body: { errors: { contactId: ["This person was not found."] } } });
  });

  it("can be removed, also as spokespeople; users of the account cannot @GEN-16", async () => {
    const one = await env.current.person(["expert"]);
    await add(one.contactId);
    await env.current.db.insertInto("spokespeople").values({ contact_id: one.contactId, company_id: companyId }).execute();
    for (const other of [outsider, colleague]) expect((await remove(one.contactId, other)).status).toBe(403);
    for (let n = 0; n < 2; n += 1) expect((await remove(one.contactId)).status).toBe(204);
    expect(await isListed(one)).toBe(false);
    expect(await remove(colleague.contactId)).toMatchObject({
      status: 422,
      body: { detail: "Users of the company's account cannot be removed from its people." },
    });
    expect(await isListed(colleague)).toBe(true);
  });

  it("are marked as users of the account only for those who manage the page @GEN-16", async () => {
    const one = await env.current.person(["expert"]);
    await add(one.contactId);
    const flags = new Map((await people()).map(({ id, isAccountUser }) => [id, isAccountUser]));
    expect([flags.get(one.contactId), flags.get(colleague.contactId)]).toEqual([false, true]);
    expect((await people(outsider)).every(({ isAccountUser }) => isAccountUser === undefined)).toBe(true);
    const { data } = await administrator.client.read<List<StaffContact>>(
      `/c/meridian/people?contactIds=${one.contactId},${outsider.contactId}`,
    );
    expect(data.map(({ id }) => id)).toEqual([one.contactId]);
    const before = await administrator.client.read<Company>("/c/meridian");
    await remove(one.contactId);
    expect((await administrator.client.read<Company>("/c/meridian")).peopleCount).toBe(before.peopleCount - 1);
  });
});
