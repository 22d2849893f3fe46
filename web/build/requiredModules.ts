import type { Plugin, Rolldown } from "vite";
import { importedBy, reExportedBy, type Imported } from "./imports.ts";

/** All modules whose code an entry module needs at once, itself included. Complete once the modules have been read. */
export interface RequiredModules {
  plugin: Plugin;
  includes(id: string): boolean;
}

/** A module, and which of its exports are needed. */
interface RequiredModule {
  id: string;
  names: Imported["names"];
}

/**
 * Collects them during the build, so that a chunk can contain only what one page needs. Libraries re-export everything from an
 * index module; only the imported names of such a module are followed, because one icon does not need all others.
 * @param entry path of the entry module
 */
export function collectRequiredModules(entry: string): RequiredModules {
  const modules = new Set<string>();
  return {
    includes: (id) => modules.has(id),
    plugin: {
      name: "pressroom:required-modules",
      apply: "build",
      async buildEnd(error) {
        modules.clear();
        if (error) return;
        const followed = new Set<string>();
        const queue: RequiredModule[] = [{ id: entry, names: "all" }];
        for (const { id, names } of queue) {
          const key = JSON.stringify([id, names === "all" ? names : [...names]]);
          if (followed.has(key)) continue;
          followed.add(key);
          modules.add(id);
          queue.push(...(await modulesRequiredBy(this, { id, names })));
        }
      },
    },
  };
}

async function modulesRequiredBy(context: Rolldown.PluginContext, { id, names }: RequiredModule): Promise<RequiredModule[]> {
  const code = context.getModuleInfo(id)?.code;
  if (!code) return [];
  const program = context.parse(code);
  const imported = reExportedBy(program, names) ?? importedBy(program);
  const required = imported.map(async ({ source, names: needed }) => {
    const resolved = await context.resolve(source, id);
    return resolved && !resolved.external ? [{ id: resolved.id, names: needed }] : [];
  });
  return (await Promise.all(required)).flat();
}
