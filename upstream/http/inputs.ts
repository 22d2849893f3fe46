/** Schemas of the fields of request bodies. */
import Type, { type Static, type TSchema, type TUnsafe } from "typebox";
import { MAX_DEPTH, longestMarkup } from "../text/html.ts";
import { nullable } from "./schema.ts";

/** The schema or null, in an input that may omit the key. */
export const optionalOrNull = <S extends TSchema>(schema: S, options: Record<string, unknown> = {}) =>
  Type.Optional(nullable(schema, options));

/** A named schema with other options, printed where it occurs instead of by reference. */
export function inline<S extends TSchema>(schema: S, options: Record<string, unknown> = {}): TUnsafe<Static<S>> {
  return Type.Unsafe<Static<S>>({ ...schema, $id: undefined, ...options });
}

/** Text with a maximum length in code points after trimming; the code that stores it must check the length. */
export const textInput = (title: string, max: number, options: Record<string, unknown> = {}) =>
  Type.String({ title, ...options, "x-max-characters": max });
/** HTML input with limits on its markup; x-max-characters applies to the visible text, x-max-nesting to levels of elements. */
export const htmlInput = (title: string, max: number, note = "") =>
  optionalOrNull(
    Type.String({
      title,
      description: `HTML with at most ${max} characters of text.${note}`,
      contentMediaType: "text/html",
      maxLength: longestMarkup(max),
      "x-max-characters": max,
      "x-max-nesting": MAX_DEPTH,
    }),
  );
/** Optional id in an input, or null for none. */
export const idInput = (title: string, description?: string) =>
  optionalOrNull(Type.Integer({ title, minimum: 1, ...(description !== undefined && { description }) }));
export const uploadInput = (title: string) => idInput(title, "Id of an upload of the caller.");
