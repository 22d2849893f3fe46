import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cleanImage, probeImage, cropToSquare } from "../../upstream/media/images.ts";
import { extractCover, probeVideo } from "../../upstream/media/videos.ts";
import { encodeVideo } from "../support/encodeVideo.ts";

function solid(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#23415f" } });
}

describe("pictures", () => {
  test("@POST-17 are recognised by content, not by name", async () => {
    expect(await probeImage(await solid(40, 30).jpeg().toBuffer())).toEqual({
      mime: "image/jpeg",
      width: 40,
      height: 30,
    });
    expect(await probeImage(await solid(40, 30).webp().toBuffer())).toMatchObject({ mime: "image/webp" });
    expect(await probeImage(await solid(40, 30).tiff().toBuffer())).toBeNull();
    expect(await probeImage(Buffer.from("<html>"))).toBeNull();
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

  test("@POST-17 of unsupported formats are refused", async () => {
    expect(await probeVideo(Buffer.from("RIFF....AVI LIST"))).toBeNull();
    expect(await probeVideo(await solid(10, 10).png().toBuffer())).toBeNull();
  });
});
