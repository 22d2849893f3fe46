import { copyFile, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { sweepUploads } from "../../upstream/media/uploads.ts";
import { validationErrorsOf, operationOf } from "../contract/contract.ts";
import { encodeVideo } from "../support/encodeVideo.ts";
import { openRealtimeSocket } from "../support/realtimeSocket.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let owner: Person;
let other: Person;
let videoBytes: Buffer;
let picture: Buffer;

const MEGABYTE = 1024 * 1024;

beforeAll(async () => {
  await env.current.upstream.listen(0, "127.0.0.1");
  owner = await env.current.person(["journo"]);
  other = await env.current.person(["pr"]);
  const [width, height] = [160, 90];
  const frame = (index: number) => new Uint8Array(width * height * 4).fill(index * 5);
  videoBytes = Buffer.from(await encodeVideo({ width, height, framesPerSecond: 24, length: 48, frame }));
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#23415f" } })
    .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "S" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

interface Upload {
  id: number;
  path: string;
  url: string | null;
  status: string;
  error: string | null;
  detail?: string;
}

/** Sends the bytes over HTTP, as a browser does. */
async function upload(kind: "images" | "videos", bytes: Uint8Array<ArrayBuffer>, person = owner, name = "file.bin") {
  const form = new FormData();
  form.append("file", new Blob([bytes]), name);
  return sendForm(kind, form, person.client.token);
}

async function sendForm(kind: string, body: FormData | string, token: string | null, more: Record<string, string> = {}) {
  const session = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${env.current.upstream.url}/api/v1/uploads/${kind}`, {
    method: "POST",
    headers: { "x-requested-with": "XMLHttpRequest", ...session, ...more },
    body,
  });
  const text = await response.text();
  const operation = operationOf("POST", response.url);
  const received = { status: response.status, headers: Object.fromEntries(response.headers), text };
  expect(operation === null ? ["not in the contract"] : validationErrorsOf(operation, received)).toEqual([]);
  return { status: response.status, body: JSON.parse(text) as Upload };
}

function sendKeyed(kind: "images" | "videos", bytes: Buffer, key: string) {
  const form = new FormData();
  form.append("file", new Blob([bytesOf(bytes)]), "file.bin");
  return sendForm(kind, form, owner.client.token, { "idempotency-key": key });
}

async function countOf(kind: "images" | "videos"): Promise<number> {
  return (await env.current.db.selectFrom(kind).select("id").execute()).length;
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const fileOf = async (path: string) => Buffer.from(await (await fetch(`${env.current.upstream.url}${path}`)).arrayBuffer());
const isGone = async (path: string) => (await fetch(`${env.current.upstream.url}${path}`)).status === 404;
const incoming = () => readdir(join(env.current.filesDir, ".incoming"));

describe.each([
  ["images", () => picture],
  ["videos", () => videoBytes],
] as const)("an upload to %s with an idempotency key", (kind, file) => {
  it("is stored once, however often it is sent, and a refused one is not kept @API-010", async () => {
    const send = (bytes: Buffer, key: string) => sendKeyed(kind, bytes, key);
    const before = await countOf(kind);
    const [first, second] = [await send(file(), "upload-1"), await send(file(), "upload-1")];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect((await send(Buffer.from("neither"), "upload-2")).status).toBe(415);
    expect((await send(file(), "upload-2")).status).toBe(201);
    expect(await countOf(kind)).toBe(before + 2);
  });

  it("leaves a single file when it is sent several times at once @API-010", async () => {
    const countFiles = async () => (await readdir(env.current.filesDir)).filter((name) => /\.(jpg|mp4)$/.test(name)).length;
    await env.current.upstream.jobs.settled();
    const before = await countFiles();
    const send = () => sendKeyed(kind, file(), "upload-3");
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    await env.current.upstream.jobs.settled();
    expect(await countFiles()).toBe(before + (kind === "images" ? 1 : 2));
  });
});

describe("a picture", () => {
  it("@POST-17 is stored upright and without metadata, under an unguessable name", async () => {
    const { status, body } = await upload("images", bytesOf(picture), owner, "holiday.txt");
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 40, height: 60, mime: "image/jpeg" });
    expect(body.path).toMatch(/^\/files\/[\w-]{32}\.jpg$/);
    const stored = await fileOf(body.path);
    const { exif, orientation, width } = await sharp(stored).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 40]);
    expect(body).toMatchObject({ size: stored.length });
    expect(await owner.client.read(`/uploads/images/${body.id}`)).toEqual(body);
    expect((await other.client.get(`/uploads/images/${body.id}`)).status).toBe(404);
    expect(await incoming()).toEqual([]);
  });

  it.each([
    ["text", Buffer.from("hello")],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
    ["a broken picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
    ["an empty file", Buffer.from("")],
  ])("@POST-17 is refused if it is %s, whatever its name", async (_, bytes) => {
    const { status, body } = await upload("images", bytesOf(bytes), owner, "picture.png");
    expect([status, body]).toEqual([415, { detail: "This file type is not supported." }]);
    expect(await incoming()).toEqual([]);
  });

  it("@POST-17 can have exactly 10 MiB", async () => {
    const padded = Buffer.concat([picture, Buffer.alloc(10 * MEGABYTE - picture.length)]);
    expect((await upload("images", bytesOf(padded))).status).toBe(201);
    const { status, body } = await upload("images", bytesOf(Buffer.concat([padded, Buffer.from([0])])));
    expect([status, body]).toEqual([413, { detail: "This file is too large." }]);
    expect(await incoming()).toEqual([]);
  });

  it("requires a form with a file, a session and write permission", async () => {
    const missing = await sendForm("images", new FormData(), owner.client.token);
    expect([missing.status, missing.body]).toEqual([
      422,
      { errors: { file: ["File is required."] }, codes: { file: [{ code: "BLANK" }] } },
    ]);
    expect((await sendForm("images", "text", owner.client.token)).status).toBeGreaterThanOrEqual(400);
    expect((await upload("images", bytesOf(picture), { ...owner, client: env.current.guest })).status).toBe(401);
    const readOnly = await env.current.person(["pr"], { is_read_only: true });
    expect(await upload("images", bytesOf(picture), readOnly)).toMatchObject({
      status: 422,
      body: { detail: "Your account is read-only." },
    });
  });
});

describe("a video", () => {
  it("@POST-19 @POST-20 @STATE-01 is processing first, then processed with cover and whole seconds, and announced", async () => {
    const socket = openRealtimeSocket(env.current.upstream.url, { auth: { token: owner.client.token } });
    try {
      await new Promise((resolve) => socket.once("connect", () => resolve(null)));
      const announced = new Promise((resolve) => socket.once(`User${owner.userId}_channel_user_videos`, resolve));
      const { status, body } = await upload("videos", bytesOf(videoBytes), owner, "film.txt");
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: "processing", url: null, coverUrl: null, duration: null, error: null });
      expect(await announced).toEqual({ id: body.id, status: "processed" });
      const done = await owner.client.read<Upload & { coverUrl: string }>(`/uploads/videos/${body.id}`);
      expect(done).toMatchObject({ status: "processed", duration: 2, error: null });
      expect((await fileOf(done.url ?? "")).equals(videoBytes)).toBe(true);
      expect(await sharp(await fileOf(done.coverUrl)).metadata()).toMatchObject({ format: "jpeg", width: 160, height: 90 });
    } finally {
      socket.disconnect();
    }
  });

  it("waits longer the more videos of its owner wait", async () => {
    const person = await env.current.person(["journo"]);
    const waiting = {
      source: "/files/a",
      status: "processing",
      mime: "video/mp4",
      size: 1,
      created_at: env.current.time,
    } as const;
    for (const owner_id of [person.contactId, person.contactId, other.contactId])
      await env.current.insert("videos", { ...waiting, owner_id });
    const { body } = await upload("videos", bytesOf(videoBytes), person);
    const { rows } = await sql<{ priority: number }>`
      select priority from pgboss.job where name = 'process-video' and data->>'videoId' = ${String(body.id)}`.execute(
      env.current.db,
    );
    expect(rows).toEqual([{ priority: -2 }]);
  });

  it("can be attached while it is processing", async () => {
    const { body } = await upload("videos", bytesOf(videoBytes));
    const record = await owner.client.post<{ id: number; video: Upload }>("/records", { video: body.id });
    expect([record.status, record.body.video.id]).toEqual([201, body.id]);
    await env.current.upstream.jobs.settled();
    expect(await other.client.read(`/records/${record.body.id}`)).toMatchObject({ video: { status: "processed" } });
    expect((await other.client.get(`/uploads/videos/${body.id}`)).status).toBe(200);
  });

  it("@POST-17 of another type is refused", async () => {
    for (const bytes of [picture, Buffer.from("RIFF....AVI LIST"), Buffer.from("")]) {
      const { status, body } = await upload("videos", bytesOf(bytes), owner, "film.mp4");
      expect([status, body]).toEqual([415, { detail: "This file type is not supported." }]);
    }
    expect(await incoming()).toEqual([]);
  });

  it("@POST-17 can have at most 10 minutes", async () => {
    const [width, height] = [32, 32];
    const black = new Uint8Array(width * height * 4);
    const long = Buffer.from(await encodeVideo({ width, height, framesPerSecond: 1, length: 602, frame: () => black }));
    const { status, body } = await upload("videos", bytesOf(long));
    expect(status).toBe(201);
    await env.current.upstream.jobs.settled();
    expect(await owner.client.read(`/uploads/videos/${body.id}`)).toMatchObject({
      status: "processing",
      error: "This video is longer than 10 minutes.",
    });
  });
});

describe("deleting uploads", () => {
  it("deletes the file of the user's unattached upload; one in use is kept", async () => {
    const { body } = await upload("images", bytesOf(picture));
    expect((await other.client.delete(`/uploads/images/${body.id}`)).status).toBe(404);
    expect((await owner.client.delete(`/uploads/images/${body.id}`)).status).toBe(204);
    expect((await owner.client.get(`/uploads/images/${body.id}`)).status).toBe(404);
    expect(await isGone(body.path)).toBe(true);
    expect((await owner.client.delete(`/uploads/images/${2 ** 40}`)).status).toBe(404);

    const used = (await upload("images", bytesOf(picture))).body;
    await owner.client.post("/communityPosts", { attachments: { images: [used.id] } });
    const refused = await owner.client.delete(`/uploads/images/${used.id}`);
    expect([refused.status, refused.body]).toEqual([409, { detail: "This file is in use." }]);
    expect(await isGone(used.path)).toBe(false);
  });

  it("is refused for a picture in a text", async () => {
    const { body } = await upload("images", bytesOf(picture));
    await owner.client.post("/statements", { content: `<p>See</p><img src="${body.path}" alt="">` });
    expect((await owner.client.delete(`/uploads/images/${body.id}`)).status).toBe(409);
  });

  it("deletes file and cover of a video, even while it is processing", async () => {
    // A file that nothing uses any more is deleted right after the job has ended.
    const countFiles = async () => (await readdir(env.current.filesDir)).length;
    await env.current.upstream.jobs.settled();
    const before = await countFiles();
    const { body } = await upload("videos", bytesOf(videoBytes));
    expect((await owner.client.delete(`/uploads/videos/${body.id}`)).status).toBe(204);
    await env.current.upstream.jobs.settled();
    await expect.poll(countFiles).toBe(before);
    const second = await upload("videos", bytesOf(videoBytes));
    await env.current.upstream.jobs.settled();
    expect((await owner.client.delete(`/uploads/videos/${second.body.id}`)).status).toBe(204);
    await expect.poll(countFiles).toBe(before);
  });

  it("happens automatically after 24 hours for unattached ones", async () => {
    const [unattached, used] = [(await upload("images", bytesOf(picture))).body, (await upload("images", bytesOf(picture))).body];
    await owner.client.post("/communityPosts", { attachments: { images: [used.id] }, saveAs: "draft" });
    const sweep = () => sweepUploads(env.current.db, createFolderStore(env.current.filesDir), env.current.time);
    env.current.advance(24 * 60 - 1);
    await sweep();
    expect(await isGone(unattached.path)).toBe(false);
    env.current.advance(2);
    await sweep();
    expect(await Promise.all([unattached, used].map(({ path }) => isGone(path)))).toEqual([true, false]);
    expect((await owner.client.get(`/uploads/images/${unattached.id}`)).status).toBe(404);
  });

  it("keeps the pictures that texts of any kind show", async () => {
    const { client } = await env.current.person(["admin"]);
    const paths: string[] = [];
    const withPicture = async () => {
      const { path } = (await upload("images", bytesOf(picture))).body;
      paths.push(path);
      return `<p>See <img src="${path}"></p>`;
    };
    const create = async (path: string, input: object) => {
      const { status, body } = await client.post<{ id: number }>(path, { saveAs: "draft", ...input });
      expect(status).toBe(201);
      return body.id;
    };
    const statement = await create("/statements", { content: await withPicture(), saveAs: "published" });
    await create(`/statements/${statement}/comments`, { content: await withPicture() });
    await create("/stories", { kind: "media", title: "A story", content: await withPicture() });
    const announcement = await create("/announcements", { kind: "media", title: "An opening", content: await withPicture() });
    await client.patch(`/announcements/${announcement}/email`, { content: await withPicture() });
    const interview = await create("/interviews", { title: "Questions", type: "text", description: await withPicture() });
    const answer_set_id = await env.current.insert("answer_sets", {
      interview_id: interview,
      type: "text",
      hash: "picture",
      created_at: env.current.time,
    });
    const question_id = await env.current.insert("questions", {
      interview_id: interview,
      position: 1,
      text: "Why?",
      created_at: env.current.time,
    });
    const times = { created_at: env.current.time, updated_at: env.current.time };
    await env.current.insert("answers", { answer_set_id, question_id, content: await withPicture(), ...times });
    env.current.advance(25 * 60);
    await sweepUploads(env.current.db, createFolderStore(env.current.filesDir), env.current.time);
    expect(await Promise.all(paths.map((path) => isGone(path)))).toEqual(Array.from({ length: 7 }, () => false));
  });

  it("deletes old files of interrupted uploads", async () => {
    const folder = join(env.current.filesDir, ".incoming");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "old"), "x");
    await copyFile(join(folder, "old"), join(folder, "new"));
    const dayBefore = env.current.ago(25 * 60);
    await utimes(join(folder, "old"), dayBefore, dayBefore);
    await utimes(join(folder, "new"), env.current.time, env.current.time);
    await sweepUploads(env.current.db, createFolderStore(env.current.filesDir), env.current.time);
    expect(await incoming()).toEqual(["new"]);
    expect(await readFile(join(folder, "new"), "utf8")).toBe("x");
  });
});
