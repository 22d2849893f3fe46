import { createMigration } from "../createMigration.ts";

/**
 * The searched tables: the kind under which their rows are stored, the column with the name, and the other columns. A post type
 * with further columns must recreate the trigger on posts.
 */
const searchedColumns = [
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
  // The words of all searchable entities, in a separate table, so that reading an entity does not read them.
  // name_words are the words of the name, words are all words. Triggers maintain the table.
  `create table search_entries (
    kind text not null,
    id integer not null,
    name_words tsvector not null,
    words tsvector not null,
    primary key (kind, id))`,
  `create index search_entries_name on search_entries using gin (name_words)`,
  `create index search_entries_words on search_entries using gin (words)`,
  // Arguments: the kind, the column with the name, the other columns. The headline replaces a missing name.
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
  ...searchedColumns.flatMap(({ table, kind, name, others }) => {
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
  // The replaced indexes on expressions, whose words PostgreSQL computed again for every row that it checked.
  `drop index contacts_words`,
  `drop index posts_words`,
  `drop index announcements_words`,
];

/** Stores the words of all searchable entities. */
export const up = createMigration(statements);
