import type { Source } from "./sources.ts";

/** Lines that are ignored: imports, comments, and lines without a word or number. */
const isCode = (line: string): boolean => /\w/.test(line) && !/^(import |\/\/|\/?\*|<!--|#)/.test(line);

/**
 * Finds blocks of identical lines, regardless of their indentation. Blank lines, punctuation, imports and comments are ignored.
 * @param size minimum number of lines in a block
 * @returns a line for each block, with both positions
 */
export function copiedBlocks(sources: readonly Source[], size: number): string[] {
  const firstPlaces = new Map<string, string>();
  return sources.flatMap(({ path, text }) => {
    const lines = text
      .split("\n")
      .map((line, index) => ({ text: line.trim(), place: `${path}:${index + 1}` }))
      .filter((line) => isCode(line.text));
    let isInCopy = false;
    return lines.slice(0, Math.max(0, lines.length - size + 1)).flatMap(({ place }, start) => {
      const block = lines
        .slice(start, start + size)
        .map((line) => line.text)
        .join("\n");
      const first = firstPlaces.get(block);
      const isNewCopy = first !== undefined && !isInCopy;
      isInCopy = first !== undefined;
      if (first === undefined) firstPlaces.set(block, place);
      return isNewCopy ? [`${place}: copies ${first}`] : [];
    });
  });
}
