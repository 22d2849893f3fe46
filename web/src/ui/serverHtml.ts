import { parseUrl } from "../lib/parseUrl.ts";

/**
 * One token of HTML as the server writes it: text, an escape, an element without attributes, a web link, or a mention. Nothing in
 * it can run or load anything.
 */
const safeToken =
  /[^<>&]+|&(?:amp|lt|gt|quot);|<br \/>|<\/?(?:p|strong|em|u|s|ul|ol|li|blockquote|h[2-4]|code|pre)>|<\/(?:a|span)>|<a href="(?<href>https?:\/\/(?:[\w.~:/?#@!$()*+,;=%-]|&amp;)+)" rel="noopener nofollow ugc" target="_blank">|<span class="mention" data-id="\d+">/y;

/**
 * The HTML to show for text that is written exactly as the server writes simple text, so that it needs no sanitizer: paragraphs,
 * emphasis, lists, web links, mentions. Anything else, such as a picture, a table or an unknown attribute, returns null.
 * @param origin the product's own, to which links open in the same tab
 */
export function readServerHtml(html: string, origin: string): string | null {
  let shown = "";
  safeToken.lastIndex = 0;
  while (safeToken.lastIndex < html.length) {
    const token = safeToken.exec(html);
    if (!token) return null;
    const [text] = token;
    const href = token.groups?.["href"];
    const isOwn = href !== undefined && parseUrl(href)?.origin === origin;
    // Of all tokens, only a mention contains "<span".
    shown += isOwn ? `<a href="${href}">` : text.replace("<span", '<span role="link" tabindex="0"');
  }
  return shown;
}
