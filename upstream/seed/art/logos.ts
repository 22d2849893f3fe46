import { letter } from "./letters.ts";
import { circle, ellipse, group, line, n, path, rect, svg } from "./svg.ts";

const size = { width: 256, height: 256 };

export interface Brand {
  motif: Motif;
  ground: string;
  colour: string;
  second: string;
  initial: string;
}

/** Each draws inside 256 x 256, middle at (128, 128). */
const motifs = {
  arcs: ({ colour, second }: Brand) =>
    [92, 68, 44]
      .map((r, index) => line(`M${128 - r} 168A${r} ${r} 0 0 1 ${128 + r} 168`, index === 1 ? second : colour, 15))
      .join("") + circle(128, 168, 13, second),
  bars: ({ colour, second }: Brand) =>
    [
      [56, 60],
      [94, 96],
      [132, 128],
      [170, 84],
    ]
      .map(([x = 0, h = 0], index) => rect(x, 192 - h, 28, h, index === 2 ? second : colour, 'rx="3"'))
      .join(""),
  quarters: ({ colour, second }: Brand) =>
    path("M60 124V60H124A64 64 0 0 1 60 124Z", colour) +
    path("M132 60H196V124A64 64 0 0 1 132 60Z", second) +
    path("M60 132A64 64 0 0 1 124 196H60Z", second) +
    path("M196 132V196H132A64 64 0 0 1 196 132Z", colour),
  wave: ({ colour, second }: Brand) =>
    [92, 128, 164]
      .map((y, index) =>
        line(
          `M48 ${y}C74 ${y - 30} 102 ${y - 30} 128 ${y}S182 ${y + 30} 208 ${y}`,
          index === 1 ? second : colour,
          17,
          'stroke-linecap="round"',
        ),
      )
      .join(""),
  peak: ({ colour, second }: Brand) =>
    path("M40 186L104 78L142 142L162 112L216 186Z", colour) +
    path("M104 78L124 112L104 128L84 112Z", second) +
    circle(182, 76, 17, second),
  orbit: ({ colour, second }: Brand) =>
    [0, 60, 120]
      .map((turn) =>
        ellipse(128, 128, 88, 34, "none", `stroke="${colour}" stroke-width="10" transform="rotate(${turn} 128 128)"`),
      )
      .join("") + circle(128, 128, 18, second),
  leaf: ({ colour, second }: Brand) =>
    path("M56 200C40 108 96 52 200 56C204 160 148 216 56 200Z", colour) +
    line("M64 192C96 150 128 118 172 84M104 150V108M126 128H168", second, 9, 'stroke-linecap="round"'),
  hex: ({ colour, second, initial }: Brand) =>
    path("M128 42L203 85V171L128 214L53 171V85Z", "none", `stroke="${colour}" stroke-width="14" stroke-linejoin="round"`) +
    letter(initial, 128, 128, 76, second, 22),
  ring: ({ colour, second, initial }: Brand) =>
    line("M128 46A82 82 0 1 1 69 71", colour, 16, 'stroke-linecap="round"') + letter(initial, 128, 128, 78, second, 22),
  block: ({ ground, colour, second, initial }: Brand) =>
    rect(58, 58, 140, 140, colour) + rect(58, 58, 140, 26, second) + letter(initial, 128, 142, 76, ground, 22),
  fold: ({ colour, second }: Brand) => path("M58 60H128V196L58 156Z", colour) + path("M198 60H128V196L198 156Z", second),
  dots: ({ colour, second }: Brand) =>
    Array.from({ length: 16 }, (_, index) => {
      const row = Math.floor(index / 4);
      const column = index % 4;
      return circle(68 + column * 40, 68 + row * 40, 6 + (row + column) * 2, row === column ? second : colour);
    }).join(""),
  bridge: ({ colour, second }: Brand) =>
    line("M40 170H216", second, 14) +
    line("M48 166A80 80 0 0 1 208 166", colour, 14) +
    line("M88 164V108M128 164V88M168 164V108", colour, 8),
  prism: ({ colour, second }: Brand) =>
    path("M128 50L206 190H50Z", "none", `stroke="${colour}" stroke-width="14" stroke-linejoin="round"`) +
    path("M128 104L166 172H90Z", second),
  sprout: ({ colour, second }: Brand) =>
    path("M122 132C72 132 54 100 54 62C100 62 124 84 122 132Z", colour) +
    path("M134 116C134 76 160 58 202 58C202 100 178 120 134 116Z", second) +
    line("M128 206V122", colour, 13, 'stroke-linecap="round"'),
  signal: ({ colour, second }: Brand) =>
    path("M74 182V120A54 54 0 0 1 182 120V182Z", colour) + rect(56, 182, 144, 16, second) + rect(112, 92, 32, 90, second),
} satisfies Record<string, (brand: Brand) => string>;

export type Motif = keyof typeof motifs;

/** A company's, outlet's or community's mark. */
export function logo(brand: Brand): string {
  return svg(size, rect(0, 0, 256, 256, brand.ground) + motifs[brand.motif](brand));
}

/** The wide banner that goes with a mark: its motif large and cut off, repeated smaller. */
export function banner(brand: Brand, turn: number): string {
  const wide = { width: 1600, height: 400 };
  const tile = (x: number, y: number, scale: number, opacity: number): string =>
    group(
      motifs[brand.motif](brand),
      `opacity="${opacity}" transform="translate(${n(x)} ${n(y)}) scale(${scale}) rotate(${turn} 128 128)"`,
    );
  let body = rect(0, 0, wide.width, wide.height, brand.ground);
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 12; column += 1)
      body += tile(column * 150 - (row % 2) * 75 - 30, row * 150 - 30, 0.5, 0.13 + column * 0.012);
  }
  return svg(wide, body + tile(1030, -110, 2.4, 0.92) + path("M0 0H760L520 400H0Z", brand.ground, 'opacity="0.55"'));
}
