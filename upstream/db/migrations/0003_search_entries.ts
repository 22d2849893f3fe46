import { sql, type Kysely } from "kysely";

/**
 * What is searched: the table, the kind under which its rows are stored, the column with the name, and the other columns. A post
 * type with further columns creates the trigger on posts anew.
 */
const SEARCHED = [
  { table: "contacts", kind: "contact", name: "name", others: ["job", "organization", "about"] },
  { table: "companies", kind: "company", name: "description", others: [] },
  { table: "outlets", kind: "outlet", name: "name", others: ["description"] },
  { table: "communities", kind: "community", name: "name", others: ["description"] },
  { table: "posts", kind: "post", name: "title", others: ["content", "company_name", "location", "venue", "address"] },
  { table: "stories", kind: "story", name: "title", others: ["headline", "summary", "content"] },
  { table: "announcements", kind: "announcement", name: "title", others: ["headline", "summary", "content"] },
  { table: "interviews", kind: "interview", name: "title", others: ["description"] },
];

const statements = [
  // The words of everything that can be searched, in a table of their own, so that reading an entity does not read them.
  // name_words are those of its name, words all of them. Triggers maintain it.
  `create table search_entries (
    kind text not null,
    id integer not null,
    name_words tsvector not null,
    words tsvector not null,
    primary key (kind, id))`,
  `create index search_entries_name on search_entries using gin (name_words)`,
  `create index search_entries_words on search_entries using gin (words)`,
  // Arguments: the kind, the column with the name, the other columns. A name that is missing is replaced by the headline.
  `create function write_search_entry() returns trigger language plpgsql as $$
  declare
    row_fields jsonb := to_jsonb(new);
  begin
    insert into search_entries (kind, id, name_words, words)
    values (tg_argv[0], new.id, to_tsvector('simple', coalesce(nullif(row_fields ->> tg_argv[1], ''), row_fields ->> 'headline', '')),
      to_tsvector('simple', (select coalesce(string_agg(row_fields ->> searched, ' ' order by place), '')
        from unnest(tg_argv) with ordinality as given(searched, place) where place > 1)))
    on conflict (kind, id) do update set name_words = excluded.name_words, words = excluded.words;
    return null;
  end $$`,
  `create function delete_search_entry() returns trigger language plpgsql as $$
  begin
    delete from search_entries where kind = tg_argv[0] and id = old.id;
    return null;
  end $$`,
  ...SEARCHED.flatMap(({ table, kind, name, others }) => {
    const columns = [name, ...others];
    return [
      `create trigger search_entries_written after insert or update of ${columns.join(", ")} on ${table}
        for each row execute function write_search_entry(${[kind, ...columns].map((column) => `'${column}'`).join(", ")})`,
      `create trigger search_entries_deleted after delete on ${table}
        for each row execute function delete_search_entry('${kind}')`,
      `insert into search_entries (kind, id, name_words, words)
        select '${kind}', id,
          to_tsvector('simple', coalesce(nullif(${name}, ''), ${columns.includes("headline") ? "headline" : "''"}, '')),
          to_tsvector('simple', concat_ws(' ', ${columns.join(", ")})) from ${table}`,
    ];
  }),
  // The indexes on the same words as expressions, which were calculated again for every row that was looked at.
  `drop index contacts_words`,
  `drop index posts_words`,
  `drop index announcements_words`,
];

/** The words of everything that can be searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await sql.raw(statement).execute(db);
  }
}
