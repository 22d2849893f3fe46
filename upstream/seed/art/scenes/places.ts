import type { Random } from "../../random.ts";
import { ink, lights, type LightName } from "../palettes.ts";
import { circle, ellipse, line, linear, mix, n, path, radial, rect, svg, type Size } from "../svg.ts";
import { shadow } from "./themes.ts";

/** Containers stacked at a port, cranes behind. */
export function port(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const colours = ["#9b3d2c", "#23415f", "#c28a35", "#2f5d57", "#7a7a72", "#b9552f", "#3a5f7a"];
  const quay = height * 0.88;
  const w = width / 8.5;
  const h = height * 0.088;
  let body = rect(0, 0, width, height, "url(#sky)") + circle(width * 0.7, height * 0.5, width * 0.4, "url(#sun)");
  [0.14, 0.42, 0.78].forEach((x, index) => {
    const s = height * (0.55 + (index % 2) * 0.14);
    const colour = mix(light.haze, light.ground, 0.35 + index * 0.15);
    const left = x * width;
    body +=
      line(
        `M${n(left)} ${n(quay)}L${n(left + s * 0.08)} ${n(quay - s)}M${n(left + s * 0.34)} ${n(quay)}L${n(left + s * 0.26)} ${n(quay - s)}M${n(left - s * 0.34)} ${n(quay - s * 0.78)}H${n(left + s * 0.62)}M${n(left + s * 0.17)} ${n(quay - s * 1.06)}L${n(left - s * 0.3)} ${n(quay - s * 0.8)}M${n(left + s * 0.17)} ${n(quay - s * 1.06)}L${n(left + s * 0.56)} ${n(quay - s * 0.8)}M${n(left + s * 0.06)} ${n(quay - s * 0.4)}H${n(left + s * 0.3)}M${n(left + s * 0.08)} ${n(quay - s)}L${n(left + s * 0.17)} ${n(quay - s * 1.06)}L${n(left + s * 0.26)} ${n(quay - s)}`,
        colour,
        height * 0.011,
      ) +
      line(`M${n(left - s * 0.2)} ${n(quay - s * 0.78)}V${n(quay - s * 0.55)}`, colour, 2) +
      rect(left - s * 0.27, quay - s * 0.56, s * 0.14, s * 0.05, colour);
  });
  for (let column = 0; column < 10; column += 1) {
    const stack = random.int(1, 5);
    for (let level = 0; level < stack; level += 1) {
      const x = column * w * 0.99 - w * 0.5;
      const y = quay - (level + 1) * h;
      const colour = mix(mix(random.pick(colours), light.ground, 0.12), light.haze, 0.14);
      body += rect(x, y, w * 0.97, h * 0.96, colour) + rect(x, y, w * 0.97, h * 0.1, light.glow, 'opacity="0.16"');
      for (let rib = 1; rib < 12; rib += 1)
        body += rect(x + (rib * w) / 12, y + h * 0.12, w * 0.02, h * 0.76, "#000000", 'opacity="0.16"');
    }
  }
  body += rect(0, quay, width, height, light.ground);
  return svg(
    size,
    body,
    linear("sky", [
      [0, light.sky[0]],
      [0.6, light.sky[1]],
      [1, light.sky[2]],
    ]) +
      radial("sun", [
        [0, light.glow, 0.85],
        [1, light.glow, 0],
      ]),
  );
}

/** A stadium under floodlights, seen from the stand. */
export function stadium(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const turf = "#3f7a48";
  const defs =
    linear("sky", [
      [0, light.sky[0]],
      [1, light.sky[2]],
    ]) +
    linear("turf", [
      [0, mix(turf, light.glow, 0.25)],
      [1, mix(turf, light.ground, 0.35)],
    ]) +
    radial("flood", [
      [0, "#fffbe8", 0.95],
      [0.15, "#fffbe8", 0.45],
      [1, "#fffbe8", 0],
    ]);
  let body =
    rect(0, 0, width, height, "url(#sky)") +
    path(
      `M0 ${n(height * 0.34)}Q${n(width * 0.5)} ${n(height * 0.22)} ${n(width)} ${n(height * 0.34)}V${n(height * 0.56)}H0Z`,
      light.ground,
    );
  const crowd = [light.haze, light.glow, "#b23a2e", "#e0a33b", light.sky[1]].map((colour) => ({ colour, d: "" }));
  for (let index = 0; index < 1500; index += 1) {
    const x = random.next() * width;
    const lift = height * 0.06 * (1 - ((x / width) * 2 - 1) ** 2);
    random.pick(crowd).d += `M${n(x)} ${n(height * random.range(0.35, 0.54) - lift)}h3.4v3.4h-3.4Z`;
  }
  body += crowd.map(({ colour, d }) => path(d, colour, 'opacity="0.6"')).join("");
  body += path(
    `M0 ${n(height * 0.56)}Q${n(width * 0.5)} ${n(height * 0.47)} ${n(width)} ${n(height * 0.56)}V${n(height)}H0Z`,
    "url(#turf)",
  );
  for (let band = -6; band < 7; band += 2)
    body += path(
      `M${n(width * (0.5 + band * 0.07))} ${n(height * 0.515)}L${n(width * (0.5 + band * 0.19))} ${n(height)}H${n(width * (0.5 + (band + 1) * 0.19))}L${n(width * (0.5 + (band + 1) * 0.07))} ${n(height * 0.515)}Z`,
      "#ffffff",
      'opacity="0.07"',
    );
  body +=
    ellipse(width * 0.5, height * 0.74, width * 0.2, height * 0.09, "none", `stroke="#ffffff" stroke-width="4" opacity="0.75"`) +
    line(`M${n(width * 0.5)} ${n(height * 0.514)}V${n(height)}`, "#ffffff", 4, 'opacity="0.75"') +
    ellipse(width * 0.5, height * 0.74, 7, 4, "#ffffff");
  for (const x of [0.1, 0.36, 0.64, 0.9]) {
    const y = height * (0.12 + Math.abs(x - 0.5) * 0.1);
    body +=
      rect(width * x - 3, y, 6, height * 0.24, light.ground) +
      rect(width * x - width * 0.032, y - height * 0.03, width * 0.064, height * 0.05, light.ground);
    for (let lamp = 0; lamp < 10; lamp += 1)
      body += circle(
        width * x - width * 0.026 + (lamp % 5) * width * 0.013,
        y - height * 0.017 + Math.floor(lamp / 5) * height * 0.024,
        width * 0.0045,
        "#fffbe8",
      );
    body += circle(width * x, y, width * 0.12, "url(#flood)");
  }
  return svg(size, body, defs);
}

/** Bowls on a table from above: food, markets, home. */
export function table(random: Random, size: Size, cloth: string): string {
  const { width, height } = size;
  const unit = Math.min(width, height);
  let body = rect(0, 0, width, height, cloth);
  for (let x = 0; x < width; x += unit * 0.08) body += rect(x, 0, unit * 0.012, height, "#ffffff", 'opacity="0.18"');
  for (let y = 0; y < height; y += unit * 0.08) body += rect(0, y, width, unit * 0.012, "#ffffff", 'opacity="0.18"');
  const fillings = [
    ["#8fae4b", "#6f8f3c", "#b7c97a"],
    ["#d8613c", "#b8412a", "#ef8e5c"],
    ["#e8c46a", "#d9a63f", "#f5e0a0"],
    ["#6c2f4a", "#8f4565", "#4a1f33"],
    ["#f0e3cc", "#d9c4a0", "#fff7e6"],
  ] as const;
  const places: (readonly [number, number, number])[] = [
    [0.2, 0.28, 0.25],
    [0.54, 0.5, 0.33],
    [0.84, 0.24, 0.21],
    [0.2, 0.82, 0.22],
    [0.87, 0.78, 0.25],
  ];
  places.forEach(([px, py, pr], index) => {
    const x = px * width + random.range(-12, 12);
    const y = py * height + random.range(-10, 10);
    const r = pr * unit;
    const filling = fillings[index % fillings.length] ?? fillings[0];
    body +=
      [1, 1.02, 1.04]
        .map((spread) => circle(x + unit * 0.012, y + unit * 0.02, r * spread, "#000000", 'opacity="0.09"'))
        .join("") +
      circle(x, y, r, "#ece7dc") +
      circle(x, y, r * 0.9, mix(filling[1], "#000000", 0.25));
    for (let bit = 0; bit < 90; bit += 1) {
      const angle = random.range(0, 7);
      const reach = r * 0.78 * Math.sqrt(random.next());
      const bx = x + Math.cos(angle) * reach;
      const by = y + Math.sin(angle) * reach;
      body += ellipse(
        bx,
        by,
        r * random.range(0.06, 0.13),
        r * random.range(0.04, 0.08),
        random.pick(filling),
        `transform="rotate(${random.int(0, 180)} ${n(bx)} ${n(by)})"`,
      );
    }
    body += path(
      `M${n(x - r * 0.97)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y - r * 0.97)}`,
      "none",
      `stroke="#ffffff" stroke-width="${n(r * 0.03)}" opacity="0.75"`,
    );
  });
  return svg(size, body);
}

/** A stack of newspapers, folded, from the side. */
export function papers(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const layers = 15;
  const thick = height * 0.048;
  const left = width * 0.2;
  const base = height * 0.93;
  let body =
    rect(0, 0, width, height, "url(#wall)") +
    circle(width * 0.3, height * 0.25, width * 0.5, "url(#sun)") +
    rect(0, base - thick * 0.4, width, height, mix(light.ground, "#000000", 0.2));
  for (let index = 0; index < layers; index += 1) {
    const y = base - (index + 1) * thick;
    const shift = random.range(-0.03, 0.03) * width;
    const w = width * 0.6 + random.range(-0.02, 0.02) * width;
    const tone = mix("#f1ece0", light.haze, random.range(0.08, 0.4));
    body +=
      shadow(`M${n(left + shift)} ${n(y)}h${n(w)}v${n(thick)}h${n(-w)}Z`) +
      rect(left + shift, y, w, thick * 0.94, tone, `rx="${n(thick * 0.46)}"`);
    for (let sheetLine = 1; sheetLine < 5; sheetLine += 1)
      body += line(
        `M${n(left + shift + thick * 0.5)} ${n(y + (thick * sheetLine) / 5)}H${n(left + shift + w - thick * 0.3)}`,
        mix(tone, ink, 0.5),
        1.1,
        'opacity="0.55"',
      );
    for (let word = 0; word < 3; word += 1)
      if (random.chance(0.5))
        body += rect(
          left + shift + w * random.range(0.08, 0.8),
          y + thick * 0.28,
          w * random.range(0.05, 0.14),
          thick * 0.36,
          ink,
          'opacity="0.7"',
        );
  }
  return svg(
    size,
    body,
    linear("wall", [
      [0, light.sky[0]],
      [1, mix(light.sky[2], light.ground, 0.3)],
    ]) +
      radial("sun", [
        [0, light.glow, 0.7],
        [1, light.glow, 0],
      ]),
  );
}
