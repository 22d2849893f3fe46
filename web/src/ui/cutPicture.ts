/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of the quality is kept where the format loses some. */
const quality = 0.92;

/** Whether cutting leaves the picture what it is: an animated one would stand still. */
export function canCut({ type }: Pick<Blob, "type">): boolean {
  return ["image/jpeg", "image/png", "image/webp"].includes(type);
}

/** A picture of this product as a file again; null when it cannot be read or cut. */
export async function pictureAt(src: string, name: string): Promise<File | null> {
  const answer = await fetch(src).catch(() => null);
  if (!answer?.ok) return null;
  const blob = await answer.blob();
  return canCut(blob) ? new File([blob], name, { type: blob.type }) : null;
}

/** The pixels of an area: whole ones, inside the picture, at least one. */
export function pixelsOf(area: PictureArea, width: number, height: number): PictureArea {
  const x = Math.min(Math.round((area.x / 100) * width), width - 1);
  const y = Math.min(Math.round((area.y / 100) * height), height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round((area.width / 100) * width), width - x)),
    height: Math.max(1, Math.min(Math.round((area.height / 100) * height), height - y)),
  };
}

/** The area of a picture as a file of its own, of the same format and name, the right way up. */
export async function cutPicture(picture: File, area: PictureArea): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const { x, y, width, height } = pixelsOf(area, bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: picture.type, quality });
  return new File([blob], picture.name, { type: blob.type });
}
