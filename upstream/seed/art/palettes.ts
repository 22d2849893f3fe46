/** Light of a picture: sky from the top down, haze in the distance, ground nearby, source of light. */
export interface Light {
  sky: readonly [top: string, middle: string, low: string];
  haze: string;
  ground: string;
  glow: string;
  lamp: string;
}

export const lights = {
  dawn: {
    sky: ["#33425f", "#b58a8c", "#f3cfa4"],
    haze: "#d8ab95",
    ground: "#1f2430",
    glow: "#ffe6bd",
    lamp: "#ffd58f",
  },
  day: { sky: ["#5f8fb4", "#a7c6d6", "#e9e8dc"], haze: "#b9cbcd", ground: "#26423f", glow: "#fff8e6", lamp: "#fff1cc" },
  overcast: {
    sky: ["#7d8a92", "#aab3b5", "#d9d8d0"],
    haze: "#b3bab9",
    ground: "#2d3634",
    glow: "#f4f1e8",
    lamp: "#f5e3b8",
  },
  dusk: {
    sky: ["#1b2547", "#62517f", "#e08e6d"],
    haze: "#8d6a7f",
    ground: "#11162a",
    glow: "#ffb98a",
    lamp: "#ffc56e",
  },
  night: {
    sky: ["#0b1226", "#16233f", "#33486a"],
    haze: "#2b3d5c",
    ground: "#070c18",
    glow: "#d9e4f5",
    lamp: "#ffcf7d",
  },
  outback: {
    sky: ["#4f86ad", "#b9c7c0", "#f2d3a2"],
    haze: "#cf9a72",
    ground: "#63291c",
    glow: "#fff0cf",
    lamp: "#ffdf9e",
  },
  spring: {
    sky: ["#87b2c4", "#c8dcd6", "#f5f0dc"],
    haze: "#bdd0bd",
    ground: "#2f5140",
    glow: "#fffbe9",
    lamp: "#fff3cf",
  },
  storm: {
    sky: ["#2c353f", "#566169", "#a8a699"],
    haze: "#7b8480",
    ground: "#171c1f",
    glow: "#eee3c4",
    lamp: "#f3d08a",
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** Ink, paper and a few quiet colours for illustrations and marks. */
export const ink = "#1d2126";
export const paper = "#f4f0e7";
export const tints = [
  "#23415f",
  "#2f5d57",
  "#7a3b2e",
  "#5a4a7c",
  "#8a6a2f",
  "#33546b",
  "#6b3450",
  "#3f5a34",
  "#934f2c",
  "#2b4a4f",
] as const;
export const pales = ["#dfe5e6", "#e6dfd0", "#e3d8d2", "#d8e0d4", "#dcd9e4", "#ead9c3", "#d3dfe4", "#e8e3d6"] as const;
