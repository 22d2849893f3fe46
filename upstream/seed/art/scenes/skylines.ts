import type { Random } from "../../random.ts";
import { lights, type LightName } from "../palettes.ts";
import { blur, circle, ellipse, group, line, linear, mix, n, path, radial, rect, svg, type Size } from "../svg.ts";
import { clouds } from "./landscapes.ts";

interface Block {
  x: number;
  width: number;
  top: number;
}

function blocks(random: Random, width: number, base: number, tallest: number, narrow: number): Block[] {
  const list: Block[] = [];
  for (let x = -20; x < width + 20;) {
    const size = narrow * random.range(0.7, 2);
    const middle = 1 - Math.abs(x / width - 0.5) * 0.9;
    list.push({ x, width: size, top: base - tallest * middle * random.range(0.28, 1) });
    x += size * random.range(0.85, 1.15);
  }
  return list;
}

function roof(random: Random, { x, width, top }: Block, colour: string): string {
  if (random.chance(0.22))
    return path(`M${n(x)} ${n(top + 1)}L${n(x + width * 0.5)} ${n(top - width * 0.45)}L${n(x + width)} ${n(top + 1)}Z`, colour);
  if (random.chance(0.3)) return rect(x + width * 0.3, top - width * 0.16, width * 0.4, width * 0.18, colour);
  if (random.chance(0.2)) return rect(x + width * 0.48, top - width * 0.75, Math.max(1.5, width * 0.035), width * 0.8, colour);
  return "";
}

function windows(random: Random, { x, width, top }: Block, base: number, lamp: string, lit: number): string {
  const across = Math.max(2, Math.round(width / 13));
  const cell = width / (across + 0.6);
  // One path for each of three strengths of light: thousands of single windows would be slow to draw.
  const lamps = [0.35, 0.6, 0.9].map((opacity) => ({ opacity, d: "" }));
  for (let y = top + cell; y < base - cell * 0.6; y += cell * 1.12) {
    for (let column = 0; column < across; column += 1) {
      if (random.chance(lit))
        random.pick(lamps).d +=
          `M${n(x + cell * (0.42 + column))} ${n(y)}h${n(cell * 0.52)}v${n(cell * 0.6)}h${n(-cell * 0.52)}Z`;
    }
  }
  return lamps.map(({ opacity, d }) => path(d, lamp, `opacity="${opacity}"`)).join("");
}

export interface Skyline {
  light: LightName;
  /** What stands between the city and the reader. */
  front: "water" | "bridge" | "street" | "rooftops";
}

function bridge(size: Size, shore: number, colour: string, lamp: string): string {
  const { width, height } = size;
  const deck = shore - height * 0.075;
  const left = width * 0.06;
  const right = width * 0.94;
  const rise = height * 0.3;
  const arch = (part: number, lift: number): number => deck + height * 0.012 - (1 - (2 * part - 1) ** 2) * rise * lift;
  let outer = "";
  let lattice = "";
  let hangers = "";
  for (let index = 0; index <= 44; index += 1) {
    const part = index / 44;
    const x = left + (right - left) * part;
    const top = arch(part, 1) - height * 0.03;
    const low = arch(part, 0.8);
    outer += `${index === 0 ? "M" : "L"}${n(x)} ${n(top)}`;
    lattice += `M${n(x)} ${n(top)}L${n(x + (right - left) / 88)} ${n(arch(part + 1 / 88, 0.8))}L${n(x)} ${n(low)}Z`;
    if (low < deck) hangers += `M${n(x)} ${n(low)}V${n(deck)}`;
  }
  let inner = "";
  for (let index = 0; index <= 44; index += 1)
    inner += `${index === 0 ? "M" : "L"}${n(left + ((right - left) * index) / 44)} ${n(arch(index / 44, 0.8))}`;
  let lamps = "";
  for (let x = 0; x < width; x += width / 46) lamps += circle(x, deck - 5, 1.9, lamp, 'opacity="0.9"');
  const tower = (x: number): string =>
    rect(x - width * 0.018, deck - height * 0.13, width * 0.036, shore - deck + height * 0.13, colour) +
    rect(x - width * 0.021, deck - height * 0.138, width * 0.042, height * 0.016, colour);
  return (
    line(outer, colour, height * 0.011) +
    line(inner, colour, height * 0.008) +
    line(lattice, colour, height * 0.0026) +
    line(hangers, colour, height * 0.0026) +
    rect(0, deck, width, height * 0.02, colour) +
    tower(left) +
    tower(right) +
    lamps
  );
}

/** A city by day or by lamplight, seen over water, a bridge, a street or roofs. */
export function skyline(random: Random, size: Size, { light: lightName, front }: Skyline): string {
  const { width, height } = size;
  const light = lights[lightName];
  const dark = lightName === "dusk" || lightName === "night" || lightName === "storm";
  const shore = height * (front === "street" ? 0.86 : front === "rooftops" ? 0.8 : 0.66);
  const sunX = width * random.range(0.25, 0.75);
  const defs =
    linear("sky", [
      [0, light.sky[0]],
      [0.6, light.sky[1]],
      [1, light.sky[2]],
    ]) +
    radial("sun", [
      [0, light.glow, 0.8],
      [1, light.glow, 0],
    ]) +
    blur("soft", width / 230) +
    blur("lamp", width / 260) +
    linear("water", [
      [0, mix(light.sky[2], light.ground, 0.45)],
      [1, mix(light.sky[0], light.ground, 0.75)],
    ]);
  let body =
    rect(0, 0, width, height, "url(#sky)") +
    circle(sunX, shore, width * 0.42, "url(#sun)") +
    clouds(random, size, light.glow, dark ? 5 : 9, 0.4);
  [0, 1, 2].forEach((layer) => {
    const colour = mix(light.haze, light.ground, 0.12 + layer * 0.4);
    const list = blocks(random, width, shore, height * (0.46 - layer * 0.08), width * (0.032 + layer * 0.008));
    for (const block of list) {
      body +=
        rect(block.x, block.top, block.width, shore - block.top, colour) +
        roof(random, block, colour) +
        rect(block.x, block.top, block.width * 0.3, shore - block.top, light.glow, `opacity="${dark ? 0.04 : 0.1}"`);
      if (layer > 0) body += windows(random, block, shore, dark ? light.lamp : mix(colour, light.sky[1], 0.5), dark ? 0.34 : 0.5);
    }
  });
  if (front === "water" || front === "bridge") {
    body += rect(0, shore, width, height - shore, "url(#water)");
    for (let index = 0; index < 260; index += 1) {
      const depth = random.next() ** 1.5;
      const y = shore + 3 + depth * (height - shore);
      const lampLight = random.chance(dark ? 0.55 : 0.2);
      body += ellipse(
        random.next() * width,
        y,
        width * 0.009 * (0.5 + depth * 1.6),
        Math.max(0.8, height * 0.002 * (0.4 + depth)),
        lampLight ? light.lamp : light.glow,
        `opacity="${n(lampLight ? random.range(0.12, 0.5) : random.range(0.06, 0.24))}"`,
      );
    }
    if (dark) {
      let columns = "";
      for (let index = 0; index < 26; index += 1)
        columns += rect(
          random.next() * width,
          shore + 2,
          width * 0.004,
          (height - shore) * random.range(0.25, 0.8),
          light.lamp,
          'opacity="0.4"',
        );
      body += group(columns, 'filter="url(#lamp)"');
    }
    if (front === "bridge") body += bridge(size, shore + height * 0.015, mix(light.ground, light.haze, 0.12), light.lamp);
  }
  if (front === "street") {
    const road = light.ground;
    let traffic = "";
    for (let index = 0; index < 46; index += 1) {
      const red = index % 2 === 0;
      const depth = random.next();
      const r = width * (0.004 + depth * 0.016);
      traffic += circle(
        random.next() * width,
        shore + height * 0.02 + depth * (height - shore) * 0.8,
        r,
        red ? "#e2593f" : light.lamp,
        `opacity="${n(random.range(0.35, 0.8))}"`,
      );
    }
    body += rect(0, shore, width, height - shore, road) + group(traffic, 'filter="url(#lamp)"');
  }
  if (front === "rooftops") {
    for (let index = 0; index < 12; index += 1) {
      const x = index * width * 0.09 - width * 0.04;
      const w = width * 0.13;
      const y = shore + random.range(-0.03, 0.06) * height;
      const tile = mix(mix("#9a4f36", light.ground, 0.25), light.haze, random.range(0, 0.3));
      body +=
        rect(x + w * 0.08, y, w * 0.84, height, mix(light.glow, light.ground, 0.35)) +
        path(`M${n(x)} ${n(y + 2)}L${n(x + w * 0.5)} ${n(y - height * 0.09)}L${n(x + w)} ${n(y + 2)}Z`, tile) +
        rect(x + w * 0.66, y - height * 0.085, w * 0.1, height * 0.07, mix(tile, light.ground, 0.3)) +
        rect(x + w * 0.24, y + height * 0.04, w * 0.16, height * 0.06, light.ground, 'opacity="0.7"') +
        rect(x + w * 0.58, y + height * 0.04, w * 0.16, height * 0.06, dark ? light.lamp : light.ground, 'opacity="0.7"');
    }
  }
  return svg(size, body, defs);
}
