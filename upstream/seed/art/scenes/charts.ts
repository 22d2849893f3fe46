import type { Random } from "../../random.ts";
import { ink, paper } from "../palettes.ts";
import { circle, curve, line, linear, mix, n, path, polyline, rect, svg, type Point, type Size } from "../svg.ts";
import { createNoise } from "../terrain.ts";

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sheet with grid and axis ticks but no words: the post says what is measured. */
function sheet({ width, height }: Size, ground: string, rows: number): { frame: Frame; body: string } {
  const frame = { left: width * 0.09, right: width * 0.93, top: height * 0.2, bottom: height * 0.84 };
  let body =
    rect(0, 0, width, height, ground) +
    rect(frame.left, height * 0.085, width * 0.3, height * 0.026, ink, 'opacity="0.8"') +
    rect(frame.left, height * 0.13, width * 0.19, height * 0.014, ink, 'opacity="0.35"') +
    rect(frame.left, height * 0.055, width * 0.05, height * 0.008, "#b23a2e");
  for (let row = 0; row <= rows; row += 1) {
    const y = frame.bottom - ((frame.bottom - frame.top) * row) / rows;
    body +=
      rect(frame.left, y, frame.right - frame.left, row === 0 ? 2.5 : 1, ink, `opacity="${row === 0 ? 0.7 : 0.14}"`) +
      rect(frame.left - width * 0.035, y - 4, width * 0.022, 7, ink, 'opacity="0.28"');
  }
  return { frame, body };
}

function ticks({ left, right, bottom }: Frame, count: number, height: number): string {
  let body = "";
  for (let index = 0; index < count; index += 1) {
    const x = left + ((right - left) * (index + 0.5)) / count;
    body += rect(x - 14, bottom + height * 0.03, 28, 7, ink, 'opacity="0.28"');
  }
  return body;
}

export function bars(random: Random, size: Size, colour: string, ground = paper): string {
  const { frame, body } = sheet(size, ground, 5);
  const count = random.int(9, 14);
  const step = (frame.right - frame.left) / count;
  const marked = random.int(Math.floor(count * 0.55), count - 2);
  let drawn = "";
  let level = random.range(0.2, 0.4);
  for (let index = 0; index < count; index += 1) {
    level = Math.min(0.95, Math.max(0.12, level + random.range(-0.09, 0.15)));
    const h = (frame.bottom - frame.top) * (index === marked ? Math.min(1, level + 0.12) : level);
    drawn += rect(
      frame.left + step * (index + 0.16),
      frame.bottom - h,
      step * 0.68,
      h,
      index === marked ? colour : mix(colour, ground, 0.58),
    );
  }
  return svg(size, body + drawn + ticks(frame, count, size.height));
}

export function stacked(random: Random, size: Size, colours: readonly string[], ground = paper): string {
  const { frame, body } = sheet(size, ground, 4);
  const count = 12;
  const step = (frame.right - frame.left) / count;
  let drawn = "";
  for (let index = 0; index < count; index += 1) {
    let y = frame.bottom;
    colours.forEach((colour, layer) => {
      const h = (frame.bottom - frame.top) * (random.range(0.1, 0.16) + (layer === 0 ? index * 0.02 : 0.08 - index * 0.003));
      y -= h;
      drawn += rect(frame.left + step * (index + 0.12), y, step * 0.76, h - 2, colour);
    });
  }
  return svg(size, body + drawn + ticks(frame, count, size.height));
}

/** Lines over time; the first is the story and is filled underneath. */
export function lines(random: Random, size: Size, colours: readonly string[], ground = paper): string {
  const { frame, body } = sheet(size, ground, 5);
  const { left, right, top, bottom } = frame;
  const drawn = colours
    .map((colour, index) => {
      const noise = createNoise(random);
      const slope = index === 0 ? -0.55 : random.range(-0.16, 0.28);
      const points: Point[] = Array.from({ length: 60 }, (_, step) => {
        const part = step / 59;
        const value = 0.62 - index * 0.07 + slope * part + noise(part * 6) * 0.11 + noise(part * 21 + 9) * 0.03;
        return [left + (right - left) * part, top + (bottom - top) * Math.min(0.96, Math.max(0.03, value))];
      });
      const end = points.at(-1) ?? [0, 0];
      const area = index === 0 ? path(`${polyline(points)}L${n(right)} ${n(bottom)}L${n(left)} ${n(bottom)}Z`, "url(#fill)") : "";
      return (
        area +
        line(polyline(points), index === 0 ? colour : mix(colour, ground, 0.35), index === 0 ? 5 : 3, 'stroke-linejoin="round"') +
        circle(end[0], end[1], index === 0 ? 9 : 6, colour)
      );
    })
    .reverse()
    .join("");
  return svg(
    size,
    body + drawn + ticks(frame, 8, size.height),
    linear("fill", [
      [0, colours[0] ?? ink, 0.34],
      [1, colours[0] ?? ink, 0.02],
    ]),
  );
}

export function scatter(random: Random, size: Size, colours: readonly string[], ground = paper): string {
  const { frame, body } = sheet(size, ground, 5);
  const { left, right, top, bottom } = frame;
  let drawn = "";
  for (let index = 0; index < 150; index += 1) {
    const x = random.range(0.02, 0.97);
    const y = Math.min(0.97, Math.max(0.03, 0.12 + x * 0.7 + (random.next() + random.next() - 1) * 0.26));
    drawn += circle(
      left + (right - left) * x,
      bottom - (bottom - top) * y,
      random.range(5, 17),
      random.pick(colours),
      'opacity="0.66"',
    );
  }
  const trend = curve([
    [left, bottom - (bottom - top) * 0.1],
    [(left + right) / 2, bottom - (bottom - top) * 0.45],
    [right, bottom - (bottom - top) * 0.84],
  ]);
  return svg(size, body + drawn + line(trend, ink, 3, 'stroke-dasharray="12 9" opacity="0.7"'));
}

/** A year as a calendar of days. */
export function heatmap(random: Random, size: Size, colour: string, ground = paper): string {
  const { width, height } = size;
  const columns = 26;
  const rows = 10;
  const noise = createNoise(random);
  const cell = Math.min((width * 0.84) / columns, (height * 0.62) / rows);
  const left = (width - cell * columns) / 2;
  const top = height * 0.22;
  let body =
    rect(0, 0, width, height, ground) +
    rect(left, height * 0.09, width * 0.28, height * 0.026, ink, 'opacity="0.8"') +
    rect(left, height * 0.135, width * 0.17, height * 0.014, ink, 'opacity="0.35"');
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) {
      const heat = Math.min(
        1,
        Math.max(0, 0.42 + noise(x * 0.22) * 0.4 + noise(y * 0.5 + 60) * 0.24 + random.range(-0.22, 0.22)),
      );
      body += rect(
        left + x * cell,
        top + y * cell,
        cell * 0.88,
        cell * 0.88,
        mix(mix(colour, ground, 0.86), colour, heat ** 1.4),
        `rx="${n(cell * 0.12)}"`,
      );
    }
  }
  return svg(size, body);
}

/** Seats of a parliament in a half circle. */
export function hemicycle(random: Random, size: Size, colours: readonly string[], ground = paper): string {
  const { width, height } = size;
  const cx = width / 2;
  const cy = height * 0.86;
  const outer = Math.min(width * 0.43, height * 0.7);
  const rows = 7;
  const seats: { x: number; y: number; angle: number }[] = [];
  for (let row = 0; row < rows; row += 1) {
    const r = outer * (0.42 + (row * 0.58) / (rows - 1));
    const count = Math.round(10 + row * 3.4);
    for (let index = 0; index < count; index += 1) {
      const angle = Math.PI * (1 - index / (count - 1));
      seats.push({ x: cx + Math.cos(angle) * r, y: cy - Math.sin(angle) * r, angle });
    }
  }
  seats.sort((a, b) => b.angle - a.angle);
  const shares = colours.map(() => random.range(0.6, 1.6));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const dots = seats
    .map((seat, index) => {
      let rest = ((index + 0.5) / seats.length) * total;
      const party = shares.findIndex((share) => (rest -= share) <= 0);
      return circle(seat.x, seat.y, outer * 0.029, colours[Math.max(0, party)] ?? ink);
    })
    .join("");
  return svg(
    size,
    rect(0, 0, width, height, ground) +
      rect(cx - width * 0.15, height * 0.06, width * 0.3, height * 0.022, ink, 'opacity="0.8"') +
      dots +
      rect(cx - 1.5, cy - outer * 1.08, 3, outer * 0.14, ink, 'opacity="0.6"') +
      rect(cx - width * 0.045, cy - outer * 0.1, width * 0.09, height * 0.05, ink, 'opacity="0.85"'),
  );
}
