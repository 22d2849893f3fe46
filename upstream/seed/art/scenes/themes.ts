import type { Random } from '../../random.ts';
import { ink, lights, paper, type LightName } from '../palettes.ts';
import { blur, circle, curve, ellipse, group, line, linear, mix, n, path, polyline, radial, rect, svg, type Point, type Size } from '../svg.ts';

/** Racks of a data centre in one-point perspective. */
export function servers(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const cx = width * 0.5;
  const cy = height * 0.46;
  const defs = radial('end', [[0, light.glow, 0.95], [1, light.glow, 0]]) + linear('floor', [[0, mix(light.haze, light.glow, 0.3)], [0.5, mix(light.ground, light.sky[2], 0.5)], [1, mix(light.ground, light.sky[2], 0.2)]]) + blur('soft', 6);
  let body = rect(0, 0, width, height, light.ground) + path(`M0 ${n(height)}L${n(cx)} ${n(cy)}L${n(width)} ${n(height)}Z`, 'url(#floor)') + circle(cx, cy, width * 0.2, 'url(#end)');
  const at = (x: number, y: number, depth: number): Point => [cx + (x * width * 0.62) / depth, cy + (y * height * 0.62) / depth];
  for (let rack = 9; rack >= 0; rack -= 1) {
    for (const side of [-1, 1]) {
      const near = 1 + rack * 0.55;
      const far = near + 0.5;
      const corners = [at(side, -0.9, near), at(side, -0.9, far), at(side, 0.82, far), at(side, 0.82, near)];
      body += path(`${polyline(corners)}Z`, mix(mix(light.ground, light.sky[2], 0.42), light.haze, Math.min(0.85, rack * 0.1)), `stroke="${light.ground}" stroke-width="2"`);
      for (let row = 0; row < 17; row += 1) {
        const y = -0.82 + row * 0.094;
        const [ax, ay] = at(side, y, near + 0.05);
        const [bx, by] = at(side, y, far - 0.05);
        body += line(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, light.ground, 7 / near, 'opacity="0.6"');
        for (let lamp = 0; lamp < 4; lamp += 1) {
          if (!random.chance(0.5)) continue;
          const part = 0.15 + lamp * 0.18;
          body += circle(ax + (bx - ax) * part, ay + (by - ay) * part, 2.6 / near ** 0.6, random.chance(0.16) ? '#e2593f' : random.chance(0.5) ? light.lamp : '#8fd3c4', 'opacity="0.95"');
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
  const dots = Array.from({ length: 64 }, () => ({ x: random.range(0.03, 0.97) * width, y: random.range(0.05, 0.95) * height, r: random.range(3, 9), colour: random.pick(colours) }));
  for (let index = 0; index < 7; index += 1) dots.push({ x: random.range(0.15, 0.85) * width, y: random.range(0.2, 0.8) * height, r: random.range(16, 34), colour: random.pick(colours) });
  let links = '';
  dots.forEach((from, index) => dots.slice(index + 1).forEach((to) => {
    const distance = Math.hypot(from.x - to.x, from.y - to.y);
    const reach = width * (from.r > 12 || to.r > 12 ? 0.19 : 0.11);
    if (distance < reach) links += line(`M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`, colours[0] ?? ink, 1.6, `opacity="${n(0.5 * (1 - distance / reach) + 0.08)}"`);
  }));
  return svg(size, rect(0, 0, width, height, ground) + links + dots.map(({ x, y, r, colour }) => circle(x, y, r, colour) + (r > 12 ? circle(x, y, r + 8, 'none', `stroke="${colour}" stroke-width="2" opacity="0.5"`) : '')).join(''));
}

/** A soft shadow under one shape without a filter: three copies, each a little further away. */
function shadow(d: string): string {
  return [3, 6, 9].map((offset) => path(d, '#000000', `opacity="0.06" transform="translate(${offset} ${n(offset * 1.3)})"`)).join('');
}

/** Paper cut-outs in the manner of mid-century posters. */
export function cutouts(random: Random, size: Size, ground: string, colours: readonly string[]): string {
  const { width, height } = size;
  let body = rect(0, 0, width, height, ground);
  const frond = (x: number, y: number, s: number, turn: number, colour: string): string => {
    let d = '';
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
  random.shuffle([[0.2, 0.3], [0.52, 0.5], [0.82, 0.3], [0.3, 0.85], [0.76, 0.86]]).forEach(([x = 0, y = 0], index) => {
    body += shape(x * width, y * height, unit * random.range(0.2, 0.34), colours[index % colours.length] ?? ink);
  });
  [[0.16, 0.78, -16], [0.5, 0.72, 8], [0.86, 0.8, 26], [0.66, 0.3, 160], [0.33, 0.3, 200]].forEach(([x = 0, y = 0, turn = 0], index) => {
    body += frond(x * width, y * height, unit * random.range(0.26, 0.4), turn + random.range(-12, 12), colours[(index + 2) % colours.length] ?? ink);
  });
  return svg(size, body);
}

/** Sound as a field of bars. */
export function waveform(random: Random, size: Size, ground: string, colours: readonly [string, string]): string {
  const { width, height } = size;
  const count = Math.round(width / 17);
  let body = rect(0, 0, width, height, ground) + circle(width * 0.5, height * 0.5, height * 0.6, 'url(#glow)');
  for (let index = 0; index < count; index += 1) {
    const part = index / (count - 1);
    const swell = Math.sin(part * Math.PI) ** 0.7 * (0.35 + 0.65 * Math.abs(Math.sin(part * 9 + 1) * Math.cos(part * 23)));
    const h = height * 0.62 * swell * random.range(0.5, 1.05) + 8;
    body += rect(width * (0.04 + part * 0.92), height / 2 - h / 2, 8, h, mix(colours[0], colours[1], part), 'rx="4"');
  }
  return svg(size, body, radial('glow', [[0, colours[1], 0.24], [1, colours[1], 0]]));
}

/** Containers stacked at a port, cranes behind. */
export function port(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const colours = ['#9b3d2c', '#23415f', '#c28a35', '#2f5d57', '#7a7a72', '#b9552f', '#3a5f7a'];
  const quay = height * 0.88;
  const w = width / 8.5;
  const h = height * 0.088;
  let body = rect(0, 0, width, height, 'url(#sky)') + circle(width * 0.7, height * 0.5, width * 0.4, 'url(#sun)');
  [0.14, 0.42, 0.78].forEach((x, index) => {
    const s = height * (0.55 + (index % 2) * 0.14);
    const colour = mix(light.haze, light.ground, 0.35 + index * 0.15);
    const left = x * width;
    body += line(`M${n(left)} ${n(quay)}L${n(left + s * 0.08)} ${n(quay - s)}M${n(left + s * 0.34)} ${n(quay)}L${n(left + s * 0.26)} ${n(quay - s)}M${n(left - s * 0.34)} ${n(quay - s * 0.78)}H${n(left + s * 0.62)}M${n(left + s * 0.17)} ${n(quay - s * 1.06)}L${n(left - s * 0.3)} ${n(quay - s * 0.8)}M${n(left + s * 0.17)} ${n(quay - s * 1.06)}L${n(left + s * 0.56)} ${n(quay - s * 0.8)}M${n(left + s * 0.06)} ${n(quay - s * 0.4)}H${n(left + s * 0.3)}M${n(left + s * 0.08)} ${n(quay - s)}L${n(left + s * 0.17)} ${n(quay - s * 1.06)}L${n(left + s * 0.26)} ${n(quay - s)}`, colour, height * 0.011)
      + line(`M${n(left - s * 0.2)} ${n(quay - s * 0.78)}V${n(quay - s * 0.55)}`, colour, 2) + rect(left - s * 0.27, quay - s * 0.56, s * 0.14, s * 0.05, colour);
  });
  for (let column = 0; column < 10; column += 1) {
    const stack = random.int(1, 5);
    for (let level = 0; level < stack; level += 1) {
      const x = column * w * 0.99 - w * 0.5;
      const y = quay - (level + 1) * h;
      const colour = mix(mix(random.pick(colours), light.ground, 0.12), light.haze, 0.14);
      body += rect(x, y, w * 0.97, h * 0.96, colour) + rect(x, y, w * 0.97, h * 0.1, light.glow, 'opacity="0.16"');
      for (let rib = 1; rib < 12; rib += 1) body += rect(x + (rib * w) / 12, y + h * 0.12, w * 0.02, h * 0.76, '#000000', 'opacity="0.16"');
    }
  }
  body += rect(0, quay, width, height, light.ground);
  return svg(size, body, linear('sky', [[0, light.sky[0]], [0.6, light.sky[1]], [1, light.sky[2]]]) + radial('sun', [[0, light.glow, 0.85], [1, light.glow, 0]]));
}

/** A stadium under floodlights, seen from the stand. */
export function stadium(random: Random, size: Size, lightName: LightName): string {
  const { width, height } = size;
  const light = lights[lightName];
  const turf = '#3f7a48';
  const defs = linear('sky', [[0, light.sky[0]], [1, light.sky[2]]]) + linear('turf', [[0, mix(turf, light.glow, 0.25)], [1, mix(turf, light.ground, 0.35)]]) + radial('flood', [[0, '#fffbe8', 0.95], [0.15, '#fffbe8', 0.45], [1, '#fffbe8', 0]]);
  let body = rect(0, 0, width, height, 'url(#sky)') + path(`M0 ${n(height * 0.34)}Q${n(width * 0.5)} ${n(height * 0.22)} ${n(width)} ${n(height * 0.34)}V${n(height * 0.56)}H0Z`, light.ground);
  const crowd = [light.haze, light.glow, '#b23a2e', '#e0a33b', light.sky[1]].map((colour) => ({ colour, d: '' }));
  for (let index = 0; index < 1500; index += 1) {
    const x = random.next() * width;
    const lift = height * 0.06 * (1 - ((x / width) * 2 - 1) ** 2);
    random.pick(crowd).d += `M${n(x)} ${n(height * random.range(0.35, 0.54) - lift)}h3.4v3.4h-3.4Z`;
  }
  body += crowd.map(({ colour, d }) => path(d, colour, 'opacity="0.6"')).join('');
  body += path(`M0 ${n(height * 0.56)}Q${n(width * 0.5)} ${n(height * 0.47)} ${n(width)} ${n(height * 0.56)}V${n(height)}H0Z`, 'url(#turf)');
  for (let band = -6; band < 7; band += 2) body += path(`M${n(width * (0.5 + band * 0.07))} ${n(height * 0.515)}L${n(width * (0.5 + band * 0.19))} ${n(height)}H${n(width * (0.5 + (band + 1) * 0.19))}L${n(width * (0.5 + (band + 1) * 0.07))} ${n(height * 0.515)}Z`, '#ffffff', 'opacity="0.07"');
  body += ellipse(width * 0.5, height * 0.74, width * 0.2, height * 0.09, 'none', `stroke="#ffffff" stroke-width="4" opacity="0.75"`) + line(`M${n(width * 0.5)} ${n(height * 0.514)}V${n(height)}`, '#ffffff', 4, 'opacity="0.75"') + ellipse(width * 0.5, height * 0.74, 7, 4, '#ffffff');
  for (const x of [0.1, 0.36, 0.64, 0.9]) {
    const y = height * (0.12 + Math.abs(x - 0.5) * 0.1);
    body += rect(width * x - 3, y, 6, height * 0.24, light.ground) + rect(width * x - width * 0.032, y - height * 0.03, width * 0.064, height * 0.05, light.ground);
    for (let lamp = 0; lamp < 10; lamp += 1) body += circle(width * x - width * 0.026 + (lamp % 5) * width * 0.013, y - height * 0.017 + Math.floor(lamp / 5) * height * 0.024, width * 0.0045, '#fffbe8');
    body += circle(width * x, y, width * 0.12, 'url(#flood)');
  }
  return svg(size, body, defs);
}

/** Bowls on a table from above: food, markets, home. */
export function table(random: Random, size: Size, cloth: string): string {
  const { width, height } = size;
  const unit = Math.min(width, height);
  let body = rect(0, 0, width, height, cloth);
  for (let x = 0; x < width; x += unit * 0.08) body += rect(x, 0, unit * 0.012, height, '#ffffff', 'opacity="0.18"');
  for (let y = 0; y < height; y += unit * 0.08) body += rect(0, y, width, unit * 0.012, '#ffffff', 'opacity="0.18"');
  const fillings = [['#8fae4b', '#6f8f3c', '#b7c97a'], ['#d8613c', '#b8412a', '#ef8e5c'], ['#e8c46a', '#d9a63f', '#f5e0a0'], ['#6c2f4a', '#8f4565', '#4a1f33'], ['#f0e3cc', '#d9c4a0', '#fff7e6']] as const;
  const places: (readonly [number, number, number])[] = [[0.2, 0.28, 0.25], [0.54, 0.5, 0.33], [0.84, 0.24, 0.21], [0.2, 0.82, 0.22], [0.87, 0.78, 0.25]];
  places.forEach(([px, py, pr], index) => {
    const x = px * width + random.range(-12, 12);
    const y = py * height + random.range(-10, 10);
    const r = pr * unit;
    const filling = fillings[index % fillings.length] ?? fillings[0];
    body += [1, 1.02, 1.04].map((spread) => circle(x + unit * 0.012, y + unit * 0.02, r * spread, '#000000', 'opacity="0.09"')).join('') + circle(x, y, r, '#ece7dc') + circle(x, y, r * 0.9, mix(filling[1], '#000000', 0.25));
    for (let bit = 0; bit < 90; bit += 1) {
      const angle = random.range(0, 7);
      const reach = r * 0.78 * Math.sqrt(random.next());
      const bx = x + Math.cos(angle) * reach;
      const by = y + Math.sin(angle) * reach;
      body += ellipse(bx, by, r * random.range(0.06, 0.13), r * random.range(0.04, 0.08), random.pick(filling), `transform="rotate(${random.int(0, 180)} ${n(bx)} ${n(by)})"`);
    }
    body += path(`M${n(x - r * 0.97)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y - r * 0.97)}`, 'none', `stroke="#ffffff" stroke-width="${n(r * 0.03)}" opacity="0.75"`);
  });
  return svg(size, body);
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
    body += circle(x, y, r, colours[index % colours.length] ?? ink, 'opacity="0.72"') + circle(x, y, r * 0.62, 'none', `stroke="${paper}" stroke-width="2" opacity="0.5"`);
  }
  for (let step = 0; step < 5; step += 1) body += line(`M0 ${n(height * (0.2 + step * 0.15))}H${n(width)}`, ink, 1.4, 'opacity="0.16"');
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
  let body = rect(0, 0, width, height, 'url(#wall)') + circle(width * 0.3, height * 0.25, width * 0.5, 'url(#sun)') + rect(0, base - thick * 0.4, width, height, mix(light.ground, '#000000', 0.2));
  for (let index = 0; index < layers; index += 1) {
    const y = base - (index + 1) * thick;
    const shift = random.range(-0.03, 0.03) * width;
    const w = width * 0.6 + random.range(-0.02, 0.02) * width;
    const tone = mix('#f1ece0', light.haze, random.range(0.08, 0.4));
    body += shadow(`M${n(left + shift)} ${n(y)}h${n(w)}v${n(thick)}h${n(-w)}Z`) + rect(left + shift, y, w, thick * 0.94, tone, `rx="${n(thick * 0.46)}"`);
    for (let sheetLine = 1; sheetLine < 5; sheetLine += 1) body += line(`M${n(left + shift + thick * 0.5)} ${n(y + (thick * sheetLine) / 5)}H${n(left + shift + w - thick * 0.3)}`, mix(tone, ink, 0.5), 1.1, 'opacity="0.55"');
    for (let word = 0; word < 3; word += 1) if (random.chance(0.5)) body += rect(left + shift + w * random.range(0.08, 0.8), y + thick * 0.28, w * random.range(0.05, 0.14), thick * 0.36, ink, 'opacity="0.7"');
  }
  return svg(size, body, linear('wall', [[0, light.sky[0]], [1, mix(light.sky[2], light.ground, 0.3)]]) + radial('sun', [[0, light.glow, 0.7], [1, light.glow, 0]]));
}
