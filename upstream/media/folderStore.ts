import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import { toFilePath, filePolicy, MAX_AGE, toFileName, createFileName, type FileStore, type MediaType } from "./fileStore.ts";

/** On the same disk as the stored files, so that a file can be renamed into place. */
export const incomingFolder = ".incoming";

/** Keeps files in a single folder, which is created when it is missing. Several nodes may share it. */
export function createFolderStore(folder: string): FileStore {
  function locate(path: string): string | null {
    const name = toFileName(path);
    return name === null ? null : join(folder, name);
  }

  async function prepareName(type: MediaType, key?: string): Promise<string> {
    await mkdir(folder, { recursive: true });
    return createFileName(type, key);
  }

  async function remove(path: string): Promise<void> {
    const file = locate(path);
    if (file !== null) await rm(file, { force: true });
  }

  return {
    incoming: join(folder, incomingFolder),
    async put(bytes, type, key) {
      const name = await prepareName(type, key);
      await writeFile(join(folder, name), bytes);
      return toFilePath(name);
    },
    async adopt(file, type) {
      const name = await prepareName(type);
      await rename(file, join(folder, name));
      return toFilePath(name);
    },
    async read(path) {
      const file = locate(path);
      return file === null ? null : readFile(file);
    },
    async withFile(path, work) {
      const file = locate(path);
      return file === null ? null : work(file);
    },
    remove,
    discard: remove,
    async serve(app) {
      await app.register(staticFiles, {
        root: folder,
        prefix: toFilePath(""),
        decorateReply: false,
        index: false,
        list: false,
        dotfiles: "deny",
        immutable: true,
        maxAge: MAX_AGE * 1000,
        setHeaders: (response) => {
          response.header("content-security-policy", filePolicy);
        },
      });
    },
    close: () => Promise.resolve(),
  };
}
