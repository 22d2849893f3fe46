import type { Random } from "../random.ts";
import type { Point } from "./svg.ts";
import { n } from "./svg.ts";

/** Smooth one-dimensional noise in [-1, 1], the same for the same stream. */
export function createNoise(random: Random): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.range(-1, 1));
  return (x) => {
    const cell = Math.floor(x);
    const part = x - cell;
    const eased = part * part * (3 - 2 * part);
    const from = values[((cell % 256) + 256) % 256] ?? 0;
    const to = values[(((cell + 1) % 256) + 256) % 256] ?? 0;
    return from + (to - from) * eased;
  };
}

export interface Ridge {
  base: number;
  height: number;
  /** Width of the largest hills in px. */
  scale: number;
  /** How much weight the finer hills get, 0 (rolling) to 1 (jagged). */
  roughness: number;
}

/** The skyline of a range of hills, from the left edge to the right. */
export function ridge(random: Random, width: number, { base, height, scale, roughness }: Ridge, step = 6): Point[] {
  const noise = createNoise(random);
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) {
    let level = 0;
    let weight = 1;
    let frequency = 1 / scale;
    for (let octave = 0; octave < 5; octave += 1) {
      level += noise(x * frequency + octave * 37) * weight;
      weight *= roughness;
      frequency *= 2.1;
    }
    points.push([x, base - level * height]);
  }
  return points;
}

/** The area under a skyline down to `bottom` as path data. */
export function under(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, bottom];
  const last = points.at(-1) ?? first;
  return `M${n(first[0])} ${n(bottom)}L${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}L${n(last[0])} ${n(bottom)}Z`;
}

/** Height of a skyline at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const index = points.findIndex(([at]) => at >= x);
  const next = points[Math.max(index, 0)] ?? [0, 0];
  return next[1];
}
