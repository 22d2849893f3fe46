import { id, instant, wordsOf } from "./columns.ts";

/** Stories. A draft may lack fields that are required for publishing. */
export const news = [
  // News. In feeds a story is a news item whose type is its kind.
  `create table stories (
    id ${id},
    kind text not null check (kind in ('media', 'epitome', 'marcoms')),
    title text,
    headline text,
    summary text,
    content text not null,
    img_id integer references images,
    video_id integer references videos,
    author_id integer not null references contacts,
    creator_id integer not null references contacts,
    outlet_id integer references outlets,
    company_id integer references companies,
    -- Original place, when published elsewhere.
    url text,
    save_as text not null check (save_as in ('draft', 'published')),
    created_at ${instant} not null,
    published_at ${instant},
    deleted_at ${instant},
    constraint stories_titled check (save_as = 'draft' or num_nonnulls(title, headline) > 0),
    check ((save_as = 'published') = (published_at is not null)))`,
  `create index stories_feed on stories (published_at desc, id desc)
    where published_at is not null and deleted_at is null`,
  `create index stories_by_author on stories (author_id, published_at desc, id desc)`,
  `create index stories_words on stories using ${wordsOf("title", "headline", "summary", "content")}`,
  `create table story_beats (
    story_id integer not null references stories on delete cascade,
    beat_id integer not null references beats,
    primary key (story_id, beat_id))`,
  `create table story_communities (
    story_id integer not null references stories on delete cascade,
    community_id integer not null references communities on delete cascade,
    primary key (story_id, community_id))`,
  `create index story_communities_community on story_communities (community_id, story_id)`,
];
