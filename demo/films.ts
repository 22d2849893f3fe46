/** Videos in posts, with their length in seconds: files/films/<name>.mp4, with the cover in <name>.jpg. */
export const films = {
  harbour: 8,
  journey: 7,
  rising: 5,
  globe: 6,
  voice: 5,
  amelia: 8,
  david: 6,
  tessa: 6,
  ana: 5,
  daniel: 5,
  marcus: 7,
  noor: 6,
  meiLin: 6,
} as const;

export type FilmName = keyof typeof films;

export const filmNames = Object.keys(films).filter((name): name is FilmName => name in films);
