import { sql, type RawBuilder } from "kysely";
import { isListedAnnouncement } from "../announcements/rules.ts";
import { postTypes } from "../posts/types.ts";
import { isListedInterview, isListedPost, isListedStory, isVisiblePost } from "../posts/visibility.ts";
import type { Viewer } from "../session/viewer.ts";
import { canReadProfile } from "../users/rules.ts";
import type { SearchType } from "./schema.ts";

type Sql<T = unknown> = RawBuilder<T>;

/** SQL for searching and presenting one or more types. Shared code uses it instead of branching on the type. */
export interface SearchSource {
  types: readonly SearchType[];
  /** Tables, with the words of search_entries as w. */
  from: Sql;
  /** All words, and the words of the name. */
  words: Sql;
  nameWords: Sql;
  /** Condition for entities that the viewer may find with a tsquery. */
  visible: (query: Sql) => Sql;
  /** Order of the matches of which the first thousand are ranked. */
  newest: Sql;
  type: Sql;
  id: Sql;
  slug: Sql;
  title: Sql;
  /** Text or HTML that the summary is taken from. */
  text: Sql;
  img: Sql;
  authorId: Sql;
  publishedAt: Sql;
}

/** Full-text vector of these columns, without HTML tags. */
function toSearchVector(...columns: string[]): Sql {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`);
  return sql`to_tsvector('simple', fold_text(${sql.join(texts, sql` || ' ' || `)}))`;
}

const joinEntries = (kind: string, id: Sql) => sql`search_entries w on w.kind = ${sql.lit(kind)} and w.id = ${id}`;
const entryWords = { words: sql`w.words`, nameWords: sql`w.name_words` };

/** Columns of types without an author and a publishing date. */
const named = { slug: sql`x.slug`, authorId: sql`null::integer`, publishedAt: sql`null::timestamptz` };

function people(viewer: Viewer): SearchSource {
  const open = canReadProfile(viewer);
  const head = ["c.name", "c.job", "c.organization"];
  return {
    types: ["person"],
    from: sql`contacts c join ${joinEntries("contact", sql`c.id`)}`,
    ...entryWords,
    visible: (query) => sql`c.type = 'person' and c.slug is not null and (${open} or ${toSearchVector(...head)} @@ ${query})`,
    newest: sql`c.id desc`,
    type: sql`'person'`,
    id: sql`c.id`,
    title: sql`c.name`,
    text: sql`concat_ws(' · ', nullif(concat_ws(', ', nullif(c.job, ''), nullif(c.organization, '')), ''),
      case when ${open} then nullif(c.about, '') end)`,
    img: sql`c.avatar`,
    ...named,
    slug: sql`c.slug`,
  };
}

const companies: SearchSource = {
  types: ["company"],
  from: sql`companies o join contacts x on x.id = o.contact_id join ${joinEntries("company", sql`o.id`)}
    join search_entries n on n.kind = 'contact' and n.id = x.id`,
  words: sql`(n.name_words || w.words)`,
  nameWords: sql`n.name_words`,
  visible: () => sql`x.slug is not null`,
  newest: sql`o.id desc`,
  type: sql`'company'`,
  id: sql`o.id`,
  title: sql`x.name`,
  text: sql`o.description`,
  img: sql`x.avatar`,
  ...named,
};

/** Outlets or communities (alias x), which all signed-in users see; of private communities, only the heads are found. */
const organizations = (type: "outlet" | "community", table: Sql, img: Sql): SearchSource => ({
  types: [type],
  from: sql`${table} x join ${joinEntries(type, sql`x.id`)}`,
  ...entryWords,
  visible: () => sql`true`,
  newest: sql`x.id desc`,
  type: sql.lit(type),
  id: sql`x.id`,
  title: sql`x.name`,
  text: sql`x.description`,
  img,
  ...named,
});
const outlets = organizations("outlet", sql`outlets`, sql`x.logo`);
const communities = organizations("community", sql`communities`, sql`x.img`);

/** Published entities of one table, which have an author and no slug. */
const published = (kind: string, table: Sql, alias: "p" | "s" | "a" | "i") => ({
  from: sql`${table} join ${joinEntries(kind, sql`${sql.ref(alias)}.id`)}`,
  ...entryWords,
  newest: sql`${sql.ref(alias)}.published_at desc, ${sql.ref(alias)}.id desc`,
  id: sql`${sql.ref(alias)}.id`,
  slug: sql`null::text`,
  authorId: sql`${sql.ref(alias)}.author_id`,
  publishedAt: sql`${sql.ref(alias)}.published_at`,
});

/** The image or, without one, the cover of the video. */
const imageOrCover = (alias: "p" | "s" | "a") => sql`coalesce(
  (select i.path from images i where i.id = ${sql.ref(alias)}.img_id),
  (select v.cover_url from videos v where v.id = ${sql.ref(alias)}.video_id))`;

const posts = (viewer: Viewer): SearchSource => ({
  types: postTypes,
  ...published("post", sql`posts p`, "p"),
  visible: () => sql`${isListedPost} and ${isVisiblePost(viewer)}`,
  type: sql`p.type`,
  title: sql`p.title`,
  text: sql`p.content`,
  img: sql`coalesce(${imageOrCover("p")},
    (select coalesce(i.path, v.cover_url) from post_attachments a
      left join images i on i.id = a.image_id left join videos v on v.id = a.video_id
      where a.post_id = p.id order by a.position limit 1))`,
});

const stories: SearchSource = {
  types: ["story"],
  ...published("story", sql`stories s`, "s"),
  visible: () => isListedStory,
  type: sql`'story'`,
  title: sql`coalesce(nullif(s.title, ''), s.headline)`,
  text: sql`coalesce(nullif(s.summary, ''), s.content)`,
  img: imageOrCover("s"),
};

/** Published ones are visible to everybody. */
const announcements: SearchSource = {
  types: ["announcement"],
  ...published("announcement", sql`announcements a`, "a"),
  visible: () => isListedAnnouncement,
  type: sql`'announcement'`,
  title: sql`a.title`,
  text: sql`coalesce(nullif(a.summary, ''), a.content)`,
  img: imageOrCover("a"),
};

/** Published ones are visible to everybody. */
const interviews: SearchSource = {
  types: ["interview"],
  ...published("interview", sql`interviews i`, "i"),
  visible: () => isListedInterview,
  type: sql`'interview'`,
  title: sql`i.title`,
  text: sql`i.description`,
  img: sql`(select m.path from images m where m.id = i.img_id)`,
};

/** All search sources; to make another type searchable, add an entry. */
export function getSearchSources(viewer: Viewer): readonly SearchSource[] {
  return [people(viewer), companies, outlets, communities, posts(viewer), stories, announcements, interviews];
}
