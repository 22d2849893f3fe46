import sharp from "sharp";

type ImageType = "image/jpeg" | "image/png" | "image/gif" | "image/webp";

interface ImageProbe {
  mime: ImageType;
  /** Displayed size in pixels, after applying the EXIF orientation. */
  width: number;
  height: number;
}

interface StoredImage extends ImageProbe {
  bytes: Buffer;
}

const types = new Map<string, ImageType>([
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
]);

/** Maximum size of the longer side, in px; larger uploads are scaled down. */
const largest = 2560;

/** Type and size of a picture, detected from its content; null for types that are not accepted. */
export async function probeImage(bytes: Uint8Array): Promise<ImageProbe | null> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    const mime = types.get(format);
    return mime === undefined ? null : { mime, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}

/**
 * Prepares a picture for publishing: applies its orientation, removes location, camera and other metadata, and scales it to at
 * most 2560 px on its longer side. Animations keep their frames.
 * @throws when the bytes are not a picture of an accepted type
 */
export async function cleanImage(bytes: Uint8Array): Promise<StoredImage> {
  const probe = await probeImage(bytes);
  if (probe === null) throw new TypeError("This file type is not supported.");
  const animated = probe.mime === "image/gif" || probe.mime === "image/webp";
  const { data, info } = await sharp(bytes, { animated })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true })
    .toFormat(
      probe.mime === "image/jpeg" ? "jpeg" : probe.mime === "image/png" ? "png" : probe.mime === "image/gif" ? "gif" : "webp",
    )
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mime: probe.mime, width: info.width, height: info.pageHeight ?? info.height };
}

/** A square of `side` px, cropped from the centre, as webp: avatars and logos use 256 and 64 px. */
export async function cropToSquare(bytes: Uint8Array, side: number): Promise<StoredImage> {
  const data = await sharp(bytes).autoOrient().resize(side, side, { fit: "cover" }).webp({ quality: 86, effort: 2 }).toBuffer();
  return { bytes: data, mime: "image/webp", width: side, height: side };
}
