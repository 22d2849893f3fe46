import { commentsOf, complaint, type Source, visit } from "./sources.ts";

/** Comments that disable checks, and notes about unfinished work. */
const FORBIDDEN_COMMENTS: readonly [pattern: RegExp, what: string][] = [
  [/@ts-(ignore|expect-error|nocheck)/, "switches type checks off"],
  [/\b(eslint|oxlint|biome|prettier)-(disable|ignore)/, "switches lint off"],
  [/\b(TODO|FIXME|XXX|HACK)\b/, "leaves a note instead of doing it"],
];

const FORBIDDEN_TEXTS: readonly [pattern: RegExp, what: string][] = [
  [/\blorem ipsum\b/i, "has filler text"],
  [/\bcoming soon\b/i, "promises instead of doing"],
  [/\bplaceholder data\b/i, "has invented data"],
];

/** @returns places that disable type checks or lint, and leftovers of unfinished work */
export function laxities(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    for (const { value, start } of commentsOf(source)) {
      for (const [pattern, what] of FORBIDDEN_COMMENTS) if (pattern.test(value)) found.push(complaint(source, start, what));
    }
    for (const [pattern, what] of FORBIDDEN_TEXTS) {
      const at = source.text.search(pattern);
      if (at >= 0) found.push(complaint(source, at, what));
    }
    visit(source, {
      TSAnyKeyword: ({ start }) => void found.push(complaint(source, start, "uses any")),
      TSNonNullExpression: ({ start }) => void found.push(complaint(source, start, "asserts that a value is there")),
      TSAsExpression({ expression, typeAnnotation, start }) {
        const twice = expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword";
        if (twice || typeAnnotation.type === "TSNeverKeyword") found.push(complaint(source, start, "casts against the compiler"));
      },
    });
    return found;
  });
}

const SWITCHED_OFF = new Set(["skip", "only", "todo", "fails", "skipIf", "runIf"]);
const TEST_FUNCTIONS = new Set(["it", "test", "describe", "suite", "browserTest"]);

/** @returns tests that are skipped, run exclusively or expected to fail */
export function switchedOffTests(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    visit(source, {
      MemberExpression({ object, property, start }) {
        if (object.type !== "Identifier" || property.type !== "Identifier") return;
        if (TEST_FUNCTIONS.has(object.name) && SWITCHED_OFF.has(property.name)) {
          found.push(complaint(source, start, `${object.name}.${property.name}`));
        }
      },
    });
    return found;
  });
}

/** @returns files with more lines than the limit */
export function tooLong(sources: readonly Source[], limit: number): string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > limit ? [`${path}: ${lines} lines`] : [];
  });
}
