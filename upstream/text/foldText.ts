/** Letters that Unicode does not decompose into a letter and an accent. */
const letterReplacements: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i" }),
);

/** A text in lower case and without accents, for comparisons: "Muñoz" is "munoz". The same as fold_text in the database. */
export function foldText(text: string): string {
  const letters = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return letters.replace(/[ßæœøłđðþħı]/g, (letter) => letterReplacements.get(letter) ?? letter);
}
