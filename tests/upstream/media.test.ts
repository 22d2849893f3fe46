import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanImage, probeImage, cropToSquare } from "../../upstream/media/images.ts";
import { readVideoType } from "../../upstream/media/videoReader.ts";
import { extractCover, probeVideo } from "../../upstream/media/videos.ts";
import { encodeVideo } from "../support/encodeVideo.ts";

/** A WebM of 140 bytes whose sizes are so large that mediabunny searches for its end practically for ever. */
const endlessWebm = [
  "1a45dfa31000001f4286810142f7810142f2810442f381084282847765626d42878104428581021853806704000000042b114d9b74100000",
  "3f4dbb1000000f53ab841549a96653ac8500000000474dbb1000000f53ab841654ae6b53ac85000000008b4dbb1000000f53ab841c53bb6b",
  "53ac8500000003fb1549a96610000000010000830f42404d80924d65",
].join("");

function solid(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#23415f" } });
}

describe("pictures", () => {
  test("@POST-17 are recognised by content, not by name", async () => {
    expect(await probeImage(await solid(40, 30).jpeg().toBuffer())).toEqual({
      mime: "image/jpeg",
      width: 40,
      height: 30,
      pixels: 1200,
    });
    expect(await probeImage(await solid(40, 30).png().toBuffer())).toMatchObject({ mime: "image/png" });
    expect(await probeImage(await solid(40, 30).gif().toBuffer())).toMatchObject({ mime: "image/gif" });
    expect(await probeImage(await solid(40, 30).webp().toBuffer())).toMatchObject({ mime: "image/webp" });
    expect(await probeImage(await solid(40, 30).tiff().toBuffer())).toBeNull();
    expect(await probeImage(Buffer.from("<html>"))).toBeNull();
  });

  test("@POST-17 of other types are refused without being read, since an svg can take minutes", async () => {
    const style = "g~g~g~g~path{fill:red}".repeat(400);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>${style}</style><g/><g/>${"<path/>".repeat(800)}</svg>`;
    const start = performance.now();
    await expect(cleanImage(Buffer.from(svg))).rejects.toMatchObject({ status: 415 });
    await expect(cropToSquare(Buffer.from(svg), 64)).rejects.toMatchObject({ status: 415 });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test("@POST-17 are rotated upright, scaled down and stripped of metadata", async () => {
    const photo = await solid(3000, 1500)
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "S" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes, width, height, mime } = await cleanImage(photo);
    expect({ width, height, mime }).toEqual({ width: 1280, height: 2560, mime: "image/jpeg" });
    const { exif, orientation } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
    await expect(cleanImage(Buffer.from("no picture"))).rejects.toThrow("This file type is not supported.");
  });

  test("@POST-17 with more pixels than can be converted in a reasonable time are refused, however small the file", async () => {
    const large = await sharp({ create: { width: 11_000, height: 10_000, channels: 3, background: "#23415f" } })
      .png()
      .toBuffer();
    await expect(cleanImage(large)).rejects.toMatchObject({ status: 413, body: { detail: "This file is too large." } });
    await expect(cropToSquare(large, 64)).rejects.toMatchObject({ status: 413 });
    const [side, frames] = [512, 200];
    // Each in another shade, since equal frames are written as one.
    const shades = Buffer.concat(Array.from({ length: frames }, (_, shade) => Buffer.alloc(side * side, shade)));
    const animation = await sharp(shades, { raw: { width: side, height: side * frames, channels: 1, pageHeight: side } })
      .webp({ effort: 0, lossless: true })
      .toBuffer();
    expect(await probeImage(animation)).toMatchObject({ mime: "image/webp", height: side, pixels: side * side * frames });
    await expect(cleanImage(animation)).rejects.toMatchObject({ status: 413 });
    // A square contains the first frame only.
    expect(await cropToSquare(animation, 64)).toMatchObject({ width: 64 });
  });

  test("@POST-17 are cropped to squares for avatars", async () => {
    const { bytes } = await cropToSquare(await solid(300, 100).png().toBuffer(), 64);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 64, format: "webp" });
  });
});

describe("videos", () => {
  test("@POST-20 have their duration and size measured and a cover extracted", async () => {
    const [width, height] = [160, 90];
    const frame = (index: number) => new Uint8Array(width * height * 4).fill(index < 24 ? 10 : 240);
    const bytes = await encodeVideo({ width, height, framesPerSecond: 24, length: 72, frame });
    expect(await probeVideo(bytes)).toMatchObject({ mime: "video/mp4", duration: 3, width, height });
    const brightness = async (second: number) => (await sharp(await extractCover(bytes, second)).stats()).channels[0]?.mean ?? 0;
    expect(await brightness(0)).toBeLessThan(40);
    expect(await brightness(2.5)).toBeGreaterThan(200);
  });

  describe("that would be read without end", () => {
    let folder: string;
    let file: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "pressroom-video-"));
      file = join(folder, "endless.webm");
      await writeFile(file, Buffer.from(endlessWebm, "hex"));
    });
    afterAll(() => rm(folder, { recursive: true }));

    test("@POST-17 are refused after a time limit, and other calls are answered meanwhile", async () => {
      let turns = 0;
      const timer = setInterval(() => (turns += 1), 50);
      expect(await readVideoType(file, "contact:1", 2000)).toBeNull();
      clearInterval(timer);
      expect(turns).toBeGreaterThan(10);
    });

    test("delay only the uploads of their owner", async () => {
      const complete = join(folder, "complete.mp4");
      const frame = () => new Uint8Array(64 * 64 * 4).fill(10);
      await writeFile(complete, await encodeVideo({ width: 64, height: 64, framesPerSecond: 24, length: 2, frame }));
      let ended = 0;
      // The first one takes longer than the process of the complete file needs to start on a busy machine.
      const endless = [8000, 100, 100].map(async (timeLimit) => {
        await readVideoType(file, "contact:1", timeLimit);
        ended += 1;
      });
      expect([await readVideoType(complete, "contact:2"), ended]).toEqual(["video/mp4", 0]);
      await Promise.all(endless);
    });

    test("leave no process behind when the server was killed", async () => {
      const reader = spawn(process.execPath, ["upstream/media/videoReaderProcess.ts", "type", file, "1000"], { stdio: "ignore" });
      expect(await once(reader, "exit")).toEqual([null, "SIGKILL"]);
    });
  });

  test("@POST-17 of unsupported formats are refused", async () => {
    expect(await probeVideo(Buffer.from("RIFF....AVI LIST"))).toBeNull();
    expect(await probeVideo(await solid(10, 10).png().toBuffer())).toBeNull();
  });
});
