/** The largest id that a database column of the REST API can store. */
const MAX_ID = 2_147_483_647;

/**
 * The id for the digits in an address. Any number of digits is valid (ROUTE-13 to ROUTE-15), but GraphQL rejects numbers beyond
 * the column's limit. Larger numbers are clamped to that limit, an id that does not exist, so they are not found either.
 */
export const parseDatabaseId = (digits: string | undefined): number => Math.min(Number(digits), MAX_ID);
