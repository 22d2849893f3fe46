import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Image, Video } from "../../upstream/media/schema.ts";
import { encodeVideo } from "../support/encodeVideo.ts";
import { startS3, type S3Server } from "../support/s3.ts";
import { createTestEnv, type Person, type TestEnv } from "./support.ts";

let s3: S3Server;
let env: TestEnv;
let owner: Person;
let videoBytes: Uint8Array<ArrayBuffer>;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  s3 = await startS3();
  env = await createTestEnv({ s3: { ...s3.options, timeout: 1000 } });
  await env.upstream.listen(0, "127.0.0.1");
  owner = await env.person(["journo"]);
  const frame = (index: number) => new Uint8Array(160 * 90 * 4).fill(index * 5);
  videoBytes = new Uint8Array(await encodeVideo({ width: 160, height: 90, framesPerSecond: 24, length: 48, frame }));
  picture = new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: "#23415f" } })
      .jpeg()
      .toBuffer(),
  );
});
beforeEach(() => {
  s3.fault = null;
});
afterAll(async () => {
  await env.close();
  await s3.close();
});

async function send<T>(kind: "images" | "videos", bytes: Uint8Array<ArrayBuffer>): Promise<{ status: number; body: T }> {
  const form = new FormData();
  form.append("file", new Blob([bytes]), "file.bin");
  const response = await fetch(`${env.upstream.url}/api/v1/uploads/${kind}`, {
    method: "POST",
    headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${owner.client.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as T };
}

const sendDelete = (path: string) =>
  env.upstream.app.inject({
    method: "DELETE",
    url: `/api/v1/uploads/${path}`,
    headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${owner.client.token}` },
  });
const readVideo = (id: number) => owner.client.read<Video>(`/uploads/videos/${id}`);
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${env.upstream.url}${path}`, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const nameOf = (path: string | null) => String(path).slice("/files/".length);
const countOf = async (kind: "images" | "videos") => (await env.db.selectFrom(kind).select("id").execute()).length;
const unavailable = { detail: "Files cannot be stored or read at the moment. Please try again later." };

/** No uploaded file stays on this machine. */
async function expectNoLocalFiles(): Promise<void> {
  const names = await readdir(env.filesDir, { recursive: true });
  expect(names.filter((name) => name !== ".incoming")).toEqual([]);
}

describe("uploads with a bucket", () => {
  it("@POST-17 store a picture in it, serve ranges of it, and delete it", async () => {
    const { status, body } = await send<Image>("images", picture);
    expect([status, body.width]).toEqual([201, 600]);
    const stored = s3.objects.get(nameOf(body.path));
    expect(stored?.type).toBe("image/jpeg");
    const part = await get(body.path, { range: "bytes=10-29" });
    expect([part.status, part.headers.get("content-type")]).toEqual([206, "image/jpeg"]);
    expect(await bytesOf(part)).toEqual(stored?.bytes.subarray(10, 30));
    await expectNoLocalFiles();
    expect((await sendDelete(`images/${body.id}`)).statusCode).toBe(204);
    expect([s3.objects.has(nameOf(body.path)), (await get(body.path)).status]).toEqual([false, 404]);
  });

  it("@POST-20 store a video in it, process it, and delete it with its cover", async () => {
    const { status, body } = await send<Video>("videos", videoBytes);
    expect([status, body.status]).toEqual([201, "processing"]);
    await env.upstream.jobs.settled();
    const video = await readVideo(body.id);
    expect(video).toMatchObject({ status: "processed", duration: 2, error: null });
    const part = await get(String(video.url), { range: "bytes=-100" });
    expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/mp4"]);
    expect(await bytesOf(part)).toEqual(Buffer.from(videoBytes.subarray(-100)));
    expect((await sharp(await bytesOf(await get(String(video.coverUrl)))).metadata()).width).toBe(160);
    await expectNoLocalFiles();
    expect((await sendDelete(`videos/${body.id}`)).statusCode).toBe(204);
    expect([...s3.objects.keys()]).not.toContain(nameOf(video.url));
    expect([...s3.objects.keys()]).not.toContain(nameOf(video.coverUrl));
  });

  it("@POST-17 scale logos and avatars that are stored in it", async () => {
    const form = new FormData();
    form.append("avatar", new Blob([picture]), "me.jpg");
    const encoded = new Response(form);
    const response = await env.upstream.app.inject({
      method: "POST",
      url: `/api/v1/u/${owner.slug}/settings/avatar`,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        authorization: `Bearer ${owner.client.token}`,
        "content-type": encoded.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(response.statusCode).toBeLessThan(300);
    const { avatar } = await env.db
      .selectFrom("contacts")
      .select("avatar")
      .where("id", "=", owner.contactId)
      .executeTakeFirstOrThrow();
    expect(s3.objects.get(nameOf(avatar))?.type).toBe("image/webp");
    await expectNoLocalFiles();
  });
});

describe.each(["error", "hang", "reset"] as const)("while the bucket fails (%s)", (fault) => {
  it("uploads are refused with 503 and leave no files; they succeed later", async () => {
    const before = [await countOf("images"), await countOf("videos"), s3.objects.size];
    s3.fault = fault;
    expect(await send("images", picture)).toEqual({ status: 503, body: unavailable });
    expect(await send("videos", videoBytes)).toEqual({ status: 503, body: unavailable });
    expect([await countOf("images"), await countOf("videos"), s3.objects.size]).toEqual(before);
    await expectNoLocalFiles();
    s3.fault = null;
    expect((await send("images", picture)).status).toBe(201);
  });

  it("files are neither read nor lost", async () => {
    const { body } = await send<Image>("images", picture);
    s3.fault = fault;
    const refused = await get(body.path);
    expect([refused.status, await refused.json()]).toEqual([503, unavailable]);
    const deletion = await sendDelete(`images/${body.id}`);
    expect([deletion.statusCode, deletion.json()]).toEqual([503, unavailable]);
    s3.fault = null;
    expect((await get(body.path)).status).toBe(200);
    expect((await sendDelete(`images/${body.id}`)).statusCode).toBe(204);
    expect(s3.objects.has(nameOf(body.path))).toBe(false);
  });
});

it("@POST-20 a video that was uploaded before an outage is processed after it", async () => {
  const source = await send<Video>("videos", videoBytes);
  await env.upstream.jobs.settled();
  const { id } = source.body;
  const processed = await readVideo(id);
  await env.db.updateTable("videos").set({ status: "processing", url: null, cover_url: null }).where("id", "=", id).execute();
  s3.fault = "error";
  const { jobs } = env.upstream;
  await jobs.enqueue(env.db, "process-video", { videoId: id }, { key: `${id} again` });
  const waiting = async () =>
    (
      await sql`select 1 from pgboss.job where name = 'process-video' and state = 'created' and start_after > now()`.execute(
        env.db,
      )
    ).rows.length;
  await expect.poll(waiting).toBe(1);
  expect(await readVideo(id)).toMatchObject({ status: "processing", error: null });
  expect(await jobs.counts()).not.toContainEqual(expect.objectContaining({ deadLetters: 1 }));
  s3.fault = null;
  await sql`update pgboss.job set start_after = now() where name = 'process-video' and state = 'created'`.execute(env.db);
  await jobs.settled();
  expect(await readVideo(id)).toMatchObject({ status: "processed", url: processed.url, error: null });
});
