/** The largest id that a database column of the REST API holds. */
const largest = 2_147_483_647;

/**
 * The id that digits in an address stand for. Any number of digits is an id (ROUTE-13 to ROUTE-15), but GraphQL takes
 * no larger one than the largest of all, which nothing has: a larger one is not found either.
 */
export const databaseIdOf = (digits: string | undefined): number => Math.min(Number(digits), largest);
