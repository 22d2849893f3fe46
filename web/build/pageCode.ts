import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { postKeys } from "../src/posts/postKeys.ts";
import { pageAt } from "../src/routes/pageAt.ts";
import type { Gate, ParamRule } from "../src/routes/route.ts";
import { redirects, routes } from "../src/routes/routes.ts";
import { pageModules } from "./pageModules.ts";

/** The built file. The gateway reads it, and lets browsers load this code together with what every page needs. */
interface PageCode {
  /** Pages and redirects. */
  pages: {
    /** A regular expression for paths without the router's base. The first one that matches counts. */
    path: string;
    /** The files for visitors without and with a session cookie, who may get different pages at the same path. */
    guest: readonly string[];
    signedIn: readonly string[];
  }[];
  /** The files that signed-in visitors load when the query string has one of these keys, which open a post over the page. */
  post: { keys: readonly string[]; files: readonly string[] };
}

/** The modules that src/routes/early.ts imports when the address names a post. */
const postModules = ["src/posts/PostOverlay.tsx", "src/ui/overlays.ts"];
const screensFile = /\/src\/routes\/screens\/\w+\.tsx$/;

const isName = (name: string): boolean => routes.some((route) => route.name === name);

/**
 * Writes the table of the files that each page needs in addition to those that every page links. It is derived from the route
 * table and the screens. Without it browsers would discover the files one after the other: start script, screens, page.
 * @param root folder of the web client
 * @param fileName of the table
 */
export function pageCode(root: string, fileName: string): Plugin {
  /** Ids of the modules that each page imports, by route name. */
  const modules = new Map<string, readonly string[]>();
  return {
    name: "pressroom:page-code",
    apply: "build",
    async buildEnd(error) {
      modules.clear();
      if (error) return;
      for (const id of [...this.getModuleIds()].filter((module) => screensFile.test(module))) {
        for (const [name, sources] of pageModules(this.parse(this.getModuleInfo(id)?.code ?? ""), isName))
          modules.set(name, [id, ...(await resolveAll(this, sources, id))]);
      }
    },
    generateBundle(_options, bundle) {
      const getFiles = readBundle(bundle);
      const findCode = (entry: Gate, hasSession: boolean): string[] => {
        const page = pageAt({ pathname: createExample(entry), search: "", hash: "" }, hasSession);
        return page === null ? [] : getFiles(modules.get(page.name) ?? []);
      };
      const unknown = routes.filter(({ name }) => (modules.get(name)?.length ?? 0) < 2);
      if (unknown.length > 0) this.error(`No import() of the page found for ${unknown.map(({ name }) => name).join(", ")}.`);
      const table: PageCode = {
        pages: [...routes, ...redirects]
          .toSorted((left: Gate, right: Gate) => (sortKey(left) < sortKey(right) ? -1 : 1))
          .map((entry) => ({ path: createPattern(entry), guest: findCode(entry, false), signedIn: findCode(entry, true) })),
        post: { keys: postKeys, files: getFiles(postModules.map((file) => path.join(root, file))) },
      };
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(table) });
    },
  };
}

async function resolveAll(context: Rolldown.PluginContext, sources: readonly string[], importer: string): Promise<string[]> {
  const resolved = await Promise.all(sources.map((source) => context.resolve(source, importer)));
  return resolved.flatMap((module) => module?.id ?? []);
}

/** @returns a function that lists the files of modules and of their imports, except those that every page links */
function readBundle(bundle: Rolldown.OutputBundle): (modules: readonly string[]) => string[] {
  const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const needed = (files: Iterable<string>): Set<string> => {
    const found = new Set(files);
    for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
    return found;
  };
  const all = [...chunks.values()];
  const linked = needed(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return (modules) => {
    const own = all.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id))).map(({ fileName }) => fileName);
    const files = [...needed(own)].filter((file) => !linked.has(file));
    const styles = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
    return [...files, ...styles];
  };
}

/** Orders paths so that a word comes before a parameter in the same place. */
const sortKey = ({ path: pattern }: Gate): string => pattern.replaceAll(":", "\uffff");

const parameter = /:(\w+)/g;

const createPattern = ({ path: pattern, params = {} }: Gate): string =>
  `^${pattern.replace(parameter, (_all, name: string) => patternOfRule(params[name]))}$`;

function patternOfRule(rule: ParamRule | undefined): string {
  if (rule === undefined) return "[^/]+";
  return rule === "digits" ? "\\d+" : `(?:${rule.join("|")})`;
}

/** An example of a path that matches the page or redirect. */
const createExample = ({ path: pattern, params = {} }: Gate): string =>
  pattern.replace(parameter, (_all, name: string) => {
    const rule = params[name];
    return rule === undefined || rule === "digits" ? "1" : (rule[0] ?? "");
  });
