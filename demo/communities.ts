import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY } from "../upstream/units.ts";
import { accounts } from "./content/accounts.ts";
import { communities, type CommunitySlug } from "./content/communities.ts";
import { personSlugs, type MediaDirectory } from "./directory.ts";
import type { Item } from "./items.ts";
import type { DemoMedia, StoredPicture } from "./media.ts";
import { createRandom } from "./random.ts";

const FIRST_COMMUNITY = 1001;

export interface CommunityRows {
  images: Insertable<Database["images"]>[];
  communities: Insertable<Database["communities"]>[];
  members: Insertable<Database["community_members"]>[];
  invitations: Insertable<Database["community_invitations"]>[];
  follows: Insertable<Database["follows_communities"]>[];
  feedTypes: Insertable<Database["follows_feed_types"]>[];
  /** Contact ids of the members who post and comment, by community. */
  people: ReadonlyMap<CommunitySlug, readonly number[]>;
  /** Contact ids of the members who only read and like, by community. */
  readers: ReadonlyMap<CommunitySlug, readonly number[]>;
}

/** Share of the readers who have joined each community. */
const readerShare: Readonly<Record<CommunitySlug, number>> = {
  "media-insiders": 1,
  "tech-desk": 0.32,
  "pr-exchange": 0.27,
  "expert-circle": 0.14,
  "sydney-media": 0.21,
  investigations: 0,
};

/** Private communities have few members. */
const peopleShare: Readonly<Record<CommunitySlug, number>> = {
  "media-insiders": 1,
  "tech-desk": 0.5,
  "pr-exchange": 0.45,
  "expert-circle": 0.4,
  "sydney-media": 0.4,
  investigations: 0,
};

export function communityId(slug: CommunitySlug): number {
  return FIRST_COMMUNITY + communities.findIndex((community) => community.slug === slug);
}

/**
 * The rows of the six communities and their members. Everybody who posts in a community has joined it; the demo accounts have
 * joined exactly the communities that ./content/accounts.ts lists.
 */
export function communityRows(
  directory: MediaDirectory,
  media: DemoMedia,
  items: readonly Item[],
  now: Date,
  firstImageId: number,
  countryId: (code: string) => number | null,
): CommunityRows {
  const rows: CommunityRows = {
    images: [],
    communities: [],
    members: [],
    invitations: [],
    follows: [],
    feedTypes: [],
    people: new Map(),
    readers: new Map(),
  };
  const people = new Map<CommunitySlug, number[]>();
  const readers = new Map<CommunitySlug, number[]>();
  const demo = new Map(accounts.map(({ person, communities: joined }) => [directory.find(person).id, new Set(joined)]));
  communities.forEach(({ slug, name, description, type, country, creator, daysAgo }, index) => {
    const id = communityId(slug);
    const random = createRandom(`members ${slug}`);
    const creatorId = directory.find(creator).id;
    const created = new Date(now.getTime() - daysAgo * DAY);
    const logo = media.logos.get(slug);
    const image = (picture: StoredPicture | undefined, imageId: number): number | null => {
      if (picture === undefined) return null;
      rows.images.push({ ...picture, id: imageId, owner_id: creatorId, created_at: created });
      return imageId;
    };
    rows.communities.push({
      id,
      slug,
      name,
      description,
      type,
      country_id: country === null ? null : countryId(country),
      logo_image_id: image(media.communityLogos.get(slug), firstImageId + index * 2),
      banner_image_id: image(media.banners.get(slug), firstImageId + index * 2 + 1),
      icon: logo?.icon ?? null,
      img: logo?.full ?? null,
      creator_id: creatorId,
      created_at: created,
    });
    const joined = new Set<number>([creatorId]);
    for (const item of items)
      if (item.communities.includes(slug) && item.story === null && item.creator.type === "person") joined.add(item.creator.id);
    for (const person of personSlugs) {
      const contact = directory.find(person).id;
      if (random.chance(peopleShare[slug])) joined.add(contact);
    }
    for (const [contact, theirs] of demo) {
      if (theirs.has(slug)) joined.add(contact);
      else joined.delete(contact);
    }
    const readersJoined = directory.readerIds.filter(() => random.chance(readerShare[slug]));
    people.set(
      slug,
      [...joined].toSorted((a, b) => a - b),
    );
    readers.set(slug, readersJoined);
    for (const contact of [...(people.get(slug) ?? []), ...readersJoined]) {
      rows.members.push({
        community_id: id,
        contact_id: contact,
        joined_at:
          contact === creatorId ? created : new Date(now.getTime() - Math.round(random.range(0.5, Math.min(daysAgo, 94)) * DAY)),
      });
    }
    // Joining also follows. The follows of readers are not visible anywhere, so they are omitted.
    rows.follows.push(...[...joined].map((contact) => ({ contact_id: contact, community_id: id })));
  });
  const follow = (
    slug: Parameters<MediaDirectory["find"]>[0],
    types: readonly Insertable<Database["follows_feed_types"]>["feed_type"][],
  ): void => {
    rows.feedTypes.push(...types.map((type) => ({ contact_id: directory.find(slug).id, feed_type: type })));
  };
  follow("daniel-okafor", ["callout", "event"]);
  follow("mei-lin-zhao", ["callout", "media", "statement"]);
  follow("olivia-brandt", ["job", "media"]);
  rows.invitations.push({
    community_id: communityId("investigations"),
    contact_id: directory.find("mei-lin-zhao").id,
    created_at: new Date(now.getTime() - 2 * DAY),
  });
  return { ...rows, people, readers };
}
