import { type Import, importsOf, type Source } from "./sources.ts";

/** Top-level folders that must not import each other; they only share the contracts and communicate by HTTP. */
const isolated = ["gateway", "web", "upstream", "demo", "scripts"] as const;
const contracts = ["schema.graphql", "openapi.json"];
/** The only exception: the demo data consists of rows of the upstream's tables, and its first start inserts them. */
const isDemoData = (path: string, target: string): boolean =>
  path === "upstream/server.ts" ? target.startsWith("demo/") : path.startsWith("demo/") && target.startsWith("upstream/");

/** @returns imports across top-level folders, except of contracts */
export function crossings(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const ownFolder = source.path.split("/")[0] ?? "";
    if (!isolated.some((folder) => folder === ownFolder)) return [];
    return importsOf(source)
      .filter(({ isPackage, target }) => !isPackage && target.split("/")[0] !== ownFolder && !contracts.includes(target))
      .filter(({ target }) => !isDemoData(source.path, target))
      .map(({ target }) => `${source.path} imports ${target}`);
  });
}

/**
 * The parts of a top-level folder. A file belongs to the first part whose pattern matches its path (within the folder), and may
 * import from its own part and from those in mayUse.
 */
export interface Layer {
  name: string;
  files: RegExp;
  mayUse: readonly string[];
  /** Packages that this part must not import. */
  without?: readonly string[];
}

export const gatewayLayers: readonly Layer[] = [
  {
    name: "main",
    files: /^(main|generate)\.ts$/,
    mayUse: ["server", "settings", "http", "modules", "graph", "rest", "realtime", "context"],
  },
  {
    name: "server",
    files: /^(server|pipeline)\.ts$/,
    mayUse: ["settings", "http", "modules", "graph", "rest", "realtime", "context"],
  },
  { name: "http", files: /^http\//, mayUse: ["settings", "examples", "graph", "rest", "realtime", "context"] },
  { name: "settings", files: /^settings\.ts$/, mayUse: ["rest"] },
  { name: "examples", files: /^examples\//, mayUse: [] },
  { name: "modules", files: /^modules\//, mayUse: ["graph", "rest", "realtime", "context"] },
  { name: "context", files: /^(context|errors|errorCodes)\.ts$/, mayUse: ["graph", "rest", "realtime"] },
  { name: "realtime", files: /^realtime\//, mayUse: ["rest"] },
  { name: "graph", files: /^graph\//, mayUse: [] },
  { name: "rest", files: /^rest\//, mayUse: [], without: ["graphql"] },
];

export const webLayers: readonly Layer[] = [
  {
    name: "main",
    files: /^main\.tsx$/,
    mayUse: ["routes", "shell", "nouns", "lists", "loading", "relay", "ui", "lib", "__generated__"],
  },
  // The code that the gateway runs to render first views.
  {
    name: "server",
    files: /^server\//,
    mayUse: ["routes", "shell", "nouns", "lists", "loading", "relay", "ui", "lib", "__generated__"],
  },
  { name: "routes", files: /^routes\//, mayUse: ["shell", "nouns", "lists", "loading", "relay", "ui", "lib", "__generated__"] },
  { name: "shell", files: /^shell\//, mayUse: ["routes", "nouns", "lists", "loading", "relay", "ui", "lib", "__generated__"] },
  { name: "lists", files: /^lists\//, mayUse: ["loading", "relay", "ui", "lib", "__generated__"] },
  // Needs nouns to check whether the sign-in modal shows a failure.
  { name: "loading", files: /^loading\//, mayUse: ["nouns", "relay", "ui", "lib", "__generated__"] },
  { name: "relay", files: /^relay\//, mayUse: ["ui", "lib", "__generated__"] },
  { name: "ui", files: /^ui\//, mayUse: ["lib"], without: ["react-relay", "relay-runtime", "react-router"] },
  { name: "lib", files: /^lib\//, mayUse: [], without: ["react-relay", "relay-runtime", "react-router"] },
  { name: "__generated__", files: /^__generated__\//, mayUse: [] },
  { name: "nouns", files: /^[a-z][A-Za-z]*\//, mayUse: ["lists", "loading", "relay", "ui", "lib", "__generated__"] },
];

export const upstreamLayers: readonly Layer[] = [
  {
    name: "main",
    files: /^(main|openapi|optionalOperations|schemaDescriptions|dataFolder|startFailure)\.ts$/,
    mayUse: ["server", "operations", "nouns", "http", "db"],
  },
  {
    name: "server",
    files: /^(server|settings)\.ts$/,
    mayUse: ["operations", "nouns", "services", "realtime", "mail", "session", "http", "db", "text"],
  },
  { name: "operations", files: /^operations\.ts$/, mayUse: ["nouns", "session", "http"] },
  { name: "services", files: /^services\.ts$/, mayUse: ["nouns", "realtime", "mail", "db"] },
  { name: "realtime", files: /^realtime\//, mayUse: ["nouns", "session", "http", "db"] },
  { name: "mail", files: /^mail\//, mayUse: ["db", "text"] },
  { name: "session", files: /^session\//, mayUse: ["nouns", "services", "http", "db", "text"] },
  { name: "http", files: /^http\//, mayUse: ["session", "services", "db", "text"] },
  { name: "db", files: /^db\//, mayUse: ["text"] },
  { name: "text", files: /^(text\/|units\.ts$)/, mayUse: ["http"], without: ["kysely", "fastify"] },
  {
    name: "nouns",
    files: /^[a-z][A-Za-z]*\//,
    mayUse: ["session", "services", "realtime", "mail", "http", "db", "text"],
  },
];

/**
 * @param folder whose files the layers describe, such as "gateway" or "web/src"
 * @returns imports in the wrong direction, and files that belong to no part
 */
export function wrongDirections(sources: readonly Source[], folder: string, layers: readonly Layer[]): string[] {
  const within = (path: string): string | null => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null);
  const layerOf = (path: string): Layer | undefined => {
    const inside = within(path);
    return inside === null ? undefined : layers.find(({ files }) => files.test(inside));
  };
  const wrong = (layer: Layer, one: Import): boolean => {
    if (one.isPackage) return layer.without?.includes(one.target) ?? false;
    const target = layerOf(one.target);
    return target !== undefined && target.name !== layer.name && !layer.mayUse.includes(target.name);
  };
  return sources.flatMap((source) => {
    if (within(source.path) === null) return [];
    const layer = layerOf(source.path);
    if (layer === undefined) return [`${source.path} belongs to no part of ${folder}/`];
    return importsOf(source)
      .filter((one) => wrong(layer, one))
      .map(({ target }) => `${source.path} (${layer.name}) imports ${target}`);
  });
}

/** Folders in which cycles of type-only imports are forbidden too, because they make the code hard to read. */
const isUntangled = (path: string): boolean => path.startsWith("gateway/");

/** @returns one line per import cycle; type-only imports count only in gateway/ */
export function cycles(sources: readonly Source[]): string[] {
  const edges = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(({ isPackage, isType }) => !isPackage && (!isType || isUntangled(source.path)))
        .map(({ target }) => target),
    ]),
  );
  const found = new Set<string>();
  const done = new Set<string>();
  const stack: string[] = [];
  function follow(path: string): void {
    const start = stack.indexOf(path);
    if (start >= 0) {
      const cycle = stack.slice(start);
      const first = cycle.indexOf([...cycle].toSorted()[0] ?? "");
      found.add([...cycle.slice(first), ...cycle.slice(0, first)].join(" -> "));
      return;
    }
    if (done.has(path)) return;
    stack.push(path);
    for (const next of edges.get(path) ?? []) if (edges.has(next)) follow(next);
    stack.pop();
    done.add(path);
  }
  for (const path of edges.keys()) follow(path);
  return [...found].toSorted();
}
