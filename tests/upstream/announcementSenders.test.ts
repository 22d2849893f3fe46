import { beforeAll, describe, expect, it } from "vitest";
import { sendEmail } from "../../upstream/announcements/email.ts";
import { requireOpenAnnouncement } from "../../upstream/announcements/read.ts";
import type { Announcement, AnnouncementEmail } from "../../upstream/announcements/schema.ts";
import { loadViewer } from "../../upstream/session/sessions.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://press.example" });
let company: { id: number; contactId: number };
let reader: Person;

type ErrorResponse = { errors: Record<string, string[]>; detail: string };

beforeAll(async () => {
  const contactId = await env.current.company({ name: "Meridian" });
  const { id } = await env.current.db
    .selectFrom("companies")
    .select("id")
    .where("contact_id", "=", contactId)
    .executeTakeFirstOrThrow();
  company = { id, contactId };
  reader = await env.current.person(["journo"], { email: "reader@example.com" });
});

/** Creates a person who writes for the company. */
async function createWriter(user: { account_id?: number } = {}): Promise<Person> {
  const person = await env.current.person(["pr"], user);
  await env.current.db
    .insertInto("company_responsibilities")
    .values({ contact_id: person.contactId, company_id: company.id, status: "active" })
    .execute();
  return person;
}

const removeFromCompany = (person: Person) =>
  env.current.db.deleteFrom("company_responsibilities").where("contact_id", "=", person.contactId).execute();

async function createDraft(by: Person, values: object = {}): Promise<number> {
  const body = { kind: "media", title: "New office", content: "<p>We moved</p>", saveAs: "draft", ...values };
  const created = await by.client.post<Announcement>("/announcements", body);
  expect(created.status).toBe(201);
  await by.client.patch(`/announcements/${created.body.id}/email`, {
    subject: "Moved",
    content: "<p>We moved</p>",
    contactIds: [reader.contactId],
  });
  return created.body.id;
}

const publish = (by: Person, id: number, values: object = {}) =>
  by.client.patch<Announcement & ErrorResponse>(`/announcements/${id}`, { status: "published", ...values });
const send = (by: Person, id: number, body: object = {}) =>
  by.client.post<AnnouncementEmail & ErrorResponse>(`/announcements/${id}/email/send`, body);

const refusal = { companyId: ["You cannot publish in the name of this company."] };

describe("an announcement in the name of a company", () => {
  it("is neither published nor mailed by a person whom the company has removed @GEN-05 @GEN-17", async () => {
    const writer = await createWriter();
    const id = await createDraft(writer, { companyId: company.id });
    const scheduled = await createDraft(writer, { companyId: company.id });
    await send(writer, scheduled, { sendAt: new Date(env.current.time.getTime() + 60_000).toISOString() });
    await removeFromCompany(writer);
    expect((await publish(writer, id)).body).toMatchObject({ errors: refusal });
    expect((await publish(writer, id, { companyId: company.id })).body).toMatchObject({ errors: refusal });
    expect((await send(writer, id)).body).toMatchObject({ errors: refusal });
    const tested = await writer.client.post<ErrorResponse>(`/announcements/${id}/email/test`, { to: "me@example.com" });
    expect(tested.body).toMatchObject({ errors: refusal });
    const email = { subject: "Another text" };
    expect((await writer.client.patch<ErrorResponse>(`/announcements/${scheduled}/email`, email)).body).toMatchObject({
      errors: refusal,
    });
    expect((await writer.client.delete(`/announcements/${scheduled}/email/send`)).status).toBe(204);
    // It can still be edited, and published in the person's own name.
    expect((await writer.client.patch(`/announcements/${id}`, { title: "Office", companyId: company.id })).status).toBe(200);
    expect((await publish(writer, id, { companyId: null })).body).toMatchObject({
      status: "published",
      author: { id: writer.contactId },
      company: null,
    });
    expect((await send(writer, id)).status).toBe(202);
  });

  it("is neither published nor mailed by the owner of a deleted newsroom @GEN-05 @GEN-17", async () => {
    const owner = await env.current.person(["pr"]);
    const newsroomId = await env.current.insert("newsrooms", {
      name: "Desk",
      slug: "desk-of-meridian",
      status: "confirmed",
      company_id: company.id,
      owner_id: owner.contactId,
      created_at: env.current.time,
    });
    const [published, left] = [await createDraft(owner, { newsroomId }), await createDraft(owner, { newsroomId })];
    expect((await publish(owner, published)).status).toBe(200);
    await owner.client.delete(`/newsrooms/${newsroomId}`);
    expect((await publish(owner, left)).body).toMatchObject({ errors: refusal });
    expect((await send(owner, published)).body).toMatchObject({ errors: refusal });
  });

  it("is published and mailed by an account admin for a colleague who writes for the company @GEN-05", async () => {
    const account_id = await env.current.insert("accounts", { name: "Agency", created_at: env.current.time });
    const writer = await createWriter({ account_id });
    const accountAdmin = await env.current.person(["pr", "accountAdmin"], { account_id });
    const id = await createDraft(writer, { companyId: company.id });
    expect((await publish(accountAdmin, id)).body).toMatchObject({ status: "published", author: { id: company.contactId } });
    expect((await send(accountAdmin, id)).status).toBe(202);
    const later = await createDraft(writer, { companyId: company.id });
    await removeFromCompany(writer);
    expect((await publish(accountAdmin, later)).body).toMatchObject({ errors: refusal });
  });
});

describe("a request to send a press mail", () => {
  it("is refused when the announcement has been archived or deleted since it was checked @GEN-05 @STATE-16", async () => {
    const writer = await env.current.person(["pr"]);
    const { db, time, upstream } = env.current;
    const viewer = await loadViewer(db, writer.userId);
    if (viewer === null) throw new Error("The writer does not exist.");
    const cases = [
      { change: (id: number) => writer.client.patch(`/announcements/${id}`, { status: "archived" }), reason: "archived" },
      { change: (id: number) => writer.client.delete(`/announcements/${id}`), reason: "deleted" },
    ];
    for (const { change, reason } of cases) {
      const id = await createDraft(writer, { saveAs: "published" });
      const before = await requireOpenAnnouncement(db, viewer, id);
      await change(id);
      for (const sendAt of [null, new Date(time.getTime() + 60_000)]) {
        await expect(sendEmail({ ...upstream, now: () => time }, viewer, before, sendAt)).rejects.toMatchObject({
          status: 422,
          body: { detail: `This announcement has been ${reason}.` },
        });
      }
    }
  });
});
