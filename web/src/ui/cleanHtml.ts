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
    if (!isProductFile(node.src)) node.remove();
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

function isProductFile(src: string): boolean {
  const address = parseUrl(src, location.href);
  return address?.origin === location.origin && address.pathname.startsWith("/files/");
}

function splitWords(list: string): string[] {
  return list.split(/\s+/);
}
