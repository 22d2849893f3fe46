import { sql, type Kysely } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import { invalidFields } from "../http/errors.ts";
import { ValidationErrors } from "../http/validationErrors.ts";
import { requireAccount } from "../accounts/rules.ts";
import type { ContactChanges, ContactImport } from "./schema.ts";
import { listBeats, listCountries } from "../lookups/read.ts";
import { readTable, TableError, type TableRow } from "./table.ts";
import { holdContacts, insertContacts, NOTHING, prepareContact, writeContact, type ContactValues } from "./write.ts";

type Db = Kysely<Database>;

/** Contacts in one file. */
const MAX_ROWS = 2000;
/** So many rows in one statement. */
const CHUNK = 500;

const COLUMNS = [
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
type Column = (typeof COLUMNS)[number];

/** What columns are called beside their own name; letters only, in lower case. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
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

/** What the words of a row stand for. */
interface Words {
  countries: ReadonlyMap<string, number>;
  beats: ReadonlyMap<string, number>;
}

/** A contact that the account has already, as far as a file can change it. */
interface Known {
  id: number;
  values: ContactValues;
}

interface Row {
  row: number;
  changes: ContactChanges;
  messages: string[];
}

/**
 * Adds the contacts of a file, and changes those that the account has by the same e-mail address or, without one, by the
 * same name and organization; empty cells change nothing. Rows with faults are left out and named.
 * @param isPreview whether nothing is written, only told
 * @throws 422 on csv for a file that is no list of contacts
 */
export async function importContacts(
  db: Db,
  reader: Reader,
  file: Uint8Array,
  isPreview: boolean,
  now: Date,
): Promise<ContactImport> {
  const accountId = requireAccount(reader);
  const rows = await readRows(db, file);
  return db.transaction().execute(async (tx) => {
    await holdContacts(tx, accountId);
    const known = await loadKnown(tx, accountId);
    const seen = new Map<string, number>();
    const added: ContactValues[] = [];
    const changed: Known[] = [];
    const errors: ContactImport["errors"] = [];
    for (const { row, changes, messages } of rows) {
      const faults = new ValidationErrors();
      const before = known.get(keyOf(changes.email ?? null, changes.name ?? "", changes.organization ?? null));
      const values = prepareContact(changes, before?.values ?? NOTHING, faults);
      const key = keyOf(values.email, values.name, values.organization);
      const earlier = seen.get(key);
      const all = [
        ...messages,
        ...Object.values(faults.byField).flat(),
        ...(earlier === undefined ? [] : [`Row ${earlier} is the same contact.`]),
      ];
      seen.set(key, earlier ?? row);
      if (all.length > 0) {
        errors.push({ row, messages: all });
      } else if (before === undefined) {
        added.push(values);
      } else {
        changed.push({ id: before.id, values });
      }
    }
    if (!isPreview) {
      for (let from = 0; from < added.length; from += CHUNK) {
        await insertContacts(tx, accountId, added.slice(from, from + CHUNK), now);
      }
      for (const { id, values } of changed) {
        await writeContact(tx, id, values);
      }
    }
    return { created: added.length, updated: changed.length, errors };
  });
}

/** By what a contact is known again. */
const keyOf = (email: string | null, name: string, organization: string | null): string =>
  JSON.stringify((email ? [email] : [name, organization ?? ""]).map((part) => part.trim().toLowerCase()));

async function readRows(db: Db, file: Uint8Array): Promise<Row[]> {
  const refuse = (message: string) => invalidFields({ csv: [message] });
  let table: TableRow[];
  try {
    table = readTable(file);
  } catch (error) {
    throw error instanceof TableError ? refuse(error.message) : error;
  }
  const [head, ...body] = table;
  const columns = (head?.cells ?? []).map(columnOf);
  if (!columns.includes("name") && !(columns.includes("firstname") && columns.includes("lastname"))) {
    throw refuse('The first row must name the columns; a column "Name" is needed.');
  }
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) < index);
  if (twice !== undefined) {
    throw refuse(`Two columns stand for "${twice}".`);
  }
  if (body.length === 0) {
    throw refuse("The file has no contacts.");
  }
  if (body.length > MAX_ROWS) {
    throw refuse(`A file can have at most ${MAX_ROWS} contacts.`);
  }
  const words = await loadWords(db);
  return body.map(({ row, cells }) => {
    const cell = (column: Column) => cells[columns.indexOf(column)] || undefined;
    return { row, ...changesOf(cell, words) };
  });
}

function columnOf(title: string): Column | null {
  const word = title.toLowerCase().replace(/[^a-z]/g, "");
  return COLUMNS.find((column) => column === word) ?? OTHER_NAMES[word] ?? null;
}

/** What a row says; cells that are empty say nothing. */
function changesOf(cell: (column: Column) => string | undefined, words: Words): Pick<Row, "changes" | "messages"> {
  const messages: string[] = [];
  const named = <T>(column: Column, message: string, find: (text: string) => T | undefined): T | undefined => {
    const text = cell(column);
    const found = text === undefined ? undefined : find(text);
    if (text !== undefined && found === undefined) {
      messages.push(message.replace("{value}", text));
    }
    return found;
  };
  const joined = [cell("firstname"), cell("lastname")].filter((part) => part !== undefined).join(" ");
  const given = {
    name: cell("name") ?? (joined === "" ? undefined : joined),
    type: named("type", 'Type must be person or company, not "{value}".', (text) => TYPES.get(text.toLowerCase())),
    email: cell("email"),
    phone: cell("phone"),
    job: cell("job"),
    organization: cell("organization"),
    country: named("country", 'Country "{value}" was not found.', (text) => words.countries.get(text.toLowerCase())),
    beats: named("beats", 'Beats "{value}" were not found.', (text) => beatsOf(text, words)),
    notes: cell("notes"),
  };
  return { changes: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), messages };
}

const TYPES: ReadonlyMap<string, "person" | "company"> = new Map([
  ["person", "person"],
  ["company", "company"],
]);

/** Ids of the beats that the text lists; undefined when one of them is none. */
function beatsOf(text: string, { beats }: Words): number[] | undefined {
  const names = text
    .split(/[,;|/]/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");
  const ids = names.flatMap((part) => beats.get(part) ?? []);
  return ids.length === names.length ? ids : undefined;
}

async function loadWords(db: Db): Promise<Words> {
  const [countries, beats] = await Promise.all([listCountries(db), listBeats(db)]);
  return {
    countries: new Map(countries.flatMap(({ id, code, name }) => [code, name].map((word) => [word.toLowerCase(), id] as const))),
    beats: new Map(beats.flatMap(({ id, key, name }) => [key, name].map((word) => [word.toLowerCase(), id] as const))),
  };
}

/** The contacts that the account keeps, by what they are known again by. */
async function loadKnown(tx: Db, accountId: number): Promise<Map<string, Known>> {
  const { rows } = await sql<ContactValues & { id: number }>`
    select c.id, c.name, c.type, d.public_email as email, d.phone, c.job, c.organization, c.country_id as "countryId", c.notes,
      array(select b.beat_id from contact_beats b where b.contact_id = c.id) as beats
    from contacts c left join contact_details d on d.contact_id = c.id
    where c.account_id = ${accountId} order by c.id desc`.execute(tx);
  const contacts = rows.map(({ id, ...values }) => ({ id, values }));
  const keys = (email: (values: ContactValues) => string | null) =>
    contacts.map((known) => [keyOf(email(known.values), known.values.name, known.values.organization), known] as const);
  return new Map([...keys(() => null), ...keys(({ email }) => email)]);
}
