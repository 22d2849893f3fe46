import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { encodeVideo } from "../support/encodeVideo.ts";
import { useTestEnv, type Person } from "./support.ts";

const MEGABYTE = 1024 * 1024;
const env = useTestEnv({ uploadQuota: MEGABYTE });
let picture: Buffer<ArrayBuffer>;
let video: Buffer<ArrayBuffer>;

beforeAll(async () => {
  await env.current.upstream.listen(0, "127.0.0.1");
  picture = Buffer.from(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#23415f" } })
      .png()
      .toBuffer(),
  );
  const frame = () => new Uint8Array(64 * 64 * 4).fill(10);
  video = Buffer.from(await encodeVideo({ width: 64, height: 64, framesPerSecond: 24, length: 2, frame }));
});

async function upload({ client }: Person, kind: "images" | "videos" = "images") {
  const body = new FormData();
  body.append("file", new Blob([kind === "images" ? picture : video]), "a.png");
  const response = await fetch(`${env.current.upstream.url}/api/v1/uploads/${kind}`, {
    method: "POST",
    headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${String(client.token)}` },
    body,
  });
  const { detail } = (await response.json()) as { detail?: string };
  return { status: response.status, detail, wait: Number(response.headers.get("retry-after")) };
}

/** Inserts an earlier upload of the person. */
async function insertUpload({ contactId }: Person, size: number): Promise<void> {
  const row = { path: `/files/${contactId}.png`, mime: "image/png", width: 9, height: 9, size };
  await env.current.db
    .insertInto("images")
    .values({ ...row, owner_id: contactId, created_at: env.current.time })
    .execute();
}

it("uploads of a user within 24 hours are limited, and the error says when to try again", async () => {
  const [user, other] = [await env.current.person(["pr"]), await env.current.person(["pr"])];
  await insertUpload(user, MEGABYTE - 10);
  expect(await upload(user)).toEqual({
    status: 429,
    detail: "You can upload 1 MB within 24 hours. Please try again in 24 hours.",
    wait: 24 * 60 * 60,
  });
  expect((await upload(other)).status).toBe(201);
  env.current.advance(23 * 60 + 30);
  expect(await upload(user)).toMatchObject({ status: 429, detail: expect.stringMatching(/ again in 1 hour\.$/), wait: 30 * 60 });
  env.current.advance(30);
  expect((await upload(user)).status).toBe(201);
});

it.each([
  ["images", () => picture],
  ["videos", () => video],
] as const)("uploads to %s that arrive together are limited, and the refused ones leave no file", async (kind, file) => {
  const user = await env.current.person(["pr"]);
  await insertUpload(user, MEGABYTE - Math.ceil(file().length * 1.5));
  const countFiles = async () => (await readdir(env.current.filesDir)).filter((name) => /\.(png|mp4)$/.test(name)).length;
  const before = await countFiles();
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await upload(user, kind)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 429, 429, 429, 429]);
  expect(await countFiles()).toBe(before + 1);
});

it("an exhausted limit refuses uploads before the file is received, including videos", async () => {
  const user = await env.current.person(["pr"]);
  await insertUpload(user, MEGABYTE);
  const refused = await user.client.post<{ detail: string }>("/uploads/videos", "--empty--\r\n", {
    "content-type": "multipart/form-data; boundary=empty",
  });
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    "You can upload 1 MB within 24 hours. Please try again in 24 hours.",
  ]);
});
