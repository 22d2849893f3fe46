import type { Arguments, CallOptions, Item, ListName, Rest } from "./client.ts";
import { RestError } from "./error.ts";

/** The response to a read of several resources by their ids or slugs. */
export interface BulkResult<Value> {
  /** The resources found, in any order; others may be among them. */
  readonly items: readonly Value[];
  /**
   * True when a resource that is not among the items does not exist or is not visible. False when the response does not show
   * that: the upstream rejected the request, sent a part of a longer list, or sent items that violate the contract.
   */
  readonly isComplete: boolean;
}

/** The statuses with which an upstream rejects a bulk read: it does not know the parameter, or has no such list. */
const rejectionStatuses: ReadonlySet<number | null> = new Set([400, 404, 405, 422, 501]);

/**
 * Reads several resources in one call, by `ids` or `slugs` in the query.
 * @throws RestError for any failure except such a rejection
 */
export async function readBulk<Name extends ListName>(
  rest: Rest,
  call: Name,
  ...input: Arguments<Name, CallOptions>
): Promise<BulkResult<Item<Name>>> {
  try {
    const { items: results, meta } = await rest.listResults(call, ...input);
    const items = results.flatMap((result) => (result.ok ? [result.value] : []));
    return { items, isComplete: items.length === results.length && readTotal(meta) <= items.length };
  } catch (error) {
    if (error instanceof RestError && rejectionStatuses.has(error.status)) return { items: [], isComplete: false };
    throw error;
  }
}

/**
 * Like `readBulk`, for resources that guests can read although the call for several is for signed-in users only. It returns
 * nothing for guests, so that the resources are then read one by one.
 */
export async function readPublicBulk<Name extends ListName>(
  rest: Rest,
  call: Name,
  ...input: Arguments<Name, CallOptions>
): Promise<BulkResult<Item<Name>>> {
  try {
    return await readBulk(rest, call, ...input);
  } catch (error) {
    if (error instanceof RestError && error.status === 401) return { items: [], isComplete: false };
    throw error;
  }
}

/** An upstream that applies the filter counts the matches; one that ignores it counts the whole list. */
function readTotal(meta: unknown): number {
  const total: unknown = Reflect.get(Object(meta), "total");
  return typeof total === "number" ? total : 0;
}

/** Reads the items of a list that has a single page. */
export const readAll = async <Name extends ListName>(
  rest: Rest,
  call: Name,
  ...input: Arguments<Name, CallOptions>
): Promise<readonly Item<Name>[]> => (await rest.list(call, ...input)).items;

/** Converts each item of the response. */
export const mapBulkResult = <From, To>(
  { items, isComplete }: BulkResult<From>,
  convert: (item: From) => To,
): BulkResult<To> => ({
  items: items.map(convert),
  isComplete,
});
