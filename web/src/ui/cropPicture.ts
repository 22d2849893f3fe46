import { toPixels, type PictureArea } from "./pictureArea.ts";

/** The encoder's quality for lossy formats. */
const QUALITY = 0.92;

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
