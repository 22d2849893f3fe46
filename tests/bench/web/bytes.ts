import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fromRoot } from "../../../scripts/lib/paths.ts";

/** The JavaScript of one page. */
export interface PageBytes {
  /** Source file of the page, such as "home/HomePage.tsx". */
  page: string;
  /** Bytes of gzip until the page is interactive when it is the first one of a visit. */
  first: number;
  /** Further bytes when home has been visited before. */
  afterHome: number;
}

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: readonly string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

const dist = fromRoot("web/dist");
const homeModule = "src/home/HomePage.tsx";

/** @returns the files of modules that load on their own, such as pages, and of all that they import */
export function filesOf(modules: readonly string[]): Set<string> {
  const { needed, chunkOf } = readManifest();
  return new Set([...needed(modules)].map((key) => chunkOf(key).file));
}

/** Measures every page of the built web client. The chunks that a page loads later, when they are needed, do not count. */
export function pageBytes(): PageBytes[] {
  const { manifest, needed, chunkOf } = readManifest();
  const sizes = new Map<string, number>();
  const sizeOf = (key: string): number => {
    const size = sizes.get(key) ?? gzipSync(readFileSync(`${dist}/${chunkOf(key).file}`), { level: 9 }).length;
    sizes.set(key, size);
    return size;
  };
  const sum = (keys: Iterable<string>) => [...keys].reduce((bytes, key) => bytes + sizeOf(key), 0);

  const entries = Object.keys(manifest).filter((key) => chunkOf(key).isEntry && chunkOf(key).file.endsWith(".js"));
  const home = needed([...entries, homeModule]);
  return Object.keys(manifest)
    .filter((key) => chunkOf(key).isDynamicEntry && /^src\/.*Page\.tsx$/.test(key))
    .map((key) => {
      const page = needed([...entries, key]);
      return { page: key.replace("src/", ""), first: sum(page), afterHome: sum([...page].filter((needs) => !home.has(needs))) };
    });
}

function readManifest() {
  const manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, "utf8")) as Readonly<Record<string, Chunk>>;
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    return chunk;
  };
  const needed = (keys: readonly string[]): Set<string> => {
    const found = new Set(keys);
    for (const key of found) for (const imported of chunkOf(key).imports ?? []) found.add(imported);
    return found;
  };
  return { manifest, chunkOf, needed };
}
