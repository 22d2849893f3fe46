import type { Socket } from "socket.io-client";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openRealtimeSocket } from "../support/realtimeSocket.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
const sockets: Socket[] = [];
let author: Person;
let member: Person;
let outsider: Person;

beforeAll(() => env.current.upstream.listen(0, "127.0.0.1"));
beforeEach(async () => {
  author = await env.current.person(["journo"]);
  member = await env.current.person(["expert"]);
  outsider = await env.current.person(["pr"]);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Event {
  id: number;
  communitySlug?: string | null;
}

/** Watches the targets. @returns whether each is accepted, and the received events by the id of the post and the feed */
async function watch(person: Person, ...targets: object[]): Promise<{ received: string[]; answers: boolean[] }> {
  const socket = openRealtimeSocket(env.current.upstream.url, { auth: { token: person.client.token } });
  sockets.push(socket);
  const received: string[] = [];
  socket.on("feed_changed", ({ id, communitySlug }: Event) => received.push(`${id} in ${communitySlug ?? "home"}`));
  socket.on("post_changed", ({ id }: Event) => received.push(`${id} changed`));
  const answers: boolean[] = [];
  for (const target of targets) answers.push(((await socket.emitWithAck("watch", target)) as { ok: boolean }).ok);
  return { received, answers };
}

const home = { feed: null };
const write = async (communities: number[], values: object = {}) =>
  (await author.client.post<{ id: number }>("/statements", { content: "New", communities, ...values })).body.id;
const join = (person: Person, slug: string, status: boolean) => person.client.post(`/communities/${slug}/join`, { status });

/** Writes posts in the community until one of them is received: sockets enter their rooms a moment after a change. */
const awaitPosts = (received: readonly string[], community: number, feed: string) =>
  expect
    .poll(async () => {
      const id = await write([community]);
      // Events are sent in order, so that another one shows that this one has been sent.
      await expect.poll(() => received.at(-1)).toBe(`${await write([])} in home`);
      return received.includes(`${id} in ${feed}`);
    })
    .toBe(true);

describe("a watched feed", () => {
  it("ends for others than members when its community becomes private @RT-05", async () => {
    const slug = "closing";
    const community = await env.current.community({ slug, creator_id: author.contactId }, [author.contactId, member.contactId]);
    const post = await write([community]);
    const target = { post: { type: "statement", id: post } };
    const listening = [
      await watch(member, home, { feed: slug }, target),
      await watch(outsider, home, { feed: slug }, target),
      await watch(outsider, home, target),
    ];
    expect(listening.flatMap(({ answers }) => answers)).toEqual(Array(8).fill(true));
    const [ofMember, ...ofOutsider] = listening.map(({ received }) => received);
    expect((await author.client.patch(`/communities/${slug}`, { type: "private" })).status).toBe(200);
    await write([community]);
    const last = await write([]);
    for (const received of ofOutsider) await expect.poll(() => received).toEqual([`${last} in home`]);
    await awaitPosts(ofMember ?? [], community, slug);

    for (const received of [ofMember, ...ofOutsider]) received?.splice(0);
    await author.client.patch(`/statements/${post}`, { content: "Changed" });
    const end = await write([]);
    await expect.poll(() => ofMember).toEqual([`${post} changed`, `${end} in home`]);
    for (const received of ofOutsider) expect(received).toEqual([`${end} in home`]);
  });

  it("at home contains a community from joining until leaving, whose own feed stays open if it is public @RT-05", async () => {
    const slug = "joining";
    const community = await env.current.community({ slug }, [author.contactId]);
    const { received } = await watch(outsider, home, { feed: slug });
    await join(outsider, slug, true);
    await awaitPosts(received, community, "home");
    await join(outsider, slug, false);
    await awaitPosts(received, community, slug);
    const id = await write([community]);
    await expect.poll(() => received.at(-1)).toBe(`${id} in ${slug}`);
    expect(received).not.toContain(`${id} in home`);
  });

  it("at home contains a community that the person has created @RT-05", async () => {
    const founder = await env.current.person(["accountAdmin"]);
    const { received } = await watch(founder, home);
    const created = await founder.client.post<{ id: number; slug: string }>("/communities", { name: "Harbour", type: "public" });
    expect(created.status).toBe(201);
    await join(author, created.body.slug, true);
    await awaitPosts(received, created.body.id, "home");
  });

  it("of a private community begins when an invited person joins @RT-05", async () => {
    const slug = "inviting";
    const community = await env.current.community({ slug, type: "private", creator_id: author.contactId }, [author.contactId]);
    const { received, answers } = await watch(outsider, home, { feed: slug });
    expect(answers).toEqual([true, false]);
    await author.client.post(`/communities/${slug}/members`, { contactIds: [outsider.contactId] });
    expect((await join(outsider, slug, true)).status).toBe(200);
    await awaitPosts(received, community, slug);
  });

  it("announces posts for everybody to users without a user type, too @RT-05", async () => {
    const person = await env.current.person(["accountAdmin"]);
    const { received } = await watch(person, home);
    await write([], { userTypes: ["experts"] });
    const id = await write([]);
    await expect.poll(() => received).toEqual([`${id} in home`]);
  });
});
