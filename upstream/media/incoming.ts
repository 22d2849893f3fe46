import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { invalidFields, tooLarge } from "../http/errors.ts";

/** Beside the stored files, so that a file only changes its name; not readable from outside. */
const FOLDER = ".incoming";

/**
 * Writes the file of the form to the disk, whatever its size below the limit, without holding it in memory.
 * @returns the path of the file, which the caller moves or removes
 * @param field the name that the file has in the form
 * @throws 413 beyond the limit, 422 without a file
 */
export async function receiveFile(
  request: FastifyRequest,
  filesDir: string,
  mostBytes: number,
  field: "file" | "avatar" = "file",
): Promise<string> {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: mostBytes } }) : undefined;
  if (part === undefined || (field === "avatar" && part.fieldname !== field)) {
    part?.file.resume();
    throw invalidFields({ [field]: [field === "file" ? "File is required." : "Avatar is required."] });
  }
  const folder = join(filesDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(24).toString("base64url"));
  try {
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) {
      throw tooLarge();
    }
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what a process that died has left behind. */
export async function removeLeftovers(filesDir: string, olderThan: Date): Promise<void> {
  const folder = join(filesDir, FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtime < olderThan) {
      await rm(path, { force: true });
    }
  }
}
