import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSchema, isEnumType } from "graphql";
import * as v from "valibot";

/** A post type under each of its names. */
export interface PostTypeNames {
  /** "communityPost": the query key, the folder in web/src/posts/kinds and what the folder's index.ts exports. */
  key: string;
  /** "CommunityPost": the type in the schema, and how the names of its components begin. */
  name: string;
  /** "COMMUNITY_POST": the value of PostType in the schema. */
  literal: string;
  /** Whether its form also edits posts. */
  isEditable: boolean;
  /** The field of the schema that contains the title; omitted for types without one. */
  titleField?: string | undefined;
}

type PostDefinition = Pick<PostTypeNames, "isEditable" | "titleField">;

/** The suffixes of a type's files, and what each file is for. */
const requiredFiles: Readonly<Record<string, string>> = {
  Content: "shows what is specific to one",
  Form: "writes one",
};

const keysFile = "web/src/posts/postKeys.ts";
const kindsFolder = "web/src/posts/kinds";

/**
 * Reads the post types from postKeys.ts, their folders and schema.graphql.
 * @param web the folder of the web client
 * @returns gaps: what is missing or contradicts the schema, one sentence each
 */
export async function findPostTypes(web: string): Promise<{ types: PostTypeNames[]; gaps: string[] }> {
  const keys = await readKeys(web);
  const literals = await readLiterals(web);
  const folders = await readdir(path.join(web, "src/posts/kinds"), { withFileTypes: true });
  const gaps: string[] = [];
  for (const literal of literals) {
    const key = toKey(literal);
    if (!keys.includes(key)) gaps.push(`${keysFile} lacks "${key}": schema.graphql has the post type ${literal}.`);
  }
  for (const { name } of folders.filter((entry) => entry.isDirectory()))
    if (!keys.includes(name)) gaps.push(`${keysFile} lacks "${name}", which has a folder in ${kindsFolder}.`);
  const types: PostTypeNames[] = [];
  for (const key of keys) {
    const literal = toLiteral(key);
    const name = key.charAt(0).toUpperCase() + key.slice(1);
    if (!literals.includes(literal)) gaps.push(`schema.graphql lacks the post type ${literal} of "${key}" in ${keysFile}.`);
    for (const [suffix, purpose] of Object.entries(requiredFiles)) {
      const file = `${key}/${name}${suffix}.tsx`;
      if (!existsSync(path.join(web, "src/posts/kinds", file))) gaps.push(`${kindsFolder}/${file} is missing: it ${purpose}.`);
    }
    const definition = await readDefinition(web, key, literal);
    if (typeof definition === "string") gaps.push(definition);
    else types.push({ key, name, literal, ...definition });
  }
  return { types, gaps };
}

/** The message that lists the gaps for the author of a type. */
export function describeGaps(gaps: readonly string[]): string {
  return ["The post types of the web client are incomplete:", ...gaps.map((gap) => `- ${gap}`)].join("\n");
}

async function readKeys(web: string): Promise<readonly string[]> {
  const { postKeys } = v.parse(v.object({ postKeys: v.array(v.string()) }), await load(web, "src/posts/postKeys.ts"));
  return postKeys;
}

async function readLiterals(web: string): Promise<readonly string[]> {
  const type = buildSchema(await readFile(path.join(web, "../schema.graphql"), "utf8")).getType("PostType");
  if (!isEnumType(type)) throw new Error("schema.graphql has no enum PostType.");
  return type.getValues().map(({ name }) => name);
}

/** @returns the fields of the definition that the generator needs, or an error message */
async function readDefinition(web: string, key: string, literal: string): Promise<PostDefinition | string> {
  const file = `src/posts/kinds/${key}/index.ts`;
  if (!existsSync(path.join(web, file))) return `web/${file} is missing: it defines the type.`;
  const schema = v.object({
    [key]: v.object({
      key: v.literal(key),
      type: v.literal(literal),
      isEditable: v.boolean(),
      titleField: v.optional(v.string()),
    }),
  });
  const parsed = v.safeParse(schema, await load(web, file));
  const definition = parsed.success ? parsed.output[key] : undefined;
  return definition ?? `web/${file} must export ${key} with the key "${key}", the type "${literal}" and isEditable.`;
}

const load = (web: string, file: string): Promise<unknown> => import(pathToFileURL(path.join(web, file)).href);

/** communityPost -> COMMUNITY_POST */
const toLiteral = (key: string): string => key.replace(/[A-Z]/g, "_$&").toUpperCase();

/** COMMUNITY_POST -> communityPost */
const toKey = (literal: string): string => literal.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
