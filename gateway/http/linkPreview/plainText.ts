import { Parser } from "htmlparser2";

/** The elements that do not end a word. */
const inlineElements: ReadonlySet<string> = new Set(["a", "b", "code", "em", "i", "s", "span", "strong", "sub", "sup", "u"]);

/** The text of HTML without its markup, with a space between paragraphs and lines; null for null. */
export function toPlainText(html: string | null): string | null {
  if (html === null) return null;
  const texts: string[] = [];
  const parser = new Parser({
    ontext: (text) => texts.push(text),
    onclosetag: (name) => {
      if (!inlineElements.has(name)) texts.push(" ");
    },
  });
  parser.end(html);
  return texts.join("");
}

/** Puts a text on one line and cuts it after a word; at most `max` UTF-16 units, so that a preview has room for it. */
export function shorten(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1);
  const end = start.lastIndexOf(" ");
  return `${(end > max / 2 ? start.slice(0, end) : start).toWellFormed()}…`;
}
