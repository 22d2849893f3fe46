import DOMPurify, { type Config } from "dompurify";
import { parseUrl } from "../lib/parseUrl.ts";

/** The allowed HTML. Other elements are removed, but their text is kept. */
const config: Config = {
  ALLOWED_TAGS: splitWords(`p br strong em u s a ul ol li blockquote h2 h3 h4 code pre hr
    img figure figcaption table thead tbody tfoot tr th td caption span`),
  ALLOWED_ATTR: splitWords("href target rel src alt width height colspan rowspan class data-id"),
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|[?#])/i,
  // Attributes whose values are not URLs.
  ADD_URI_SAFE_ATTR: splitWords("data-id width height colspan rowspan"),
  ALLOW_DATA_ATTR: false,
};

const purify = DOMPurify(window);

purify.addHook("afterSanitizeAttributes", (node) => {
  if (!(node instanceof Element)) return;
  if (isMention(node)) {
    // Mentions act as links to the mentioned person.
    node.setAttribute("role", "link");
    node.setAttribute("tabindex", "0");
  } else {
    node.removeAttribute("class");
    node.removeAttribute("data-id");
  }
  if (node instanceof HTMLAnchorElement) secureLink(node);
  if (node instanceof HTMLImageElement) {
    const path = findProductFile(node.src);
    if (path === null) node.remove();
    else node.setAttribute("src", path);
    node.loading = "lazy";
  }
});

/** Sanitizes HTML to the allowed set and makes outside links safe. */
export function cleanHtml(html: string): string {
  return purify.sanitize(html, config);
}

function isMention(node: Element): boolean {
  return node.tagName === "SPAN" && node.className === "mention";
}

function secureLink(link: HTMLAnchorElement): void {
  const isOutside = link.protocol !== "mailto:" && link.origin !== location.origin;
  link.removeAttribute("target");
  link.removeAttribute("rel");
  if (!isOutside) return;
  link.target = "_blank";
  link.rel = "noopener nofollow ugc";
}

/**
 * The path of a file of the product, as texts contain it; its address may also include the origin, as in content copied from a
 * page. Null for everything else, which the server removes.
 */
export function findProductFile(src: string): string | null {
  const address = parseUrl(src, location.href);
  return address?.origin === location.origin && /^\/files\/[\w.-]+$/.test(address.pathname) ? address.pathname : null;
}

function splitWords(list: string): string[] {
  return list.split(/\s+/);
}
