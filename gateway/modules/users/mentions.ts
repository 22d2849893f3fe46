import type { Context } from "../../context.ts";
import { checkSize, createInputError } from "../../graph/codedErrors.ts";
import type { QueryMentionsArgs } from "../../graph/generated/resolvers.ts";
import { toDatabaseIds } from "../../graph/ids.ts";
import type { Author } from "../../rest/generated/contract.ts";
import { readMentioned, searchMentions } from "../../rest/mentions.ts";
import { toThreadRef } from "../subjects.ts";

const MAX_MENTIONS = 20;
const MAX_COMMUNITIES = 100;

/** The number of people that are searched, so that those already added do not hide those who can be added. */
const MAX_SEARCHED = 100;

/** @throws BAD_USER_INPUT for an empty query, a count out of range, or an id of another type */
export function findMentions(
  context: Context,
  { query, first, ids, subjectId = null, communityIds }: QueryMentionsArgs,
): Promise<readonly Author[]> {
  const term = checkSearchTerm(query, first);
  if (ids) return findMentioned(context, term, ids);
  if ((communityIds?.length ?? 0) > MAX_COMMUNITIES) throw createInputError(`communityIds takes at most ${MAX_COMMUNITIES} ids.`);
  const subject = subjectId === null ? null : toThreadRef(subjectId);
  return searchMentions(context.rest, term, first, { subject, communityIds: toDatabaseIds(communityIds ?? []) });
}

async function findMentioned(context: Context, name: string, ids: readonly number[]): Promise<readonly Author[]> {
  if (ids.length > MAX_MENTIONS) throw createInputError(`ids takes at most ${MAX_MENTIONS} ids.`);
  return ids.length === 0 ? [] : readMentioned(context.rest, name, ids);
}

/**
 * Finds people by part of their name, and returns those who can be added first.
 * @param first how many to return
 * @param withStates adds the state of each of up to 100 people
 * @param canBeAdded whether a person in this state can be added
 * @throws BAD_USER_INPUT for an empty query or a count out of range
 */
export async function findCandidates<Candidate>(
  context: Context,
  { query, first }: Pick<QueryMentionsArgs, "query" | "first">,
  withStates: (people: readonly Author[]) => Promise<readonly Candidate[]>,
  canBeAdded: (candidate: Candidate) => boolean,
): Promise<Candidate[]> {
  const found = await searchMentions(context.rest, checkSearchTerm(query, first), MAX_SEARCHED);
  const people = found.filter(({ type }) => type === "person");
  if (people.length === 0) return [];
  const candidates = await withStates(people);
  return candidates.toSorted((a, b) => Number(canBeAdded(b)) - Number(canBeAdded(a))).slice(0, first);
}

function checkSearchTerm(query: string, first: number): string {
  const term = query.trim();
  if (term === "") throw createInputError("query needs at least one letter.");
  checkSize(first, MAX_MENTIONS);
  return term;
}
