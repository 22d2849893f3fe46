import * as v from "valibot";
import { reportAccessError } from "../relay/accessErrors.ts";
import { failureText, failureWithStatus, failureWithoutResponse, type Failure } from "../relay/failures.ts";
import { UploadError } from "./uploadError.ts";

const responseSchema = v.object({ globalId: v.string(), path: v.optional(v.nullable(v.string())) });
const errorSchema = v.fallback(v.object({ detail: v.nullable(v.string()) }), { detail: null });

/** The result of an upload. */
interface Uploaded {
  /** The upload's global id, by which posts attach it. */
  id: string;
  /** The URL of a picture; null for a video. */
  path: string | null;
}

/**
 * Uploads a file.
 * @param path one of `uploadPaths` or a similar URL
 * @param onProgress receives the fraction uploaded, 0 to 1
 * @throws UploadError when it is refused or fails; the signal's reason when it was cancelled
 */
export async function upload(
  path: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  const uploaded = v.safeParse(responseSchema, await sendFile(path, { file }, onProgress, signal));
  if (!uploaded.success) throw new UploadError(failureText(failureWithStatus(null)));
  return { id: uploaded.output.globalId, path: uploaded.output.path ?? null };
}

/**
 * Sends a form with one file. Uses XMLHttpRequest because fetch does not report upload progress.
 * @param form the file by its name in the form
 * @returns the parsed body of the response
 * @throws UploadError when it is refused or fails; the signal's reason when it was cancelled
 */
export function sendFile(
  path: string,
  form: Readonly<Record<string, File>>,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open("POST", path);
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener("error", () => reject(new UploadError(failureText(failureWithoutResponse()))));
  request.addEventListener("abort", () => reject(signal.reason));
  request.addEventListener("load", () => {
    const body = parseJson(request.responseText);
    if (request.status >= 200 && request.status < 300) resolve(body);
    else reject(new UploadError(getErrorText(request.status, body)));
  });
  signal.addEventListener("abort", () => request.abort());
  const data = new FormData();
  for (const [name, file] of Object.entries(form)) data.append(name, file, file.name);
  request.send(data);
  return promise;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function getErrorText(status: number, body: unknown): string | null {
  const failure: Failure = { ...failureWithStatus(status), detail: v.parse(errorSchema, body).detail };
  if (failure.kind === "unauthenticated" || failure.kind === "forbidden") reportAccessError(failure.kind);
  return failureText(failure);
}
