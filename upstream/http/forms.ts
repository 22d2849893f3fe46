import type { FastifyRequest } from "fastify";
import { unsupportedMedia } from "./errors.ts";

/** The parts of a form. */
interface Form {
  fields: ReadonlyMap<string, string>;
  /** The content of the last file; null without one. */
  file: Buffer | null;
}

/** Reads a form and its file into memory. @param limits on the file. @throws 413, 415 */
export async function readForm(request: FastifyRequest, limits: { fileSize?: number } = {}): Promise<Form> {
  if (!request.isMultipart()) throw unsupportedMedia();
  const fields = new Map<string, string>();
  let file: Buffer | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") file = await part.toBuffer();
    else if (typeof part.value === "string") fields.set(part.fieldname, part.value);
  }
  return { fields, file };
}
