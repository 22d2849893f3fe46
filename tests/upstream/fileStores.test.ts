import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeError } from "../../upstream/http/register.ts";
import { BucketRefusedError, getMediaType, StoreUnavailableError, type FileStore } from "../../upstream/media/fileStore.ts";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { openS3Store } from "../../upstream/media/s3Store.ts";
import { startS3, type S3Server } from "../support/s3.ts";

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
let folder = "";
let s3: S3Server;
let errors: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pressroom-stores-"));
  s3 = await startS3();
});
beforeEach(() => {
  s3.fault = null;
  errors = [];
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const openBucket = (changes: Partial<S3Server["options"]> = {}) =>
  openS3Store({
    ...s3.options,
    ...changes,
    incoming: join(folder, "local"),
    onError: (_, what) => void errors.push(what),
  });

async function serverOf(store: FileStore): Promise<FastifyInstance> {
  const app = fastify({ logger: { level: "silent" } });
  app.setErrorHandler(writeError);
  await store.serve(app);
  return app;
}

describe.each([
  ["a folder", () => Promise.resolve(createFolderStore(join(folder, "files"))), () => readdir(join(folder, "files"))],
  ["a bucket", () => openBucket(), () => Promise.resolve([...s3.objects.keys()])],
])("files in %s", (_, open, namesIn) => {
  let store: FileStore;
  let app: FastifyInstance;
  beforeAll(async () => {
    s3.fault = null;
    store = await open();
    await store.put(bytes, "image/png");
    app = await serverOf(store);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    app.inject({ method, url, headers });

  it("@POST-17 get unguessable names, and the same name for the same key", async () => {
    const [first, second] = [await store.put(bytes, "image/webp"), await store.put(bytes, "image/webp")];
    expect(first).toMatch(/^\/files\/[\w-]{32}\.webp$/);
    expect(second).not.toBe(first);
    const keyed = await store.put(bytes, "image/jpeg", "avatar");
    expect(await store.put(Buffer.from("newer"), "image/jpeg", "avatar")).toBe(keyed);
    expect(String(await store.read(keyed))).toBe("newer");
    expect(getMediaType(keyed)).toBe("image/jpeg");
  });

  it("are moved from a received file, and provided as a temporary one", async () => {
    await mkdir(store.incoming, { recursive: true });
    const received = join(store.incoming, "received");
    await writeFile(received, bytes);
    const path = await store.adopt(received, "video/mp4");
    expect(path).toMatch(/^\/files\/[\w-]{32}\.mp4$/);
    expect((await store.read(path))?.equals(bytes)).toBe(true);
    await rm(received, { force: true });
    expect((await store.withFile(path, (file) => readFile(file)))?.equals(bytes)).toBe(true);
    const work = store.withFile(path, () => Promise.reject(new Error("broken")));
    await expect(work).rejects.toThrow("broken");
    expect(await readdir(store.incoming)).toEqual([]);
  });

  it("@POST-17 are read and removed only by their own paths", async () => {
    const path = await store.put(bytes, "video/mp4");
    const name = path.slice("/files/".length);
    for (const other of [
      `/files/../${name}`,
      `/files/%2e%2e/${name}`,
      name,
      "/files/short.mp4",
      `/elsewhere/${name}`,
      `${path}?x`,
      "",
    ]) {
      expect(await store.read(other)).toBeNull();
      expect(await store.withFile(other, () => Promise.resolve(true))).toBeNull();
      await store.remove(other);
    }
    expect(await namesIn()).toContain(name);
    await store.remove(path);
    await store.remove(path);
    await store.discard(path);
    expect(await namesIn()).not.toContain(name);
    const reading = store.read(path);
    await expect(reading).rejects.toThrow();
    await expect(reading).rejects.not.toBeInstanceOf(StoreUnavailableError);
    expect((await get(path)).statusCode).toBe(404);
  });

  it("@POST-17 are served with their type, cached forever, and not asked for again", async () => {
    const path = await store.put(bytes, "video/quicktime");
    const headers = {
      "content-type": "video/quicktime",
      "content-length": "1000",
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "content-security-policy": "default-src 'none'; sandbox",
      etag: expect.any(String),
      "last-modified": expect.any(String),
    };
    const whole = await get(path);
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject(headers);
    expect(whole.headers).not.toHaveProperty("x-amz-request-id");
    const head = await get(path, {}, "HEAD");
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject(headers);
    const etag = String(whole.headers.etag);
    for (const known of [etag, `W/${etag.replace("W/", "")}`]) {
      const again = await get(path, { "if-none-match": known });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
  });

  it.each([
    ["bytes=100-199", 206, "bytes 100-199/1000", 100, 200],
    ["bytes=900-", 206, "bytes 900-999/1000", 900, 1000],
    ["bytes=-10", 206, "bytes 990-999/1000", 990, 1000],
    ["bytes=990-5000", 206, "bytes 990-999/1000", 990, 1000],
    ["lines=1-2", 200, undefined, 0, 1000],
  ])("@POST-17 are served in ranges: %s", async (range, status, shown, start, end) => {
    const response = await get(await store.put(bytes, "video/mp4"), { range });
    expect([response.statusCode, response.headers["content-range"]]).toEqual([status, shown]);
    expect(response.rawPayload.equals(bytes.subarray(start, end))).toBe(true);
  });

  it("do not have ranges after their end", async () => {
    const response = await get(await store.put(bytes, "video/mp4"), { range: "bytes=2000-" });
    expect([response.statusCode, response.json()]).toEqual([416, { detail: "The file does not have this range." }]);
  });

  it.each([
    "/files/../package.json",
    "/files/%2e%2e%2fpress-files",
    "/files/.hidden",
    "/files/",
    "/files/%00",
    "/files/none.png",
  ])("are the only ones served: %s", async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe("a bucket", () => {
  it("is used with valid signatures only", async () => {
    const store = await openBucket();
    await store.remove(await store.put(bytes, "image/png"));
    await store.close();
    expect(s3.refused).toEqual([]);
    await expect(openBucket({ secretKey: "wrong" })).rejects.toThrow(
      new BucketRefusedError(`FILES_S3_BUCKET (press-files) cannot be used: ${s3.options.endpoint} refuses the key pair.`),
    );
    await expect(openBucket({ region: "elsewhere" })).rejects.toThrow(BucketRefusedError);
    expect(s3.refused).toEqual(["signature", "credential"]);
    await expect(openBucket({ bucket: "missing" })).rejects.toThrow("has no such bucket");
  });

  it("that is unavailable at the start is used once it is available", async () => {
    s3.fault = "reset";
    const store = await openBucket();
    expect(errors).toEqual(["the file store does not respond"]);
    s3.fault = null;
    expect(await store.read(await store.put(bytes, "image/png"))).toEqual(bytes);
    await store.close();
  });

  it.each(["error", "reset", "hang"] as const)("that fails (%s) is reported as unavailable for a while", async (fault) => {
    const store = await openBucket({ timeout: 300 });
    const path = await store.put(bytes, "image/png");
    const app = await serverOf(store);
    s3.fault = fault;
    const calls = [
      store.put(bytes, "image/png"),
      store.read(path),
      store.remove(path),
      store.withFile(path, () => Promise.resolve(true)),
    ];
    for (const { reason } of await Promise.all(
      calls.map((call) =>
        call.then(
          () => ({ reason: null }),
          (reason: unknown) => ({ reason }),
        ),
      ),
    ))
      expect(reason).toBeInstanceOf(StoreUnavailableError);
    const response = await app.inject({ url: path });
    expect([response.statusCode, response.json(), response.headers["retry-after"], response.headers["cache-control"]]).toEqual([
      503,
      { detail: "Files cannot be stored or read at the moment. Please try again later." },
      "5",
      "no-store",
    ]);
    await store.discard(path);
    expect(errors).toEqual([`${path} stays in the file store`]);
    s3.fault = null;
    expect((await app.inject({ url: path })).rawPayload.equals(bytes)).toBe(true);
    expect(await readdir(store.incoming)).toEqual([]);
    await app.close();
    await store.close();
  });

  it("that closes the connection in the middle of a file causes an error, not a shorter file", async () => {
    const store = await openBucket();
    const path = await store.put(bytes, "image/png");
    const app = await serverOf(store);
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    s3.fault = "cut";
    await expect(store.read(path)).rejects.toThrow(StoreUnavailableError);
    await expect(store.withFile(path, () => Promise.resolve(true))).rejects.toThrow(StoreUnavailableError);
    await expect(fetch(`${url}${path}`).then((response) => response.arrayBuffer())).rejects.toThrow();
    await app.close();
    await store.close();
  });
});
