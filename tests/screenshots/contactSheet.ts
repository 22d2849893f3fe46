import type { Theme } from "../browser/support/devices.ts";
import type { Visit } from "../support/routes.ts";

export interface Screenshot {
  /** Path of the picture, relative to the sheet. */
  file: string;
  visit: Visit;
  width: number;
  theme: Theme;
  /** A problem of the page; null when there is none. */
  note: string | null;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** One page over all screenshots: a section per route, in it one picture per width and theme. */
export function contactSheet(shots: readonly Screenshot[]): string {
  const routes = Map.groupBy(shots, ({ visit }) => visit.name);
  const sections = [...routes].map(([name, all]) => {
    const { path, as } = all[0]?.visit ?? { path: "", as: null };
    const pictures = all.map(
      ({ file, width, theme, note }) => `
      <figure>
        <a href="${file}"><img src="${file}" alt="${escaped(name)}" loading="lazy" /></a>
        <figcaption>${width} px, ${theme}${note === null ? "" : ` <strong>${escaped(note)}</strong>`}</figcaption>
      </figure>`,
    );
    return `<h2>${escaped(name)} <small>${escaped(path)}, ${as ?? "guest"}</small></h2><div>${pictures.join("")}</div>`;
  });
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Screenshots</title>
  <style>
    body { font: 14px/1.4 system-ui; margin: 24px; }
    small { color: #666; font-weight: 400; }
    div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; }
    img { height: 320px; border: 1px solid #ccc; }
    strong { color: #b00; }
  </style>
  <h1>${shots.length} screenshots</h1>
  ${sections.join("\n  ")}
</html>
`;
}
