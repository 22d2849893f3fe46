import { sql } from "kysely";
import type { Db } from "../../upstream/db/schema.ts";
import { countingColumns, isPrivate, openReferences } from "./policy.ts";

/** A foreign key of one column. */
interface Reference {
  table: string;
  column: string;
  parent: string;
  parentColumn: string;
}

/** The rows that a column refers to, by its values. */
interface ReferencedRows {
  table: string;
  column: string;
  rows: ReadonlyMap<unknown, Row>;
}

type Row = Readonly<Record<string, unknown>>;

interface OwnedRow {
  table: string;
  row: Row;
  /** The reference by which it was found, as "table.column". */
  by: string;
  /** Whether anybody may add such a row. */
  isOpen: boolean;
}

/** Rows of which somebody is the owner, by table and primary key. */
export type Owned = ReadonlyMap<string, OwnedRow>;

/** The rows from which the ownership of all other rows is derived, by table. */
export type Roots = Readonly<Record<string, number>>;

/** Finds the rows of a person by following all foreign keys of the database, so that new tables are covered automatically. */
export class Ownership {
  readonly #db: Db;
  readonly #references: readonly Reference[];
  readonly #keys: ReadonlyMap<string, readonly string[]>;

  private constructor(db: Db, references: readonly Reference[], keys: ReadonlyMap<string, readonly string[]>) {
    this.#db = db;
    this.#references = references;
    this.#keys = keys;
  }

  static async open(db: Db): Promise<Ownership> {
    const { rows: references } = await sql<Reference>`
      select child.relname as table, column_of_child.attname as column, parent.relname as parent,
        column_of_parent.attname as "parentColumn"
      from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
      join pg_attribute column_of_child on column_of_child.attrelid = conrelid and column_of_child.attnum = conkey[1]
      join pg_attribute column_of_parent on column_of_parent.attrelid = confrelid and column_of_parent.attnum = confkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace and array_length(conkey, 1) = 1`.execute(db);
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select relname as table, array_agg(attname::text order by attnum) as columns
      from pg_index
      join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indisprimary and relnamespace = 'public'::regnamespace group by relname`.execute(db);
    return new Ownership(db, references, new Map(rows.map(({ table, columns }) => [table, columns])));
  }

  /**
   * @param secret a text that occurs only in private rows
   * @param before rows that were owned before; rows that refer to a new row that anybody may add belong to somebody else
   */
  async find({ roots, secret }: { roots: Roots; secret: string }, before?: Owned): Promise<Owned> {
    const owned = new Map<string, OwnedRow>();
    let added: OwnedRow[] = [];
    const add = (table: string, by: string, rows: readonly Row[], referenced?: ReferencedRows): void => {
      for (const row of rows) {
        const key = `${table} ${JSON.stringify((this.#keys.get(table) ?? Object.keys(row)).map((column) => row[column]))}`;
        if (owned.has(key)) continue;
        const parent = referenced?.rows.get(row[referenced.column]);
        const isOpen =
          parent !== undefined && !isPrivate(referenced?.table ?? "", parent, secret) && (openReferences.get(by)?.(row) ?? false);
        const found = { table, row, by, isOpen };
        owned.set(key, found);
        if (before === undefined || before.has(key) || !isOpen) added.push(found);
      }
    };
    for (const [table, id] of Object.entries(roots)) add(table, "", await this.#rows(table, "id", [id]));
    while (added.length > 0) {
      const parents = Map.groupBy(added, ({ table }) => table);
      added = [];
      for (const { table, column, parent, parentColumn } of this.#references) {
        const rows = new Map((parents.get(parent) ?? []).map(({ row }) => [row[parentColumn], row]));
        if (rows.size > 0)
          add(table, `${table}.${column}`, await this.#rows(table, column, [...rows.keys()]), { table: parent, column, rows });
      }
    }
    return owned;
  }

  async #rows(table: string, column: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)}
      where ${sql.ref(column)} = any (${values})`.execute(this.#db);
    return rows.map(({ row }) => row);
  }
}

/** A row of the owner that somebody else has changed, deleted or added. */
export interface UnauthorizedChange {
  table: string;
  description: string;
}

/** Compares the rows of an owner before and after the calls of others. */
export function findUnauthorizedChanges(before: Owned, after: Owned): UnauthorizedChange[] {
  const unauthorizedChanges: UnauthorizedChange[] = [];
  for (const [key, { table, row }] of before) {
    const now = after.get(key)?.row;
    if (now === undefined) {
      unauthorizedChanges.push({ table, description: `${key} was deleted` });
    } else {
      const changed = Object.keys(row).filter(
        (column) => !countingColumns.has(`${table}.${column}`) && JSON.stringify(row[column]) !== JSON.stringify(now[column]),
      );
      if (changed.length > 0) unauthorizedChanges.push({ table, description: `${key} was changed: ${changed.join(", ")}` });
    }
  }
  for (const [key, { table, by, isOpen }] of after)
    if (!before.has(key) && !isOpen) unauthorizedChanges.push({ table, description: `${key} was added by ${by}` });
  return unauthorizedChanges;
}
