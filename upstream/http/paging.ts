import Type, { type Static, type TObject } from "typebox";
import { mapById } from "../db/refs.ts";
import { fieldError } from "./fieldErrors.ts";
import { Id, type Meta } from "./schema.ts";

const DEFAULT_LIMIT = 20;
/** Ids are 4-byte integers; larger numbers are valid ids that match nothing. */
export const MAX_ID = 2 ** 31 - 1;

const limitMessage = "Limit must be between 1 and 100.";

const offset = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0, "x-error": fieldError.invalid("Offset must be 0 or more.") }),
);
export const limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100, default: DEFAULT_LIMIT, "x-error": fieldError.invalid(limitMessage) }),
);
const total = Type.Optional(
  Type.Boolean({ default: true, description: "false omits meta.total, which is costly to count.", "x-assumed": true }),
);
/** Query parameter of 1 to 100 ids. @param label its name within the error message */
export function idList(label: string, description: string) {
  const error = { "x-error": fieldError.invalid(`${label} must be 1 to 100 numbers.`) };
  return Type.Array(Type.Integer({ minimum: 1, ...error }), { minItems: 1, maxItems: 100, ...error, description });
}
/** Required list of ids, for calls that only read by id. */
export const requestedIds = idList(
  "Ids",
  "Returns exactly these entries, in this order, without paging. Missing and invisible ones are omitted.",
);
export const ids = Type.Optional(requestedIds);
export const slugs = Type.Optional(
  Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 100,
    "x-error": fieldError.invalid("Slugs must be 1 to 100 names."),
    description: "Returns exactly these entries, in this order, without paging. Missing ones are omitted.",
  }),
);
/** Query parameter that filters a list by people. @param description of the filtered list */
export const contactIds = (description: string) => Type.Optional(idList("Contact ids", description));
export const q = Type.Optional(Type.String({ title: "Search term", maxLength: 200 }));
export const countryCode = Type.Optional(Type.String({ description: "ISO 3166-1 alpha-2 country code." }));

/** The values of the filters of a list, from the schemas of its query parameters. */
export type Filter<P extends TObject["properties"]> = Static<TObject<P>>;

export const PageQuery = Type.Object({ offset, limit, total });

export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) });
export const SlugParams = Type.Object({ slug: Type.String() });
/** Path parameters of a user's settings (by profile slug), and of one entry in a list of them. */
const user = Type.String({ description: "Slug of the user's profile. 404 unless the caller may open the user's settings." });
export const UserParams = Type.Object({ user });
export const UserEntryParams = Type.Object({ user, id: Id });
/** Optional id of a filter. */
export const optionalId = Type.Optional(Id);

/** Query of a paginated list with additional filters. */
export function pageQuery<const P extends TObject["properties"]>(filters: P) {
  return Type.Object({ offset, limit, total, ...filters });
}

/** A part of a list. */
export interface Page<T> {
  data: T[];
  meta: Meta;
}

export interface Window {
  offset: number;
  limit: number;
  /** Whether to count the whole list. */
  isCounted: boolean;
}

export function toWindow(query: { offset?: number; limit?: number; total?: boolean }): Window {
  return { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT, isCounted: query.total ?? true };
}

/** The first entries of a list that is not counted. */
export const firstPage = (limit: number): Window => ({ offset: 0, limit, isCounted: false });

/** Converts the entries of a page. */
export async function mapPage<T, U>({ data, meta }: Page<T>, convert: (entries: T[]) => Promise<U[]> | U[]): Promise<Page<U>> {
  return { data: await convert(data), meta };
}

/** A list that is always sent as a whole. @param limit reported to the client */
export function wholeList<T>(data: T[], limit = Math.max(data.length, 1)): Page<T> {
  return { data, meta: { total: data.length, offset: 0, limit } };
}

/** The response to a read by ids of rows: the entities of the found ones, in the requested order. */
export async function readPageOfIds<Row, T extends { id: number }>(
  requested: readonly number[],
  found: Promise<ReadonlyMap<number, Row>>,
  present: (rows: Row[]) => Promise<T[]>,
): Promise<Page<T>> {
  const entities = await present([...(await found).values()]);
  return pageOfRequested(requested, mapById(entities));
}

/** The response to a read by ids or slugs: the found entries in the requested order. */
export function pageOfRequested<K, T>(requested: readonly K[], found: ReadonlyMap<K, T>): Page<T> {
  const data = [...new Set(requested)].flatMap((key) => {
    const item = found.get(key);
    return item === undefined ? [] : [item];
  });
  return { data, meta: { total: data.length, offset: 0, limit: requested.length } };
}
