import { describe, expect, it } from "vitest";
import type { CommunityFollow, FeedTypeFollow } from "../../upstream/follows/schema.ts";
import type { Notification } from "../../upstream/notifications/schema.ts";
import type { NotificationSetting } from "../../upstream/notifications/settingsSchema.ts";
import type { Subscription } from "../../upstream/subscriptions/schema.ts";
import { useTestEnv } from "./support.ts";

type List<T> = { data: T[]; meta: { total: number } };

const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });

describe("newsletters", () => {
  it("can be subscribed to and unsubscribed from @SETTINGS-05", async () => {
    const { client, slug } = await env.current.person(["journo"]);
    const path = `/u/${slug}/settings/subscriptions`;
    const { data } = await client.read<List<Subscription>>(path);
    expect(data.map(({ name, frequency, isSubscribed }) => [name, frequency, isSubscribed])).toEqual([
      ["Daily brief", "daily", false],
      ["Weekly digest", "weekly", false],
      ["Call-outs", "asItHappens", false],
      ["Product news", "asItHappens", false],
    ]);
    const isOn = async () =>
      (await client.read<List<Subscription>>(path)).data.flatMap(({ id, isSubscribed }) => (isSubscribed ? [id] : []));
    expect((await client.patch(`${path}/2`)).status).toBe(204);
    expect((await client.patch(`${path}/2`)).status).toBe(204);
    expect(await isOn()).toEqual([2]);
    expect((await client.delete(`${path}/2`)).status).toBe(204);
    expect(await isOn()).toEqual([]);
    expect((await client.patch(`${path}/9`)).status).toBe(404);
  });

  it("can be changed only by the user and platform admins @SETTINGS-05", async () => {
    const { slug } = await env.current.person(["journo"]);
    const other = await env.current.person(["journo"]);
    const admin = await env.current.person(["admin"]);
    const path = `/u/${slug}/settings/subscriptions`;
    expect((await other.client.get(path)).status).toBe(404);
    expect((await other.client.patch(`${path}/1`)).status).toBe(404);
    expect((await admin.client.patch(`${path}/1`)).status).toBe(204);
  });
});

describe("notification settings", () => {
  const pathOf = ({ slug }: { slug: string }) => `/u/${slug}/settings/notifications`;

  it("are on by default for the site, and for e-mail with mentions and interview answers @SETTINGS-06", async () => {
    const one = await env.current.person(["journo"]);
    const { data } = await one.client.read<List<NotificationSetting>>(pathOf(one));
    expect(data).toHaveLength(7);
    expect(data.filter(({ onSite }) => onSite)).toHaveLength(7);
    expect(data.flatMap(({ kind, email }) => (email ? [kind] : []))).toEqual(["mention", "interviewAnswer"]);
    expect((await one.client.patch(`${pathOf(one)}/like`, { email: true })).body).toEqual({
      kind: "like",
      onSite: true,
      email: true,
    });
    expect((await one.client.patch(`${pathOf(one)}/like`, { onSite: false })).body).toEqual({
      kind: "like",
      onSite: false,
      email: true,
    });
    expect((await one.client.patch(`${pathOf(one)}/poke`, { onSite: false })).status).toBe(400);
  });

  it("determine whether a notification and a mail are sent @SETTINGS-06 @NOTIF-01", async () => {
    const author = await env.current.person(["journo"]);
    const reader = await env.current.person(["journo"], {}, { name: "Ann Lee" });
    const post = await env.current.post("communityPost", author.contactId);
    const listed = async () => (await author.client.read<List<Notification>>("/notifications")).data.map(({ type }) => type);
    const hasNotifications = async () =>
      (await author.client.read<{ hasNotifications: boolean }>("/current_user/info")).hasNotifications;
    const like = (status: boolean) => reader.client.post(`/communityPosts/${post}/toggleLike`, { status });

    await author.client.patch(`${pathOf(author)}/like`, { onSite: false });
    await like(true);
    expect([await listed(), await hasNotifications(), await env.current.mailsTo(author.email)]).toEqual([[], false, []]);

    // By e-mail only, and once: repeating a like does not notify again.
    await author.client.patch(`${pathOf(author)}/like`, { email: true });
    await like(false);
    await like(true);
    await like(false);
    await like(true);
    expect([await listed(), await hasNotifications()]).toEqual([[], false]);
    const mails = await env.current.mailsTo(author.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Ann Lee liked your community post on Newsdesk"]);
    expect(mails[0]?.text).toContain(`https://desk.example.com/?communityPost=${post}\n`);
    expect(mails[0]?.text).toContain(`https://desk.example.com/u/${author.slug}/settings/notifications`);

    // By both channels.
    await author.client.patch(`${pathOf(author)}/comment`, { email: true });
    const comment = await reader.client.post<{ id: number }>(`/communityPosts/${post}/comments`, { content: "<p>Well said</p>" });
    expect(await listed()).toEqual(["comment"]);
    expect(await hasNotifications()).toBe(true);
    const [, mail] = await env.current.mailsTo(author.email);
    expect(mail?.text).toContain("Well said");
    expect(mail?.text).toContain(`/?communityPost=${post}&cid=${comment.body.id}\n`);
  });

  it("mail mentions by default @SETTINGS-06", async () => {
    const writer = await env.current.person(["journo"], {}, { name: "Bo Ek" });
    const mentioned = await env.current.person(["journo"]);
    const content = `<p><span class="mention" data-id="${mentioned.contactId}">@x</span> what do you think?</p>`;
    await writer.client.post("/communityPosts", { content, saveAs: "published", communities: [], userTypes: [] });
    expect((await env.current.mailsTo(mentioned.email)).map(({ subject }) => subject)).toEqual([
      "Bo Ek mentioned you in a community post on Newsdesk",
    ]);
  });
});

describe("follows", () => {
  it("of communities are independent of joining @SETTINGS-07 @API-101 @API-102 @API-103", async () => {
    const one = await env.current.person(["journo"]);
    const first = await env.current.community({ name: "A first" });
    const joined = await env.current.community({ name: "Joined", type: "private" }, [one.contactId]);
    const path = `/u/${one.slug}/settings/follows/communities`;
    const followed = async () =>
      (await one.client.read<List<CommunityFollow>>(path)).data.flatMap(({ id, isFollowed }) => (isFollowed ? [id] : []));
    expect(await followed()).toEqual([]);
    expect((await one.client.patch(`${path}/${joined}`)).status).toBe(204);
    expect((await one.client.patch(`${path}/${joined}`)).status).toBe(204);
    const { data, meta } = await one.client.read<List<CommunityFollow>>(`${path}?limit=1`);
    // Followed ones come first.
    expect([data.map(({ id }) => id), meta.total]).toEqual([[joined], 2]);
    await one.client.patch(`${path}/${first}`);
    expect(await followed()).toEqual([first, joined]);
    expect((await one.client.delete(`${path}/${joined}`)).status).toBe(204);
    expect(await followed()).toEqual([first]);
    expect((await one.client.patch(`${path}/999999`)).status).toBe(404);
  });

  it("of feed types are ten switches @SETTINGS-07 @API-104 @API-105 @API-106", async () => {
    const one = await env.current.person(["pr"]);
    const path = `/u/${one.slug}/settings/follows/feeds/types`;
    const followed = async () => {
      const { data } = await one.client.read<List<FeedTypeFollow>>(path);
      expect(data).toHaveLength(10);
      return data.flatMap(({ id, isFollowed }) => (isFollowed ? [id] : []));
    };
    expect(await followed()).toEqual([]);
    await one.client.patch(`${path}/marcoms`);
    await one.client.patch(`${path}/job`);
    expect(await followed()).toEqual(["job", "marcoms"]);
    await one.client.delete(`${path}/job`);
    expect(await followed()).toEqual(["marcoms"]);
    expect((await one.client.patch(`${path}/poems`)).status).toBe(400);
  });
});
