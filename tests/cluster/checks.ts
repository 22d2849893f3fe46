import { deepEqual } from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { sendGraphql } from "../support/graphql.ts";
import { signInAs, type Person } from "./client.ts";
import type { Cluster } from "./cluster.ts";

/** A statement about the cluster, and the function that throws when it does not hold. */
export type Check = readonly [statement: string, check: (cluster: Cluster) => Promise<void>];

const newest = `{ feed(communitySlug: "media-insiders", types: [COMMUNITY_POST], first: 1) {
  edges { node { ... on CommunityPost { id liked likesCount } } }
} }`;
interface Newest {
  feed: { edges: [{ node: { id: string; liked: boolean; likesCount: number } }] };
}
const like = "mutation ($input: SetLikeInput!) { setLike(input: $input) { errors { message } } }";
const changes = "subscription ($id: ID!) { postChanged(id: $id) { change post { ... on CommunityPost { likesCount } } } }";
const signInMutation = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { code message } } }";
const WAIT_LIMIT_MS = 15_000;

export async function newestPost(person: Person, url: string) {
  return (await person.run<Newest>(url, newest)).data.feed.edges[0].node;
}

export const checks: readonly Check[] = [
  [
    "a like on one gateway reaches a subscriber on the other",
    async ({ upstreams, gateways: [one, other] }) => {
      const [journo, pr] = [await signInAs(upstreams[0].url, "journo"), await signInAs(upstreams[1].url, "pr")];
      const { id, liked } = await newestPost(pr, one.url);
      const client = journo.listen(other.url);
      const counts: unknown[] = [];
      client.subscribe(
        { query: changes, variables: { id } },
        { next: ({ data }) => counts.push(data), error: () => undefined, complete: () => undefined },
      );
      let desired = liked;
      const deadline = Date.now() + WAIT_LIMIT_MS;
      // The gateway needs a moment until it watches the post.
      while (counts.length === 0 && Date.now() < deadline) {
        desired = !desired;
        await pr.run(one.url, like, { input: { subjectId: id, liked: desired } });
        await wait(250);
      }
      await client.dispose();
      if (counts.length === 0) throw new Error("no event came");
    },
  ],
  [
    "a session made on one upstream is valid on both gateways",
    async ({ upstreams, gateways }) => {
      const person = await signInAs(upstreams[0].url, "expert");
      for (const { url } of gateways) {
        const { data } = await person.run<{ viewer: { authenticated: boolean } }>(url, "{ viewer { authenticated } }");
        deepEqual(data.viewer, { authenticated: true });
      }
    },
  ],
  [
    "both gateways take from one budget",
    async ({ upstreams, gateways }) => {
      const person = await signInAs(upstreams[0].url, "expert");
      const remainingPoints: number[] = [];
      for (const { url } of [...gateways, ...gateways]) {
        const { extensions } = await person.run(url, "{ viewer { authenticated } }");
        const { cost }: { cost?: { remaining: number; actual: number } } = Object(extensions);
        remainingPoints.push(cost?.remaining ?? Number.NaN);
      }
      const steps = remainingPoints.slice(1).map((value, at) => (remainingPoints[at] ?? 0) - value);
      if (!steps.every((step) => step > 0)) throw new Error(`points left: ${remainingPoints.join(", ")}`);
    },
  ],
  [
    "failed sign-ins count on both gateways together, with a limit of 10",
    async ({ gateways }) => {
      const input = { email: "nobody-at-all@example.com", password: "wrong" };
      const codes: string[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const url = gateways[attempt % 2]?.url ?? "";
        // Each from another address, so that only the e-mail counts.
        const headers = { "x-forwarded-for": `192.0.2.${attempt + 1}` };
        const { result } = await sendGraphql<{ signIn: { errors: { code: string }[] } }>(url, {
          document: signInMutation,
          variables: { input },
          headers,
        });
        codes.push(result.data?.signIn.errors[0]?.code ?? result.errors?.[0]?.extensions?.code ?? "none");
      }
      deepEqual(new Set(codes.slice(0, 10)).size, 1);
      deepEqual(new Set(codes.slice(10)).size, 1);
      if (codes[9] === codes[10]) throw new Error(`responses: ${codes.join(", ")}`);
    },
  ],
  [
    "an upload by one gateway is found by both",
    async ({ upstreams, gateways: [one, other] }) => {
      const person = await signInAs(upstreams[1].url, "journo");
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "a.png");
      const headers = { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${person.token}` };
      const sent = await fetch(`${one.url}/api/v1/uploads/images`, { method: "POST", headers, body });
      const { path }: { path?: string } = Object(await sent.json());
      if (path === undefined) throw new Error(`the upload had status ${sent.status}`);
      for (const { url } of [one, other, one, other]) {
        const file: Response = await fetch(new URL(new URL(path, url).pathname, url));
        deepEqual([file.status, Buffer.from(await file.arrayBuffer()).equals(picture)], [200, true]);
      }
    },
  ],
];
