import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Text formats. Pictures, videos and woff2 fonts are compressed already. */
const compressibleFiles = /\.(css|html|js|json|map|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/;

/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;

/** Above this size the best quality takes seconds and saves only a few percent. */
const LARGE_BYTES = 1024 * 1024;

/** Files in a bundle that browsers never load. */
const internalFiles = new Set(["trusted-documents.json"]);

/** Number of files compressed at once: the size of Node's thread pool. */
const CONCURRENCY = 4;

/**
 * Writes `<name>.br` and `<name>.gz` next to every text file of a bundle, so that the web server need not compress responses.
 * @param folder absolute path of the bundle
 * @returns names of the compressed files, relative to the folder
 */
export async function precompress(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => compressibleFiles.test(name) && !internalFiles.has(name),
  );
  const compressed: string[] = [];
  const queue = names.values();
  const work = async (): Promise<void> => {
    for (const name of queue) if (await compressFile(join(folder, name))) compressed.push(name);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return compressed.toSorted();
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return false;
  const quality = content.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  return true;
}
