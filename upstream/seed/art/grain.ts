import { createRandom } from "../random.ts";

const side = 256;

/**
 * A tile of fine grey noise (raw RGBA) that is laid over pictures, so that flat gradients read as
 * paper and film instead of as computer drawings.
 */
function createGrain(strength: number): Buffer {
  const random = createRandom("grain");
  const tile = Buffer.alloc(side * side * 4);
  for (let offset = 0; offset < tile.length; offset += 4) {
    // The sum of three uniform draws is close enough to a bell curve.
    const shade = 128 + (random.next() + random.next() + random.next() - 1.5) * strength;
    tile[offset] = shade;
    tile[offset + 1] = shade;
    tile[offset + 2] = shade;
    tile[offset + 3] = 255;
  }
  return tile;
}

export const grain = {
  input: createGrain(36),
  raw: { width: side, height: side, channels: 4 as const },
  tile: true,
  blend: "soft-light" as const,
};
