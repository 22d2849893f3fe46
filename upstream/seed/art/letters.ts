/**
 * Capital letters as strokes in a box of 100 x 140. A machine without fonts would draw text as
 * empty boxes, so monograms are drawn, not typeset.
 */
const strokes: Record<string, string> = {
  A: "M4 140L50 4L96 140M22 92H78",
  B: "M10 4V136H56A33 33 0 0 0 56 68H10M10 4H50A32 32 0 0 1 50 68",
  C: "M94 32A50 62 0 1 0 94 108",
  D: "M10 4V136H40A56 66 0 0 0 40 4Z",
  E: "M88 4H10V136H88M10 70H74",
  F: "M88 4H10V140M10 70H74",
  G: "M92 30A50 62 0 1 0 96 104V74H58",
  H: "M8 0V140M92 0V140M8 70H92",
  I: "M50 0V140",
  J: "M72 0V96A34 38 0 0 1 6 104",
  K: "M10 0V140M90 2L14 80M42 56L94 140",
  L: "M12 0V136H88",
  M: "M6 140V6L50 92L94 6V140",
  N: "M8 140V6L92 134V0",
  O: "M50 4A46 66 0 1 1 49.9 4Z",
  P: "M10 140V4H54A36 36 0 0 1 54 78H10",
  Q: "M50 4A46 66 0 1 1 49.9 4ZM60 100L96 142",
  R: "M10 140V4H54A35 35 0 0 1 54 74H10M52 74L92 140",
  S: "M88 28C80 2 14 -4 14 38C14 80 90 58 90 102C90 148 18 142 10 110",
  T: "M2 4H98M50 4V140",
  U: "M8 0V90A42 46 0 0 0 92 90V0",
  V: "M4 0L50 134L96 0",
  W: "M0 0L26 134L50 30L74 134L100 0",
  X: "M6 0L94 140M94 0L6 140",
  Y: "M4 0L50 72L96 0M50 72V140",
  Z: "M8 4H92L8 136H94",
};

/** One capital letter, `height` tall with its middle at (cx, cy); anything else draws nothing. */
export function letter(character: string, cx: number, cy: number, height: number, colour: string, weight = 14): string {
  const d = strokes[character.toUpperCase()];
  if (d === undefined) return "";
  const scale = height / 140;
  return (
    `<g transform="translate(${cx - 50 * scale} ${cy - 70 * scale}) scale(${scale})">` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="miter" stroke-miterlimit="3"/></g>`
  );
}

/** One or two letters side by side, centred at (cx, cy). */
export function monogram(initials: string, cx: number, cy: number, height: number, colour: string, weight = 13): string {
  const characters = [...initials].slice(0, 2);
  const advance = height * 0.86;
  return characters
    .map((character, index) =>
      letter(character, cx + (index - (characters.length - 1) / 2) * advance, cy, height, colour, weight),
    )
    .join("");
}
