import sharp from "sharp";

export type ImageType = "image/jpeg" | "image/png" | "image/gif" | "image/webp";

export interface ImageProbe {
  mime: ImageType;
  /** Pixels as shown, after the turn that a camera may have noted. */
  width: number;
  height: number;
}

export interface StoredImage extends ImageProbe {
  bytes: Buffer;
}

const types = new Map<string, ImageType>([
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
]);

/** Longest side that is kept of an upload, px. */
const largest = 2560;

/** Kind and size of a picture by its content, or null when it is none of the accepted kinds. */
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
 * A picture fit to be published: turned upright, without place, camera or other metadata, at most
 * 2560 px on its longer side. Moving pictures keep their frames.
 * @throws when the bytes are no picture of an accepted kind
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

/** A square cut from the middle, `side` px, as webp: avatars and logos at 256 and 64 px. */
export async function squareImage(bytes: Uint8Array, side: number): Promise<StoredImage> {
  const data = await sharp(bytes).autoOrient().resize(side, side, { fit: "cover" }).webp({ quality: 86, effort: 2 }).toBuffer();
  return { bytes: data, mime: "image/webp", width: side, height: side };
}
