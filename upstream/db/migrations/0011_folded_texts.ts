import { createMigration } from "../createMigration.ts";

/** The searched tables other than contacts, and their searched columns. */
const searchedColumns = {
  companies: ["description"],
  outlets: ["name", "description"],
  communities: ["name", "description"],
  posts: ["title", "content", "company_name", "location", "venue", "address"],
  stories: ["title", "headline", "summary", "content"],
  announcements: ["title", "headline", "summary", "content"],
  interviews: ["title", "description"],
  monitor_items: ["title", "summary"],
};

const statements = [
  // The same as foldText in text/foldText.ts. Most names are ASCII, which needs no more than lower().
  `create function fold_text(value text) returns text language sql immutable parallel safe as $$
    select case when octet_length(value) = char_length(value) then lower(value)
      else replace(replace(replace(replace(
        translate(lower(normalize(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)), 'øłđðħı', 'olddhi'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end
  $$`,
  // Contacts store theirs, because there are many. The head is what everybody may read of private people: name, job, employer.
  `alter table contacts add column folded_name text not null default '', add column folded_head text not null default ''`,
  `create function fold_contact() returns trigger language plpgsql as $$
  begin
    new.folded_name := fold_text(new.name);
    new.folded_head := fold_text(concat_ws(' ', new.name, new.job, new.organization));
    return new;
  end $$`,
  `create trigger contacts_folded before insert or update of name, job, organization on contacts
    for each row execute function fold_contact()`,
  `create or replace function write_search_entry() returns trigger language plpgsql as $$
  declare
    row_fields jsonb := to_jsonb(new);
  begin
    insert into search_entries (kind, id, name_words, words)
    values (tg_argv[0], new.id,
      to_tsvector('simple', fold_text(coalesce(nullif(row_fields ->> tg_argv[1], ''), row_fields ->> 'headline', ''))),
      to_tsvector('simple', fold_text((select coalesce(string_agg(row_fields ->> searched, ' ' order by place), '')
        from unnest(tg_argv) with ordinality as given(searched, place) where place > 1))))
    on conflict (kind, id) do update set name_words = excluded.name_words, words = excluded.words;
    return null;
  end $$`,
  // Lists of names are sorted by the folded name, whatever the collation of the database.
  `drop index contacts_by_name, contacts_by_account, contact_lists_by_account, channels_by_account`,
  `create index contacts_by_name on contacts (folded_name, id)`,
  `create index contacts_by_account on contacts (account_id, folded_name, id) where account_id is not null`,
  `create index contact_lists_by_account on contact_lists (account_id, fold_text(name), id)`,
  `create index channels_by_account on channels (account_id, fold_text(name), id)`,
  // The triggers store the texts and words again.
  `update contacts set name = name`,
  ...Object.entries(searchedColumns).map(([table, columns]) => {
    const text = `concat_ws(' ', ${columns.join(", ")})`;
    return `update ${table} set ${columns[0]} = ${columns[0]} where octet_length(${text}) <> char_length(${text})`;
  }),
];

/** Searches and the order of names ignore accents as well as letter case. */
export const up = createMigration(statements);
