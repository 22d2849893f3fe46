/**
 * Formats a count: plain below 1000, then in k and m with one decimal that is truncated, not rounded: 999, 1k, 1.5k, 999.9k,
 * 2.4m (CONST-14).
 */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  const [unit, suffix] = count < 1_000_000 ? [1000, "k"] : [1_000_000, "m"];
  return `${Math.floor((count * 10) / unit) / 10}${suffix}`;
}

/** The text of a badge: the count up to 99, then "99+" (CONST-18); null at zero and below, when no badge is shown. */
export function formatBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > 99 ? "99+" : String(count);
}

/** "12 results", or "1,000+ results" when counting stopped there. */
export function formatTotal(count: number, isEstimate: boolean, singular: string): string {
  return isEstimate ? `${count.toLocaleString("en")}+ ${singular}s` : formatNoun(count, singular);
}

/** "1 comment", "3 comments", "1.2k comments". The plural defaults to the singular with an s. */
export function formatNoun(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
