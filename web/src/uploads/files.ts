/** The kinds of files that can be uploaded. */
export type UploadKind = "image" | "video";

/** The upload URLs. */
export const uploadPaths: Record<UploadKind, string> = { image: "/api/v1/uploads/images", video: "/api/v1/uploads/videos" };

interface Limits {
  types: readonly string[];
  /** In bytes. */
  size: number;
}

const MEBIBYTE = 1024 * 1024;

/** The server also validates the content. */
const limits: Record<UploadKind, Limits> = {
  image: { types: ["image/jpeg", "image/png", "image/gif", "image/webp"], size: 10 * MEBIBYTE },
  video: { types: ["video/mp4", "video/webm", "video/quicktime"], size: 500 * MEBIBYTE },
};

/** The media types accepted for these kinds. */
export function getMediaTypes(kinds: readonly UploadKind[]): string[] {
  return kinds.flatMap((kind) => limits[kind].types);
}

/** The kind that accepts files of this type; null when none does. */
export function findKind(file: Pick<File, "type">, kinds: readonly UploadKind[]): UploadKind | null {
  return kinds.find((kind) => limits[kind].types.includes(file.type)) ?? null;
}

const unsupportedType = "This file type is not supported.";
const tooLarge = "This file is too large.";

/** Returns the error message for a file that cannot be uploaded; null if it can. */
export function checkFile(file: Pick<File, "type" | "size">, kinds: readonly UploadKind[]): string | null {
  const kind = findKind(file, kinds);
  if (kind === null) return unsupportedType;
  return file.size > limits[kind].size ? tooLarge : null;
}
