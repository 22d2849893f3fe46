import type { FastifyRequest } from "fastify";
import { badRequest, HttpError, tooLarge, unsupportedMedia } from "./errors.ts";

/** The parts of a form. */
interface Form {
  fields: ReadonlyMap<string, string>;
  /** The content of the last file; null without one. */
  file: Buffer | null;
}

/** Reads a form and its file into memory. @param limits on the file. @throws 400, 413, 415 */
export async function readForm(request: FastifyRequest, limits: { fileSize?: number } = {}): Promise<Form> {
  if (!request.isMultipart()) throw unsupportedMedia();
  const fields = new Map<string, string>();
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "file") file = await part.toBuffer();
      else if (typeof part.value === "string") fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    throw toFormError(error);
  }
  return { fields, file };
}

/** The errors to send, by the codes of the parser's errors, which all have the status of a request that is too large. */
const errorsByCode: ReadonlyMap<unknown, () => HttpError> = new Map([
  ["FST_FILES_LIMIT", () => badRequest("Only one file can be sent at a time.")],
  ["FST_FIELDS_LIMIT", () => badRequest("The form has too many fields.")],
  ["FST_REQ_FILE_TOO_LARGE", tooLarge],
]);

/**
 * The error of a call whose form could not be read. The parser throws plain errors, without a code, for a missing or wrong boundary
 * and for a form without an end.
 */
export function toFormError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HttpError) return error;
  if (!("code" in error)) return badRequest("The request could not be read.");
  return errorsByCode.get(error.code)?.() ?? error;
}
