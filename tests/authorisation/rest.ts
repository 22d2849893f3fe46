import { readFileSync } from "node:fs";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { collections, postTypes } from "../gateway/support/names.ts";
import { databaseId, keyOf, searchedWord, type Victim } from "./victim.ts";

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

interface Described {
  operationId: string;
  parameters: readonly { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

export interface RestCall {
  id: string;
  method: string;
  /** Relative to /api/v1. */
  path: string;
  body?: unknown;
  /** Sends a form with a small picture instead of a body. */
  isForm: boolean;
}

const document: Document = JSON.parse(readFileSync(fromRoot("openapi.json"), "utf8"));

/** Ends the session with which all other calls are made. */
const signOut = "deleteSession";

const futureTime = "2030-03-01T09:00:00.000Z";
const unknownCode = "0".repeat(32);

/** Every call of openapi.json, with the ids of the victim in paths, queries and bodies. */
export function restCalls(victim: Victim): RestCall[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => callsOf(victim, method.toUpperCase(), path, described)),
  );
  const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  return calls.toSorted(
    (a, b) => Number(a.id === signOut) - Number(b.id === signOut) || order.indexOf(a.method) - order.indexOf(b.method),
  );
}

function callsOf(
  victim: Victim,
  method: string,
  path: string,
  { operationId: id, parameters, requestBody }: Described,
): RestCall[] {
  const isForm = requestBody?.content["multipart/form-data"] !== undefined;
  const schema = requestBody?.content["application/json"]?.schema;
  const bodies = schema === undefined ? [undefined] : bodiesOf(victim, schema, path.includes("{"));
  const queries = parameters.filter((parameter) => parameter.in === "query");
  const base = pathsOf(victim, path);
  const paths =
    method === "GET" ? base.flatMap((one) => ["", ...queriesOf(victim, path, queries)].map((query) => one + query)) : base;
  return paths.flatMap((one) =>
    bodies.map((body) => ({ id, method, path: one, isForm, ...(body === undefined ? {} : { body }) })),
  );
}

/** One address for each object of the victim that the path can name. */
function pathsOf(victim: Victim, path: string): string[] {
  const objects = objectsOf(victim).find(([prefix]) => path.startsWith(prefix))?.[1] ?? [{}];
  const filled = objects.map((values) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? valueByName(victim, name))),
  );
  return [...new Set(filled)];
}

/** Values of path parameters for each object, by the beginning of the path; the first that matches applies. */
function objectsOf({ ids, person }: Victim): [prefix: string, objects: Record<string, string>[]][] {
  const number = (name: string): string => String(databaseId(ids(name)));
  const slugOf = (name: string): string => keyOf(ids(name)).replace(/^\d+\./, "");
  const byId = (...names: string[]) => names.map((id) => ({ id: number(id) }));
  const posts = postTypes.map((type): [string, Record<string, string>[]] => [
    `/${collections[type]}/{id}`,
    byId(type.charAt(0).toUpperCase() + type.slice(1), `private ${type}`, `draft ${type}`, `deleted ${type}`),
  ]);
  return [
    ...posts,
    ["/tasks/", byId("Task")],
    ["/workLists/", byId("WorkList")],
    ["/contactLists/", byId("ContactList", "mailing list")],
    ["/contacts/{id}", byId("own contact")],
    ["/channels/", byId("Channel")],
    ["/conversations/", byId("Conversation")],
    ["/interviews/{id}", byId("Interview", "draft interview")],
    ["/announcements/{id}", byId("Announcement", "draft announcement")],
    ["/stories/", byId("Story", "draft story")],
    ["/comments/", byId("Comment", "private comment")],
    ["/communities/", [{ slug: slugOf("own community") }, { slug: slugOf("private community") }]],
    ["/c/{slug}", [{ slug: slugOf("Company") }]],
    ["/o/", [{ slug: slugOf("Outlet") }]],
    ["/u/{slug}", [{ slug: person.slug }]],
    ["/u/{user}/settings/security/tokens", [{ user: person.slug, id: number("token") }]],
    ["/u/{user}/settings/responsibilities/outlets", [{ user: person.slug, id: number("outlet responsibility") }]],
    ["/u/{user}/settings/responsibilities/companies", [{ user: person.slug, id: number("company responsibility") }]],
    ["/u/{user}/settings/follows/communities", [{ user: person.slug, id: number("own community") }]],
    ["/u/{user}", [{ user: person.slug, id: number("Company") }]],
    ["/news/monitor/searches/", byId("MonitorSearch")],
    ["/newsrooms/{id}", byId("Newsroom", "pending newsroom")],
    ["/companies/newsrooms", byId("pending newsroom")],
    ["/uploads/images", byId("Image")],
    ["/uploads/videos", byId("Video")],
    ["/admin/users/", [{ id: String(person.userId) }]],
    ["/admin/dead-letters/", [{ deadLetterId: keyOf(ids("job to retry")) }]],
    ["/callouts/async", [{ interviewId: number("Interview") }, { interviewId: number("draft interview") }]],
    ["/async/public/", byId("Interview", "draft interview")],
    ["/answers/", [{ id: "1" }]],
  ];
}

/** The object that a parameter or field of this name refers to; it always belongs to the victim. */
function valueByName({ ids, person }: Victim, name: string): string {
  const number = (id: string): string => String(databaseId(ids(id)));
  const values: Readonly<Record<string, () => string>> = {
    contactId: () => String(person.contactId),
    memberIds: () => String(person.contactId),
    contactIds: () => number("own contact"),
    assigneeId: () => String(person.contactId),
    authorId: () => String(person.contactId),
    messageId: () => keyOf(ids("Message")).replace(/^\d+-/, ""),
    questionId: () => number("draft question"),
    invitationId: () => number("invitation"),
    companyId: () => number("Company"),
    company: () => number("Company"),
    newsroomId: () => number("Newsroom"),
    outletId: () => number("Outlet"),
    channelIds: () => number("Channel"),
    contactListId: () => number("ContactList"),
    contactListIds: () => number("ContactList"),
    listId: () => number("ContactList"),
    workListId: () => number("WorkList"),
    searchId: () => number("MonitorSearch"),
    interviewId: () => number("draft interview"),
    communities: () => number("private community"),
    communityIds: () => number("private community"),
    communitySlug: () => "vault",
    entityId: () => number("draft job"),
    entityType: () => "job",
    img: () => number("Image"),
    logo: () => number("Image"),
    banner: () => number("Image"),
    images: () => number("Image"),
    video: () => number("Video"),
    videos: () => number("Video"),
    feed: () => "company",
    feedId: () => keyOf(ids("Company")).replace(/^\d+\./, ""),
    feedType: () => "job",
    kind: () => "comment",
    type: () => "text",
    id: () => "1",
  };
  return values[name]?.() ?? unknownCode;
}

/** Query strings that select the private objects: by their ids, by their words and by each filter. */
function queriesOf(victim: Victim, path: string, queries: readonly { name: string; schema?: Schema }[]): string[] {
  const kind = /^\/(\w+)/.exec(path)?.[1] ?? "";
  const idsOfKind = (objectsOf(victim).find(([prefix]) => prefix.startsWith(`/${kind}/`))?.[1] ?? []).flatMap(
    ({ id = [] }) => id,
  );
  const names = new Set(queries.map(({ name }) => name));
  const search = names.has("q") ? `q=${searchedWord}` : null;
  const all = queries.flatMap(({ name, schema = {} }) => {
    if (name === "q") return `q=${searchedWord}`;
    if (name === "ids") return idsOfKind.length === 0 ? [] : `ids=${idsOfKind.join(",")}`;
    if (name === "slugs") return `slugs=${[victim.person.slug, "vault", "ours"].join(",")}`;
    const { enum: options } = resolved(schema);
    const values = options === undefined ? [valueByName(victim, name)] : options.map(String);
    return values.map((value) => [`${name}=${encodeURIComponent(value)}`, search].filter((part) => part !== null).join("&"));
  });
  return [...new Set(all)].map((query) => `?${query}${names.has("limit") ? "&limit=100" : ""}`);
}

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = schema.$ref
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => Object(part)[key], document);
  return resolved(Object(found));
}

/**
 * Bodies that would be accepted from the owner: changes of an object with one field and with all; and for calls that create
 * something, each field alone with the required ones, because each may refer to an object of the victim.
 */
function bodiesOf(victim: Victim, given: Schema, isChange: boolean): unknown[] {
  const { properties = {}, required = [] } = resolved(given);
  const withFields = (names: readonly string[]): object =>
    Object.fromEntries([...required, ...names].map((name) => [name, valueOf(victim, name, properties[name] ?? {})]));
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  if (isChange) return optional.length === 0 ? [withFields([])] : [withFields(optional.slice(0, 1)), withFields(optional)];
  return [withFields([]), ...optional.map((name) => withFields([name]))];
}

function valueOf(victim: Victim, name: string, given: Schema): unknown {
  const schema = resolved(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return valueOf(victim, name, schema.anyOf[0] ?? {});
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === "array") return [valueOf(victim, name, schema.items ?? {})];
  if (type === "integer") return Number(valueByName(victim, name)) || 1;
  if (type === "boolean") return true;
  if (type === "object") {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [key, valueOf(victim, key, property)]),
    );
  }
  if (schema.format === "date-time") return futureTime;
  if (/email|replyTo|^to$/i.test(name)) return "intruder@example.com";
  if (/url|website|link|linkedin|facebook|instagram|youtube|tiktok|^x$/i.test(name)) return "https://intruder.example";
  if (/password/i.test(name)) return "a wrong password 2026";
  return name === "timezone" ? "Australia/Sydney" : "intruder";
}
