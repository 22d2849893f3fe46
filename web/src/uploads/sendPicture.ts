import { failureText, failureWithStatus } from "../relay/failures.ts";
import { checkFile, uploadPaths } from "./files.ts";
import { startUpload } from "./startUpload.ts";
import { formatUploadError } from "./uploadError.ts";

/**
 * Uploads a picture for a text.
 * @param onProgress receives the fraction uploaded, 0 to 1
 * @returns its URL, or why it cannot be used
 */
export async function sendPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<{ src: string } | { error: string }> {
  const fileError = checkFile(file, ["image"]);
  if (fileError !== null) return { error: fileError };
  try {
    const { path } = await startUpload(uploadPaths.image, file, onProgress, signal);
    return path === null ? { error: failureText(failureWithStatus(null)) ?? "" } : { src: path };
  } catch (error) {
    if (signal.aborted) throw error;
    return { error: formatUploadError(error) };
  }
}
