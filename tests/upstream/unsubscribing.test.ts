import { beforeAll, describe, expect, it } from "vitest";
import { changeMailSubscription } from "../../upstream/announcements/mailSubscriptions.ts";
import type { Announcement, AnnouncementEmail, MailSubscription } from "../../upstream/announcements/schema.ts";
import { startSending } from "../../upstream/announcements/sending.ts";
import type { Contact } from "../../upstream/users/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://press.example" });
let writer: Person;
let journalist: Person;
let accountId: number;
let companyContact: number;
let companyId: number;
let contact: Contact;

type ErrorResponse = { errors: Record<string, string[]>; detail: string };

beforeAll(async () => {
  companyContact = await env.current.company({ name: "Meridian Energy", slug: "meridian" });
  const company = await env.current.db
    .selectFrom("companies")
    .select("id")
    .where("contact_id", "=", companyContact)
    .executeTakeFirstOrThrow();
  companyId = company.id;
  accountId = await env.current.insert("accounts", { name: "Meridian", company_id: companyId, created_at: env.current.time });
  const modules = ["contacts" as const];
  writer = await env.current.person(["pr", "accountAdmin"], { account_id: accountId, modules }, { name: "Olivia Hart" });
  journalist = await env.current.person(["journo"], { email: "journalist@example.com" });
  contact = (await writer.client.post<Contact>("/contacts", { name: "City desk", email: "Desk@Example.com" })).body;
});

async function createEmail(subject: string, contactIds: number[], by = writer, values: object = {}): Promise<number> {
  const body = { kind: "announcement", title: subject, content: "<p>Come</p>", saveAs: "published", companyId, ...values };
  const { id } = (await by.client.post<Announcement>("/announcements", body)).body;
  await by.client.patch(`/announcements/${id}/email`, { subject, content: "<p>Come</p>", contactIds });
  return id;
}
const read = (id: number, by = writer) => by.client.read<AnnouncementEmail>(`/announcements/${id}/email`);
async function send(id: number, by = writer) {
  const response = await by.client.post<AnnouncementEmail & ErrorResponse>(`/announcements/${id}/email/send`, {});
  await env.current.upstream.jobs.settled();
  return response;
}
const mailsOf = (subject: string) =>
  env.current.db.selectFrom("outbox").selectAll().where("subject", "=", subject).orderBy("recipient").execute();
async function tokenOf(subject: string, recipient: string): Promise<string> {
  const mail = (await mailsOf(subject)).find((one) => one.recipient === recipient);
  return /https:\/\/press\.example\/unsubscribe\/(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const subscription = (token: string) => `/announcements/subscriptions/${token}`;
const change = (token: string, isSubscribed: boolean) =>
  env.current.guest.patch<MailSubscription>(subscription(token), { isSubscribed });

describe("a press mail", () => {
  it("@GEN-05 has the company as sender, and unsubscribe links for people and mail programs", async () => {
    await send(await createEmail("Way out", [contact.id]));
    const [mail] = await mailsOf("Way out");
    const token = await tokenOf("Way out", "desk@example.com");
    expect(token).toMatch(/^\w{32}$/);
    expect(mail).toMatchObject({ from_name: "Meridian Energy" });
    expect(mail?.headers?.split("\n")).toEqual([
      `List-Unsubscribe: <https://press.example/unsubscribe/${token}>`,
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]);
    expect(mail?.html).toContain(`<a href="https://press.example/unsubscribe/${token}"`);
    expect(mail?.text).toContain("Unsubscribe from press mails of Meridian Energy: https://press.example/unsubscribe/");
    // The reading link, which recipients share, must not unsubscribe them.
    expect(mail?.text).not.toContain(`recipient=${token}`);
  });

  it("@GEN-05 keeps the given sender name, and has the person as sender without a company", async () => {
    const named = await createEmail("Named", [contact.id]);
    await writer.client.patch(`/announcements/${named}/email`, { fromName: "Press office" });
    await send(named);
    expect(await mailsOf("Named")).toMatchObject([{ from_name: "Press office" }]);
    const alone = await env.current.person(["pr"], {}, { name: "Ada Reyes" });
    await send(await createEmail("Alone", [journalist.contactId], alone, { companyId: undefined }), alone);
    expect(await mailsOf("Alone")).toMatchObject([{ from_name: "Ada Reyes" }]);
  });

  it("@GEN-05 sent as a test has no unsubscribe link and says that it is a test", async () => {
    const id = await createEmail("Test", [contact.id]);
    await writer.client.post(`/announcements/${id}/email/test`, { to: "me@example.com" });
    await env.current.upstream.jobs.settled();
    expect(await mailsOf("[Test] Test")).toMatchObject([
      { from_name: "Meridian Energy", headers: null, text: expect.stringContaining("This is a test.") },
    ]);
  });
});

describe("unsubscribing", () => {
  it("@GEN-05 @GEN-10 stops the mails of that company to that address, from any list, until it is undone", async () => {
    await send(await createEmail("First", [contact.id, journalist.contactId]));
    const token = await tokenOf("First", "desk@example.com");
    // Reading changes nothing, because mail programs open links automatically.
    for (let n = 0; n < 2; n += 1) {
      expect(await env.current.guest.read(subscription(token))).toMatchObject({
        email: "desk@example.com",
        sender: { name: "Meridian Energy", slug: "meridian" },
        isSubscribed: true,
      });
    }
    for (let n = 0; n < 2; n += 1) expect((await change(token, false)).body.isSubscribed).toBe(false);

    // Another contact has the same address in capitals.
    const sameAddress = await writer.client.post<Contact>("/contacts", { name: "Desk of the city" });
    await env.current.db
      .updateTable("contact_details")
      .set({ public_email: "DESK@example.com" })
      .where("contact_id", "=", sameAddress.body.id)
      .execute();
    const second = await createEmail("Second", [contact.id, sameAddress.body.id, journalist.contactId]);
    expect(await read(second)).toMatchObject({ recipientsCount: 1, excludedCount: 1 });
    expect((await send(second)).body).toMatchObject({ recipientsCount: 1 });
    expect((await mailsOf("Second")).map(({ recipient }) => recipient)).toEqual(["journalist@example.com"]);

    const excluded = await createEmail("Nobody", [contact.id]);
    expect((await send(excluded)).body.errors).toEqual({
      recipients: ["All recipients have unsubscribed or are marked as do not contact."],
    });

    // Mails of other senders still arrive.
    const other = await env.current.person(["pr"], { account_id: accountId, modules: ["contacts"] }, { name: "Ben Ito" });
    await send(await createEmail("Other", [contact.id], other, { companyId: undefined }), other);
    expect((await mailsOf("Other")).map(({ recipient }) => recipient)).toEqual(["desk@example.com"]);

    expect((await change(token, true)).body.isSubscribed).toBe(true);
    await send(await createEmail("Third", [contact.id]));
    expect(await mailsOf("Third")).toHaveLength(1);
  });

  it("@GEN-05 applies to mails that are still waiting for delivery", async () => {
    await send(await createEmail("Before", [contact.id]));
    const token = await tokenOf("Before", "desk@example.com");
    const readerIds: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { body } = await writer.client.post<Contact>("/contacts", { name: `Reader ${n}`, email: `a${n}@crowd.example` });
      readerIds.push(body.id);
    }
    const id = await createEmail("Waiting", [...readerIds, contact.id]);
    const { db, jobs } = env.current.upstream;
    // A recipient unsubscribes after the recipients were fixed: both happen before the first mail is sent.
    await db.transaction().execute(async (tx) => {
      await startSending(tx, jobs, id);
      await changeMailSubscription(tx, token, false, env.current.time);
    });
    await jobs.settled();
    expect((await mailsOf("Waiting")).map(({ recipient }) => recipient)).toEqual(readerIds.map((_, n) => `a${n}@crowd.example`));
    expect(await read(id)).toMatchObject({ status: "sent", recipientsCount: 8 });
    await change(token, true);
  });

  it("@GEN-05 applies to the sender that the mail names, even if the announcement has another author since", async () => {
    const { db, jobs } = env.current.upstream;
    const id = await createEmail("Another author", [contact.id, journalist.contactId]);
    await db.transaction().execute(async (tx) => {
      await startSending(tx, jobs, id);
      await tx.updateTable("announcements").set({ author_id: writer.contactId, company_id: null }).where("id", "=", id).execute();
      const unsubscribed = { sender_id: companyContact, email: "journalist@example.com", created_at: env.current.time };
      await tx.insertInto("press_mail_unsubscribes").values(unsubscribed).execute();
    });
    await jobs.settled();
    expect(await mailsOf("Another author")).toMatchObject([{ recipient: "desk@example.com", from_name: "Meridian Energy" }]);
    const token = await tokenOf("Another author", "desk@example.com");
    expect((await change(token, false)).body).toMatchObject({ sender: { name: "Meridian Energy" }, isSubscribed: false });
    expect(await read(await createEmail("Next", [contact.id]))).toMatchObject({ recipientsCount: 0, excludedCount: 1 });
    await db.deleteFrom("press_mail_unsubscribes").execute();
    // The previous release does not store the sender of the mails that it sends during an upgrade.
    await db.updateTable("announcement_emails").set({ sender_id: null }).where("announcement_id", "=", id).execute();
    expect(await env.current.guest.read(subscription(token))).toMatchObject({ sender: { name: "Olivia Hart" } });
  });

  it("@GEN-05 returns 404 for an unknown link", async () => {
    for (const token of ["guess", "0".repeat(32)]) {
      expect(await env.current.guest.get(subscription(token))).toMatchObject({
        status: 404,
        body: { detail: "This link is no longer valid." },
      });
      expect((await change(token, false)).status).toBe(404);
    }
  });
});
