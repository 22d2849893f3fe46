import type { MonitorSource } from "../../upstream/db/schema.ts";
import type { BeatKey } from "./companies.ts";
import type { OutletSlug } from "./outlets.ts";
import type { PersonSlug } from "./people.ts";

export interface MonitorText {
  title: string;
  summary: string;
  source: MonitorSource;
  outlet?: OutletSlug;
  /** Absent for items in print. */
  url?: string;
  beats: readonly BeatKey[];
  hoursAgo: number;
}

/** Items that the monitor found in other media. */
export const monitorItems: readonly MonitorText[] = [
  {
    title: "Stage two of the Liverpool Plains wind farm is on the grid",
    summary: "Fifty-two turbines connected; Meridian Energy says the open day goes ahead on the school oval.",
    source: "online",
    outlet: "southern-dispatch",
    url: "https://southerndispatch.example/energy/liverpool-plains-stage-two",
    beats: ["business"],
    hoursAgo: 3,
  },
  {
    title: "“The road is worse than the turbines”: Premer talks about the works",
    summary: "A morning at the general store, where nobody minds the wind farm and everybody minds the gravel.",
    source: "print",
    outlet: "harbour-ledger",
    beats: ["business", "people"],
    hoursAgo: 9,
  },
  {
    title: "Has anybody else lost power twice this week in Dubbo?",
    summary: "Eighty replies in an hour. Meridian Energy answers with a street list and a time; most say it was right.",
    source: "social",
    url: "https://talk.example/t/dubbo-power/8841",
    beats: ["people"],
    hoursAgo: 14,
  },
  {
    title: "Network charges are rising again, and the reason is wire",
    summary: "What the regulator has allowed, what it has not, and what that means for a bill of 480 dollars.",
    source: "online",
    outlet: "quarterline",
    url: "https://quarterline.example/networks/wire",
    beats: ["business"],
    hoursAgo: 26,
  },
  {
    title: "Minister opens inquiry into transmission easements",
    summary: "Terms of reference name the western line. Submissions close in six weeks; hearings are to be in three towns.",
    source: "online",
    outlet: "parliament-notes",
    url: "https://parliamentnotes.example/inquiries/easements",
    beats: ["politics", "business"],
    hoursAgo: 31,
  },
  {
    title: "Radio: landholders on the western transmission line",
    summary: "Twenty-two minutes with three families along the route. Meridian Energy's reply is read out in full.",
    source: "online",
    outlet: "beacon-fm",
    url: "https://beaconfm.example/morning/easements",
    beats: ["politics"],
    hoursAgo: 52,
  },
  {
    title: "Grid batteries: what 1,414 megawatts looked like at 7 pm",
    summary: "A chart, an evening, and the moment when the coal units could step back.",
    source: "online",
    outlet: "signal-and-noise",
    url: "https://signalandnoise.example/batteries/seven-pm",
    beats: ["tech", "business"],
    hoursAgo: 70,
  },
  {
    title: "Outage pages compared: six networks, one storm",
    summary: "Who said where the power was off, who said when, and who said neither. Meridian Energy comes second.",
    source: "online",
    outlet: "signal-and-noise",
    url: "https://signalandnoise.example/outages/compared",
    beats: ["tech"],
    hoursAgo: 96,
  },
  {
    title: "Small firms wait 61 days to be paid, survey finds",
    summary: "Energy and construction are the slowest sectors, supermarkets the quickest.",
    source: "print",
    outlet: "quarterline",
    beats: ["business"],
    hoursAgo: 120,
  },
  {
    title: "Wind farm open day: bring a hat, not a question about noise",
    summary: "A thread in which an engineer answers the question about noise anyway, with numbers.",
    source: "social",
    url: "https://talk.example/t/open-day/8790",
    beats: ["people", "tech"],
    hoursAgo: 148,
  },
  {
    title: "Ferry timetable to change for the first time in eleven years",
    summary: "More boats at noon, fewer at six. The modelling has not been published.",
    source: "online",
    outlet: "coastline-tv",
    url: "https://coastlinetv.example/ferries/timetable",
    beats: ["lifestyle", "politics"],
    hoursAgo: 160,
  },
  {
    title: "The cafe that runs on the afternoon sun",
    summary: "Lunch is cooked before four, because that is when the roof stops paying for it.",
    source: "print",
    outlet: "table-and-tide",
    beats: ["lifestyle"],
    hoursAgo: 190,
  },
];

export interface MonitorSearchText {
  owner: PersonSlug;
  name: string;
  query: string;
  sources?: readonly MonitorSource[];
  beats?: readonly BeatKey[];
  notify?: boolean;
  viewedHoursAgo: number;
}

/** Saved searches of the demo accounts that have the module. */
export const monitorSearches: readonly MonitorSearchText[] = [
  {
    owner: "olivia-brandt",
    name: "Meridian Energy",
    query: '"Meridian Energy" OR "Liverpool Plains"',
    notify: true,
    viewedHoursAgo: 20,
  },
  { owner: "olivia-brandt", name: "Transmission and easements", query: "transmission OR easement NOT rail", viewedHoursAgo: 40 },
  { owner: "olivia-brandt", name: "Grid technology", query: "grid OR batteries OR outage", beats: ["tech"], viewedHoursAgo: 24 },
  { owner: "tom-lindqvist", name: "Outages", query: "outage OR outages", viewedHoursAgo: 60 },
  { owner: "ruth-callaghan", name: "Energy", query: "energy", viewedHoursAgo: 48 },
];
