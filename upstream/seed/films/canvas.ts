import sharp from "sharp";
import type { Size } from "../art/svg.ts";

/** Pixels as RGBA, 4 bytes each, rows from the top. */
export interface Layer extends Size {
  pixels: Uint8Array;
}

/** An SVG drawing as pixels. */
export async function layer(drawing: string): Promise<Layer> {
  const { data, info } = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

export function copy(from: Layer): Layer {
  return { ...from, pixels: Uint8Array.from(from.pixels) };
}

/** Lays `top` over `target` with its corner at (x, y); parts outside are cut off. */
export function blit(target: Layer, top: Layer, x: number, y: number): void {
  const left = Math.round(x);
  const upper = Math.round(y);
  const fromX = Math.max(0, -left);
  const toX = Math.min(top.width, target.width - left);
  const toY = Math.min(top.height, target.height - upper);
  const source = top.pixels;
  const out = target.pixels;
  for (let row = Math.max(0, -upper); row < toY; row += 1) {
    let at = (row * top.width + fromX) * 4;
    let to = ((row + upper) * target.width + left + fromX) * 4;
    for (let column = fromX; column < toX; column += 1, at += 4, to += 4) {
      const alpha = source[at + 3] ?? 0;
      if (alpha === 0) continue;
      if (alpha === 255) {
        out[to] = source[at] ?? 0;
        out[to + 1] = source[at + 1] ?? 0;
        out[to + 2] = source[at + 2] ?? 0;
        continue;
      }
      blend(out, to, source[at] ?? 0, source[at + 1] ?? 0, source[at + 2] ?? 0, alpha / 255);
    }
  }
}

function blend(out: Uint8Array, to: number, red: number, green: number, blue: number, alpha: number): void {
  const r = out[to] ?? 0;
  const g = out[to + 1] ?? 0;
  const b = out[to + 2] ?? 0;
  out[to] = r + (red - r) * alpha;
  out[to + 1] = g + (green - g) * alpha;
  out[to + 2] = b + (blue - b) * alpha;
}

export type Colour = readonly [red: number, green: number, blue: number];

export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A filled disc with a soft edge of one pixel. */
export function dot(target: Layer, cx: number, cy: number, radius: number, [red, green, blue]: Colour, opacity = 1): void {
  const top = Math.max(0, Math.floor(cy - radius - 1));
  const bottom = Math.min(target.height - 1, Math.ceil(cy + radius + 1));
  const left = Math.max(0, Math.floor(cx - radius - 1));
  const right = Math.min(target.width - 1, Math.ceil(cx + radius + 1));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - cx, y - cy)));
      if (cover > 0) blend(target.pixels, (y * target.width + x) * 4, red, green, blue, cover * opacity);
    }
  }
}

/** An upright bar with round ends. */
export function bar(target: Layer, cx: number, cy: number, width: number, height: number, fill: Colour, opacity = 1): void {
  const radius = width / 2;
  const half = Math.max(0, height / 2 - radius);
  const [red, green, blue] = fill;
  for (
    let y = Math.max(0, Math.floor(cy - half - radius - 1));
    y <= Math.min(target.height - 1, Math.ceil(cy + half + radius + 1));
    y += 1
  ) {
    const beyond = Math.max(0, Math.abs(y - cy) - half);
    for (let x = Math.max(0, Math.floor(cx - radius - 1)); x <= Math.min(target.width - 1, Math.ceil(cx + radius + 1)); x += 1) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - cx, beyond)));
      if (cover > 0) blend(target.pixels, (y * target.width + x) * 4, red, green, blue, cover * opacity);
    }
  }
}
