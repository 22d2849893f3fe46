/** Whether the format survives cropping; an animated picture would lose its animation. */
export function canCrop({ type }: Pick<Blob, "type">): boolean {
  return ["image/jpeg", "image/png", "image/webp"].includes(type);
}

/** Downloads a picture of this product as a file; null when it cannot be read or cropped. */
export async function downloadPicture(src: string, name: string): Promise<File | null> {
  const response = await fetch(src).catch(() => null);
  if (!response?.ok) return null;
  const blob = await response.blob();
  return canCrop(blob) ? new File([blob], name, { type: blob.type }) : null;
}
