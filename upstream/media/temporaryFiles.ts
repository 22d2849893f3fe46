import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { invalidField, tooLarge } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { toFormError } from "../http/forms.ts";

/**
 * Streams the uploaded file to disk without buffering it in memory.
 * @returns the path of the file, which the caller must move or remove
 * @param folder to write the file to; created when missing
 * @param field name of the file in the form
 * @throws 400 when the form cannot be read, 413 when the file is too large, 422 without a file
 */
export async function receiveFile(
  request: FastifyRequest,
  folder: string,
  maxBytes: number,
  field: "file" | "avatar" = "file",
): Promise<string> {
  const part = request.isMultipart() ? await readFirstFile(request, maxBytes) : undefined;
  if (part === undefined || (field === "avatar" && part.fieldname !== field)) {
    part?.file.resume();
    throw invalidField(field, field === "file" ? fieldError.required("File") : fieldError.required("Avatar"));
  }
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(24).toString("base64url"));
  try {
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) throw tooLarge();
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw toFormError(error);
  }
}

async function readFirstFile(request: FastifyRequest, maxBytes: number): Promise<MultipartFile | undefined> {
  try {
    return await request.file({ limits: { fileSize: maxBytes } });
  } catch (error) {
    throw toFormError(error);
  }
}

/** Removes the temporary files of processes that died. */
export async function removeLeftovers(folder: string, olderThan: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtime < olderThan) await rm(path, { force: true });
  }
}
