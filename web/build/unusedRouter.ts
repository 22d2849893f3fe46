import type { Plugin } from "vite";

/** The code that is removed from React Router, and its replacements. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Names for developer tools, which prevent the bundler from removing unused components.
  [/^\w+\.displayName = "\w+";$/gm, ""],
  [/^const (\w+) = React\$1\.forwardRef\(/gm, "const $1 = /* @__PURE__ */ React$$1.forwardRef("],
  // Instrumentations, which this client does not use.
  [/\binit\.instrumentations\b/g, "undefined"],
];

/** Removes the code of React Router that the client never runs, such as its own links and forms. */
export function unusedRouter(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: "pressroom:unused-router",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/lib\// },
      handler: (code) =>
        replacements.reduce((text, [pattern, replacement]) => {
          const left = text.replace(pattern, replacement);
          if (left !== text) replaced.add(pattern);
          return left;
        }, code),
    },
    buildEnd(error) {
      const unknown = replacements.filter(([pattern]) => !replaced.has(pattern));
      if (!error && unknown.length > 0) this.error(`React Router no longer has ${unknown.join(", ")}: update unusedRouter.ts.`);
    },
  };
}
