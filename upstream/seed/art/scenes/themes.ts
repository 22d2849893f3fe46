import type { Random } from "../../random.ts";
import { ink, lights, paper, type LightName } from "../palettes.ts";
import {
  blur,
  circle,
  curve,
  group,
  line,
  linear,
  mix,
  n,
  path,
  polyline,
  radial,
  rect,
  svg,
  type Point,
  type Size,
} from "../svg.ts";

/** Racks of a data centre in one-point perspective. */
export function servers(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const cx = width * 0.5;
  const cy = height * 0.46;
  const defs =
    radial("end", [
      [0, light.glow, 0.95],
      [1, light.glow, 0],
    ]) +
    linear("floor", [
      [0, mix(light.haze, light.glow, 0.3)],
      [0.5, mix(light.ground, light.sky[2], 0.5)],
      [1, mix(light.ground, light.sky[2], 0.2)],
    ]) +
    blur("soft", 6);
  let body =
    rect(0, 0, width, height, light.ground) +
    path(`M0 ${n(height)}L${n(cx)} ${n(cy)}L${n(width)} ${n(height)}Z`, "url(#floor)") +
    circle(cx, cy, width * 0.2, "url(#end)");
  const at = (x: number, y: number, depth: number): Point => [cx + (x * width * 0.62) / depth, cy + (y * height * 0.62) / depth];
  for (let rack = 9; rack >= 0; rack -= 1) {
    for (const side of [-1, 1]) {
      const near = 1 + rack * 0.55;
      const far = near + 0.5;
      const corners = [at(side, -0.9, near), at(side, -0.9, far), at(side, 0.82, far), at(side, 0.82, near)];
      body += path(
        `${polyline(corners)}Z`,
        mix(mix(light.ground, light.sky[2], 0.42), light.haze, Math.min(0.85, rack * 0.1)),
        `stroke="${light.ground}" stroke-width="2"`,
      );
      for (let row = 0; row < 17; row += 1) {
        const y = -0.82 + row * 0.094;
        const [ax, ay] = at(side, y, near + 0.05);
        const [bx, by] = at(side, y, far - 0.05);
        body += line(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, light.ground, 7 / near, 'opacity="0.6"');
        for (let lamp = 0; lamp < 4; lamp += 1) {
          if (!random.chance(0.5)) continue;
          const part = 0.15 + lamp * 0.18;
          body += circle(
            ax + (bx - ax) * part,
            ay + (by - ay) * part,
            2.6 / near ** 0.6,
            random.chance(0.16) ? "#e2593f" : random.chance(0.5) ? light.lamp : "#8fd3c4",
            'opacity="0.95"',
          );
        }
      }
    }
  }
  for (let lamp = 1; lamp < 8; lamp += 1) {
    const [x, y] = at(0, -1.02, lamp);
    body += rect(x - (width * 0.09) / lamp, y, (width * 0.18) / lamp, (height * 0.022) / lamp, light.glow, 'opacity="0.9"');
  }
  return svg(size, body, defs);
}

/** People and sources as a web of connections. */
export function network(random: Random, size: Size, ground: string, colours: readonly string[]): string {
  const { width, height } = size;
  const dots = Array.from({ length: 64 }, () => ({
    x: random.range(0.03, 0.97) * width,
    y: random.range(0.05, 0.95) * height,
    r: random.range(3, 9),
    colour: random.pick(colours),
  }));
  for (let index = 0; index < 7; index += 1)
    dots.push({
      x: random.range(0.15, 0.85) * width,
      y: random.range(0.2, 0.8) * height,
      r: random.range(16, 34),
      colour: random.pick(colours),
    });
  let links = "";
  dots.forEach((from, index) =>
    dots.slice(index + 1).forEach((to) => {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      const reach = width * (from.r > 12 || to.r > 12 ? 0.19 : 0.11);
      if (distance < reach)
        links += line(
          `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`,
          colours[0] ?? ink,
          1.6,
          `opacity="${n(0.5 * (1 - distance / reach) + 0.08)}"`,
        );
    }),
  );
  return svg(
    size,
    rect(0, 0, width, height, ground) +
      links +
      dots
        .map(
          ({ x, y, r, colour }) =>
            circle(x, y, r, colour) +
            (r > 12 ? circle(x, y, r + 8, "none", `stroke="${colour}" stroke-width="2" opacity="0.5"`) : ""),
        )
        .join(""),
  );
}

/** A soft shadow under one shape without a filter: three copies, each a little further away. */
export function shadow(d: string): string {
  return [3, 6, 9]
    .map((offset) => path(d, "#000000", `opacity="0.06" transform="translate(${offset} ${n(offset * 1.3)})"`))
    .join("");
}

/** Paper cut-outs in the manner of mid-century posters. */
export function cutouts(random: Random, size: Size, ground: string, colours: readonly string[]): string {
  const { width, height } = size;
  let body = rect(0, 0, width, height, ground);
  const frond = (x: number, y: number, s: number, turn: number, colour: string): string => {
    let d = "";
    for (let leaf = -4; leaf <= 4; leaf += 1) {
      const angle = (leaf * 19 * Math.PI) / 180 - Math.PI / 2;
      const reach = s * (1 - Math.abs(leaf) * 0.07);
      const tip: Point = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const bend = s * 0.13;
      const side: Point = [Math.cos(angle + Math.PI / 2) * bend, Math.sin(angle + Math.PI / 2) * bend];
      d += `M0 0Q${n(tip[0] * 0.6 + side[0])} ${n(tip[1] * 0.6 + side[1])} ${n(tip[0])} ${n(tip[1])}Q${n(tip[0] * 0.6 - side[0])} ${n(tip[1] * 0.6 - side[1])} 0 0Z`;
    }
    return group(shadow(d) + path(d, colour), `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`);
  };
  const shape = (x: number, y: number, s: number, colour: string): string => {
    const points: Point[] = Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2;
      const r = s * random.range(0.75, 1.15);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.8];
    });
    const d = `${curve([...points, points[0] ?? [x, y]])}Z`;
    return shadow(d) + path(d, colour);
  };
  const unit = Math.min(width, height);
  random
    .shuffle([
      [0.2, 0.3],
      [0.52, 0.5],
      [0.82, 0.3],
      [0.3, 0.85],
      [0.76, 0.86],
    ])
    .forEach(([x = 0, y = 0], index) => {
      body += shape(x * width, y * height, unit * random.range(0.2, 0.34), colours[index % colours.length] ?? ink);
    });
  [
    [0.16, 0.78, -16],
    [0.5, 0.72, 8],
    [0.86, 0.8, 26],
    [0.66, 0.3, 160],
    [0.33, 0.3, 200],
  ].forEach(([x = 0, y = 0, turn = 0], index) => {
    body += frond(
      x * width,
      y * height,
      unit * random.range(0.26, 0.4),
      turn + random.range(-12, 12),
      colours[(index + 2) % colours.length] ?? ink,
    );
  });
  return svg(size, body);
}

/** Sound as a field of bars. */
export function waveform(random: Random, size: Size, ground: string, colours: readonly [string, string]): string {
  const { width, height } = size;
  const count = Math.round(width / 17);
  let body = rect(0, 0, width, height, ground) + circle(width * 0.5, height * 0.5, height * 0.6, "url(#glow)");
  for (let index = 0; index < count; index += 1) {
    const part = index / (count - 1);
    const swell = Math.sin(part * Math.PI) ** 0.7 * (0.35 + 0.65 * Math.abs(Math.sin(part * 9 + 1) * Math.cos(part * 23)));
    const h = height * 0.62 * swell * random.range(0.5, 1.05) + 8;
    body += rect(width * (0.04 + part * 0.92), height / 2 - h / 2, 8, h, mix(colours[0], colours[1], part), 'rx="4"');
  }
  return svg(
    size,
    body,
    radial("glow", [
      [0, colours[1], 0.24],
      [1, colours[1], 0],
    ]),
  );
}

/** Overlapping translucent discs; quiet enough to stand for an idea. */
export function discs(random: Random, size: Size, ground: string, colours: readonly string[]): string {
  const { width, height } = size;
  const unit = Math.min(width, height);
  let body = rect(0, 0, width, height, ground);
  for (let index = 0; index < 7; index += 1) {
    const x = width * (0.14 + index * 0.12) + random.range(-30, 30);
    const y = height * (0.5 + Math.sin(index * 1.9) * 0.2);
    const r = unit * random.range(0.14, 0.36);
    body +=
      circle(x, y, r, colours[index % colours.length] ?? ink, 'opacity="0.72"') +
      circle(x, y, r * 0.62, "none", `stroke="${paper}" stroke-width="2" opacity="0.5"`);
  }
  for (let step = 0; step < 5; step += 1)
    body += line(`M0 ${n(height * (0.2 + step * 0.15))}H${n(width)}`, ink, 1.4, 'opacity="0.16"');
  return svg(size, body);
}
