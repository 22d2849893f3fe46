import type { Random } from "../../random.ts";
import { ink, lights, paper, type LightName } from "../palettes.ts";
import { blur, circle, ellipse, group, line, linear, mix, n, path, radial, rect, svg, type Size } from "../svg.ts";

/** Out-of-focus lamps. */
export function bokeh(random: Random, { width, height }: Size, colours: readonly string[], count: number): string {
  let body = "";
  for (let index = 0; index < count; index += 1) {
    const r = width * random.range(0.008, 0.038);
    const x = random.next() * width;
    const y = (random.next() + random.next()) * 0.5 * height;
    const colour = random.pick(colours);
    body +=
      circle(x, y, r, colour, `opacity="${n(random.range(0.12, 0.45))}"`) +
      circle(x, y, r, "none", `stroke="${colour}" stroke-width="1.5" opacity="0.35"`);
  }
  return body;
}

export function backdrop(light: (typeof lights)[LightName]): string {
  return (
    linear("wall", [
      [0, light.sky[0]],
      [0.65, mix(light.sky[1], light.ground, 0.35)],
      [1, light.ground],
    ]) +
    radial("spot", [
      [0, light.glow, 0.6],
      [1, light.glow, 0],
    ]) +
    blur("soft", 5) +
    blur("far", 9)
  );
}

function microphone(x: number, y: number, size: number, tilt: number, head: string, collar: string, body: string): string {
  return group(
    rect(-size * 0.07, size * 0.3, size * 0.14, size * 2.4, body, `rx="${n(size * 0.05)}"`) +
      rect(-size * 0.2, size * 0.12, size * 0.4, size * 0.34, collar, `rx="${n(size * 0.04)}"`) +
      rect(-size * 0.2, size * 0.12, size * 0.1, size * 0.34, "#ffffff", 'opacity="0.18"') +
      ellipse(0, -size * 0.12, size * 0.23, size * 0.32, head) +
      path(
        `M${n(-size * 0.15)} ${n(-size * 0.28)}A${n(size * 0.23)} ${n(size * 0.32)} 0 0 0 ${n(-size * 0.15)} ${n(size * 0.08)}`,
        "none",
        `stroke="#ffffff" stroke-width="${n(size * 0.035)}" opacity="0.28" stroke-linecap="round"`,
      ),
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)})"`,
  );
}

/** Microphones of many stations, waiting for somebody to speak. */
export function pressConference(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const collars = ["#b23a2e", "#23415f", "#e0a33b", "#2f5d57", "#e8e3d6", "#5a4a7c", "#934f2c", "#33546b"];
  let body = rect(0, 0, width, height, "url(#wall)") + circle(width * 0.5, height * 0.3, width * 0.5, "url(#spot)");
  body += group(bokeh(random, size, [light.glow, light.lamp, light.sky[2]], 26), 'filter="url(#soft)"');
  const count = 9;
  const order = random.shuffle(Array.from({ length: count }, (_, index) => index));
  for (const index of order) {
    const part = index / (count - 1) - 0.5;
    const scale = height * random.range(0.2, 0.27);
    body += microphone(
      width * (0.5 + part * 0.66) + random.range(-12, 12),
      height * (0.5 + Math.abs(part) * 0.3 + random.range(-0.05, 0.05)),
      scale,
      part * -34 + random.range(-6, 6),
      mix(ink, light.ground, random.range(0.1, 0.7)),
      collars[index % collars.length] ?? paper,
      mix(ink, light.haze, 0.12),
    );
  }
  return svg(size, body, backdrop(light));
}

export function person(x: number, y: number, s: number, colour: string): string {
  return (
    ellipse(x, y - s * 1.25, s * 0.36, s * 0.45, colour) +
    path(
      `M${n(x - s)} ${n(y + s)}C${n(x - s)} ${n(y - s * 0.5)} ${n(x - s * 0.5)} ${n(y - s * 0.75)} ${n(x)} ${n(y - s * 0.75)}S${n(x + s)} ${n(y - s * 0.5)} ${n(x + s)} ${n(y + s)}Z`,
      colour,
    )
  );
}

/** The backs of an audience before a lit stage. */
export function audience(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const screen = { x: width * 0.27, y: height * 0.12, w: width * 0.46, h: height * 0.36 };
  const defs =
    backdrop(light) +
    linear("screen", [
      [0, light.glow],
      [1, light.sky[2]],
    ]);
  let body = rect(0, 0, width, height, "url(#wall)") + circle(width * 0.5, height * 0.34, width * 0.46, "url(#spot)");
  for (const x of [0.18, 0.36, 0.64, 0.82]) {
    body += path(
      `M${n(width * x)} 0L${n(width * (0.5 + (x - 0.5) * 0.2) - width * 0.09)} ${n(height * 0.6)}H${n(width * (0.5 + (x - 0.5) * 0.2) + width * 0.09)}Z`,
      light.glow,
      'opacity="0.08"',
    );
  }
  body += rect(screen.x, screen.y, screen.w, screen.h, "url(#screen)", 'rx="4"');
  for (let bar = 0; bar < 7; bar += 1) {
    const h = screen.h * random.range(0.14, 0.6);
    body += rect(
      screen.x + screen.w * (0.52 + bar * 0.06),
      screen.y + screen.h * 0.82 - h,
      screen.w * 0.035,
      h,
      mix(light.sky[1], light.ground, 0.25),
    );
  }
  for (let row = 0; row < 4; row += 1)
    body += rect(
      screen.x + screen.w * 0.08,
      screen.y + screen.h * (0.24 + row * 0.15),
      screen.w * random.range(0.2, 0.34),
      screen.h * 0.045,
      mix(light.sky[1], light.ground, 0.45),
    );
  body +=
    rect(width * 0.2, height * 0.585, width * 0.6, height * 0.02, light.ground) +
    person(width * 0.2, height * 0.55, height * 0.07, mix(light.ground, light.haze, 0.1)) +
    rect(width * 0.178, height * 0.51, width * 0.044, height * 0.1, mix(light.ground, light.haze, 0.25));
  for (let row = 0; row < 4; row += 1) {
    const s = height * (0.05 + row * 0.028);
    const colour = mix(mix(light.haze, light.ground, 0.45), light.ground, row / 3);
    for (let x = random.range(-s, s); x < width + s; x += s * random.range(2, 2.7))
      body += person(x, height * (0.72 + row * 0.1), s * random.range(0.92, 1.06), colour);
  }
  return svg(size, body, defs);
}

/** A video camera on its tripod in front of a lit set. */
export function studio(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const cx = width * 0.4;
  const cy = height * 0.5;
  const u = Math.min(width, height) * 0.1;
  const dark = mix(light.ground, "#000000", 0.25);
  const edge = mix(light.ground, light.haze, 0.35);
  let body = rect(0, 0, width, height, "url(#wall)") + circle(width * 0.72, height * 0.36, width * 0.4, "url(#spot)");
  body += group(
    bokeh(random, size, [light.glow, light.lamp], 14) +
      path(
        `M${n(width * 0.6)} ${n(height * 0.64)}H${n(width * 0.97)}V${n(height * 0.78)}H${n(width * 0.6)}Z`,
        mix(light.ground, light.sky[1], 0.4),
      ) +
      person(width * 0.73, height * 0.56, u * 0.8, mix(light.ground, light.haze, 0.55)) +
      person(width * 0.86, height * 0.56, u * 0.8, mix(light.ground, light.haze, 0.4)),
    'filter="url(#far)"',
  );
  body +=
    line(
      `M${n(cx)} ${n(cy + u * 1.2)}L${n(cx - u * 2)} ${n(height * 1.02)}M${n(cx)} ${n(cy + u * 1.2)}L${n(cx + u * 1.8)} ${n(height * 1.02)}M${n(cx)} ${n(cy + u * 1.2)}V${n(height * 1.02)}`,
      dark,
      u * 0.22,
    ) +
    rect(cx - u * 0.8, cy + u * 0.9, u * 1.6, u * 0.4, dark, 'rx="4"') +
    rect(cx - u * 2, cy - u, u * 3.5, u * 1.95, dark, `rx="${n(u * 0.2)}"`) +
    rect(cx + u * 1.4, cy - u * 0.55, u * 0.9, u * 1.1, edge) +
    rect(cx + u * 2.2, cy - u * 0.8, u * 0.36, u * 1.6, dark, 'rx="3"') +
    rect(cx - u * 1.7, cy - u * 1.75, u * 2.3, u * 0.34, dark, `rx="${n(u * 0.17)}"`) +
    rect(cx - u * 1.5, cy - u * 1.6, u * 0.3, u * 0.8, dark) +
    rect(cx + u * 0.1, cy - u * 1.6, u * 0.3, u * 0.8, dark) +
    rect(cx - u * 3.1, cy - u * 0.75, u * 1.2, u * 0.85, edge, 'rx="3"') +
    rect(cx - u * 3, cy - u * 0.65, u * 0.95, u * 0.65, light.glow, 'opacity="0.75"') +
    circle(cx - u * 0.3, cy + u * 0.1, u * 0.52, edge) +
    circle(cx - u * 0.3, cy + u * 0.1, u * 0.3, dark) +
    circle(cx + u * 0.95, cy - u * 0.68, u * 0.1, "#d6452f");
  return svg(size, body, backdrop(light));
}

/** A radio microphone on its arm. */
export function broadcast(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const cx = width * 0.56;
  const cy = height * 0.46;
  const u = Math.min(width, height) * 0.13;
  const metal = mix(light.ground, light.haze, 0.28);
  const defs =
    backdrop(light) +
    linear(
      "steel",
      [
        [0, mix(metal, "#000000", 0.35)],
        [0.35, mix(metal, light.glow, 0.5)],
        [0.6, metal],
        [1, mix(metal, "#000000", 0.5)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0 },
    );
  let mesh = "";
  for (let row = 0; row < 9; row += 1)
    mesh += rect(cx - u * 0.86, cy - u * 1.4 + row * u * 0.2, u * 1.72, u * 0.05, "#000000", 'opacity="0.3"');
  let panels = "";
  for (let x = 0; x < 9; x += 1)
    for (let y = 0; y < 6; y += 1)
      panels += path(
        `M${n(x * width * 0.12)} ${n(y * height * 0.18)}h${n(width * 0.1)}l${n(-width * 0.05)} ${n(height * 0.15)}Z`,
        light.ground,
        `opacity="${n(random.range(0.06, 0.2))}"`,
      );
  const body =
    rect(0, 0, width, height, "url(#wall)") +
    panels +
    circle(width * 0.24, height * 0.3, width * 0.42, "url(#spot)") +
    group(bokeh(random, size, [light.lamp, light.glow], 10), 'filter="url(#far)"') +
    line(
      `M${n(cx)} ${n(cy + u * 2.2)}L${n(cx + u * 1.5)} ${n(cy + u * 3)}L${n(width * 1.03)} ${n(height * 0.26)}`,
      mix(light.ground, "#000000", 0.3),
      u * 0.24,
      'stroke-linejoin="round"',
    ) +
    circle(cx + u * 1.5, cy + u * 3, u * 0.26, metal) +
    line(
      `M${n(cx - u * 1.25)} ${n(cy - u * 0.8)}V${n(cy + u * 1.5)}A${n(u * 1.25)} ${n(u * 0.9)} 0 0 0 ${n(cx + u * 1.25)} ${n(cy + u * 1.5)}V${n(cy - u * 0.8)}`,
      mix(light.ground, light.haze, 0.18),
      u * 0.17,
    ) +
    rect(cx - u * 0.9, cy - u * 1.8, u * 1.8, u * 3.9, "url(#steel)", `rx="${n(u * 0.9)}"`) +
    mesh +
    rect(cx - u * 0.9, cy + u * 0.45, u * 1.8, u * 0.3, mix(light.ground, "#000000", 0.2)) +
    circle(cx, cy + u * 1.25, u * 0.14, light.lamp);
  return svg(size, body, defs);
}
