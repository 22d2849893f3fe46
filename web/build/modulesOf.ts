import type { Plugin } from "vite";

/** All modules that an entry module imports statically, itself included. Complete once the modules have been read. */
export interface ModulesOf {
  plugin: Plugin;
  includes(id: string): boolean;
}

/** Finds them while the client is built, so that a chunk can hold just what one page needs. @param entry path of the entry module */
export function modulesOf(entry: string): ModulesOf {
  const modules = new Set<string>();
  return {
    includes: (id) => modules.has(id),
    plugin: {
      name: "pressroom:modules-of",
      apply: "build",
      buildEnd() {
        modules.clear();
        const queue = [entry];
        for (const id of queue) {
          if (modules.has(id)) continue;
          modules.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
