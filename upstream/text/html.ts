import sanitize from "sanitize-html";

const OWN_FILES = /^\/files\/[\w.-]+$/;
const OUTSIDE = /^https?:/i;

const options: sanitize.IOptions = {
  allowedTags: `p br strong em u s a ul ol li blockquote h2 h3 h4 code pre hr img figure figcaption span
    table thead tbody tfoot tr th td caption colgroup col`.split(/\s+/),
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "alt", "width", "height"],
    span: ["class", "data-id"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { span: ["mention"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    span: (tagName, { class: words = "", "data-id": contact = "" }) => ({
      tagName,
      attribs: words.split(/\s+/).includes("mention") ? { class: "mention", "data-id": contact } : {},
    }),
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(href !== undefined && OUTSIDE.test(href) && { rel: "noopener nofollow ugc", target: "_blank" }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => (isWanted(tag, attribs) ? false : "excludeTag"),
};

/** Of span only mentions stay, of img only the product's own files; what an unwanted tag holds stays without it. */
function isWanted(tag: string, attribs: sanitize.Attributes): boolean {
  if (tag === "img") {
    return OWN_FILES.test(attribs["src"] ?? "");
  }
  return tag !== "span" || /^\d+$/.test(attribs["data-id"] ?? "");
}

/** Cleaned HTML is read anew until it stays as it is; more rounds than this no HTML has needed. */
const MOST_ROUNDS = 5;

/**
 * The safe set of HTML (D-23): everything else is taken out, its text kept where it is text. What comes out stays the
 * same when it is cleaned again, also of markup that parsers mend in different ways.
 */
export function cleanHtml(html: string): string {
  // The database holds no character zero.
  let dirty = html.replaceAll("\0", "");
  for (let round = 1; ; round += 1) {
    // Taking markup out may cut a character in half, which the database does not hold either.
    const clean = sanitize(dirty, options).toWellFormed().trim();
    if (clean === dirty || round === MOST_ROUNDS) {
      return clean;
    }
    dirty = clean;
  }
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text that a reader sees, on one line; blocks are set apart by a space. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h[2-4]|\/blockquote|\/td|\/th|\/pre)\b/gi, " $&");
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/** Length of the text without tags (D-137), in characters as people count them. */
export function textLength(html: string): number {
  return characters(plainText(html));
}

/** Number of characters, each sign counted once however it is encoded. */
export function characters(text: string): number {
  return Array.from(text).length;
}

/** Contact ids of the people and companies mentioned (D-129). */
export function mentionsOf(html: string): number[] {
  return [...html.matchAll(/<span class="mention" data-id="(\d+)"/g)].map((match) => Number(match[1]));
}

/** Text as HTML that shows it. */
export function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
