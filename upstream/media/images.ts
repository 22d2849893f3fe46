import pLimit from "p-limit";
import sharp from "sharp";
import { tooLarge, unsupportedMedia } from "../http/errors.ts";

type ImageType = "image/jpeg" | "image/png" | "image/gif" | "image/webp";

interface ImageProbe {
  mime: ImageType;
  /** Displayed size in pixels, after applying the EXIF orientation. */
  width: number;
  height: number;
  /** The number of pixels of all frames. */
  pixels: number;
}

interface StoredImage extends Omit<ImageProbe, "pixels"> {
  bytes: Buffer;
}

const types = new Map<string, ImageType>([
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
]);

// libvips reads many more types, such as svg, whose style sheets can take minutes; it must not even try those.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Jpeg", "Png", "Nsgif", "Webp"].map((name) => `VipsForeignLoad${name}`) });

/** Maximum size of the longer side, in px; larger uploads are scaled down. */
const MAX_SIDE = 2560;

/** Maximum numbers of pixels. Small files can contain many, and each frame of an animation is compressed again. */
const maxPixels = { still: 100e6, animation: 50e6 };

/**
 * Number of pictures that are converted at the same time: fewer than the threads for file access and passwords, which they share.
 */
const limitConversions = pLimit(2);

/** Type and size of a picture, detected from its content; null for types that are not accepted. */
export async function probeImage(bytes: Uint8Array): Promise<ImageProbe | null> {
  try {
    const { format, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const mime = types.get(format);
    return mime === undefined ? null : { mime, width, height, pixels: width * height * pages };
  } catch {
    return null;
  }
}

/**
 * @param frames the frames of an animation that `run` converts
 * @throws 413 for a picture with too many pixels, 415 for a file that is not a picture or cannot be read
 */
async function convert<Result>(
  bytes: Uint8Array,
  frames: "first" | "all",
  run: (probe: ImageProbe) => Promise<Result>,
): Promise<Result> {
  const probe = await probeImage(bytes);
  if (probe === null) throw unsupportedMedia();
  const framePixels = probe.width * probe.height;
  const isAnimation = frames === "all" && probe.pixels > framePixels;
  if (framePixels > maxPixels.still || (isAnimation && probe.pixels > maxPixels.animation)) throw tooLarge();
  return limitConversions(() => run(probe)).catch(() => {
    throw unsupportedMedia();
  });
}

/**
 * Prepares a picture for publishing: applies its orientation, removes location, camera and other metadata, and scales it to at
 * most 2560 px on its longer side. Animations keep their frames.
 * @throws 413, 415
 */
export const cleanImage = (bytes: Uint8Array): Promise<StoredImage> =>
  convert(bytes, "all", async ({ mime }) => {
    const animated = mime === "image/gif" || mime === "image/webp";
    const { data, info } = await sharp(bytes, { animated })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toFormat(mime === "image/jpeg" ? "jpeg" : mime === "image/png" ? "png" : mime === "image/gif" ? "gif" : "webp")
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime, width: info.width, height: info.pageHeight ?? info.height };
  });

/**
 * A square of `side` px, cropped from the centre, as webp: avatars and logos use 256 and 64 px.
 * @throws 413, 415
 */
export const cropToSquare = (bytes: Uint8Array, side: number): Promise<StoredImage> =>
  convert(bytes, "first", async () => {
    const data = await sharp(bytes).autoOrient().resize(side, side, { fit: "cover" }).webp({ quality: 86, effort: 2 }).toBuffer();
    return { bytes: data, mime: "image/webp", width: side, height: side };
  });
