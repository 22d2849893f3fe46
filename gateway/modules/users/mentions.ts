import type { Author } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import type { QueryMentionsArgs } from "../../graph/generated/resolvers.ts";
import { databaseIdsOf } from "../../graph/ids.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { findMentions } from "../../rest/mentions.ts";
import { threadRef } from "../subjects.ts";

const maxMentions = 20;
const maxCommunities = 100;

/** @throws BAD_USER_INPUT for an empty query, a count out of range, or an id of another type */
export function mentions(
  context: Context,
  { query, first, subjectId = null, communityIds }: QueryMentionsArgs,
): Promise<readonly Author[]> {
  const wanted = query.trim();
  if (wanted === "") throw badInput("query needs at least one letter.");
  if (first < 1 || first > maxMentions) throw badInput(`first must be between 1 and ${maxMentions}.`);
  if ((communityIds?.length ?? 0) > maxCommunities) throw badInput(`communityIds takes at most ${maxCommunities} ids.`);
  const subject = subjectId === null ? null : threadRef(subjectId);
  return findMentions(context.rest, wanted, first, { subject, communityIds: databaseIdsOf(communityIds ?? []) });
}
