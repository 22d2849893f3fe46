import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Announcement, AnnouncementEmail, AnnouncementHub } from "../../upstream/announcements/schema.ts";
import { startSending } from "../../upstream/announcements/sending.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://press.example" });
let writer: Person;
let reader: Person;
let list: number;
let listed: number;

type ErrorResponse = { errors: Record<string, string[]>; detail: string };

const emailInput = {
  subject: "Open day",
  content: '<p>Come &amp; see</p><img src="/files/a.png" alt="" />',
  fromName: "Press office",
};

async function createAnnouncement(values: object = {}): Promise<number> {
  const body = { kind: "announcement", title: "Open day", content: "<p>Come</p>", saveAs: "published", ...values };
  return (await writer.client.post<Announcement>("/announcements", body)).body.id;
}
const updateEmail = (id: number, values: object) =>
  writer.client.patch<AnnouncementEmail & ErrorResponse>(`/announcements/${id}/email`, values);
const send = (id: number, body: object = {}) =>
  writer.client.post<AnnouncementEmail & ErrorResponse>(`/announcements/${id}/email/send`, body);
const read = (id: number) => writer.client.read<AnnouncementEmail>(`/announcements/${id}/email`);
const outbox = () => env.current.db.selectFrom("outbox").selectAll().orderBy("id").execute();
const mailsOf = async (subject: string) =>
  (await outbox()).filter((mail) => mail.subject === subject).toSorted((a, b) => a.recipient.localeCompare(b.recipient));

/** Runs the job that waits for the time of a scheduled mail; the queue goes by the clock of the database. */
async function runJob(announcementId: number, sendAt: string): Promise<void> {
  const { db, jobs } = env.current.upstream;
  await jobs.enqueue(db, "begin-press-mail", { announcementId, sendAt });
  await jobs.settled();
}

/** The jobs that wait for the times of a mail, which outlive the process. */
async function waitingSince(announcementId: number): Promise<{ sendAt: string; minutes: number }[]> {
  const { rows } = await sql<{ sendAt: string; minutes: number }>`select data->>'sendAt' as "sendAt",
      round(extract(epoch from start_after - created_on) / 60)::integer as minutes
    from pgboss.job where name = 'begin-press-mail' and (data->>'announcementId')::integer = ${announcementId}
    order by start_after`.execute(env.current.db);
  return rows;
}

beforeAll(async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  writer = await env.current.person(["pr", "accountAdmin"], { account_id: accountId });
  reader = await env.current.person(["journo"], { email: "reader@example.com" });
  listed = await env.current.contact({ account_id: accountId, slug: null });
  await env.current.db.insertInto("contact_details").values({ contact_id: listed, public_email: "Desk@Example.com" }).execute();
  const at = { created_at: env.current.time, updated_at: env.current.time };
  list = await env.current.insert("contact_lists", { account_id: accountId, creator_id: writer.contactId, name: "Desks", ...at });
  for (const contact of [listed, reader.contactId]) {
    await env.current.db
      .insertInto("contact_list_members")
      .values({ list_id: list, contact_id: contact, added_at: env.current.time })
      .execute();
  }
});

describe("the e-mail of an announcement", () => {
  it("@GEN-05 is edited before sending and reports errors by field", async () => {
    const id = await createAnnouncement();
    expect(await read(id)).toMatchObject({ status: "draft", subject: null, recipientsCount: 0, contactListIds: [] });
    const refused = await updateEmail(id, {
      subject: "x".repeat(201),
      replyTo: "nobody",
      contactListIds: [999_999],
      contactIds: [999_999],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      subject: ["Subject must have at most 200 characters."],
      replyTo: ["E-mail is not valid."],
      contactListIds: ["A contact list was not found."],
      contactIds: ["A contact was not found."],
    });
    expect((await send(id)).body.errors).toEqual({
      subject: ["Subject is required."],
      content: ["Content is required."],
      recipients: ["At least one recipient with an e-mail address is required."],
    });
    const updated = await updateEmail(id, { ...emailInput, contactListIds: [list], contactIds: [reader.contactId] });
    expect(updated.body).toMatchObject({ ...emailInput, status: "draft", recipientsCount: 2, contactIds: [reader.contactId] });
  });

  it("@GEN-05 @GEN-10 is sent to the account's own contacts, which editors of other accounts cannot see", async () => {
    const room = await env.current.company();
    const { id: companyId } = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", room)
      .executeTakeFirstOrThrow();
    const owner = await env.current.person(["pr"]);
    const newsroomId = await env.current.insert("newsrooms", {
      name: "Desk",
      slug: "desk-of-two",
      status: "confirmed",
      company_id: companyId,
      owner_id: owner.contactId,
      account_id: (await env.current.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow()).id,
      created_at: env.current.time,
    });
    const id = await createAnnouncement({ newsroomId });
    const updated = await updateEmail(id, { contactIds: [reader.contactId, listed] });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      contactIds: [reader.contactId, listed],
      contacts: [{ id: reader.contactId }, { id: listed, slug: null }],
      recipientsCount: 2,
    });
    const path = `/announcements/${id}/email`;
    const shown = { contactIds: [reader.contactId], contacts: [{ id: reader.contactId }], recipientsCount: 2 };
    expect(await owner.client.read<AnnouncementEmail>(path)).toMatchObject(shown);
    // Saving does not remove contacts that the editor cannot see.
    expect((await owner.client.patch<AnnouncementEmail>(path, { contactIds: [] })).body).toMatchObject({ recipientsCount: 1 });
    expect((await read(id)).contactIds).toEqual([listed]);
  });

  it("@GEN-05 ignores a deleted contact list", async () => {
    const id = await createAnnouncement();
    const at = { created_at: env.current.time, updated_at: env.current.time };
    const { account_id: accountId } = await env.current.db
      .selectFrom("contact_lists")
      .select("account_id")
      .where("id", "=", list)
      .executeTakeFirstOrThrow();
    const short = await env.current.insert("contact_lists", {
      account_id: accountId,
      creator_id: writer.contactId,
      name: "Short",
      ...at,
    });
    expect((await updateEmail(id, { contactListIds: [list, short] })).body.contactListIds).toEqual([list, short]);
    await env.current.db.deleteFrom("contact_lists").where("id", "=", short).execute();
    const { contactListIds } = await read(id);
    expect(contactListIds).toEqual([list]);
    expect((await updateEmail(id, { subject: "Later", contactListIds })).status).toBe(200);
  });

  it("@GEN-05 is sent to more recipients than a statement has parameters", async () => {
    const id = await createAnnouncement();
    await env.current.db
      .insertInto("contacts")
      .columns(["type", "name", "created_at", "account_id"])
      .expression(
        sql`select 'person', 'Member ' || n, ${env.current.time}::timestamptz, account_id
          from generate_series(1, 22000) n, contact_lists where id = ${list}`,
      )
      .execute();
    const memberIds = sql`select id from contacts where name like 'Member %'`;
    await sql`insert into contact_details (contact_id, public_email) select id, id || '@crowd.example' from (${memberIds}) c`.execute(
      env.current.db,
    );
    await sql`insert into announcement_email_contacts select ${id}::integer, id from (${memberIds}) c`.execute(env.current.db);
    await env.current.db.transaction().execute(async (tx) => {
      await startSending(tx, env.current.upstream.jobs, id);
      const { rows } = await sql<{ n: number }>`select count(*) as n from announcement_deliveries
        where announcement_id = ${id}`.execute(tx);
      expect(rows[0]?.n).toBe(22_000);
      // Prevents the mails from being sent.
      await tx.deleteFrom("announcements").where("id", "=", id).execute();
    });
  });

  it("@GEN-05 is sent once to each recipient as HTML and text, and counts who opened it", async () => {
    const id = await createAnnouncement();
    const channel = await env.current.insert("channels", {
      account_id: (await env.current.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow()).id,
      type: "email",
      name: "Desks by mail",
      contact_list_id: list,
      created_at: env.current.time,
    });
    await writer.client.put(`/announcements/${id}/channels`, { channelIds: [channel] });
    await updateEmail(id, {
      ...emailInput,
      subject: "Once",
      preheader: "A bus",
      replyTo: "press@example.com",
      contactIds: [reader.contactId],
    });
    expect((await send(id)).body).toMatchObject({ status: "sending", recipientsCount: 2 });
    await env.current.upstream.jobs.settled();
    expect(await read(id)).toMatchObject({ status: "sent", sentAt: env.current.time.toISOString(), recipientsCount: 2 });
    const mails = await mailsOf("Once");
    expect(mails).toMatchObject([
      { recipient: "desk@example.com", reply_to: "press@example.com", from_name: "Press office" },
      { recipient: "reader@example.com" },
    ]);
    const link = /https:\/\/press\.example\/announcements\/\d+\?recipient=(\w+)/.exec(mails[1]?.text ?? "");
    expect(mails[1]?.text).toMatch(/^A bus\n\nCome & see\n\n/);
    expect(mails[1]?.html).toContain('src="https://press.example/files/a.png"');
    // So that a text in Arabic begins on the right.
    expect(mails[1]?.html).toContain('<div dir="auto"><p>');
    for (const hash of [link?.[1], link?.[1], "guess"]) await env.current.guest.read(`/announcements/${id}?recipient=${hash}`);
    const hub = await writer.client.read<AnnouncementHub>(`/announcements/${id}/hub`);
    expect(hub.stats).toMatchObject({ emailsSent: 2, emailsOpened: 1 });
    expect(hub.channels).toMatchObject([{ status: "delivered" }]);
    expect((await send(id)).body.detail).toBe("This e-mail has already been sent.");
    expect((await updateEmail(id, { subject: "Twice" })).status).toBe(422);
  });

  it("@GEN-05 has complete links, and has lists and line breaks in its plain text, too", async () => {
    const id = await createAnnouncement();
    await updateEmail(id, {
      subject: "Details",
      content: `<p>See <a href="https://bus.example/?a=1&amp;b=2">the <strong>timetable</strong></a>, <a href="/events">our events</a>
        or <a href="https://press.example/map">https://press.example/map</a>.</p><ul><li>Tea</li><li>Cake</li></ul>
        <p>Jo Quay<br /><a href="mailto:jo@press.example">jo@press.example</a></p>`,
      contactIds: [reader.contactId],
    });
    await send(id);
    await env.current.upstream.jobs.settled();
    const [mail] = await mailsOf("Details");
    expect(mail?.html).toContain('<a href="https://press.example/events">our events</a>');
    expect(mail?.text.split("\n\n").slice(0, 4)).toEqual([
      "See the timetable (https://bus.example/?a=1&b=2), our events (https://press.example/events) or https://press.example/map.",
      "- Tea",
      "- Cake",
      "Jo Quay\njo@press.example",
    ]);
  });

  it("@GEN-05 is sent at its scheduled time, even after a restart, and can be rescheduled", async () => {
    const id = await createAnnouncement();
    await updateEmail(id, { ...emailInput, subject: "Later", contactIds: [reader.contactId] });
    const at = (minutes: number) => new Date(env.current.time.getTime() + minutes * 60_000).toISOString();
    expect((await send(id, { sendAt: at(-1) })).body.errors).toEqual({ sendAt: ["The time must be in the future."] });
    expect((await send(id, { sendAt: at(30) })).body).toMatchObject({ status: "scheduled", sendAt: at(30) });
    expect((await updateEmail(id, { contactIds: [] })).body.errors).toHaveProperty("recipients");
    expect((await send(id, { sendAt: at(60) })).body).toMatchObject({ status: "scheduled", sendAt: at(60) });
    const [first, second] = [at(30), at(60)];
    expect(await waitingSince(id)).toEqual([
      { sendAt: first, minutes: 30 },
      { sendAt: second, minutes: 60 },
    ]);
    env.current.advance(31);
    await runJob(id, first);
    expect(await mailsOf("Later")).toEqual([]);
    env.current.advance(31);
    await Promise.all([runJob(id, second), runJob(id, second)]);
    expect(await mailsOf("Later")).toHaveLength(1);
    expect((await read(id)).status).toBe("sent");
  });

  it("@GEN-05 @STATE-16 can be cancelled by an editor before it is sent, keeping its content", async () => {
    const id = await createAnnouncement();
    await updateEmail(id, { ...emailInput, subject: "Called off", contactIds: [reader.contactId] });
    const cancel = (by = writer) => by.client.delete<ErrorResponse>(`/announcements/${id}/email/send`);
    expect(await cancel()).toMatchObject({ status: 422, body: { detail: "This e-mail is not scheduled." } });
    await send(id, { sendAt: new Date(env.current.time.getTime() + 60_000).toISOString() });
    expect((await cancel(reader)).status).toBe(403);
    expect((await cancel()).status).toBe(204);
    expect(await read(id)).toMatchObject({ status: "draft", subject: "Called off", sendAt: null, recipientsCount: 1 });
    env.current.advance(5);
    await runJob(id, env.current.ago(4).toISOString());
    expect(await mailsOf("Called off")).toEqual([]);
    await send(id);
    await env.current.upstream.jobs.settled();
    expect(await cancel()).toMatchObject({ status: 422, body: { detail: "This e-mail has already been sent." } });
  });

  it("@GEN-05 is not sent once the announcement is deleted", async () => {
    const id = await createAnnouncement();
    await updateEmail(id, { ...emailInput, subject: "Never", contactIds: [reader.contactId] });
    await send(id, { sendAt: new Date(env.current.time.getTime() + 60_000).toISOString() });
    await writer.client.delete(`/announcements/${id}`);
    env.current.advance(5);
    await runJob(id, env.current.ago(4).toISOString());
    await writer.client.patch(`/announcements/${id}/restore`);
    await runJob(id, env.current.ago(4).toISOString());
    expect(await mailsOf("Never")).toEqual([]);
    expect(await read(id)).toMatchObject({ status: "draft", sendAt: null });
  });

  it("@GEN-05 is not sent to the remaining recipients once the announcement is deleted", async () => {
    const { db, jobs } = env.current.upstream;
    const time = env.current.time;
    /** Sends a mail to two recipients and deletes its announcement. */
    async function stop(subject: string, sentBefore: number): Promise<number> {
      const id = await createAnnouncement();
      await updateEmail(id, { ...emailInput, subject, contactListIds: [list] });
      await db.transaction().execute(async (tx) => {
        await startSending(tx, jobs, id);
        await sql`update announcement_deliveries set sent_at = ${time} where id in (
          select id from announcement_deliveries where announcement_id = ${id} limit ${sentBefore})`.execute(tx);
        await tx.updateTable("announcements").set({ deleted_at: time }).where("id", "=", id).execute();
      });
      await jobs.settled();
      await writer.client.patch(`/announcements/${id}/restore`);
      expect(await mailsOf(subject)).toEqual([]);
      return id;
    }
    expect(await read(await stop("Half sent", 1))).toMatchObject({ status: "sent", recipientsCount: 1 });
    const neverBegun = await stop("Never begun", 0);
    expect(await read(neverBegun)).toMatchObject({ status: "draft", recipientsCount: 2, sentAt: null });
    // It can be sent again.
    expect((await send(neverBegun)).body.status).toBe("sending");
    await jobs.settled();
    expect(await mailsOf("Never begun")).toHaveLength(2);
    expect(await read(neverBegun)).toMatchObject({ status: "sent" });
  });

  it("@GEN-05 becomes a draft without a time if all recipients have unsubscribed, and can be sent later", async () => {
    const { db } = env.current;
    const unsubscribed = { sender_id: writer.contactId, email: reader.email, created_at: env.current.time };
    const id = await createAnnouncement();
    await updateEmail(id, { ...emailInput, subject: "No recipients", contactIds: [reader.contactId] });
    await send(id, { sendAt: new Date(env.current.time.getTime() + 60_000).toISOString() });
    await db.insertInto("press_mail_unsubscribes").values(unsubscribed).execute();
    env.current.advance(5);
    await runJob(id, env.current.ago(4).toISOString());
    expect(await read(id)).toMatchObject({ status: "draft", sendAt: null });
    await db.deleteFrom("press_mail_unsubscribes").execute();
    await send(id);
    await env.current.upstream.jobs.settled();
    expect(await mailsOf("No recipients")).toHaveLength(1);
  });

  it("@GEN-05 can be tested at one address, without a link while the announcement is not public", async () => {
    const id = await createAnnouncement({ saveAs: "draft" });
    const test = (to: string) => writer.client.post<ErrorResponse>(`/announcements/${id}/email/test`, { to });
    expect((await test("me@example.com")).body.errors).toEqual({
      subject: ["Subject is required."],
      content: ["Content is required."],
    });
    await updateEmail(id, { ...emailInput, subject: "Try" });
    expect((await test("me")).body.errors).toEqual({ to: ["E-mail is not valid."] });
    expect((await test("me@example.com")).status).toBe(202);
    await env.current.upstream.jobs.settled();
    const [mail] = await mailsOf("[Test] Try");
    expect(mail).toMatchObject({ recipient: "me@example.com" });
    expect(mail?.text).not.toContain("https://press.example/announcements");
    for (let n = 1; n < 20; n += 1) await test("me@example.com");
    expect((await test("me@example.com")).status).toBe(429);
  });
});
