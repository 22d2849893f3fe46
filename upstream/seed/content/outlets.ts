import type { Brand } from "../art/logos.ts";

export interface OutletText {
  slug: string;
  name: string;
  type: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter";
  description: string;
  url: string;
  country: string;
  audience: number;
  brand: Brand;
}

const ink = "#1d2126";
const paper = "#f4f0e7";

export const outlets = [
  {
    slug: "harbour-ledger",
    name: "The Harbour Ledger",
    type: "newspaper",
    url: "https://harbourledger.example",
    country: "AU",
    audience: 412000,
    description: "Daily newspaper of record for Sydney since 1894. Business, courts, state politics, and a Saturday magazine.",
    brand: { motif: "block", ground: paper, colour: ink, second: "#b23a2e", initial: "L" },
  },
  {
    slug: "southern-dispatch",
    name: "Southern Dispatch",
    type: "online",
    url: "https://southerndispatch.example",
    country: "AU",
    audience: 268000,
    description: "Independent reporting from Victoria, Tasmania and South Australia. Funded by 31,000 members.",
    brand: { motif: "fold", ground: paper, colour: "#23415f", second: "#6fa8a0", initial: "S" },
  },
  {
    slug: "beacon-fm",
    name: "Beacon FM",
    type: "radio",
    url: "https://beaconfm.example",
    country: "AU",
    audience: 190000,
    description: "Talk and news from six in the morning. Listeners ring in, and we put the numbers to the minister.",
    brand: { motif: "signal", ground: "#23415f", colour: "#e8e3d6", second: "#e0a33b", initial: "B" },
  },
  {
    slug: "coastline-tv",
    name: "Coastline TV",
    type: "tv",
    url: "https://coastlinetv.example",
    country: "AU",
    audience: 530000,
    description: "Regional television from Coffs Harbour to Cairns, with a bulletin for each of nine areas.",
    brand: { motif: "wave", ground: ink, colour: "#6fa8a0", second: "#e8e3d6", initial: "C" },
  },
  {
    slug: "quarterline",
    name: "Quarterline",
    type: "magazine",
    url: "https://quarterline.example",
    country: "GB",
    audience: 88000,
    description: "Business and markets, monthly in print and every weekday online.",
    brand: { motif: "bars", ground: "#7a3b2e", colour: "#f4f0e7", second: "#e0a33b", initial: "Q" },
  },
  {
    slug: "signal-and-noise",
    name: "Signal & Noise",
    type: "podcast",
    url: "https://signalandnoise.example",
    country: "US",
    audience: 145000,
    description: "A weekly programme about technology and the people it happens to.",
    brand: { motif: "dots", ground: "#121a26", colour: "#e8e3d6", second: "#e0a33b", initial: "S" },
  },
  {
    slug: "parliament-notes",
    name: "Parliament Notes",
    type: "newsletter",
    url: "https://parliamentnotes.example",
    country: "AU",
    audience: 22500,
    description: "What happened in the building today, by three people who were there. Sent at 5.40 pm on sitting days.",
    brand: { motif: "prism", ground: paper, colour: "#3f5a34", second: "#b9852f", initial: "P" },
  },
  {
    slug: "table-and-tide",
    name: "Table & Tide",
    type: "magazine",
    url: "https://tableandtide.example",
    country: "NZ",
    audience: 76000,
    description: "Food, homes and small journeys around the Tasman.",
    brand: { motif: "leaf", ground: "#f0e3cc", colour: "#2f5d57", second: "#d8613c", initial: "T" },
  },
] as const satisfies readonly OutletText[];

export type OutletSlug = (typeof outlets)[number]["slug"];
