import { createStorage, type Storage } from "../media/storage.ts";
import { initialsTile, portrait } from "./art/avatars.ts";
import { drawPlate, plates, type PlateName } from "./art/gallery.ts";
import { banner, logo, type Brand } from "./art/logos.ts";
import { mark, photograph } from "./art/render.ts";
import type { Size } from "./art/svg.ts";
import { communities } from "./content/communities.ts";
import { companies } from "./content/companies.ts";
import { outlets } from "./content/outlets.ts";
import { people, type PersonText } from "./content/people.ts";
import { films, record, type FilmName } from "./films/index.ts";
import { lookKey, lookOf } from "./looks.ts";
import { createRandom } from "./random.ts";

/** A stored picture, as the table of images wants it. */
export interface StoredPicture extends Size {
  path: string;
  mime: string;
  size: number;
}

export interface StoredFilm {
  url: string;
  coverUrl: string;
  seconds: number;
  size: number;
}

/** A square mark or portrait in the two sizes that the API gives. */
export interface StoredMark {
  /** 256 px. */
  full: string;
  /** 64 px. */
  icon: string;
}

export interface DemoMedia {
  plates: ReadonlyMap<PlateName, StoredPicture>;
  /** Empty when this machine cannot encode video. */
  films: ReadonlyMap<FilmName, StoredFilm>;
  /** By slug of a person, company, outlet or community. */
  marks: ReadonlyMap<string, StoredMark>;
  /** By slug of a community or company. */
  banners: ReadonlyMap<string, StoredPicture>;
  /** Communities' logos at 512 px, by slug. */
  logos: ReadonlyMap<string, StoredPicture>;
  /** The platform's own mark. */
  product: StoredMark;
}

const productBrand: Brand = { motif: "fold", ground: "#1d2126", colour: "#f4f0e7", second: "#d8613c", initial: "P" };

/** Plates and marks are drawn a few at a time: as many as the picture library has threads. */
const atOnce = 4;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

function avatar(person: PersonText): string | null {
  if (person.look === "none") return null;
  const look = lookOf(person);
  const random = createRandom(lookKey(person.slug));
  return look === null
    ? initialsTile(random, person.firstname.slice(0, 1) + person.lastname.slice(0, 1))
    : portrait(random, look);
}

async function storeMark(storage: Storage, key: string, drawing: string): Promise<StoredMark> {
  const [full, icon] = await Promise.all(
    [256, 64].map(async (side) => {
      const { bytes, mime } = await mark(drawing, { width: side, height: side });
      return storage.put(bytes, mime, `${key} ${side}`);
    }),
  );
  return { full: full ?? "", icon: icon ?? "" };
}

async function storePicture(
  storage: Storage,
  key: string,
  drawn: Promise<{ bytes: Buffer; mime: "image/jpeg" | "image/webp"; width: number; height: number }>,
): Promise<StoredPicture> {
  const { bytes, mime, width, height } = await drawn;
  return { path: await storage.put(bytes, mime, key), mime, width, height, size: bytes.byteLength };
}

async function makeFilms(storage: Storage, log: (message: string) => void): Promise<Map<FilmName, StoredFilm>> {
  const stored = new Map<FilmName, StoredFilm>();
  const names = Object.keys(films).filter((name): name is FilmName => name in films);
  try {
    for (const name of names) {
      const { bytes, cover, seconds } = await record(name);
      const [url, coverUrl] = [
        await storage.put(bytes, "video/mp4", `film ${name}`),
        await storage.put(cover, "image/jpeg", `cover ${name}`),
      ];
      stored.set(name, { url, coverUrl, seconds, size: bytes.byteLength });
    }
    return stored;
  } catch (error) {
    log(`Demo videos are left out: this machine cannot encode them (${error instanceof Error ? error.message : String(error)}).`);
    return new Map();
  }
}

/** Draws everything that the demo data show and stores it under names that are the same every time. */
export async function makeMedia(filesDir: string, log: (message: string) => void): Promise<DemoMedia> {
  const storage = createStorage(filesDir);
  const pictures = new Map<PlateName, StoredPicture>();
  const marks = new Map<string, StoredMark>();
  const banners = new Map<string, StoredPicture>();
  const logos = new Map<string, StoredPicture>();
  const names = Object.keys(plates).filter((name): name is PlateName => name in plates);
  const branded = [...companies, ...outlets, ...communities];
  const wide = { width: 1600, height: 400 };
  const [made, product] = await Promise.all([
    makeFilms(storage, log),
    storeMark(storage, "product", logo(productBrand)),
    inTurns(names, async (name) => {
      pictures.set(name, await storePicture(storage, `plate ${name}`, drawPlate(name)));
    }),
    inTurns(people, async (person) => {
      const drawing = avatar(person);
      if (drawing !== null) marks.set(person.slug, await storeMark(storage, `avatar ${person.slug}`, drawing));
    }),
    inTurns(branded, async ({ slug, brand }) => {
      marks.set(slug, await storeMark(storage, `logo ${slug}`, logo(brand)));
    }),
    inTurns(companies, async ({ slug, brand }) => {
      banners.set(slug, await storePicture(storage, `banner ${slug}`, photograph(banner(brand, 0), wide)));
    }),
    inTurns(communities, async (community) => {
      const { slug, brand } = community;
      logos.set(slug, await storePicture(storage, `community ${slug}`, mark(logo(brand), { width: 512, height: 512 })));
      const drawn =
        typeof community.banner === "string"
          ? photograph(plates[community.banner].draw(createRandom(`banner ${slug}`), wide), wide)
          : photograph(banner(brand, community.banner.turn), wide);
      banners.set(slug, await storePicture(storage, `banner ${slug}`, drawn));
    }),
  ]);
  return { plates: pictures, films: made, marks, banners, logos, product };
}
