import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const styles = /\s*<link rel="stylesheet"[^>]*>/g;
const ownScript = /<script src="\/([\w.-]+)"><\/script>/g;

/**
 * Lets the browser paint the frame in the page before any other file has arrived. It inlines the small scripts of `public/` and
 * moves the links to style sheets behind the frame. The style sheets still load before the client's modules run.
 * @param publicFolder the folder of these scripts
 */
export function firstPaint(publicFolder: string): Plugin {
  return {
    name: "pressroom:first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const links = html.match(styles)?.join("") ?? "";
        const inline = (_tag: string, file: string) => `<script>${readFileSync(path.join(publicFolder, file), "utf8")}</script>`;
        return html
          .replace(styles, "")
          .replace(ownScript, inline)
          .replace("</body>", () => `${links.trimStart()}\n  </body>`);
      },
    },
  };
}
