import type { Source } from "./sources.ts";

/** Ways in which a page loads resources; addresses with a host are external. */
const HTML_LOADS =
  /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*?\b(?:src|href|data|srcset)\s*=\s*["']((?:https?:)?\/\/[^"']+)/gi;
const CSS_LOADS = /(?:@import\s+(?:url\(\s*)?|url\(\s*)["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const SCRIPT_LOADS =
  /(?:\bimport\s*\(|\bimportScripts\s*\(|\bnew\s+(?:Shared)?Worker\s*\(|\bfetch\s*\(|\bfrom\s*|sourceMappingURL=)\s*["'`]?((?:https?:)?\/\/[^"'`)\s]+)/g;
/** Hosts of content delivery networks for scripts, fonts and editors. */
const DELIVERY =
  /https?:\/\/(?:[\w-]+\.)*(?:jsdelivr\.net|unpkg\.com|esm\.sh|skypack\.dev|cdnjs\.cloudflare\.com|googleapis\.com|gstatic\.com|typekit\.net|apollographql\.com)[^"'`)\s]*/g;

/** @returns addresses of other hosts that a built file would load from */
export function outsideLoads(built: readonly Source[]): string[] {
  return built.flatMap(({ path, text }) => {
    const patterns = path.endsWith(".html")
      ? [HTML_LOADS, CSS_LOADS, SCRIPT_LOADS]
      : path.endsWith(".css")
        ? [CSS_LOADS]
        : [SCRIPT_LOADS];
    const loads = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
    const delivered = [...text.matchAll(DELIVERY)].map(([address]) => address);
    return [...new Set([...loads, ...delivered])].map((address) => `${path}: ${address}`);
  });
}
