/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
