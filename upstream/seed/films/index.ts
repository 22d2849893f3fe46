import sharp from "sharp";
import { encodeVideo } from "../../media/videos.ts";
import type { LightName } from "../art/palettes.ts";
import { people, type PersonSlug } from "../content/people.ts";
import { lookKey, lookOf } from "../looks.ts";
import { framesPerSecond, globe, harbour, journey, rising, speaker, voice, type Film } from "./scenes.ts";

const wide = { width: 640, height: 360 };
const tall = { width: 360, height: 640 };

function portrait(slug: PersonSlug, seconds: number, light: LightName, size = wide): () => Promise<Film> {
  return () => {
    const person = people.find((one) => one.slug === slug);
    return speaker(size, seconds, lookKey(slug), light, (person && lookOf(person)) ?? undefined);
  };
}

/** Every film that posts show. People who post videos of themselves look as they do on their avatars. */
export const films = {
  harbour: () => harbour(wide, 8, "dusk"),
  journey: () => journey(wide, 7, "dawn"),
  rising: () => rising(wide, 5, "#b23a2e"),
  globe: () => globe(wide, 6, "#e0a33b"),
  voice: () => voice(wide, 5, "#6fa8a0", "#e0a33b"),
  amelia: portrait("amelia-hart", 8, "dusk"),
  david: portrait("david-nguyen", 6, "day"),
  tessa: portrait("tessa-moana", 6, "spring", tall),
  ana: portrait("ana-kovacs", 5, "overcast"),
  daniel: portrait("daniel-okafor", 5, "dawn", tall),
  marcus: portrait("marcus-adeyemi", 7, "night"),
  noor: portrait("noor-haddad", 6, "storm"),
  meiLin: portrait("mei-lin-zhao", 6, "day"),
} satisfies Record<string, () => Promise<Film>>;

export type FilmName = keyof typeof films;

export interface Recording {
  bytes: Uint8Array;
  cover: Buffer;
  seconds: number;
}

/**
 * Draws and encodes one film.
 * @throws when the machine has no encoder
 */
export async function record(name: FilmName): Promise<Recording> {
  const film = await films[name]();
  const bytes = await encodeVideo({
    ...film,
    framesPerSecond,
    length: film.seconds * framesPerSecond,
    frame: (index) => film.frame(index).pixels,
  });
  return { bytes, cover: await still(film), seconds: film.seconds };
}

/** A frame from the second half, where charts are drawn and people are mid-sentence. */
async function still(film: Film): Promise<Buffer> {
  const { pixels, width, height } = film.frame(Math.round(film.seconds * framesPerSecond * 0.62));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}
