import { communities } from "../../demo/content/communities.ts";
import { companies } from "../../demo/content/companies.ts";
import { outlets } from "../../demo/content/outlets.ts";
import { people } from "../../demo/content/people.ts";
import type { DemoMedia } from "../../demo/media.ts";
import { pictureNames } from "../../demo/pictures.ts";
import { videoNames } from "../../demo/videos.ts";

/** Demo media with names but without files, for fast tests of the rows. */
export function fakeMedia(): DemoMedia {
  const picture = (name: string) => ({
    path: `/files/${name}.jpg`,
    mime: "image/jpeg",
    width: 16,
    height: 9,
    size: 100,
  });
  const logo = (name: string) => ({ full: `/files/${name}-256.webp`, icon: `/files/${name}-64.webp` });
  const video = (name: string) => ({ url: `/files/${name}.mp4`, coverUrl: `/files/${name}.jpg`, seconds: 6, size: 100 });
  const slugs = [...people, ...companies, ...outlets, ...communities].map(({ slug }) => slug);
  return {
    pictures: new Map(pictureNames.map((name) => [name, picture(name)])),
    videos: new Map(videoNames.map((name) => [name, video(name)])),
    logos: new Map(slugs.map((slug) => [slug, logo(slug)])),
    banners: new Map([...companies, ...communities].map(({ slug }) => [slug, picture(`banner-${slug}`)])),
    communityLogos: new Map(communities.map(({ slug }) => [slug, picture(`logo-${slug}`)])),
    product: logo("product"),
  };
}
