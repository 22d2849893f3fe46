import { badInput } from "../../graph/inputErrors.ts";

const maxLatest = 20;

/** How many of the latest are read for a side column. @throws BAD_USER_INPUT unless it is 1 to 20 */
export function latestCount(first: number): number {
  if (first < 1 || first > maxLatest) throw badInput(`first must be between 1 and ${maxLatest}.`);
  return first;
}
