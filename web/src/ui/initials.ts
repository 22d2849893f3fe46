/** The first letters of the first and the last word: "Amara Osei-Lindqvist" is "AO", "Tech Desk" "TD", "Nova" "N". */
export function getInitials(name: string): string {
  const words = name.split(/\s/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = "", ...others] = words;
  const last = others.at(-1) ?? "";
  return `${Array.from(first)[0] ?? ""}${Array.from(last)[0] ?? ""}`.toUpperCase();
}
