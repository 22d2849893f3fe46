import sanitize from 'sanitize-html';

const OWN_FILES = /^\/files\/[\w.-]+$/;
const OUTSIDE = /^https?:/i;

/** A tag that is not on the list is left out and its content kept, so renaming to it drops the tag alone. */
const dropped = { tagName: 'dropped', attribs: {} };

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4', 'code', 'pre'],
    ...['hr', 'img', 'figure', 'figcaption', 'span'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['class', 'data-id'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { span: ['mention'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(href !== undefined && OUTSIDE.test(href) && { rel: 'noopener nofollow ugc', target: '_blank' }),
      },
    }),
    span: (tagName, { class: names, 'data-id': id }) =>
      names?.split(/\s+/).includes('mention') === true && id !== undefined && /^\d+$/.test(id)
        ? { tagName, attribs: { class: 'mention', 'data-id': id } }
        : dropped,
    img: (tagName, attribs) => (OWN_FILES.test(attribs['src'] ?? '') ? { tagName, attribs } : dropped),
  },
};

/** The safe set of HTML (D-23): everything else is taken out, its text kept where it is text. */
export function cleanHtml(html: string): string {
  return sanitize(html, options).trim();
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text that a reader sees, on one line; blocks are set apart by a space. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h[2-4]|\/blockquote|\/td|\/th|\/pre)\b/gi, ' $&');
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Length of the text without tags (D-137), in characters as people count them. */
export function textLength(html: string): number {
  return Array.from(plainText(html)).length;
}

/** Contact ids of the people and companies mentioned (D-129). */
export function mentionsOf(html: string): number[] {
  return [...html.matchAll(/<span class="mention" data-id="(\d+)"/g)].map((match) => Number(match[1]));
}

/** Text as HTML that shows it. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
