import type { Input, Rest } from "./client.ts";
import { readCurrentUser } from "./currentUser.ts";
import { UpstreamContractError } from "./error.ts";
import type { Author, Community } from "./generated/contract.ts";

const collectIds = (people: readonly Author[]): ReadonlySet<number> => new Set(people.map(({ id }) => id));

/** Filters up to 100 people for those who have joined. */
export async function readJoinedPeople(rest: Rest, slug: string, contactIds: readonly number[]): Promise<ReadonlySet<number>> {
  const query = { contactIds, limit: 100 };
  const { items } = await rest.list("getCommunityMembers", { params: { slug }, query });
  return collectIds(items.map(({ author }) => author));
}

/** Filters up to 100 people for those who are invited and have not joined. */
export async function readInvitedPeople(rest: Rest, slug: string, contactIds: readonly number[]): Promise<ReadonlySet<number>> {
  const query = { contactIds, limit: 100 };
  return collectIds((await rest.list("getCommunityInvitations", { params: { slug }, query })).items);
}

type CreateBody = NonNullable<Input<"createCommunity">["body"]>;

/**
 * Creates a community. An upstream may respond with only the id in a header; the community is then read.
 * @param idempotencyKey one per user action; generated when missing
 */
export async function createCommunity(rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<Community> {
  const { value, id } = await rest.create("createCommunity", { body }, { idempotencyKey });
  return value ?? (await readCreated(rest, id, body));
}

/** Communities are read by slug, so the slug is looked up by id first. */
async function readCreated(rest: Rest, id: number | null, { name, newSlug = null }: CreateBody): Promise<Community> {
  if (id === null) throw new UpstreamContractError("createCommunity", "", "has neither a body nor an object-id");
  // The creator automatically joins.
  const joined = (await readCurrentUser(rest)).communities.find((community) => community.id === id);
  const slug = joined?.slug ?? newSlug;
  if (slug !== null) return rest.read("getCommunity", { params: { slug } });
  const { items } = await rest.list("getCommunities", { query: { q: name, offset: 0, limit: 100 } });
  const found = items.find((community) => community.id === id);
  if (found === undefined) throw new UpstreamContractError("createCommunity", "", `names community ${id}, which is not listed`);
  return found;
}
