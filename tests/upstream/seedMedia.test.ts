import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql, type Kysely } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeMedia } from "../../demo/media.ts";
import { pictureNames } from "../../demo/pictures.ts";
import { connect, type Connection } from "../../upstream/db/connect.ts";
import type { Database } from "../../upstream/db/schema.ts";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { extractCover, probeVideo } from "../../upstream/media/videos.ts";
import { ensureSnapshot, readDatabase } from "../support/snapshot.ts";

let connection: Connection;
let db: Kysely<Database>;
let filesDir = "";

/** Uses the files of a real first start, including pictures and videos. */
beforeAll(async () => {
  const snapshot = await ensureSnapshot();
  filesDir = snapshot.filesDir;
  connection = await connect({ dataDir: null, snapshot: await readDatabase(snapshot.database) }, console.error);
  db = connection.db;
});

afterAll(async () => {
  await connection?.close();
});

const fileOf = (path: string): string => join(filesDir, basename(path));

describe("the pictures of the demo data", () => {
  test("@POST-17 exist under unguessable names", async () => {
    const { rows } = await sql<{ path: string }>`select distinct path from (
      select avatar as path from contacts union all select avatar_icon from contacts union all select logo from outlets
      union all select path from images union all select url from videos union all select cover_url from videos
      union all select icon from communities union all select img from communities) x where path is not null`.execute(db);
    const files = new Set(await readdir(filesDir));
    for (const { path } of rows) {
      expect(path).toMatch(/^\/files\/[\w-]{32}\.(?:webp|jpg|mp4)$/);
      expect(files).toContain(basename(path));
    }
    expect(rows.length).toBeGreaterThan(220);
  });

  test("@POST-04 @COMM-02 have the type and size of their rows, with the scaled variants of the API", async () => {
    const images = await db.selectFrom("images").select(["path", "mime", "width", "height", "size"]).distinct().execute();
    expect(images.length).toBeGreaterThanOrEqual(40);
    for (const { path, mime, width, height, size } of images) {
      const meta = await sharp(fileOf(path)).metadata();
      expect({ mime: `image/${meta.format}`, width: meta.width, height: meta.height }).toEqual({ mime, width, height });
      expect((await stat(fileOf(path))).size).toBe(size);
    }
    const shapes = new Set(
      images.map(({ width, height }) => Math.sign(Math.round((width / height - 1) * 10)) + (width / height > 1.6 ? 1 : 0)),
    );
    expect(shapes).toEqual(new Set([-1, 0, 1, 2]));
    const avatarRows = await db
      .selectFrom("contacts")
      .select(["avatar", "avatar_icon"])
      .where("avatar", "is not", null)
      .execute();
    for (const { avatar, avatar_icon } of avatarRows) {
      expect(await sharp(fileOf(avatar ?? "")).metadata()).toMatchObject({ width: 256, height: 256 });
      expect(await sharp(fileOf(avatar_icon ?? "")).metadata()).toMatchObject({ width: 64, height: 64 });
    }
    for (const { icon, img } of await db.selectFrom("communities").select(["icon", "img"]).execute()) {
      expect(await sharp(fileOf(img ?? "")).metadata()).toMatchObject({ width: 256 });
      expect(await sharp(fileOf(icon ?? "")).metadata()).toMatchObject({ width: 64 });
    }
  });

  test("@POST-17 are all different, and the same in every installation", async () => {
    const avatars = await db.selectFrom("contacts").select("avatar").distinct().where("avatar", "is not", null).execute();
    const faces = await Promise.all(avatars.map(({ avatar }) => readFile(fileOf(avatar ?? ""), "base64")));
    expect(new Set(faces).size).toBe(faces.length);
    expect(faces.length).toBeGreaterThanOrEqual(40);
    expect(pictureNames.length).toBeGreaterThanOrEqual(40);
    const otherFolder = await mkdtemp(join(tmpdir(), "pressroom-media-"));
    const { pictures } = await storeMedia(createFolderStore(otherFolder));
    for (const { path } of pictures.values()) expect(await readdir(filesDir)).toContain(basename(path));
    await rm(otherFolder, { recursive: true });
  });
});

describe("the videos of the demo data", () => {
  test("@POST-20 are short H.264 videos in landscape and portrait format, each with a cover", async () => {
    const videos = await db
      .selectFrom("videos")
      .select(["url", "cover_url", "duration", "size"])
      .distinct()
      .where("status", "=", "processed")
      .execute();
    const urls = new Map(videos.map((video) => [video.url, video]));
    expect(urls.size).toBeGreaterThanOrEqual(6);
    const tall = new Set<boolean>();
    for (const { url, cover_url, duration, size } of urls.values()) {
      const bytes = await readFile(fileOf(url ?? ""));
      const probe = await probeVideo(bytes);
      expect(probe).toMatchObject({ mime: "video/mp4", duration });
      expect(duration).toBeGreaterThanOrEqual(4);
      expect(duration).toBeLessThanOrEqual(12);
      expect(bytes.byteLength).toBe(size);
      expect(bytes.byteLength).toBeLessThan(600_000);
      expect(bytes.includes("avcC")).toBe(true);
      expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
      expect(await sharp(fileOf(cover_url ?? "")).metadata()).toMatchObject({ format: "jpeg", width: probe?.width });
      tall.add((probe?.height ?? 0) > (probe?.width ?? 0));
    }
    expect(tall).toEqual(new Set([false, true]));
    const [some] = urls.keys();
    expect((await sharp(await extractCover(await readFile(fileOf(some ?? "")), 1)).stats()).entropy).toBeGreaterThan(1);
  });
});
