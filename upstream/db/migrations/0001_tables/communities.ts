import { id, instant } from "./columns.ts";

const community = "integer not null references communities on delete cascade";
const contact = "integer not null references contacts on delete cascade";

/** Communities, their members, and follows. */
export const communities = [
  `create table communities (
    id ${id},
    slug text not null,
    name text not null,
    description text,
    type text not null check (type in ('public', 'private')),
    country_id integer references countries,
    logo_image_id integer references images,
    banner_image_id integer references images,
    -- The logo at 64 px, "/files/...".
    icon text,
    -- The logo at 256 px.
    img text,
    -- Contact id.
    creator_id integer not null references contacts,
    created_at ${instant} not null)`,
  `create unique index communities_slug on communities (lower(slug))`,
  // Former slugs of communities, in lower case; they keep working.
  `create table community_slugs (
    slug text primary key,
    community_id integer not null references communities)`,
  `create table community_members (
    community_id ${community},
    contact_id ${contact},
    joined_at ${instant} not null,
    primary key (community_id, contact_id))`,
  `create index community_members_contact on community_members (contact_id, community_id)`,
  `create table community_invitations (
    community_id ${community},
    contact_id ${contact},
    created_at ${instant} not null,
    primary key (community_id, contact_id))`,
  `create table follows_communities (
    contact_id ${contact},
    community_id ${community},
    primary key (contact_id, community_id))`,
  // Follows of people and companies.
  `create table follows_contacts (
    contact_id ${contact},
    followed_id ${contact},
    primary key (contact_id, followed_id))`,
  `create table follows_feed_types (
    contact_id ${contact},
    feed_type text not null references feed_types,
    primary key (contact_id, feed_type))`,
];
