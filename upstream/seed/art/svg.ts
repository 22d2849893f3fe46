/** Small helpers to write SVG text by hand; every picture of the demo data is drawn from them. */

export interface Size {
  width: number;
  height: number;
}

export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A whole SVG document; `defs` may hold gradients, filters and clip paths. */
export function svg({ width, height }: Size, body: string, defs = ""): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs>${body}</svg>`
  );
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");
}

/** A linear gradient from top to bottom unless another direction is given (in parts of the box). */
export function linear(id: string, list: readonly Stop[], direction = { x1: 0, y1: 0, x2: 0, y2: 1 }): string {
  const { x1, y1, x2, y2 } = direction;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

export function radial(id: string, list: readonly Stop[], at = { cx: 0.5, cy: 0.5, r: 0.5 }): string {
  return `<radialGradient id="${id}" cx="${at.cx}" cy="${at.cy}" r="${at.r}">${stops(list)}</radialGradient>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${extra}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra = ""): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${extra}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(d: string, stroke: string, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${extra}/>`;
}

export type Point = readonly [x: number, y: number];

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("");
}

/** A smooth curve through the points (Catmull-Rom as cubic pieces). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = "";
  for (let index = 0; index < points.length; index += 1) {
    const [x, y] = at(index);
    if (index === 0) {
      d = `M${n(x)} ${n(y)}`;
      continue;
    }
    const [ax, ay] = at(index - 2);
    const [bx, by] = at(index - 1);
    const [cx, cy] = at(index + 1);
    d += `C${n(bx + (x - ax) / 6)} ${n(by + (y - ay) / 6)} ${n(x - (cx - bx) / 6)} ${n(y - (cy - by) / 6)} ${n(x)} ${n(y)}`;
  }
  return d;
}

export function group(body: string, extra = ""): string {
  return `<g ${extra}>${body}</g>`;
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `part` of the way (0 to 1) from one `#rrggbb` to another. */
export function mix(from: string, to: string, part: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((channel, index) =>
      Math.round(channel + ((b[index] ?? 0) - channel) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
