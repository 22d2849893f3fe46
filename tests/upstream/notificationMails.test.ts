import { beforeAll, describe, expect, it } from "vitest";
import { readSecret } from "../../upstream/db/baseData.ts";
import type { NotificationSetting } from "../../upstream/notifications/settingsSchema.ts";
import { createUnsubscribeUrl } from "../../upstream/subscriptions/links.ts";
import type { MailSetting, Subscription } from "../../upstream/subscriptions/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });
let secret: string;

beforeAll(async () => {
  secret = await readSecret(env.current.db);
});

const mailsTo = ({ email }: Person) => env.current.mailsTo(email);
const tokenOf = (text: string | undefined) =>
  /https:\/\/desk\.example\.com\/unsubscribe\/account\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";
const path = (token: string) => `/settings/mails/${token}`;
const change = (token: string, isOn: boolean) => env.current.guest.patch<MailSetting>(path(token), { isOn });
const settingsOf = async ({ client, slug }: Person) =>
  (await client.read<{ data: NotificationSetting[] }>(`/u/${slug}/settings/notifications`)).data;
const mailsAbout = async (person: Person, kind: string) =>
  (await settingsOf(person)).find((setting) => setting.kind === kind)?.email;

async function mention(writer: Person, { contactId }: Person, words = "what do you think?") {
  const content = `<p><span class="mention" data-id="${contactId}">@Cy</span> ${words}</p>`;
  return (await writer.client.post<{ id: number }>("/communityPosts", { content, saveAs: "published" })).body.id;
}

/** Inserts the notification of a mention and queues its mail later, as when the mail server was unavailable. */
async function lateMail(writer: Person, reader: Person, values: { is_read?: boolean; on_site?: boolean } = {}) {
  const { db, upstream } = env.current;
  const post = await env.current.post("communityPost", writer.contactId);
  const id = await env.current.insert("notifications", {
    user_id: reader.userId,
    type: "mention",
    who_id: writer.contactId,
    entity_type: "communityPost",
    entity_id: post,
    created_at: env.current.time,
    ...values,
  });
  const send = () => upstream.jobs.enqueue(db, "mail-notification", { notificationId: id });
  return { post, send };
}

describe("the mail of a notification", () => {
  it("@NOTIF-01 @SETTINGS-06 names actor and object as text and HTML, says why it was sent, and can be unsubscribed from", async () => {
    const writer = await env.current.person(["journo"], {}, { name: "Bo <Ek>" });
    const reader = await env.current.person(["journo"]);
    const post = await mention(writer, reader, "is 5 &lt; 6?");
    const [mail] = await mailsTo(reader);
    const token = tokenOf(mail?.text);
    const unsubscribe = `https://desk.example.com/unsubscribe/account/${token}`;
    expect(mail?.subject).toBe("Bo <Ek> mentioned you in a community post on Newsdesk");
    expect(mail?.text.split("\n")).toEqual([
      "Bo <Ek> mentioned you in a community post:",
      "",
      "@Cy is 5 < 6?",
      `https://desk.example.com/?communityPost=${post}`,
      "",
      "--",
      "",
      "You get this e-mail because your settings on Newsdesk ask for one when somebody mentions you in a post.",
      `Choose which e-mails you get: https://desk.example.com/u/${reader.slug}/settings/notifications`,
      `Unsubscribe: ${unsubscribe}`,
    ]);
    expect(mail?.html).toContain("<p>Bo &lt;Ek&gt; mentioned you in a community post:</p>");
    expect(mail?.html).toMatch(/<div dir="auto"[^>]*><a href="https:\/\/desk\.example\.com\/\?communityPost=/);
    expect(mail?.html).toContain(`<a href="https://desk.example.com/?communityPost=${post}"`);
    expect(mail?.html).toContain(">@Cy is 5 &lt; 6?</a>");
    expect(mail?.html).toContain(`<a href="${unsubscribe}"`);
    expect(mail?.headers?.split("\n")).toEqual([
      `List-Unsubscribe: <${unsubscribe}>`,
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]);
  });

  it("@NOTIF-05 is not sent when the notification was read, the setting turned off or the object deleted in the meantime", async () => {
    const writer = await env.current.person(["journo"]);
    const read = await env.current.person(["journo"]);
    await (await lateMail(writer, read, { is_read: true })).send();
    const off = await env.current.person(["journo"]);
    const waiting = await lateMail(writer, off);
    await off.client.patch(`/u/${off.slug}/settings/notifications/mention`, { email: false });
    await waiting.send();
    const ofDeleted = await env.current.person(["journo"]);
    const deleted = await lateMail(writer, ofDeleted);
    await env.current.db.updateTable("posts").set({ deleted_at: env.current.time }).where("id", "=", deleted.post).execute();
    await deleted.send();
    // No list shows this one, so that marking all as read does not mean that it was seen.
    const unlisted = await env.current.person(["journo"]);
    await (await lateMail(writer, unlisted, { is_read: true, on_site: false })).send();
    expect(await Promise.all([read, off, ofDeleted, unlisted].map(async (one) => (await mailsTo(one)).length))).toEqual([
      0, 0, 0, 1,
    ]);
  });

  it("@SETTINGS-06 is not sent to accounts that may only read", async () => {
    const writer = await env.current.person(["journo"]);
    const restricted = await env.current.person(["journo"], { is_read_only: true });
    await mention(writer, restricted);
    expect(await mailsTo(restricted)).toEqual([]);
  });
});

describe("unsubscribing", () => {
  it("@SETTINGS-06 switches off mails about that kind without signing in, until it is undone", async () => {
    const writer = await env.current.person(["journo"]);
    const reader = await env.current.person(["journo"]);
    await mention(writer, reader);
    const token = tokenOf((await mailsTo(reader))[0]?.text);
    // Reading changes nothing, because mail programs open links automatically.
    for (let n = 0; n < 2; n += 1) {
      expect(await env.current.guest.read(path(token))).toEqual({
        email: reader.email,
        notification: "mention",
        newsletter: null,
        isOn: true,
      });
    }
    for (let n = 0; n < 2; n += 1) expect((await change(token, false)).body.isOn).toBe(false);
    expect(await mailsAbout(reader, "mention")).toBe(false);
    expect(await mailsAbout(reader, "interviewAnswer")).toBe(true);
    await mention(writer, reader);
    expect(await mailsTo(reader)).toHaveLength(1);
    expect((await change(token, true)).body.isOn).toBe(true);
    expect(await mailsAbout(reader, "mention")).toBe(true);
    await mention(writer, reader);
    expect(await mailsTo(reader)).toHaveLength(2);
  });

  it("@SETTINGS-05 switches off a newsletter", async () => {
    const reader = await env.current.person(["journo"]);
    const list = `/u/${reader.slug}/settings/subscriptions`;
    await reader.client.patch(`${list}/2`);
    const services = { publicUrl: "https://desk.example.com", secret };
    const token = tokenOf(createUnsubscribeUrl(services, reader.userId, { newsletter: 2 }));
    expect(await env.current.guest.read(path(token))).toMatchObject({ newsletter: "Weekly digest", isOn: true });
    expect((await change(token, false)).body).toMatchObject({ notification: null, isOn: false });
    const { data } = await reader.client.read<{ data: Subscription[] }>(list);
    expect(data.filter(({ isSubscribed }) => isSubscribed)).toEqual([]);
    expect((await change(token, true)).body.isOn).toBe(true);
  });

  it("@SETTINGS-06 is refused with tokens that were not signed for these mails", async () => {
    const reader = await env.current.person(["journo"]);
    const services = { publicUrl: "https://desk.example.com", secret };
    const token = tokenOf(createUnsubscribeUrl(services, reader.userId, { notification: "mention" }));
    const forged = [
      token.replace("mention", "like"),
      token.replace(/^\d+/, String(reader.userId + 1)),
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`,
      tokenOf(createUnsubscribeUrl({ ...services, secret: "guess" }, reader.userId, { notification: "mention" })),
      tokenOf(createUnsubscribeUrl(services, 999_999_999, { notification: "mention" })),
      tokenOf(createUnsubscribeUrl(services, reader.userId, { newsletter: 99 })),
      "x".repeat(200),
    ];
    for (const other of forged) {
      expect(await env.current.guest.get(path(other))).toMatchObject({ status: 404 });
      expect((await change(other, false)).status).toBe(404);
    }
    expect(await mailsAbout(reader, "mention")).toBe(true);
  });
});
