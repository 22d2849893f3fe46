import { commentsOf, reportAt, type Source, visit } from "./sources.ts";

/** Comments that disable checks, and notes about unfinished work. */
const forbiddenComments: readonly [pattern: RegExp, what: string][] = [
  [/@ts-(ignore|expect-error|nocheck)/, "disables type checks"],
  [/\b(eslint|oxlint|biome|prettier)-(disable|ignore)/, "disables lint"],
  [/\b(TODO|FIXME|XXX|HACK)\b/, "has a note about unfinished work"],
];

const forbiddenTexts: readonly [pattern: RegExp, what: string][] = [
  [/\blorem ipsum\b/i, "has filler text"],
  [/\bcoming soon\b/i, "announces unfinished work"],
  [/\bplaceholder data\b/i, "has placeholder data"],
];

/** @returns places that disable type checks or lint, and leftovers of unfinished work */
export function strictnessViolations(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    for (const { value, start } of commentsOf(source))
      for (const [pattern, what] of forbiddenComments) if (pattern.test(value)) found.push(reportAt(source, start, what));
    for (const [pattern, what] of forbiddenTexts) {
      const at = source.text.search(pattern);
      if (at >= 0) found.push(reportAt(source, at, what));
    }
    visit(source, {
      TSAnyKeyword: ({ start }) => void found.push(reportAt(source, start, "uses any")),
      TSNonNullExpression: ({ start }) => void found.push(reportAt(source, start, "uses a non-null assertion")),
      TSAsExpression({ expression, typeAnnotation, start }) {
        const isDoubleCast = expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword";
        if (isDoubleCast || typeAnnotation.type === "TSNeverKeyword")
          found.push(reportAt(source, start, "casts to an unrelated type"));
      },
    });
    return found;
  });
}

const disabling = new Set(["skip", "only", "todo", "fails", "skipIf", "runIf"]);
const testFunctions = new Set(["it", "test", "describe", "suite", "browserTest"]);

/** @returns tests that are skipped, run exclusively or expected to fail */
export function disabledTests(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    visit(source, {
      MemberExpression({ object, property, start }) {
        if (object.type !== "Identifier" || property.type !== "Identifier") return;
        if (testFunctions.has(object.name) && disabling.has(property.name))
          found.push(reportAt(source, start, `${object.name}.${property.name}`));
      },
    });
    return found;
  });
}

/** @returns files with more lines than the limit */
export function longFiles(sources: readonly Source[], limit: number): string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split("\n").length;
    return lines > limit ? [`${path}: ${lines} lines`] : [];
  });
}
