import type { FastifyRequest } from "fastify";
import { badRequest, HttpError, unsupportedMedia } from "./errors.ts";

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

/** Details by the codes of the parser's errors, which would otherwise be reported as a file that is too large. */
const detailsByCode: ReadonlyMap<unknown, string> = new Map([
  ["FST_FILES_LIMIT", "Only one file can be sent at a time."],
  ["FST_FIELDS_LIMIT", "The form has too many fields."],
]);

/**
 * The error of a call whose form could not be read. The parser throws plain errors, without a code, for a missing or wrong boundary
 * and for a form without an end.
 */
export function toFormError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HttpError) return error;
  if (!("code" in error)) return badRequest("The request could not be read.");
  const detail = detailsByCode.get(error.code);
  return detail === undefined ? error : badRequest(detail);
}
