import type { Context } from "../../context.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { findMentions } from "../../rest/mentions.ts";
import type { AuthorModel } from "../models.ts";

const maxMentions = 20;

/** D-129. @throws BAD_USER_INPUT without a letter to look for, or for more than 20 */
export function mentions(context: Context, query: string, first: number): Promise<readonly AuthorModel[]> {
  const wanted = query.trim();
  if (wanted === "") throw badInput("query needs at least one letter.");
  if (first < 1 || first > maxMentions) throw badInput(`first must be between 1 and ${maxMentions}.`);
  return findMentions(context.rest, wanted, first);
}
