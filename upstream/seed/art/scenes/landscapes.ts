import type { Random } from "../../random.ts";
import { lights, type LightName } from "../palettes.ts";
import {
  blur,
  circle,
  curve,
  ellipse,
  group,
  line,
  linear,
  mix,
  n,
  path,
  radial,
  rect,
  svg,
  type Point,
  type Size,
} from "../svg.ts";
import { heightAt, ridge, under } from "../terrain.ts";

export interface Landscape {
  light: LightName;
  /** Jagged mountains or rolling hills, 0 to 1. */
  roughness?: number;
  /** Height of the horizon as a part of the picture. */
  horizon?: number;
  detail?: "pines" | "turbines" | "pylons" | "farm" | "none";
}

/** Long flat clouds, blurred. */
export function clouds(random: Random, { width, height }: Size, colour: string, count: number, lowest: number): string {
  let body = "";
  for (let index = 0; index < count; index += 1) {
    const cx = random.range(-0.1, 1.1) * width;
    const cy = random.range(0.04, lowest) * height;
    const spread = random.range(0.12, 0.34) * width;
    for (let puff = 0; puff < 4; puff += 1) {
      body += ellipse(
        cx + random.range(-0.5, 0.5) * spread,
        cy + random.range(-0.012, 0.012) * height,
        spread * random.range(0.25, 0.6),
        height * random.range(0.006, 0.02),
        colour,
        `opacity="${n(random.range(0.15, 0.5))}"`,
      );
    }
  }
  return group(body, 'filter="url(#soft)"');
}

function pine(x: number, y: number, size: number): string {
  let d = "";
  for (let tier = 0; tier < 4; tier += 1) {
    const top = y - size + (tier * size) / 5;
    const half = size * (0.1 + tier * 0.07);
    d += `M${n(x)} ${n(top)}L${n(x + half)} ${n(top + size * 0.34)}L${n(x - half)} ${n(top + size * 0.34)}Z`;
  }
  return d;
}

function turbine(x: number, y: number, size: number, turn: number, colour: string): string {
  const hub = y - size;
  let d = `M${n(x - size * 0.018)} ${n(y)}L${n(x - size * 0.008)} ${n(hub)}H${n(x + size * 0.008)}L${n(x + size * 0.018)} ${n(y)}Z`;
  for (let blade = 0; blade < 3; blade += 1) {
    const angle = turn + (blade * Math.PI * 2) / 3;
    const tip: Point = [x + Math.cos(angle) * size * 0.55, hub + Math.sin(angle) * size * 0.55];
    const side = angle + Math.PI / 2;
    const root: Point = [
      x + Math.cos(angle) * size * 0.12 + Math.cos(side) * size * 0.03,
      hub + Math.sin(angle) * size * 0.12 + Math.sin(side) * size * 0.03,
    ];
    d += `M${n(x)} ${n(hub)}L${n(root[0])} ${n(root[1])}L${n(tip[0])} ${n(tip[1])}Z`;
  }
  return path(d, colour);
}

function pylon(x: number, y: number, size: number): string {
  const w = size * 0.16;
  const top = y - size;
  return (
    `M${n(x - w)} ${n(y)}L${n(x - w * 0.25)} ${n(top)}H${n(x + w * 0.25)}L${n(x + w)} ${n(y)}` +
    `M${n(x - w * 1.5)} ${n(top + size * 0.14)}H${n(x + w * 1.5)}M${n(x - w * 1.9)} ${n(top + size * 0.28)}H${n(x + w * 1.9)}` +
    `M${n(x - w * 0.8)} ${n(y - size * 0.22)}L${n(x + w * 0.6)} ${n(y - size * 0.45)}L${n(x - w * 0.45)} ${n(y - size * 0.66)}`
  );
}

function details(
  random: Random,
  points: readonly Point[],
  { width, height }: Size,
  kind: Landscape["detail"],
  colour: string,
  pale: string,
): string {
  if (kind === "pines") {
    let d = "";
    for (let x = random.range(0, 30); x < width; x += random.range(5, 30)) {
      if (random.chance(0.28)) x += random.range(20, width * 0.12);
      const size = height * random.range(0.05, 0.13);
      d += pine(x, heightAt(points, x) + size * 0.2, size);
    }
    return path(d, colour);
  }
  if (kind === "turbines") {
    return random
      .shuffle([0.12, 0.3, 0.47, 0.66, 0.86])
      .map((part) =>
        turbine(part * width, heightAt(points, part * width) + 4, height * random.range(0.24, 0.46), random.range(0, 2), pale),
      )
      .join("");
  }
  if (kind === "pylons") {
    const feet = [0.08, 0.32, 0.6, 0.94].map((part, index) => {
      const size = height * (0.18 + index * 0.09);
      return { x: part * width, y: heightAt(points, part * width) + 6, size };
    });
    let d = "";
    let wires = "";
    feet.forEach((foot, index) => {
      d += pylon(foot.x, foot.y, foot.size);
      const next = feet[index + 1];
      if (!next) return;
      for (const side of [-1, 0, 1]) {
        const from: Point = [foot.x + side * foot.size * 0.28, foot.y - foot.size * 0.74];
        const to: Point = [next.x + side * next.size * 0.28, next.y - next.size * 0.74];
        wires += `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n(Math.max(from[1], to[1]) + height * 0.05)} ${n(to[0])} ${n(to[1])}`;
      }
    });
    return line(d, colour, height * 0.0045) + line(wires, colour, height * 0.002, 'opacity="0.8"');
  }
  if (kind === "farm") {
    const x = width * random.range(0.55, 0.75);
    const y = heightAt(points, x) + 8;
    const s = height * 0.075;
    return (
      path(`M${n(x)} ${n(y)}V${n(y - s)}L${n(x + s)} ${n(y - s * 1.6)}L${n(x + s * 2)} ${n(y - s)}V${n(y)}Z`, colour) +
      rect(x + s * 2.2, y - s * 1.9, s * 0.62, s * 1.9, colour) +
      ellipse(x + s * 2.51, y - s * 1.9, s * 0.31, s * 0.22, colour) +
      rect(x + s * 0.75, y - s * 0.62, s * 0.5, s * 0.62, pale, 'opacity="0.75"') +
      path(
        Array.from({ length: 6 }, (_, index) => {
          const tx = x - s * (1 + index * 0.7);
          return `M${n(tx)} ${n(y + 6)}v${n(-s * 0.8)}`;
        }).join(""),
        "none",
        `stroke="${colour}" stroke-width="2"`,
      ) +
      Array.from({ length: 6 }, (_, index) =>
        circle(x - s * (1 + index * 0.7), y - s * 0.95, s * random.range(0.32, 0.5), colour),
      ).join("")
    );
  }
  return "";
}

/** Hills behind hills in the light of a time of day. */
export function landscape(random: Random, size: Size, options: Landscape): string {
  const { width, height } = size;
  const { light: lightName, roughness = 0.42, horizon = 0.56, detail = "none" } = options;
  const light = lights[lightName];
  const sun: Point = [random.range(0.22, 0.78) * width, height * (horizon - random.range(0.1, 0.24))];
  const layers = 5;
  let defs =
    linear(
      "sky",
      [
        [0, light.sky[0]],
        [0.55, light.sky[1]],
        [1, light.sky[2]],
      ],
      { x1: 0, y1: 0, x2: 0, y2: horizon + 0.1 },
    ) +
    radial("sun", [
      [0, light.glow, 0.95],
      [0.14, light.glow, 0.5],
      [1, light.glow, 0],
    ]) +
    blur("soft", width / 220);
  let body =
    rect(0, 0, width, height, "url(#sky)") +
    circle(sun[0], sun[1], width * 0.36, "url(#sun)") +
    circle(sun[0], sun[1], width * 0.026, light.glow, 'opacity="0.95"') +
    clouds(random, size, light.glow, 9, horizon * 0.8);
  for (let layer = 0; layer < layers; layer += 1) {
    const part = layer / (layers - 1);
    const colour = mix(light.haze, light.ground, part ** 1.25);
    const points = ridge(random, width, {
      base: height * (horizon + (0.96 - horizon) * part ** 1.15),
      height: height * (0.1 + roughness * 0.13) * (1 - part * 0.45),
      scale: width * (0.42 - part * 0.12),
      roughness: roughness * (1 - part * 0.25),
    });
    const foot = mix(colour, light.sky[2], layer < layers - 1 ? 0.42 * (1 - part) + 0.12 : 0);
    defs += linear(
      `hill${layer}`,
      [
        [0, colour],
        [1, foot],
      ],
      { x1: 0, y1: 0, x2: 0, y2: 0.6 },
    );
    if (layer === layers - 2)
      body += details(random, points, size, detail, mix(colour, light.ground, 0.5), mix(light.glow, light.haze, 0.18));
    body += path(under(points, height), `url(#hill${layer})`);
    if (layer === layers - 1 && detail === "pines") body += details(random, points, size, "pines", light.ground, light.glow);
  }
  return svg(size, body, defs);
}

/** Open water with a low sun, headlands and light on the swell. */
export function coast(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const shore = height * 0.52;
  const sunX = width * random.range(0.3, 0.7);
  const defs =
    linear("sky", [
      [0, light.sky[0]],
      [0.6, light.sky[1]],
      [1, light.sky[2]],
    ]) +
    linear("sea", [
      [0, mix(light.sky[2], light.haze, 0.45)],
      [0.3, mix(light.sky[1], light.ground, 0.35)],
      [1, mix(light.sky[0], light.ground, 0.7)],
    ]) +
    radial("sun", [
      [0, light.glow, 1],
      [0.12, light.glow, 0.55],
      [1, light.glow, 0],
    ]) +
    blur("soft", width / 240);
  let body =
    rect(0, 0, width, shore, "url(#sky)") +
    circle(sunX, shore - height * 0.1, width * 0.36, "url(#sun)") +
    circle(sunX, shore - height * 0.1, width * 0.024, light.glow) +
    clouds(random, size, light.glow, 10, 0.4) +
    rect(0, shore, width, height - shore, "url(#sea)");
  for (let index = 0; index < 420; index += 1) {
    const depth = random.next() ** 1.8;
    const y = shore + depth * (height - shore);
    const near = 0.25 + depth * 1.7;
    const drift = (random.next() + random.next() - 1) * width * (0.1 + depth * 0.32);
    const inSun = random.chance(0.6);
    const x = inSun ? sunX + drift : random.range(0, 1) * width;
    body += ellipse(
      x,
      y,
      width * 0.011 * near * random.range(0.4, 1.5),
      Math.max(0.7, height * 0.0016 * near),
      inSun ? light.glow : light.sky[2],
      `opacity="${n(inSun ? random.range(0.25, 0.75) : random.range(0.06, 0.2))}"`,
    );
  }
  const side = random.chance(0.5);
  [0.2, 0.55, 1].forEach((part, layer) => {
    const reach = width * (0.62 - layer * 0.13);
    const points = ridge(random, width, { base: 0, height: height * 0.02, scale: width * 0.09, roughness: 0.55 });
    const coastline = points
      .map(([x, y]): Point => {
        const along = side ? x : width - x;
        const fall = Math.max(0, 1 - along / reach);
        return [
          x,
          shore +
            layer * height * 0.028 +
            2 -
            Math.min(1, fall * 2.4) ** 1.5 * height * (0.05 + layer * 0.055) +
            (fall > 0 ? y * Math.min(1, fall * 5) : 0),
        ];
      })
      .filter(([x]) => (side ? x : width - x) <= reach);
    body += path(under(coastline, shore + layer * height * 0.028 + 2), mix(light.haze, light.ground, 0.25 + part * 0.75));
  });
  return svg(size, body, defs);
}

/** Ploughed rows running to the horizon under a large sky. */
export function field(random: Random, size: Size, lightName: LightName, crop: string): string {
  const { width, height } = size;
  const light = lights[lightName];
  const horizon = height * 0.46;
  const vanish: Point = [width * random.range(0.35, 0.65), horizon - height * 0.02];
  const defs =
    linear("sky", [
      [0, light.sky[0]],
      [0.7, light.sky[1]],
      [1, light.sky[2]],
    ]) +
    linear("crop", [
      [0, mix(crop, light.sky[2], 0.55)],
      [1, mix(crop, light.ground, 0.35)],
    ]) +
    blur("soft", width / 230) +
    radial("sun", [
      [0, light.glow, 0.8],
      [1, light.glow, 0],
    ]);
  let body =
    rect(0, 0, width, height, "url(#sky)") +
    circle(vanish[0], horizon, width * 0.4, "url(#sun)") +
    clouds(random, size, light.glow, 14, 0.4);
  const far = ridge(random, width, { base: horizon, height: height * 0.022, scale: width * 0.3, roughness: 0.4 });
  body += path(under(far, height), mix(light.haze, light.ground, 0.45)) + rect(0, horizon + 4, width, height, "url(#crop)");
  for (let row = -26; row <= 26; row += 1) {
    const at = vanish[0] + row * width * 0.085;
    const half = width * 0.021;
    body += path(
      `M${n(vanish[0] + row * 3.2)} ${n(horizon + 4)}L${n(at - half)} ${n(height)}H${n(at + half)}Z`,
      mix(crop, light.ground, 0.62),
      'opacity="0.62"',
    );
  }
  for (let index = 0; index < 11; index += 1) {
    const x = random.range(0, 1) * width;
    const r = height * random.range(0.012, 0.03);
    body += ellipse(x, horizon + 2 - r * 0.7, r * 1.3, r, mix(light.haze, light.ground, 0.8));
  }
  return svg(size, body, defs);
}

/** A survey map: heights as tints with contour lines, a river and a dotted route. */
export function contours(random: Random, size: Size, low: string, high: string, accent: string): string {
  const { width, height } = size;
  const rings = 12;
  let body = rect(0, 0, width, height, low);
  const peaks = [
    [0.26, 0.34, 1],
    [0.74, 0.62, 1.15],
    [0.95, 0.05, 0.7],
  ].map(([x = 0, y = 0, r = 1]) => ({
    x: (x + random.range(-0.06, 0.06)) * width,
    y: (y + random.range(-0.06, 0.06)) * height,
    r,
    waves: Array.from({ length: 6 }, (_, order) => ({
      turn: random.range(0, 7),
      amount: random.range(0.05, 0.2) / (order + 1),
    })),
  }));
  for (let ring = rings; ring >= 1; ring -= 1) {
    const tint = mix(low, high, ((rings - ring) / rings) ** 1.3);
    let d = "";
    for (const peak of peaks) {
      const points: Point[] = [];
      for (let step = 0; step < 72; step += 1) {
        const angle = (step / 72) * Math.PI * 2;
        const bend = peak.waves.reduce(
          (sum, { turn, amount }, order) => sum + Math.sin(angle * (order + 1) + turn + ring * 0.12) * amount,
          1,
        );
        const r = (ring - 0.4) * width * 0.031 * peak.r * bend;
        points.push([peak.x + Math.cos(angle) * r, peak.y + Math.sin(angle) * r * 0.78]);
      }
      d += `${curve([...points, points[0] ?? [0, 0]])}Z`;
    }
    body += path(d, tint, `stroke="${mix(tint, accent, 0.45)}" stroke-width="${ring % 4 === 0 ? 2.4 : 1}"`);
  }
  const route: Point[] = Array.from({ length: 9 }, (_, index) => [
    index * width * 0.13 - 10,
    height * (0.86 - index * 0.075 + random.range(-0.05, 0.05)),
  ]);
  body +=
    line(
      curve(route.map(([x, y]): Point => [x, y + height * 0.1])),
      mix(low, "#5f8fb4", 0.75),
      height * 0.012,
      'stroke-linecap="round"',
    ) + line(curve(route), accent, height * 0.006, `stroke-dasharray="${height * 0.018} ${height * 0.012}"`);
  for (const [x, y] of [route[2], route[6]].filter((point) => point !== undefined))
    body += circle(x, y, height * 0.016, low, `stroke="${accent}" stroke-width="${height * 0.007}"`);
  return svg(size, body);
}
