import { anyLook, figure, type Look } from "../art/avatars.ts";
import { lights, type LightName } from "../art/palettes.ts";
import { bokeh } from "../art/scenes/rooms.ts";
import { skyline } from "../art/scenes/skylines.ts";
import { blur, circle, group, linear, mix, path, radial, rect, svg, type Size } from "../art/svg.ts";
import { createNoise, ridge, under } from "../art/terrain.ts";
import { createRandom } from "../random.ts";
import { bar, blit, colour, copy, dot, layer, type Layer } from "./canvas.ts";

export const framesPerSecond = 24;

/** A short film: its size, its length and how to draw frame number `index`. */
export interface Film extends Size {
  seconds: number;
  frame(index: number): Layer;
}

/** Hills that pass at different speeds, as from a train. */
export async function journey(size: Size, seconds: number, lightName: LightName): Promise<Film> {
  const random = createRandom(`journey ${lightName}`);
  const light = lights[lightName];
  const { width, height } = size;
  const sky = await layer(
    svg(
      size,
      rect(0, 0, width, height, "url(#sky)") +
        circle(width * 0.66, height * 0.38, width * 0.3, "url(#sun)") +
        circle(width * 0.66, height * 0.38, 17, light.glow),
      linear("sky", [
        [0, light.sky[0]],
        [0.5, light.sky[1]],
        [1, light.sky[2]],
      ]) +
        radial("sun", [
          [0, light.glow, 0.9],
          [1, light.glow, 0],
        ]),
    ),
  );
  const bands = await Promise.all(
    [0, 1, 2, 3].map(async (index) => {
      const wide = { width: Math.ceil(width + seconds * framesPerSecond * (0.25 + index * index * 0.35) + 8), height };
      const tone = mix(light.haze, light.ground, index / 3);
      const skylinePoints = ridge(random, wide.width, {
        base: height * (0.56 + index * 0.125),
        height: height * 0.09,
        scale: width * (0.5 - index * 0.09),
        roughness: 0.42,
      });
      return {
        speed: 0.25 + index * index * 0.35,
        picture: await layer(
          svg(
            wide,
            path(under(skylinePoints, height), "url(#hill)"),
            linear("hill", [
              [0, tone],
              [1, mix(tone, light.sky[2], 0.25)],
            ]),
          ),
        ),
      };
    }),
  );
  return {
    ...size,
    seconds,
    frame: (index) => {
      const frame = copy(sky);
      for (const { speed, picture } of bands) blit(frame, picture, -index * speed, 0);
      return frame;
    },
  };
}

/** A harbour city whose lights move on the water. */
export async function harbour(size: Size, seconds: number, lightName: LightName): Promise<Film> {
  const random = createRandom(`harbour ${lightName}`);
  const { width, height } = size;
  const light = lights[lightName];
  const city = await layer(skyline(random, size, { light: lightName, front: "bridge" }));
  const glints = Array.from({ length: 170 }, () => ({
    x: random.next() * width,
    y: height * random.range(0.69, 0.99),
    phase: random.range(0, 7),
    pace: random.range(0.05, 0.22),
    warm: random.chance(0.6),
  }));
  const warm = colour(light.lamp);
  const cool = colour(light.glow);
  return {
    ...size,
    seconds,
    frame: (index) => {
      const frame = copy(city);
      for (const { x, y, phase, pace, warm: isWarm } of glints) {
        const shine = Math.max(0, Math.sin(phase + index * pace));
        const reach = 1.2 + (y / height - 0.66) * 7;
        for (let piece = -2; piece <= 2; piece += 1)
          dot(frame, x + piece * reach + Math.sin(phase + index * 0.06) * 5, y, reach * 0.42, isWarm ? warm : cool, shine * 0.5);
      }
      const ferry = -60 + (index / (seconds * framesPerSecond)) * (width + 120);
      for (let deck = 0; deck < 7; deck += 1) {
        dot(frame, ferry + deck * 8, height * 0.765, 2.2, warm, 0.95);
        dot(frame, ferry + deck * 8, height * 0.79 + Math.sin(index * 0.3 + deck) * 1.5, 2, warm, 0.3);
      }
      for (let car = 0; car < 12; car += 1)
        dot(
          frame,
          (car * 61 + index * (car % 2 === 0 ? 2.2 : -1.8) + width * 4) % width,
          height * 0.607,
          1.6,
          car % 2 === 0 ? cool : colour("#e2593f"),
          0.9,
        );
      return frame;
    },
  };
}

/** Somebody speaking to camera in a softly lit room. */
export async function speaker(size: Size, seconds: number, key: string, lightName: LightName, look?: Look): Promise<Film> {
  const random = createRandom(key);
  const { width, height } = size;
  const light = lights[lightName];
  const side = Math.round(width > height ? height * 0.96 : height * 0.7);
  const person = figure(random, look ?? anyLook(random));
  const room = await layer(
    svg(
      size,
      rect(0, 0, width, height, "url(#wall)") +
        group(
          bokeh(random, size, [light.glow, light.lamp, light.sky[2]], 18) +
            rect(width * 0.06, height * 0.12, width * 0.2, height * 0.5, light.glow, 'opacity="0.4"') +
            rect(width * 0.8, height * 0.3, width * 0.15, height * 0.7, light.ground, 'opacity="0.4"'),
          'filter="url(#far)"',
        ),
      linear("wall", [
        [0, mix(light.sky[1], light.ground, 0.15)],
        [1, mix(light.ground, light.haze, 0.25)],
      ]) + blur("far", 9),
    ),
  );
  const tilts = [-2.4, -1.6, -0.8, 0, 0.8, 1.6, 2.4];
  const mouths = [0, 0.35, 0.7, 1];
  const poses = await Promise.all(
    tilts.map((tilt) =>
      Promise.all(
        mouths.map((mouth) =>
          layer(svg({ width: side, height: side }, group(person.body(mouth, tilt), `transform="scale(${side / 256})"`))),
        ),
      ),
    ),
  );
  const syllables = createNoise(random);
  const sway = createNoise(random);
  const motes = Array.from({ length: 9 }, () => ({
    x: random.next() * width,
    y: random.next() * height,
    r: random.range(4, 13),
    pace: random.range(0.15, 0.5),
  }));
  const glow = colour(light.glow);
  const loudness = (index: number): number =>
    Math.max(0, syllables(index * 0.31) * 0.75 + Math.sin(index * 0.9) * 0.28) * (sway(index * 0.02 + 50) > -0.72 ? 1 : 0);
  return {
    ...size,
    seconds,
    frame: (index) => {
      const frame = copy(room);
      for (const { x, y, r, pace } of motes) dot(frame, (x + index * pace) % width, y, r, glow, 0.09);
      const pose = poses[Math.round((sway(index * 0.045) + 1) * 3)]?.[Math.min(3, Math.round(loudness(index) * 4))];
      if (pose) blit(frame, pose, (width - side) / 2, height - side + 4);
      for (let column = 0; column < 14; column += 1)
        bar(frame, 26 + column * 8, height - 30, 4, 5 + loudness(index - column) * 26, glow, 0.85);
      return frame;
    },
  };
}

/** A chart that draws itself. */
export async function rising(size: Size, seconds: number, accent: string): Promise<Film> {
  const random = createRandom(`rising ${accent}`);
  const { width, height } = size;
  const sheet = await layer(
    svg(
      size,
      rect(0, 0, width, height, "#f4f0e7") +
        rect(width * 0.08, height * 0.09, width * 0.34, 11, "#1d2126", 'opacity="0.85"') +
        rect(width * 0.08, height * 0.15, width * 0.2, 6, "#1d2126", 'opacity="0.4"') +
        [0, 1, 2, 3, 4]
          .map((row) =>
            rect(
              width * 0.08,
              height * (0.86 - row * 0.155),
              width * 0.84,
              row === 0 ? 2 : 1,
              "#1d2126",
              `opacity="${row === 0 ? 0.7 : 0.15}"`,
            ),
          )
          .join(""),
    ),
  );
  const noise = createNoise(random);
  const main = colour(accent);
  const pale = colour(mix(accent, "#f4f0e7", 0.68));
  const count = 22;
  const value = (part: number): number => 0.1 + part * 0.5 + noise(part * 7) * 0.13 + noise(part * 25 + 9) * 0.03;
  return {
    ...size,
    seconds,
    frame: (index) => {
      const frame = copy(sheet);
      const progress = Math.min(1, index / (seconds * framesPerSecond * 0.82));
      const foot = height * 0.855;
      for (let column = 0; column < count; column += 1) {
        const grown = Math.min(1, Math.max(0, progress * count * 1.15 - column));
        const h = height * 0.62 * value((column + 0.5) / count) * 0.72 * (1 - (1 - grown) ** 3);
        if (h > 3) bar(frame, width * (0.105 + (column * 0.79) / (count - 1)), foot - h / 2, 11, h, pale);
      }
      const steps = Math.floor(progress * 420);
      for (let step = 0; step <= steps; step += 1) {
        const part = step / 420;
        dot(
          frame,
          width * (0.1 + part * 0.8),
          foot - height * 0.7 * value(part),
          step === steps ? 6 + Math.sin(index * 0.3) : 2.1,
          main,
        );
      }
      return frame;
    },
  };
}

/** A turning globe of points with signals crossing it. */
export async function globe(size: Size, seconds: number, accent: string): Promise<Film> {
  const random = createRandom(`globe ${accent}`);
  const { width, height } = size;
  const night = await layer(
    svg(
      size,
      rect(0, 0, width, height, "#121a26") + circle(width / 2, height / 2, height * 0.62, "url(#halo)"),
      radial("halo", [
        [0, accent, 0.3],
        [1, accent, 0],
      ]),
    ),
  );
  const radius = Math.min(width, height) * 0.41;
  const shift = random.range(0, 7);
  const points = Array.from({ length: 1500 }, (_, index) => {
    const y = 1 - (index / 1499) * 2;
    const turn = index * 2.399963;
    const ring = Math.sqrt(1 - y * y);
    const x = Math.sin(turn) * ring;
    const z = Math.cos(turn) * ring;
    const continent = Math.sin(x * 3.1 + y * 2.2 + shift) + Math.sin(y * 4.3 - z * 2.6 + shift * 2) + Math.sin(z * 3.7 + x * 1.9);
    return { y, turn, ring, land: continent > 0.35 };
  });
  const cities = random.sample(
    points.filter((point) => point.land),
    18,
  );
  const land = colour("#e8e3d6");
  const sea = colour("#4a6076");
  const signal = colour(accent);
  return {
    ...size,
    seconds,
    frame: (index) => {
      const frame = copy(night);
      const spin = index * 0.022;
      for (const { y, turn, ring, land: isLand } of points) {
        const depth = Math.cos(turn + spin) * ring;
        if (depth < -0.1) continue;
        dot(
          frame,
          width / 2 + Math.sin(turn + spin) * ring * radius,
          height / 2 - y * radius,
          isLand ? 1.9 : 1.1,
          isLand ? land : sea,
          0.25 + Math.max(0, depth) * 0.75,
        );
      }
      cities.forEach(({ y, turn, ring }, which) => {
        const depth = Math.cos(turn + spin) * ring;
        if (depth < 0.05) return;
        const beat = (index * 0.035 + which * 0.37) % 1;
        const x = width / 2 + Math.sin(turn + spin) * ring * radius;
        dot(frame, x, height / 2 - y * radius, 3.2, signal);
        dot(frame, x, height / 2 - y * radius, 3 + beat * 13, signal, (1 - beat) * 0.4);
      });
      return frame;
    },
  };
}

/** The sound of a recording as bars that follow the voice. */
export async function voice(size: Size, seconds: number, from: string, to: string): Promise<Film> {
  const random = createRandom(`voice ${from}`);
  const { width, height } = size;
  const dark = await layer(
    svg(
      size,
      rect(0, 0, width, height, "#181d29") + circle(width / 2, height / 2, height * 0.7, "url(#halo)"),
      radial("halo", [
        [0, to, 0.22],
        [1, to, 0],
      ]),
    ),
  );
  const noise = createNoise(random);
  const count = Math.floor(width / 11);
  const tints = Array.from({ length: count }, (_, index) => colour(mix(from, to, index / count)));
  return {
    ...size,
    seconds,
    frame: (index) => {
      const frame = copy(dark);
      tints.forEach((tint, column) => {
        const part = column / (count - 1);
        const level =
          Math.abs(noise(part * 9 + index * 0.07) * 0.65 + noise(part * 33 - index * 0.16 + 40) * 0.45) *
          Math.sin(part * Math.PI) ** 0.6;
        bar(frame, width * (0.04 + part * 0.92), height / 2, 5, 7 + level * height * 0.66, tint);
      });
      return frame;
    },
  };
}
