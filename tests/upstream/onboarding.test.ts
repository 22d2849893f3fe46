import { beforeAll, describe, expect, it } from "vitest";
import type { Newsroom } from "../../upstream/newsrooms/schema.ts";
import type { Company, CurrentUser } from "../../upstream/users/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let newcomer: Person;
beforeAll(async () => {
  newcomer = await env.current.person(["pr"], { email: "new@press.bigfirm.example", onboarding: "details" });
});

describe("onboarding", () => {
  it("@API-117 @USER-04 stores the stage reported by the user, and by nobody else", async () => {
    const path = `/u/${newcomer.slug}/settings/onboarding`;
    for (const stage of ["organization", "communities", null]) {
      const { status, body } = await newcomer.client.patch(path, { stage });
      expect([status, body]).toEqual([200, { stage }]);
      expect((await newcomer.client.read<CurrentUser>("/current_user/info")).onboarding).toBe(stage);
    }
    const wrong = await newcomer.client.patch(path, { stage: "coffee" });
    expect(wrong.status).toBe(422);
    const admin = await env.current.person(["admin"]);
    expect((await admin.client.patch(path, { stage: null })).status).toBe(404);
    expect((await newcomer.client.patch("/u/nobody-here/settings/onboarding", { stage: null })).status).toBe(404);
  });

  it("@API-118 suggests companies at the domain of the e-mail address, and returns the user's own company", async () => {
    const contact = await env.current.contact({ type: "company", name: "Big Firm", slug: "big-firm" });
    const firm = await env.current.insert("companies", { contact_id: contact, url: "https://www.bigfirm.example/en" });
    const freeMail = await env.current.contact({ type: "company", name: "Mail Giant", slug: "mail-giant" });
    await env.current.insert("companies", { contact_id: freeMail, url: "https://gmail.com" });
    interface SearchResponse {
      organization: Company | null;
      suggestions: Company[];
    }
    const suggestionsFor = (by: Person) => by.client.read<SearchResponse>(`/u/${by.slug}/settings/onboarding/organization`);
    expect(await suggestionsFor(newcomer)).toMatchObject({ organization: null, suggestions: [{ id: firm, name: "Big Firm" }] });
    expect(await suggestionsFor(await env.current.person(["pr"], { email: "somebody@gmail.com" }))).toEqual({
      organization: null,
      suggestions: [],
    });
    const account = await env.current.insert("accounts", { name: "Big", company_id: firm, created_at: env.current.time });
    const insider = await env.current.person(["pr"], { account_id: account });
    expect(await suggestionsFor(insider)).toMatchObject({ organization: { id: firm }, suggestions: [] });
  });

  it("@API-119 creates a newsroom with its company and returns its id in object-id", async () => {
    const input = { name: "New Ground", url: "newground.example", description: "Soil news" };
    const { status, headers, body } = await newcomer.client.post<Newsroom>("/c/onboarding", input);
    expect(status).toBe(201);
    expect(headers["object-id"]).toBe(String(body.id));
    expect(body).toMatchObject({ name: "New Ground", status: "confirmed", company: { slug: "new-ground" } });
    const refused = await newcomer.client.post("/c/onboarding", { name: "No address" });
    expect([refused.status, refused.body]).toEqual([422, { errors: { url: ["Web address is required."] } }]);
  });
});
