/** Length in seconds of each video, stored as files/videos/<name>.mp4 with the cover in <name>.jpg. */
export const videoSeconds = {
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

export type VideoName = keyof typeof videoSeconds;

export const videoNames = Object.keys(videoSeconds).filter((name): name is VideoName => name in videoSeconds);
