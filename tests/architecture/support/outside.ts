import type { Source } from "./sources.ts";

/** Ways in which a page loads resources; addresses with a host are external. */
const htmlLoads =
  /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*?\b(?:src|href|data|srcset)\s*=\s*["']((?:https?:)?\/\/[^"']+)/gi;
const cssLoads = /(?:@import\s+(?:url\(\s*)?|url\(\s*)["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const scriptLoads =
  /(?:\bimport\s*\(|\bimportScripts\s*\(|\bnew\s+(?:Shared)?Worker\s*\(|\bfetch\s*\(|\bfrom\s*|sourceMappingURL=)\s*["'`]?((?:https?:)?\/\/[^"'`)\s]+)/g;
/** Hosts of content delivery networks for scripts, fonts and editors. */
const delivery =
  /https?:\/\/(?:[\w-]+\.)*(?:jsdelivr\.net|unpkg\.com|esm\.sh|skypack\.dev|cdnjs\.cloudflare\.com|googleapis\.com|gstatic\.com|typekit\.net|apollographql\.com)[^"'`)\s]*/g;

/** @returns addresses of other hosts that a built file would load from */
export function outsideLoads(built: readonly Source[]): string[] {
  return built.flatMap(({ path, text }) => {
    const patterns = path.endsWith(".html")
      ? [htmlLoads, cssLoads, scriptLoads]
      : path.endsWith(".css")
        ? [cssLoads]
        : [scriptLoads];
    const loads = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
    const delivered = [...text.matchAll(delivery)].map(([address]) => address);
    return [...new Set([...loads, ...delivered])].map((address) => `${path}: ${address}`);
  });
}
