import { byLevel, type Change } from "./change.ts";
import { mayBreak, type Contracts, type Release } from "./releases.ts";
import { restChanges } from "./restChanges.ts";
import { schemaChanges } from "./schemaChanges.ts";

/** The differences of both contracts from the last release. */
export interface Comparison {
  /** The release that was compared with; null while there is none. */
  release: string | null;
  schema: readonly Change[];
  rest: readonly Change[];
  /** True when something breaks and the version does not allow it. */
  failed: boolean;
}

/**
 * Compares the contracts with those of the last release.
 * @param version of package.json: a version that may break keeps the check from failing
 * @param today YYYY-MM-DD
 */
export async function compareWithRelease(
  release: Release | null,
  current: Contracts,
  { version, today }: { version: string; today: string },
): Promise<Comparison> {
  if (release === null) return { release: null, schema: [], rest: [], failed: false };
  const schema = await schemaChanges(
    release.schema,
    current.schema,
    [...release.documents, ...newDocuments(release, current)],
    today,
  );
  const rest = restChanges(release.openapi, current.openapi);
  const isBreaking = byLevel([...schema, ...rest], "breaking").length > 0;
  return { release: release.version, schema, rest, failed: isBreaking && !mayBreak(release.version, version) };
}

/** Documents written after the release that its schema accepts may be in use as well. */
const newDocuments = (release: Release, current: Contracts): Contracts["documents"] =>
  current.documents.filter(({ kind, name }) => !release.documents.some((one) => one.kind === kind && one.name === name));

/** Prints the report: the changes, what they break, and the entry for the changelog. */
export function printComparison({ release, schema, rest, failed }: Comparison): string {
  if (release === null) return "There is no release to compare with yet: npm run release writes the first one.";
  const parts = [
    `Compared with release ${release}:`,
    ...printContract("schema.graphql", schema),
    ...printContract("openapi.json", rest),
  ];
  const entry = printEntry([...schema, ...rest]);
  if (entry !== "") parts.push("", "Entry for CHANGELOG.md:", "", entry);
  if (failed)
    parts.push("", "A breaking change needs a deprecation first, with a date, or a new major version (before 1.0: minor).");
  return parts.join("\n");
}

function printContract(name: string, changes: readonly Change[]): string[] {
  const counts = (["breaking", "risky", "safe"] as const).map((level) => `${byLevel(changes, level).length} ${level}`);
  return [
    `${name}: ${changes.length === 0 ? "unchanged" : counts.join(", ")}`,
    ...changes
      .filter(({ level }) => level !== "safe")
      .flatMap(({ level, message, affects }) => [
        `  ${level.toUpperCase()}  ${message}`,
        ...(affects.length === 0 ? [] : [`      breaks ${affects.join(", ")}`]),
      ]),
  ];
}

const headings: Readonly<Record<Change["level"], string>> = {
  breaking: "### Breaking changes",
  risky: "### Changed",
  safe: "### Added and changed without effect on clients",
};

/** The entry in the form of Keep a Changelog; empty when nothing changed. */
function printEntry(changes: readonly Change[]): string {
  return (["breaking", "risky", "safe"] as const)
    .flatMap((level) => {
      const lines = byLevel(changes, level).map(({ message }) => `- ${message}`);
      return lines.length === 0 ? [] : [[headings[level], "", ...lines].join("\n")];
    })
    .join("\n\n");
}
