import { setImmediate as waitForEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { requireAccount } from "../accounts/rules.ts";
import type { Db } from "../db/schema.ts";
import { invalidField, ValidationErrors, requireValid } from "../http/errors.ts";
import { fieldError, quoted } from "../http/fieldErrors.ts";
import { listBeats, listCountries } from "../lookups/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { foldText } from "../text/foldText.ts";
import { singleLine } from "../text/inputText.ts";
import { readTable, TableError, type TableRow } from "./csv.ts";
import type { ContactChanges, ContactImport } from "./schema.ts";
import { lockContacts, insertContacts, emptyContact, prepareContact, writeContacts, type ContactValues } from "./write.ts";

/** Maximum number of contacts per file. */
const MAX_ROWS = 2000;
/** Number of rows per statement. */
const CHUNK = 500;
/** Number of rows that are checked before other requests have their turn. */
const ROWS_PER_TURN = 200;

const knownColumns = [
  "name",
  "firstname",
  "lastname",
  "type",
  "email",
  "phone",
  "job",
  "organization",
  "country",
  "beats",
  "notes",
] as const;
type Column = (typeof knownColumns)[number];

/** Alternative column headings; letters only, in lower case. */
const columnAliases: Readonly<Record<string, Column>> = {
  fullname: "name",
  givenname: "firstname",
  surname: "lastname",
  familyname: "lastname",
  mail: "email",
  emailaddress: "email",
  phonenumber: "phone",
  telephone: "phone",
  mobile: "phone",
  jobtitle: "job",
  title: "job",
  role: "job",
  position: "job",
  organisation: "organization",
  company: "organization",
  outlet: "organization",
  beat: "beats",
  topics: "beats",
  note: "notes",
};

/** Lookup tables from words in cells to ids. */
interface LookupTables {
  countries: ReadonlyMap<string, number>;
  beats: ReadonlyMap<string, number>;
}

/** An existing contact of the account, with the fields that a file can change. */
interface ExistingContact {
  id: number;
  values: ContactValues;
}

interface Row {
  row: number;
  changes: ContactChanges;
  messages: string[];
}

/**
 * Imports the contacts of a file. Existing contacts of the account, matched by e-mail address or, without one, by name and
 * organization, are updated; empty cells change nothing. Invalid rows are skipped and reported.
 * @param isPreview when true, reports the result without writing anything
 * @throws 422 on csv for a file that is not a list of contacts
 */
export async function importContacts(
  db: Db,
  viewer: Viewer,
  file: Uint8Array,
  isPreview: boolean,
  now: Date,
): Promise<ContactImport> {
  const accountId = requireAccount(viewer);
  const rows = await readRows(db, file);
  return db.transaction().execute(async (tx) => {
    await lockContacts(tx, accountId);
    const known = await loadExisting(tx, accountId);
    const seen = new Map<string, number>();
    const added: ContactValues[] = [];
    const changed: ExistingContact[] = [];
    const skipped: ContactImport["errors"] = [];
    for (const [index, { row, changes, messages }] of rows.entries()) {
      if (index % ROWS_PER_TURN === 0) await waitForEventLoop();
      const errors = new ValidationErrors();
      const before = known.get(toMatchingKey(changes.email ?? null, changes.name ?? "", changes.organization ?? null));
      const values = prepareContact(changes, before?.values ?? emptyContact, errors);
      const key = toMatchingKey(values.email, values.name, values.organization);
      const earlier = seen.get(key);
      const all = [
        ...messages,
        ...Object.values(errors.byField).flatMap((list) => list.map(({ message }) => message)),
        ...(earlier === undefined ? [] : [`Row ${earlier} is the same contact.`]),
      ];
      seen.set(key, earlier ?? row);
      if (all.length > 0) skipped.push({ row, messages: all });
      else if (before === undefined) added.push(values);
      else changed.push({ id: before.id, values });
    }
    if (!isPreview) {
      for (let from = 0; from < added.length; from += CHUNK)
        await insertContacts(tx, accountId, added.slice(from, from + CHUNK), now);
      for (let from = 0; from < changed.length; from += CHUNK) await writeContacts(tx, changed.slice(from, from + CHUNK));
    }
    return { created: added.length, updated: changed.length, errors: skipped };
  });
}

/** The key by which existing contacts are matched. Cells are normalized like the stored values. */
function toMatchingKey(...parts: [email: string | null, name: string, organization: string | null]): string {
  const [email, ...others] = parts.map((part) => singleLine(part ?? "").toLowerCase());
  return JSON.stringify(email ? [email] : others);
}

async function readRows(db: Db, file: Uint8Array): Promise<Row[]> {
  let table: TableRow[];
  try {
    table = await readTable(file);
  } catch (error) {
    throw error instanceof TableError ? invalidField("csv", fieldError.invalid(error.message)) : error;
  }
  const [head, ...body] = table;
  const columns = (head?.cells ?? []).map(findColumn);
  requireValid(
    columns.includes("name") || (columns.includes("firstname") && columns.includes("lastname")),
    "csv",
    fieldError.invalid('The first row must name the columns; a column "Name" is needed.'),
  );
  const duplicate = columns.find((column, index) => column !== null && columns.indexOf(column) < index);
  requireValid(duplicate === undefined, "csv", fieldError.invalid(`Two columns stand for "${duplicate}".`));
  requireValid(body.length > 0, "csv", fieldError.invalid("The file has no contacts."));
  requireValid(body.length <= MAX_ROWS, "csv", fieldError.tooMany(MAX_ROWS, `A file can have at most ${MAX_ROWS} contacts.`));
  const lookups = await loadLookupTables(db);
  return body.map(({ row, cells }) => {
    const cell = (column: Column) => cells[columns.indexOf(column)] || undefined;
    return { row, ...toChanges(cell, lookups) };
  });
}

function findColumn(title: string): Column | null {
  const word = title.toLowerCase().replace(/[^a-z]/g, "");
  return knownColumns.find((column) => column === word) ?? columnAliases[word] ?? null;
}

/** Returns the changes and errors of a row; empty cells are ignored. */
function toChanges(cell: (column: Column) => string | undefined, lookups: LookupTables): Pick<Row, "changes" | "messages"> {
  const messages: string[] = [];
  const named = <T>(column: Column, message: (value: string) => string, find: (text: string) => T | undefined): T | undefined => {
    const text = cell(column);
    const found = text === undefined ? undefined : find(text);
    if (text !== undefined && found === undefined) messages.push(message(quoted(text)));
    return found;
  };
  const joined = [cell("firstname"), cell("lastname")].filter((part) => part !== undefined).join(" ");
  const given = {
    name: cell("name") ?? (joined === "" ? undefined : joined),
    type: named(
      "type",
      (value) => `Type must be person or company, not "${value}".`,
      (text) => contactTypes.get(text.toLowerCase()),
    ),
    email: cell("email"),
    phone: cell("phone"),
    job: cell("job"),
    organization: cell("organization"),
    country: named(
      "country",
      (value) => `Country "${value}" was not found.`,
      (text) => lookups.countries.get(foldText(text)),
    ),
    beats: named(
      "beats",
      (value) => `Beats "${value}" were not found.`,
      (text) => parseBeats(text, lookups),
    ),
    notes: cell("notes"),
  };
  return { changes: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), messages };
}

const contactTypes: ReadonlyMap<string, "person" | "company"> = new Map([
  ["person", "person"],
  ["company", "company"],
]);

/** Returns the ids of the listed beats; undefined when one is unknown. */
function parseBeats(text: string, { beats }: LookupTables): number[] | undefined {
  const names = text
    .split(/[,;|/]/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");
  const ids = names.flatMap((part) => beats.get(part) ?? []);
  return ids.length === names.length ? ids : undefined;
}

async function loadLookupTables(db: Db): Promise<LookupTables> {
  const [countries, beats] = await Promise.all([listCountries(db), listBeats(db)]);
  return {
    countries: new Map(countries.flatMap(({ id, code, name }) => [code, name].map((word) => [foldText(word), id] as const))),
    beats: new Map(beats.flatMap(({ id, key, name }) => [key, name].map((word) => [word.toLowerCase(), id] as const))),
  };
}

/** The contacts of the account, by matching key. */
async function loadExisting(tx: Db, accountId: number): Promise<Map<string, ExistingContact>> {
  const { rows } = await sql<ContactValues & { id: number }>`
    select c.id, c.name, c.type, d.public_email as email, d.phone, c.job, c.organization, c.country_id as "countryId", c.notes,
      array(select b.beat_id from contact_beats b where b.contact_id = c.id) as beats
    from contacts c left join contact_details d on d.contact_id = c.id
    where c.account_id = ${accountId} order by c.id desc`.execute(tx);
  const contacts = rows.map(({ id, ...values }) => ({ id, values }));
  const keys = (email: (values: ContactValues) => string | null) =>
    contacts.map((known) => [toMatchingKey(email(known.values), known.values.name, known.values.organization), known] as const);
  return new Map([...keys(() => null), ...keys(({ email }) => email)]);
}
