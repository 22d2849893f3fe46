import { beforeAll, describe, expect, it } from "vitest";
import type { Announcement, AnnouncementEmail } from "../../upstream/announcements/schema.ts";
import type { Contact } from "../../upstream/users/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let writer: Person;
let rival: Person;
let journalist: Person;

type ErrorResponse = { errors: Record<string, string[]>; detail: string };

beforeAll(async () => {
  const member = async (name: string) => {
    const account_id = await env.current.insert("accounts", { name, created_at: env.current.time });
    return env.current.person(["pr"], { account_id, modules: ["contacts"] });
  };
  writer = await member("Meridian");
  rival = await member("Northlight");
  journalist = await env.current.person(["journo"], { email: "sign-in@example.com" });
  await env.current.db
    .insertInto("contact_details")
    .values({ contact_id: journalist.contactId, public_email: "desk@example.com" })
    .execute();
});

const add = async (values: object, by = writer) => (await by.client.post<Contact>("/contacts", values)).body;
const mark = (id: number, doNotContact: boolean, by = writer) =>
  by.client.put<Contact & ErrorResponse>(`/contacts/${id}/doNotContact`, { doNotContact });
const read = (id: number, by = writer) => by.client.read<Contact>(`/contacts/${id}`);

/** The number of recipients and of excluded contacts for a mail to these contacts. */
async function countsOf(contactIds: number[], by = writer) {
  const body = { kind: "announcement", title: "Open day", content: "<p>Come</p>", saveAs: "published" };
  const { id } = (await by.client.post<Announcement>("/announcements", body)).body;
  const email = await by.client.patch<AnnouncementEmail>(`/announcements/${id}/email`, { contactIds });
  return [email.body.recipientsCount, email.body.excludedCount];
}

describe("do not contact", () => {
  it("@GEN-10 is a field of the account's contacts, and unchanged when other fields change", async () => {
    const plain = await add({ name: "Plain", email: "plain@example.com" });
    expect(plain.doNotContact).toBe(false);
    const marked = await add({ name: "Marked", email: "marked@example.com", doNotContact: true });
    expect(marked.doNotContact).toBe(true);
    await writer.client.patch(`/contacts/${marked.id}`, { name: "Marked still" });
    expect(await read(marked.id)).toMatchObject({ name: "Marked still", doNotContact: true });
    expect(await countsOf([plain.id, marked.id])).toEqual([1, 1]);
    await writer.client.patch(`/contacts/${marked.id}`, { doNotContact: false });
    expect(await countsOf([plain.id, marked.id])).toEqual([2, 0]);
  });

  it("@GEN-10 can be set for registered people, for the account only", async () => {
    const marked = await mark(journalist.contactId, true);
    expect([marked.status, marked.body.doNotContact]).toEqual([200, true]);
    expect((await mark(journalist.contactId, true)).status).toBe(200);
    const { data } = await writer.client.read<{ data: Contact[] }>(`/contacts?ids=${journalist.contactId}`);
    expect(data).toMatchObject([{ doNotContact: true }]);
    expect((await read(journalist.contactId, rival)).doNotContact).toBe(false);
    expect(await countsOf([journalist.contactId])).toEqual([0, 1]);
    expect(await countsOf([journalist.contactId], rival)).toEqual([1, 0]);
  });

  it("@GEN-05 @GEN-10 applies to every address of the contact, whichever contact it comes from", async () => {
    const sameAddresses = [
      await add({ name: "Twin", email: "Desk@Example.com" }),
      await add({ name: "Other", email: "sign-in@example.com" }),
    ];
    expect(await countsOf(sameAddresses.map(({ id }) => id))).toEqual([0, 2]);
    await mark(journalist.contactId, false);
    expect(await countsOf(sameAddresses.map(({ id }) => id))).toEqual([2, 0]);
  });

  it("@GEN-10 requires an account and a visible contact", async () => {
    const hidden = await add({ name: "Hidden" }, rival);
    expect((await mark(hidden.id, true)).status).toBe(404);
    const alone = await env.current.person(["pr"], { modules: ["contacts"] });
    expect(await mark(journalist.contactId, true, alone)).toMatchObject({
      status: 422,
      body: { detail: "Only users of an account can do this." },
    });
    const readOnly = await env.current.person(["pr"], { is_read_only: true, modules: ["contacts"] });
    expect((await mark(journalist.contactId, true, readOnly)).status).toBe(422);
  });
});
