/** The error of CHANGELOG.md for a release of this version; null when it has a dated section with at least one entry. */
export function changelogFault(text: string, version: string): string | null {
  const heading = text.split("\n").find((line) => line.startsWith(`## [${version}]`));
  if (heading === undefined) return `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD".`;
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(heading)) return `The section of ${version} in CHANGELOG.md has no date.`;
  const [section = ""] = (text.split(`${heading}\n`)[1] ?? "").split(/^## /m);
  return /^- \S/m.test(section) ? null : `The section of ${version} in CHANGELOG.md has no entry.`;
}
