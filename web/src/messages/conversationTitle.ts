/** Maximum number of people that are listed by name; the others are counted. */
const MAX_NAMES = 3;

/**
 * The title of a conversation: "Ana Diaz", "Ana Diaz, Ben Roth", "Ana Diaz, Ben Roth, Cem Oz and 2 others".
 * @param names of all participants except the viewer
 */
export function formatConversationTitle(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  if (names.length === 0) return "Only you";
  if (rest <= 0) return names.join(", ");
  return `${names.slice(0, MAX_NAMES).join(", ")} and ${rest} ${rest === 1 ? "other" : "others"}`;
}
