import { isWebAddress } from "./webAddress.ts";

/** A web address within written text. */
export interface TextLink {
  /** Where it begins in the text. */
  index: number;
  /** As it is written there. */
  text: string;
  /** What a link to it leads to. */
  url: string;
}

/** Words that begin as web addresses do; what stands right before must not belong to the same word. */
const candidate = /(?<![\p{L}\p{N}@/.-])(?:https?:\/\/|www\.)[^\s<>"“”„«»]+/giu;

/** Marks that end a sentence or close a quotation rather than belong to an address. */
const closing = /[.,;:!?'’‘…*]$/u;

const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** The web addresses that a text names without being told that they are links, in their order. */
export function linksInText(text: string): TextLink[] {
  return [...text.matchAll(candidate)].flatMap((match) => {
    const address = withoutClosing(match[0]);
    const url = /^www\./i.test(address) ? `https://${address}` : address;
    const isAddress = url === address ? URL.canParse(url) : isWebAddress(address) && /^www\.[^/?#]+\.[^/?#]/i.test(address);
    return isAddress ? [{ index: match.index, text: address, url }] : [];
  });
}

/** Without the punctuation of the sentence around it; a bracket stays where the address has opened it. */
function withoutClosing(address: string): string {
  const surplus = new Map(
    Object.entries(brackets).map(([close, open]) => [close, address.split(close).length - address.split(open).length]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const unopened = surplus.get(last);
    if (unopened === undefined ? !closing.test(last) : unopened <= 0) break;
    if (unopened !== undefined) surplus.set(last, unopened - 1);
  }
  return address.slice(0, end);
}
