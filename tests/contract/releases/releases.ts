import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { createExamples } from "../../../gateway/examples/example.ts";
import { exists, sourceFiles } from "../../../scripts/lib/files.ts";
import { root } from "../../../scripts/lib/paths.ts";

/** Both contracts at one point in time, and the documents written for them. */
export interface Contracts {
  /** Text of schema.graphql. */
  schema: string;
  /** Text of openapi.json. */
  openapi: string;
  /** The operations of the web client and the examples. */
  documents: readonly NamedDocument[];
}

export interface NamedDocument {
  kind: "operation" | "example";
  /** An operation's own name, or an example's file name. */
  name: string;
  text: string;
}

export interface Release extends Contracts {
  version: string;
}

const releasesFolder = "releases";
/** Written by relay-compiler: the text of every operation of the web client by its persisted id. */
const persistedFile = "web/src/__generated__/persisted.json";
const examplesFolder = "gateway/examples";

/** The contracts of a working copy. @param base the folder of package.json */
export async function readCurrent(base: string = root): Promise<Contracts> {
  const persisted = Object.values(await readTexts(join(base, persistedFile)));
  const exampleFiles = (await sourceFiles([examplesFolder], base)).filter((file) => file.endsWith(".graphql"));
  const schema = await readFile(join(base, "schema.graphql"), "utf8");
  return {
    schema,
    openapi: await readFile(join(base, "openapi.json"), "utf8"),
    documents: [
      ...persisted.map((text): NamedDocument => ({ kind: "operation", name: operationName(text), text })),
      ...createExamples(buildSchema(schema)).map(({ name, document }): NamedDocument => ({
        kind: "example",
        name,
        text: document,
      })),
      ...(await Promise.all(
        exampleFiles.map(async (file): Promise<NamedDocument> => ({
          kind: "example",
          name: file.slice(examplesFolder.length + 1),
          text: await readFile(join(base, file), "utf8"),
        })),
      )),
    ].toSorted((left, right) => left.name.localeCompare(right.name)),
  };
}

/** The release with the highest version; null when there is none. */
export async function readLastRelease(base: string = root): Promise<Release | null> {
  const names = await readdir(join(base, releasesFolder)).catch(() => []);
  const [version] = names.filter((name) => parseVersion(name) !== null).toSorted((left, right) => compareVersions(right, left));
  if (version === undefined) return null;
  const folder = join(base, releasesFolder, version);
  const documents = JSON.parse(await readFile(join(folder, "documents.json"), "utf8")) as NamedDocument[];
  return {
    version,
    schema: await readFile(join(folder, "schema.graphql"), "utf8"),
    openapi: await readFile(join(folder, "openapi.json"), "utf8"),
    documents,
  };
}

/**
 * Stores the contracts of a release.
 * @returns the folder, relative to `base`
 * @throws Error when the release exists already
 */
export async function writeRelease(version: string, contracts: Contracts, base: string = root): Promise<string> {
  const folder = join(releasesFolder, version);
  if (await exists(join(base, folder))) throw new Error(`${folder} exists already, and a release never changes.`);
  await mkdir(join(base, folder), { recursive: true });
  const files = {
    "schema.graphql": contracts.schema,
    "openapi.json": contracts.openapi,
    "documents.json": `${JSON.stringify(contracts.documents, null, 1)}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(base, folder, name), text);
  return folder;
}

/**
 * Whether a version may have breaking changes: a new major version, or before 1.0 a new minor version
 * (Semantic Versioning, 4 and 8).
 */
export function mayBreak(before: string, after: string): boolean {
  const [oldMajor, oldMinor] = parseVersion(before) ?? [0, 0, 0];
  const [newMajor, newMinor] = parseVersion(after) ?? [0, 0, 0];
  return newMajor > oldMajor || (oldMajor === 0 && newMajor === 0 && newMinor > oldMinor);
}

type Version = readonly [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

function compareVersions(left: string, right: string): number {
  const [a, b] = [parseVersion(left) ?? [0, 0, 0], parseVersion(right) ?? [0, 0, 0]];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const operationName = (text: string): string => /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(text)?.[1] ?? "unnamed";

async function readTexts(file: string): Promise<Record<string, string>> {
  const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof parsed !== "object" || parsed === null) throw new Error(`${file} contains no documents.`);
  return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
