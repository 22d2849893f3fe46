import { isWebAddress } from "./webAddress.ts";

/** A web address in a text. */
interface TextLink {
  /** Its start index in the text. */
  index: number;
  /** The address as written in the text. */
  text: string;
  url: string;
}

/** Words that start like web addresses and do not follow a character that belongs to the same word. */
const candidate = /(?<![\p{L}\p{N}@/.-])(?:https?:\/\/|www\.)[^\s<>"“”„«»]+/giu;

/** Marks that end a sentence or close a quotation rather than belong to an address. */
const closing = /[.,;:!?'’‘…*]$/u;

const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** Finds the web addresses in a plain text, in order. */
export function linksInText(text: string): TextLink[] {
  return [...text.matchAll(candidate)].flatMap((match) => {
    const address = withoutClosing(match[0]);
    const url = /^www\./i.test(address) ? `https://${address}` : address;
    const isAddress = url === address ? URL.canParse(url) : isWebAddress(address) && /^www\.[^/?#]+\.[^/?#]/i.test(address);
    return isAddress ? [{ index: match.index, text: address, url }] : [];
  });
}

/** Removes the surrounding sentence's punctuation; a closing bracket stays if the address contains its opening bracket. */
function withoutClosing(address: string): string {
  const unopenedCounts = new Map(
    Object.entries(brackets).map(([close, open]) => [close, address.split(close).length - address.split(open).length]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const unopened = unopenedCounts.get(last);
    if (unopened === undefined ? !closing.test(last) : unopened <= 0) break;
    if (unopened !== undefined) unopenedCounts.set(last, unopened - 1);
  }
  return address.slice(0, end);
}
