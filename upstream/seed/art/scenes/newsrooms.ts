import type { Random } from "../../random.ts";
import { ink, lights, paper, type LightName } from "../palettes.ts";
import { blur, circle, ellipse, group, line, linear, mix, n, path, radial, rect, svg, type Size } from "../svg.ts";
import { backdrop, bokeh, person } from "./rooms.ts";

/** An editor's desk seen from above: page proofs, notebook, cup, phone. */
export function desk(random: Random, size: Size, wood: string, accent: string): string {
  const { width, height } = size;
  const u = Math.min(width, height) * 0.1;
  const grey = "#8b877d";
  const column = (x: number, y: number, w: number, rows: number, gap: number): string => {
    let body = "";
    for (let row = 0; row < rows; row += 1)
      body += rect(x, y + row * gap, w * (row === rows - 1 ? 0.6 : random.range(0.93, 1)), gap * 0.34, grey, 'opacity="0.75"');
    return body;
  };
  const sheet = (x: number, y: number, w: number, h: number, turn: number, inside: string): string =>
    group(
      rect(-w / 2 + u * 0.1, -h / 2 + u * 0.14, w, h, "#000000", 'opacity="0.22" filter="url(#soft)"') +
        rect(-w / 2, -h / 2, w, h, paper) +
        inside,
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
    );
  const proof =
    rect(-u * 2.2, -u * 3, u * 4.4, u * 0.62, ink) +
    rect(-u * 2.2, -u * 2.15, u * 3.6, u * 0.3, ink, 'opacity="0.85"') +
    rect(-u * 2.2, -u * 1.6, u * 2.8, u * 1.8, mix(accent, paper, 0.25)) +
    path(
      `M${n(-u * 2.2)} ${n(u * 0.2)}L${n(-u * 1.2)} ${n(-u * 0.9)}L${n(-u * 0.5)} ${n(-u * 0.2)}L${n(u * 0.1)} ${n(-u * 0.7)}L${n(u * 0.6)} ${n(u * 0.2)}Z`,
      mix(accent, ink, 0.35),
    ) +
    column(u * 0.8, -u * 1.6, u * 1.4, 18, u * 0.24) +
    column(-u * 2.2, u * 0.5, u * 1.3, 10, u * 0.24) +
    column(-u * 0.7, u * 0.5, u * 1.3, 10, u * 0.24) +
    line(
      `M${n(-u * 0.9)} ${n(u * 1.3)}C${n(-u * 0.2)} ${n(u * 0.9)} ${n(u * 0.9)} ${n(u * 1)} ${n(u * 0.8)} ${n(u * 1.6)}S${n(-u * 0.9)} ${n(u * 2)} ${n(-u * 0.85)} ${n(u * 1.2)}`,
      "#c23b2b",
      u * 0.07,
    );
  const notes = column(-u * 1.3, -u * 1.6, u * 2.6, 9, u * 0.4);
  const rings = Array.from({ length: 9 }, (_, index) => circle(-u * 1.3 + index * u * 0.325, -u * 2.05, u * 0.075, ink)).join("");
  let grainLines = "";
  for (let index = 0; index < 26; index += 1) {
    const y = random.next() * height;
    grainLines += line(
      `M0 ${n(y)}C${n(width * 0.3)} ${n(y + random.range(-9, 9))} ${n(width * 0.7)} ${n(y + random.range(-9, 9))} ${n(width)} ${n(y + random.range(-6, 6))}`,
      mix(wood, "#000000", 0.4),
      1.2,
      `opacity="${n(random.range(0.1, 0.35))}"`,
    );
  }
  const cupX = width * 0.84;
  const cupY = height * 0.27;
  const cup =
    circle(cupX + u * 0.12, cupY + u * 0.18, u * 1.55, "#000000", 'opacity="0.25" filter="url(#soft)"') +
    circle(cupX, cupY, u * 1.5, "#e9e4d8") +
    circle(cupX, cupY, u * 1.3, "#dcd5c5") +
    line(
      `M${n(cupX + u * 0.7)} ${n(cupY + u * 0.5)}L${n(cupX + u * 1.25)} ${n(cupY + u * 0.95)}`,
      "#f6f3ea",
      u * 0.32,
      'stroke-linecap="round"',
    ) +
    circle(cupX, cupY, u * 0.95, "#f6f3ea") +
    circle(cupX, cupY, u * 0.8, "#4a2d1c") +
    ellipse(cupX - u * 0.2, cupY - u * 0.22, u * 0.35, u * 0.22, "#8a5d3b", 'opacity="0.6"');
  const phone =
    rect(-u * 0.75, -u * 1.5, u * 1.5, u * 3, "#15181c", `rx="${n(u * 0.22)}"`) +
    rect(-u * 0.66, -u * 1.38, u * 1.32, u * 2.76, mix(accent, "#15181c", 0.55), `rx="${n(u * 0.14)}"`) +
    [0, 1, 2]
      .map((index) =>
        rect(-u * 0.52, -u * 0.9 + index * u * 0.72, u * 1.04, u * 0.56, "#ffffff", `opacity="0.2" rx="${n(u * 0.1)}"`),
      )
      .join("");
  const body =
    rect(0, 0, width, height, wood) +
    grainLines +
    circle(width * 0.25, height * 0.15, width * 0.6, "url(#spot)") +
    sheet(width * 0.33, height * 0.5, u * 5, u * 7, -7, proof) +
    sheet(width * 0.66, height * 0.62, u * 3.3, u * 4.6, 6, notes + rings) +
    cup +
    group(phone, `transform="translate(${n(width * 0.9)} ${n(height * 0.72)}) rotate(14)"`) +
    line(
      `M${n(width * 0.52)} ${n(height * 0.88)}L${n(width * 0.62)} ${n(height * 0.36)}`,
      "#000000",
      u * 0.2,
      'stroke-linecap="round" opacity="0.2" filter="url(#soft)"',
    ) +
    line(
      `M${n(width * 0.515)} ${n(height * 0.87)}L${n(width * 0.615)} ${n(height * 0.35)}`,
      accent,
      u * 0.19,
      'stroke-linecap="round"',
    ) +
    line(`M${n(width * 0.606)} ${n(height * 0.397)}L${n(width * 0.615)} ${n(height * 0.35)}`, "#d8c9a8", u * 0.12);
  return svg(
    size,
    body,
    radial("spot", [
      [0, "#fff4dc", 0.5],
      [1, "#fff4dc", 0],
    ]) + blur("soft", u * 0.12),
  );
}

/** Rows of desks with lit screens at night, the city behind the windows. */
export function newsroom(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const floor = height * 0.6;
  const defs =
    backdrop(light) +
    linear("floor", [
      [0, mix(light.ground, light.haze, 0.4)],
      [1, light.ground],
    ]) +
    linear("glass", [
      [0, light.sky[0]],
      [1, light.sky[2]],
    ]);
  let view = rect(0, height * 0.12, width, floor - height * 0.12, "url(#glass)");
  for (let x = 0; x < width; x += width * 0.035)
    view += rect(
      x,
      floor - height * random.range(0.06, 0.3),
      width * 0.034,
      height * 0.4,
      mix(light.haze, light.ground, random.range(0.3, 0.7)),
    );
  view = group(view + bokeh(random, { width, height: floor }, [light.lamp, light.glow], 40), 'filter="url(#soft)"');
  let body = rect(0, 0, width, height, mix(light.ground, light.haze, 0.22)) + view;
  for (let pane = 0; pane <= 6; pane += 1)
    body += rect((pane * width) / 6 - 4, height * 0.1, 8, floor, mix(light.ground, "#000000", 0.15));
  for (let lamp = 0; lamp < 5; lamp += 1)
    body +=
      rect(width * (0.06 + lamp * 0.2), height * 0.05, width * 0.1, height * 0.018, light.glow, 'opacity="0.85"') +
      ellipse(
        width * (0.11 + lamp * 0.2),
        height * 0.08,
        width * 0.09,
        height * 0.05,
        light.glow,
        'opacity="0.14" filter="url(#far)"',
      );
  body += rect(0, floor, width, height, "url(#floor)");
  for (let row = 0; row < 3; row += 1) {
    const s = 1 + row * 0.75;
    const y = floor + height * (0.02 + row * row * 0.07 + row * 0.05);
    const gap = width * 0.17 * s;
    for (let x = random.range(-0.5, 0) * gap; x < width; x += gap) {
      const w = width * 0.085 * s;
      const h = height * 0.085 * s;
      const shade = mix(light.ground, light.haze, 0.24 - row * 0.1);
      body +=
        rect(x - gap * 0.1, y, gap * 0.92, height * 0.016 * s, shade) +
        rect(x, y, 6 * s, height * 0.12 * s, shade) +
        rect(x + gap * 0.66, y, 6 * s, height * 0.12 * s, shade);
      body +=
        rect(x + gap * 0.1 - 3, y - h - 7 * s, w + 6, h + 6, mix(light.ground, "#000000", 0.2), 'rx="3"') +
        rect(
          x + gap * 0.1,
          y - h - 4 * s,
          w,
          h,
          mix(light.sky[1], light.glow, random.range(0.2, 0.75)),
          `opacity="${n(random.range(0.65, 0.95))}"`,
        );
      for (let text = 0; text < 4; text += 1)
        body += rect(
          x + gap * 0.1 + w * 0.1,
          y - h + h * (0.08 + text * 0.17),
          w * random.range(0.3, 0.75),
          h * 0.06,
          light.ground,
          'opacity="0.4"',
        );
      if (random.chance(0.6))
        body += person(
          x + gap * 0.62,
          y + height * 0.012 * s,
          height * 0.052 * s,
          mix(light.ground, light.haze, 0.16 - row * 0.06),
        );
    }
  }
  return svg(size, body, defs);
}
