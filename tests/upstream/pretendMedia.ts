import { plates } from "../../upstream/seed/art/gallery.ts";
import { communities } from "../../upstream/seed/content/communities.ts";
import { companies } from "../../upstream/seed/content/companies.ts";
import { outlets } from "../../upstream/seed/content/outlets.ts";
import { people } from "../../upstream/seed/content/people.ts";
import { films, type FilmName } from "../../upstream/seed/films/index.ts";
import type { PlateName } from "../../upstream/seed/art/gallery.ts";
import type { DemoMedia } from "../../upstream/seed/media.ts";

/** The pictures and films of the demo data by name only: what the rows are tested for, without minutes of drawing. */
export function pretendMedia({ withFilms = true } = {}): DemoMedia {
  const picture = (name: string) => ({
    path: `/files/${name}.jpg`,
    mime: "image/jpeg",
    width: 16,
    height: 9,
    size: 100,
  });
  const mark = (name: string) => ({ full: `/files/${name}-256.webp`, icon: `/files/${name}-64.webp` });
  const film = (name: string) => ({ url: `/files/${name}.mp4`, coverUrl: `/files/${name}.jpg`, seconds: 6, size: 100 });
  const plateNames = Object.keys(plates).filter((name): name is PlateName => name in plates);
  const filmNames = Object.keys(films).filter((name): name is FilmName => name in films);
  const slugs = [...people, ...companies, ...outlets, ...communities].map(({ slug }) => slug);
  return {
    plates: new Map(plateNames.map((name) => [name, picture(name)])),
    films: new Map(withFilms ? filmNames.map((name) => [name, film(name)]) : []),
    marks: new Map(slugs.map((slug) => [slug, mark(slug)])),
    banners: new Map([...companies, ...communities].map(({ slug }) => [slug, picture(`banner-${slug}`)])),
    logos: new Map(communities.map(({ slug }) => [slug, picture(`logo-${slug}`)])),
    product: mark("product"),
  };
}
