import sharp from "sharp";
import { grain } from "./grain.ts";
import type { Size } from "./svg.ts";

export interface Picture {
  bytes: Buffer;
  mime: "image/jpeg" | "image/webp";
  width: number;
  height: number;
}

/** An SVG drawing as a photograph: grain over it, stored as jpeg. */
export async function photograph(drawing: string, { width, height }: Size): Promise<Picture> {
  const bytes = await sharp(Buffer.from(drawing))
    .composite([grain])
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80, mozjpeg: false })
    .toBuffer();
  return { bytes, mime: "image/jpeg", width, height };
}

/** An SVG drawing as a crisp mark of the given size, stored as webp. */
export async function mark(drawing: string, size: Size): Promise<Picture> {
  const bytes = await sharp(Buffer.from(drawing)).resize(size).webp({ quality: 88, effort: 2 }).toBuffer();
  return { bytes, mime: "image/webp", ...size };
}
