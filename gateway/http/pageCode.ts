import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { removeBase, splitUrl } from "./pageUrl.ts";

const files = v.array(v.pipe(v.string(), v.regex(/^assets\/[\w.-]+\.(js|css)$/, "must be a file of the build")));
const tableShape = v.object({
  pages: v.array(v.object({ path: v.string(), guest: files, signedIn: files })),
  post: v.object({ keys: v.array(v.string()), files }),
});

/** The pages of the web client, and the files that each needs beyond those that every page links. */
export interface PageCode {
  /** Whether a page exists at the path of the address, or the client redirects it. */
  hasPage(url: string): boolean;
  /**
   * @param url path and query string of the page
   * @param hasSession whether the request has a session cookie
   * @returns paths from the build's folder
   */
  listFiles(url: string, hasSession: boolean): readonly string[];
}

/**
 * The code of pages from the table that the web build writes.
 * @param file of the table; without it every page exists, and none has files of its own
 * @param bases path segments under which the client may be served
 * @throws Error when the file exists but has another shape
 */
export function readPageCode(file: string, bases: readonly string[]): PageCode {
  if (!existsSync(file)) return { hasPage: () => true, listFiles: () => [] };
  const { pages, post } = v.parse(tableShape, JSON.parse(readFileSync(file, "utf8")));
  // The client's router ignores case and a slash at the end, too.
  const table = pages.map(({ path, ...code }) => ({ path: new RegExp(path, "i"), ...code }));
  const findPage = (pathname: string) => {
    const address = removeBase(pathname, bases).replace(/(?<=.)\/$/, "");
    return table.find(({ path }) => path.test(address));
  };
  return {
    hasPage: (url) => findPage(splitUrl(url).pathname) !== undefined,
    listFiles(url, hasSession) {
      const { pathname, search } = splitUrl(url);
      const page = findPage(pathname);
      if (!hasSession) return page?.guest ?? [];
      const own = page?.signedIn ?? [];
      const query = new URLSearchParams(search);
      return post.keys.some((key) => query.has(key)) ? [...new Set([...own, ...post.files])] : own;
    },
  };
}
