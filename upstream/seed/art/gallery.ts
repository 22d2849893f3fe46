import { createRandom } from "../random.ts";
import { photograph, type Picture } from "./render.ts";
import * as charts from "./scenes/charts.ts";
import { coast, contours, field, landscape } from "./scenes/landscapes.ts";
import { desk, newsroom } from "./scenes/newsrooms.ts";
import { papers, port, stadium, table } from "./scenes/places.ts";
import { audience, broadcast, pressConference, studio } from "./scenes/rooms.ts";
import { skyline } from "./scenes/skylines.ts";
import * as themes from "./scenes/themes.ts";
import type { Random } from "../random.ts";
import type { Size } from "./svg.ts";

const wide = { width: 1120, height: 630 };
const classic = { width: 1024, height: 768 };
const square = { width: 900, height: 900 };
const tall = { width: 768, height: 1024 };

interface Plate {
  size: Size;
  draw(random: Random, size: Size): string;
}

/** Every picture that posts, news and comments show, by a name that says what is on it. */
export const plates = {
  pineDawn: { size: wide, draw: (r, s) => landscape(r, s, { light: "dawn", detail: "pines", roughness: 0.45 }) },
  windFarm: { size: wide, draw: (r, s) => landscape(r, s, { light: "day", detail: "turbines", roughness: 0.3 }) },
  windFarmTall: {
    size: tall,
    draw: (r, s) => landscape(r, s, { light: "spring", detail: "turbines", roughness: 0.35 }),
  },
  outbackPylons: {
    size: wide,
    draw: (r, s) => landscape(r, s, { light: "outback", detail: "pylons", roughness: 0.3 }),
  },
  farmSpring: { size: classic, draw: (r, s) => landscape(r, s, { light: "spring", detail: "farm", roughness: 0.3 }) },
  stormRange: { size: wide, draw: (r, s) => landscape(r, s, { light: "storm", roughness: 0.6 }) },
  coastDusk: { size: wide, draw: (r, s) => coast(r, s, "dusk") },
  coastDay: { size: classic, draw: (r, s) => coast(r, s, "day") },
  coastSquare: { size: square, draw: (r, s) => coast(r, s, "dawn") },
  cropRows: { size: wide, draw: (r, s) => field(r, s, "spring", "#6f8f3c") },
  dryField: { size: classic, draw: (r, s) => field(r, s, "outback", "#c09a4a") },
  surveyMap: { size: wide, draw: (r, s) => contours(r, s, "#efe8d8", "#c08a4e", "#5b3a22") },
  valleyMap: { size: square, draw: (r, s) => contours(r, s, "#e4ebe0", "#5f8f6a", "#2b4a3c") },
  bridgeDusk: { size: wide, draw: (r, s) => skyline(r, s, { light: "dusk", front: "bridge" }) },
  bridgeDawn: { size: classic, draw: (r, s) => skyline(r, s, { light: "dawn", front: "bridge" }) },
  cityNight: { size: wide, draw: (r, s) => skyline(r, s, { light: "night", front: "water" }) },
  cityWaterSquare: { size: square, draw: (r, s) => skyline(r, s, { light: "dusk", front: "water" }) },
  terraces: { size: classic, draw: (r, s) => skyline(r, s, { light: "day", front: "rooftops" }) },
  terracesDusk: { size: wide, draw: (r, s) => skyline(r, s, { light: "dusk", front: "rooftops" }) },
  wetStreet: { size: wide, draw: (r, s) => skyline(r, s, { light: "storm", front: "street" }) },
  greyStreetTall: { size: tall, draw: (r, s) => skyline(r, s, { light: "overcast", front: "street" }) },
  microphones: { size: wide, draw: (r, s) => pressConference(r, s, "dusk") },
  conference: { size: wide, draw: (r, s) => audience(r, s, "dawn") },
  cameraSet: { size: wide, draw: (r, s) => studio(r, s, "night") },
  radioStudio: { size: wide, draw: (r, s) => broadcast(r, s, "storm") },
  radioStudioTall: { size: tall, draw: (r, s) => broadcast(r, s, "dusk") },
  proofs: { size: wide, draw: (r, s) => desk(r, s, "#8a5f3d", "#23415f") },
  proofsSquare: { size: square, draw: (r, s) => desk(r, s, "#b9a68a", "#7a3b2e") },
  deskDark: { size: classic, draw: (r, s) => desk(r, s, "#4d4038", "#2f5d57") },
  newsroomDusk: { size: wide, draw: (r, s) => newsroom(r, s, "dusk") },
  newsroomDay: { size: wide, draw: (r, s) => newsroom(r, s, "day") },
  barChart: { size: wide, draw: (r, s) => charts.bars(r, s, "#23415f") },
  barChartRed: { size: square, draw: (r, s) => charts.bars(r, s, "#b23a2e") },
  stackedChart: { size: wide, draw: (r, s) => charts.stacked(r, s, ["#23415f", "#2f7d74", "#e0a33b", "#b9552f"]) },
  lineChart: { size: wide, draw: (r, s) => charts.lines(r, s, ["#b23a2e", "#23415f", "#2f5d57"]) },
  lineChartTeal: { size: classic, draw: (r, s) => charts.lines(r, s, ["#2f7d74", "#7a3b2e", "#5a4a7c"]) },
  scatterChart: { size: classic, draw: (r, s) => charts.scatter(r, s, ["#23415f", "#b9552f", "#2f7d74"]) },
  calendarChart: { size: wide, draw: (r, s) => charts.heatmap(r, s, "#7a3b2e") },
  seats: {
    size: wide,
    draw: (r, s) => charts.hemicycle(r, s, ["#b23a2e", "#e0a33b", "#2f5d57", "#23415f", "#5a4a7c"]),
  },
  dataCentre: { size: wide, draw: (r, s) => themes.servers(r, s, "night") },
  dataCentreTall: { size: tall, draw: (r, s) => themes.servers(r, s, "dusk") },
  sources: { size: wide, draw: (r, s) => themes.network(r, s, "#14202b", ["#e8e3d6", "#e0a33b", "#6fa8a0"]) },
  sourcesPale: { size: square, draw: (r, s) => themes.network(r, s, "#efe8d8", ["#23415f", "#b9552f", "#2f7d74"]) },
  garden: {
    size: wide,
    draw: (r, s) => themes.cutouts(r, s, "#efe4cf", ["#2f5d57", "#d8613c", "#23415f", "#e0a33b", "#8fae4b"]),
  },
  gardenTall: {
    size: tall,
    draw: (r, s) => themes.cutouts(r, s, "#dfe5e0", ["#7a3b2e", "#2f7d74", "#e0a33b", "#5a4a7c", "#3f5a34"]),
  },
  soundWave: { size: wide, draw: (r, s) => themes.waveform(r, s, "#1b2130", ["#6fa8a0", "#e0a33b"]) },
  soundWavePale: { size: square, draw: (r, s) => themes.waveform(r, s, "#efe8d8", ["#7a3b2e", "#23415f"]) },
  containers: { size: wide, draw: (r, s) => port(r, s, "dawn") },
  floodlights: { size: wide, draw: (r, s) => stadium(r, s, "dusk") },
  stadiumDay: { size: classic, draw: (r, s) => stadium(r, s, "day") },
  sharedTable: { size: wide, draw: (r, s) => table(r, s, "#6f8a94") },
  sharedTableSquare: { size: square, draw: (r, s) => table(r, s, "#b98a5a") },
  ideas: { size: wide, draw: (r, s) => themes.discs(r, s, "#efe8d8", ["#23415f", "#b9552f", "#e0a33b", "#2f5d57"]) },
  ideasTall: {
    size: tall,
    draw: (r, s) => themes.discs(r, s, "#e3e6e4", ["#5a4a7c", "#2f7d74", "#d8613c", "#23415f"]),
  },
  newspapers: { size: wide, draw: (r, s) => papers(r, s, "overcast") },
  newspapersSquare: { size: square, draw: (r, s) => papers(r, s, "dawn") },
} satisfies Record<string, Plate>;

export type PlateName = keyof typeof plates;

/** Draws one picture; the same name always gives the same picture. */
export async function drawPlate(name: PlateName): Promise<Picture> {
  const { size, draw } = plates[name];
  return photograph(draw(createRandom(`plate ${name}`), size), size);
}
