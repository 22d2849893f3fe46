import path from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/**
 * Adds a second script to the page that runs as soon as it has arrived, without waiting for the client's own.
 * @param entry path of its entry module, relative to the root
 */
export function earlyScript(root: string, entry: string): Plugin {
  return {
    name: "pressroom:early-script",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        if (!bundle) return [scriptTag(`/${entry}`)];
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, entry));
        if (!chunk) throw new Error(`The build has no ${entry}.`);
        return [scriptTag(`/${chunk.fileName}`)];
      },
    },
  };
}

const scriptTag = (src: string): HtmlTagDescriptor => ({
  tag: "script",
  attrs: { type: "module", async: true, fetchpriority: "high", crossorigin: true, src },
  injectTo: "head",
});
