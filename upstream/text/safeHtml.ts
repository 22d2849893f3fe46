import { setImmediate as nextTurn } from "node:timers/promises";
import { Parser } from "htmlparser2";
import { escapeHtml, escapeText } from "./escapeHtml.ts";

const names = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** The allowed elements with their allowed attributes. */
const allowedAttributes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    ...Object.fromEntries(
      [
        ...names(
          "p br strong em u s ul ol li blockquote h2 h3 h4 code pre hr figure figcaption table thead tbody tfoot tr caption colgroup col",
        ),
      ].map((tag) => [tag, new Set<string>()]),
    ),
    a: names("href rel target"),
    img: names("src alt width height"),
    span: names("class data-id"),
    th: names("colspan rowspan scope"),
    td: names("colspan rowspan"),
  }),
);
const replacements: ReadonlyMap<string, string> = new Map([
  ["b", "strong"],
  ["i", "em"],
  ["strike", "s"],
  ["del", "s"],
]);
/** Elements whose content is not visible text. */
const hiddenElements = names("script style textarea option xmp title template noscript iframe noembed noframes plaintext");
const voidElements = names("br hr img col");
const blockElements = names("br p li h2 h3 h4 blockquote td th pre");

const paragraphs = names("p");
const headings = names("p h2 h3 h4");
const sections = names("thead tbody tfoot");
/** Open elements that are closed implicitly when an element starts; includes all that the parser closes. */
const closedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ..."p blockquote figcaption figure hr ol pre table ul".split(" ").map((tag) => [tag, paragraphs] as const),
  ...["h2", "h3", "h4"].map((tag) => [tag, headings] as const),
  ["a", names("a")],
  ["li", names("li")],
  ["tr", names("tr th td")],
  ["th", names("th td")],
  ["td", names("thead th td")],
  ["tbody", sections],
  ["tfoot", sections],
]);

const ownFileAddress = /^\/files\/[\w.-]+$/;
const externalAddress = /^(?:https?|mailto):/i;
const httpAddress = /^https?:/i;
const protocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
/** Placeholder for the product's own origin, which this code does not know. */
const ownOrigin = "https://own.invalid";

/** Sanitized HTML and its visible text. */
export interface SafeHtml {
  readonly html: string;
  /** On one line, with spaces between blocks. */
  readonly text: string;
}

interface OpenElement {
  /** Name in the output; null when only its content is kept. */
  readonly name: string | null;
  isOpen: boolean;
}

/**
 * Writes the safe part of the parsed input. Elements are closed in the output where the parser would close them when it parses
 * the output, so that sanitizing is idempotent.
 */
class SafeWriter {
  readonly #html: string[] = [];
  readonly #text: string[] = [];
  /** One entry for each open element of the input. */
  readonly #elements: OpenElement[] = [];
  /** The elements that are open in the output. */
  readonly #written: OpenElement[] = [];
  /** Number of open elements counted from the outermost hidden one; 0 outside of hidden elements. */
  #hidden = 0;

  get depth(): number {
    return this.#elements.length;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const name = this.#hidden > 0 || hiddenElements.has(tag) ? null : getElementName(tag, attributes);
    const element: OpenElement = { name, isOpen: false };
    this.#elements.push(element);
    if (this.#hidden > 0 || hiddenElements.has(tag)) {
      this.#hidden += 1;
      return;
    }
    if (name === null) return;
    const ended = closedBy.get(name);
    for (let last = this.#written.at(-1); last !== undefined && ended?.has(last.name ?? "") === true; last = this.#written.at(-1))
      this.#end(last);
    if (voidElements.has(name)) {
      this.#space(name);
      this.#html.push(`<${name}${formatAttributes(name, attributes)} />`);
      return;
    }
    element.isOpen = true;
    this.#written.push(element);
    this.#html.push(`<${name}${formatAttributes(name, attributes)}>`);
  }

  close(): void {
    const element = this.#elements.pop();
    if (this.#hidden > 0) this.#hidden -= 1;
    else if (element?.isOpen === true) this.#end(element);
  }

  write(text: string): void {
    if (this.#hidden === 0) {
      this.#html.push(escapeText(text));
      this.#text.push(text);
    }
  }

  finish(): SafeHtml {
    // The parser may split a surrogate pair, and the database cannot store lone surrogates.
    return { html: this.#html.join("").toWellFormed().trim(), text: collapseSpaces(this.#text.join("").toWellFormed()) };
  }

  #end(element: OpenElement): void {
    element.isOpen = false;
    this.#written.pop();
    this.#space(element.name ?? "");
    this.#html.push(`</${element.name}>`);
  }

  #space(name: string): void {
    if (blockElements.has(name)) this.#text.push(" ");
  }
}

/** Keeps only mentions among spans, and only the product's own files among images. */
function getElementName(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const name = replacements.get(tag) ?? tag;
  if (name === "img" && !ownFileAddress.test(attributes["src"] ?? "")) return null;
  if (name === "span" && !isMention(attributes)) return null;
  return allowedAttributes.has(name) ? name : null;
}

const isMention = ({ class: classes = "", "data-id": contact = "" }: Readonly<Record<string, string>>): boolean =>
  classes.split(/\s+/).includes("mention") && /^\d+$/.test(contact);

function formatAttributes(name: string, sent: Readonly<Record<string, string>>): string {
  const allowed = allowedAttributes.get(name);
  return Object.entries(rewriteAttributes(name, sent))
    .filter(([key, value]) => allowed?.has(key) === true && (value !== "" || key === "alt"))
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join("");
}

/** Rewrites the attributes of an element before allowedAttributes is applied; empty ones are dropped. */
function rewriteAttributes(name: string, sent: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (name === "span") return { class: "mention", "data-id": sent["data-id"] ?? "" };
  if (name !== "a") return sent;
  const href = sent["href"]?.trim() ?? "";
  if (!isSafeAddress(href)) return {};
  return httpAddress.test(href) ? { href, rel: "noopener nofollow ugc", target: "_blank" } : { href };
}

/** Whether the address leads to the product itself or is a web or mail address. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address, ownOrigin);
  return url !== null && protocols.has(url.protocol) && (url.origin === ownOrigin || externalAddress.test(address));
}

/** Thrown to abort the parser, which has no other way to stop. */
class NestedTooDeeplyError extends Error {}

/** Sanitizes HTML that arrives in parts. */
class SafeReader {
  readonly #writer = new SafeWriter();
  readonly #parser: Parser;
  #isTooDeep = false;

  /** @param deepest maximum nesting depth; the parser's time per tag is proportional to the depth */
  constructor(deepest: number) {
    const writer = this.#writer;
    this.#parser = new Parser({
      onopentag: (tag, attributes) => {
        writer.open(tag, attributes);
        if (writer.depth > deepest) throw new NestedTooDeeplyError();
      },
      onclosetag: () => writer.close(),
      ontext: (text) => writer.write(text),
    });
  }

  /** @returns false when the HTML is nested too deeply */
  read(part: string): boolean {
    return this.#run(() => this.#parser.write(part));
  }

  /** @returns null when the HTML is nested too deeply */
  finish(): SafeHtml | null {
    return this.#run(() => this.#parser.end()) ? this.#writer.finish() : null;
  }

  #run(parse: () => void): boolean {
    if (this.#isTooDeep) return false;
    try {
      parse();
    } catch (error) {
      if (!(error instanceof NestedTooDeeplyError)) throw error;
      this.#isTooDeep = true;
    }
    return !this.#isTooDeep;
  }
}

/** The database stores neither null characters nor lone surrogates. */
const storable = (html: string): string => html.replaceAll("\0", "").toWellFormed();

/**
 * Sanitizes HTML in one pass: keeps the allowed elements, and the text of all others.
 * @param deepest maximum nesting depth
 * @returns null when the HTML is nested more deeply
 */
export function readSafeHtml(html: string, deepest: number): SafeHtml | null {
  const reader = new SafeReader(deepest);
  reader.read(storable(html));
  return reader.finish();
}

/** Characters that are sanitized in one turn of the event loop, which takes at most some 20 ms. */
const CHUNK_SIZE = 32_768;

/** Like readSafeHtml, for long HTML: other requests are handled meanwhile. */
export async function readSafeHtmlInTurns(html: string, deepest: number): Promise<SafeHtml | null> {
  const reader = new SafeReader(deepest);
  const text = storable(html);
  for (let from = 0; from < text.length && reader.read(text.slice(from, from + CHUNK_SIZE)); from += CHUNK_SIZE) await nextTurn();
  return reader.finish();
}

/** Collapses runs of white space into single spaces. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, " ").trim();
