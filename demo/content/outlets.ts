export interface OutletText {
  slug: string;
  name: string;
  type: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter";
  description: string;
  url: string;
  country: string;
  audience: number;
}

export const outlets = [
  {
    slug: "harbour-ledger",
    name: "The Harbour Ledger",
    type: "newspaper",
    url: "https://harbourledger.example",
    country: "AU",
    audience: 412000,
    description: "Daily newspaper of record for Sydney since 1894. Business, courts, state politics, and a Saturday magazine.",
  },
  {
    slug: "southern-dispatch",
    name: "Southern Dispatch",
    type: "online",
    url: "https://southerndispatch.example",
    country: "AU",
    audience: 268000,
    description: "Independent reporting from Victoria, Tasmania and South Australia. Funded by 31,000 members.",
  },
  {
    slug: "beacon-fm",
    name: "Beacon FM",
    type: "radio",
    url: "https://beaconfm.example",
    country: "AU",
    audience: 190000,
    description: "Talk and news from six in the morning. Listeners ring in, and we put the numbers to the minister.",
  },
  {
    slug: "coastline-tv",
    name: "Coastline TV",
    type: "tv",
    url: "https://coastlinetv.example",
    country: "AU",
    audience: 530000,
    description: "Regional television from Coffs Harbour to Cairns, with a bulletin for each of nine areas.",
  },
  {
    slug: "quarterline",
    name: "Quarterline",
    type: "magazine",
    url: "https://quarterline.example",
    country: "GB",
    audience: 88000,
    description: "Business and markets, monthly in print and every weekday online.",
  },
  {
    slug: "signal-and-noise",
    name: "Signal & Noise",
    type: "podcast",
    url: "https://signalandnoise.example",
    country: "US",
    audience: 145000,
    description: "A weekly programme about technology and the people it happens to.",
  },
  {
    slug: "parliament-notes",
    name: "Parliament Notes",
    type: "newsletter",
    url: "https://parliamentnotes.example",
    country: "AU",
    audience: 22500,
    description: "What happened in the building today, by three people who were there. Sent at 5.40 pm on sitting days.",
  },
  {
    slug: "table-and-tide",
    name: "Table & Tide",
    type: "magazine",
    url: "https://tableandtide.example",
    country: "NZ",
    audience: 76000,
    description: "Food, homes and small journeys around the Tasman.",
  },
] as const satisfies readonly OutletText[];

export type OutletSlug = (typeof outlets)[number]["slug"];
