import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Preloads the fonts that every first screen needs; their built names carry a hash, so the page cannot name them.
 * @param fonts beginnings of the font files' names
 */
export function fontPreload(fonts: readonly string[]): Plugin {
  return {
    name: "pressroom:font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((file) => fonts.some((font) => file.endsWith(".woff2") && file.includes(`/${font}-`)))
          .map((file): HtmlTagDescriptor => ({
            // Text is drawn only once the scripts have run, which therefore come first on a slow network.
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true, fetchpriority: "low" },
            injectTo: "head",
          }));
      },
    },
  };
}
