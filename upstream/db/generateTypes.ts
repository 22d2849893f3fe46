import { sql } from "kysely";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";
import type { Db } from "./schema.ts";

/** TypeScript types of columns without a check constraint; they may refer to the tables and ./columns.ts. */
const columnTypes: Readonly<Record<string, string>> = {
  "announcements.user_types": "columns.UserType[]",
  "beats.colour": "columns.BeatColour",
  "beats.key": "columns.BeatKey",
  "comments.entity_type": 'PostsTable["type"] | "story" | "interview"',
  "company_responsibilities.roles": "columns.CompanyRole[]",
  "feed_entries.type": 'PostsTable["type"]',
  "feed_types.id": 'PostsTable["type"] | StoriesTable["kind"]',
  "follows_feed_types.feed_type": 'FeedTypesTable["id"]',
  "likes.entity_type": 'CommentsTable["entity_type"] | "comment"',
  "monitor_searches.sources": 'MonitorItemsTable["source"][]',
  "notification_settings.kind": 'NotificationsTable["type"]',
  "notifications.entity_type": 'CommentsTable["entity_type"]',
  "outlet_responsibilities.roles": "columns.OutletRole[]",
  "outlets.type": "columns.OutletType",
  "posts.user_types": "columns.UserType[]",
  "tasks.entity_type": 'CommentsTable["entity_type"] | "announcement"',
  "users.modules": "columns.Module[]",
  "users.onboarding": "columns.OnboardingStage",
  "users.roles": "columns.Role[]",
};

/** The TypeScript types of the values that connect.ts returns. */
const valueTypes: Readonly<Record<string, string>> = {
  _int4: "number[]",
  _text: "string[]",
  bool: "boolean",
  bytea: "Uint8Array",
  int4: "number",
  int8: "number",
  text: "string",
  timestamptz: "Date",
  tsvector: "string",
};

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  hasDefault: boolean;
  isIdentity: boolean;
  /** Definition of the check constraint that lists the values of this column; null without one. */
  check: string | null;
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, a.attnotnull as required,
      a.atthasdef as "hasDefault", a.attidentity <> '' as "isIdentity",
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as check
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\_%'
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

/** @throws for a type that is missing in valueTypes */
function getValueType({ table, name, type, check }: Column): string {
  const known = columnTypes[`${table}.${name}`] ?? (check === null ? valueTypes[type] : getLiterals(check));
  if (known === undefined) throw new Error(`The type ${type} of ${table}.${name} is unknown.`);
  return known;
}

const getLiterals = (check: string): string =>
  [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => JSON.stringify(value)).join(" | ");

function columnType(column: Column): string {
  const type = getValueType(column);
  if (column.isIdentity) return `Generated<${type}>`;
  return column.required ? (column.hasDefault ? `columns.WithDefault<${type}>` : type) : `columns.Nullable<${type}>`;
}

/** Converts the name of a table or column: community_members becomes CommunityMembers. */
const pascalCase = (name: string): string => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Prints the Kysely types of the tables of a migrated database. */
async function printTypes(db: Db): Promise<string> {
  const tables = [...Map.groupBy(await readColumns(db), ({ table }) => table)];
  const interfaces = tables.map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};`);
    return `export interface ${pascalCase(table)}Table {\n${lines.join("\n")}\n}\n`;
  });
  const members = tables.map(([table]) => `  ${table}: ${pascalCase(table)}Table;`);
  return [
    `import type { Generated } from "kysely";\nimport type * as columns from "../columns.ts";\n`,
    ...interfaces,
    `export interface Database {\n${members.join("\n")}\n}\n`,
  ].join("\n");
}

const connection = await connect({ dataDir: null }, console.error);
try {
  await migrate(connection.db);
  process.stdout.write(await printTypes(connection.db));
} finally {
  await connection.close();
}
