import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FileStore, MediaType } from "../upstream/media/fileStore.ts";
import { communities } from "./content/communities.ts";
import { companies } from "./content/companies.ts";
import { outlets } from "./content/outlets.ts";
import { people, type PersonText } from "./content/people.ts";
import { pictureNames, type PictureName } from "./pictures.ts";
import { videoNames, videoSeconds, type VideoName } from "./videos.ts";

/** A stored picture with the columns of the table images. */
export interface StoredPicture {
  path: string;
  mime: string;
  width: number;
  height: number;
  size: number;
}

export interface StoredVideo {
  url: string;
  coverUrl: string;
  seconds: number;
  size: number;
}

/** A square logo or portrait in the two sizes of the API. */
export interface StoredLogo {
  /** 256 px. */
  full: string;
  /** 64 px. */
  icon: string;
}

export interface DemoMedia {
  pictures: ReadonlyMap<PictureName, StoredPicture>;
  videos: ReadonlyMap<VideoName, StoredVideo>;
  /** By slug of a person, company, outlet or community. */
  logos: ReadonlyMap<string, StoredLogo>;
  /** By slug of a community or company. */
  banners: ReadonlyMap<string, StoredPicture>;
  /** Communities' logos at 512 px, by slug. */
  communityLogos: ReadonlyMap<string, StoredPicture>;
  /** The product's own logo. */
  product: StoredLogo;
}

const folder = join(import.meta.dirname, "files");

/** Copies a file of the demo data to the storage, under a stable name. */
async function store(storage: FileStore, file: string, type: MediaType): Promise<{ path: string; bytes: Buffer }> {
  const bytes = await readFile(join(folder, file));
  return { path: await storage.put(bytes, type, `demo ${file}`), bytes };
}

async function storePicture(storage: FileStore, file: string): Promise<StoredPicture> {
  const { path, bytes } = await store(storage, file, "image/webp");
  const { width, height } = await sharp(bytes).metadata();
  return { path, mime: "image/webp", width, height, size: bytes.byteLength };
}

async function storeLogo(storage: FileStore, name: string): Promise<StoredLogo> {
  const [full, icon] = await Promise.all([`${name}.webp`, `${name}-64.webp`].map((file) => store(storage, file, "image/webp")));
  return { full: full?.path ?? "", icon: icon?.path ?? "" };
}

async function storeVideo(storage: FileStore, name: VideoName): Promise<StoredVideo> {
  const [video, cover] = await Promise.all([
    store(storage, `videos/${name}.mp4`, "video/mp4"),
    store(storage, `videos/${name}.jpg`, "image/jpeg"),
  ]);
  return { url: video.path, coverUrl: cover.path, seconds: videoSeconds[name], size: video.bytes.byteLength };
}

/** Runs the work for each name and returns the results by name. */
async function byName<Name extends string, Result>(
  names: readonly Name[],
  work: (name: Name) => Promise<Result>,
): Promise<Map<Name, Result>> {
  return new Map(await Promise.all(names.map(async (name) => [name, await work(name)] as const)));
}

const getSlugs = (items: readonly { slug: string }[]): string[] => items.map(({ slug }) => slug);

/** Stores the pictures and videos of the demo data under stable addresses. */
export async function storeMedia(storage: FileStore): Promise<DemoMedia> {
  const withPortrait = getSlugs(people.filter(({ hasPortrait }: PersonText) => hasPortrait !== false));
  const portraits = await byName(withPortrait, (slug) => storeLogo(storage, `avatars/${slug}`));
  const logos = await byName(getSlugs([...companies, ...outlets, ...communities]), (slug) => storeLogo(storage, `logos/${slug}`));
  return {
    pictures: await byName(pictureNames, (name) => storePicture(storage, `pictures/${name}.webp`)),
    videos: await byName(videoNames, (name) => storeVideo(storage, name)),
    logos: new Map([...portraits, ...logos]),
    banners: await byName(getSlugs([...companies, ...communities]), (slug) => storePicture(storage, `banners/${slug}.webp`)),
    communityLogos: await byName(getSlugs(communities), (slug) => storePicture(storage, `communities/${slug}.webp`)),
    product: await storeLogo(storage, "logos/product"),
  };
}
