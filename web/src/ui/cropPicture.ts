/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The encoder's quality for lossy formats. */
const QUALITY = 0.92;

/** The pixels of an area: whole numbers, inside the picture, at least one pixel. */
export function toPixels(area: PictureArea, width: number, height: number): PictureArea {
  const x = Math.min(Math.round((area.x / 100) * width), width - 1);
  const y = Math.min(Math.round((area.y / 100) * height), height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round((area.width / 100) * width), width - x)),
    height: Math.max(1, Math.min(Math.round((area.height / 100) * height), height - y)),
  };
}

/** Crops a picture to an area. The new file has the same format and name, with the orientation applied. */
export async function cropPicture(picture: File, area: PictureArea): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const { x, y, width, height } = toPixels(area, bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: picture.type, quality: QUALITY });
  return new File([blob], picture.name, { type: blob.type });
}
