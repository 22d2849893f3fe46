import type { AnnouncementKind, AnnouncementStatus } from "../../upstream/db/schema.ts";
import type { PictureName } from "../pictures.ts";
import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { BeatKey, CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

export interface MailText {
  subject: string;
  preheader?: string;
  fromName: string;
  replyTo: string;
  /** The announcement's own text when absent. */
  text?: string;
  recipients: readonly PersonSlug[];
  /** The time of sending, negative for a sent mail; null for a draft. */
  hoursFromNow: number | null;
  /** Number of recipients who have followed its link. */
  openedCount?: number;
}

export interface AnnouncementText {
  kind: AnnouncementKind;
  status: AnnouncementStatus;
  author: CompanySlug | PersonSlug;
  /** The person who wrote it, if it is published as a company. */
  creator: PersonSlug;
  title: string;
  headline?: string;
  summary?: string;
  text: string | null;
  beats: readonly BeatKey[];
  communities: readonly CommunitySlug[];
  picture?: PictureName;
  video?: VideoName;
  hoursAgo: number;
  mail?: MailText;
  /** Names of channels of ./channels.ts by which it is distributed. */
  channels?: readonly string[];
  readerCount?: number;
}

/** Announcements that were not published as news, drafts, and archived announcements. */
export const announcements: readonly AnnouncementText[] = [
  {
    kind: "announcement",
    status: "published",
    author: "meridian-energy",
    creator: "olivia-brandt",
    title: "Media day at the Liverpool Plains battery, by bus from Sydney",
    headline: "Helmets are there, tripods are welcome",
    summary: "Twenty seats for reporters and photographers, with an hour inside the switch room and no speeches before lunch.",
    text: `The battery at Liverpool Plains is connected, and for one day it is open to cameras. A bus leaves Sydney at six and is back by seven in the evening.

## What there is to see

- The switch room, with the engineers who run it on a normal day
- The control desk in Dubbo by video, while it answers a call from the grid
- Two neighbours of the site who have said that they are happy to talk

## What to know

Closed shoes, please. Helmets and vests are there. **Drones stay in the bus**: the site is within five kilometres of a landing strip.

Nobody from the company speaks before lunch. After lunch everybody answers, on the record.`,
    beats: ["business", "politics"],
    communities: ["media-insiders"],
    picture: "windFarm",
    hoursAgo: 70,
    readerCount: 148,
    channels: ["Meridian on the web", "Meridian on LinkedIn"],
    mail: {
      subject: "Come and see the battery: media day at Liverpool Plains",
      preheader: "A bus, twenty seats, no speeches before lunch",
      fromName: "Meridian press office",
      replyTo: "media@meridianenergy.example",
      recipients: [
        "amelia-hart",
        "marcus-adeyemi",
        "noor-haddad",
        "jack-tran",
        "hannah-weiss",
        "rafael-souza",
        "ngaire-tipene",
        "oliver-stone-beck",
        "siobhan-keane",
        "kenji-morita",
        "zanele-dube",
        "leilani-kahale",
      ],
      hoursFromNow: -68,
      openedCount: 7,
    },
  },
  {
    kind: "media",
    status: "draft",
    author: "meridian-energy",
    creator: "olivia-brandt",
    title: "Results for the year: where the money went",
    headline: "Under embargo until the market opens",
    summary: "Revenue, curtailment and what a wind farm costs when it stands still, on two pages.",
    text: `Meridian spent more on connecting its sites to the grid this year than on the turbines that stand on them. The figures, with the method, are in the table below the text.

1. Revenue rose with the two sites that were connected in autumn
2. Curtailment took more than in any year before
3. The regional fund paid for forty-one apprentices

Questions go to the press office; the chief financial officer has time from ten.`,
    beats: ["business"],
    communities: ["media-insiders"],
    picture: "farmSpring",
    hoursAgo: 20,
    channels: ["Meridian on the web"],
    mail: {
      subject: "Meridian: results for the year, under embargo",
      preheader: "Two pages, and the method behind them",
      fromName: "Meridian press office",
      replyTo: "media@meridianenergy.example",
      recipients: ["amelia-hart", "marcus-adeyemi", "kenji-morita"],
      hoursFromNow: 44,
    },
  },
  {
    kind: "marketing",
    status: "draft",
    author: "meridian-energy",
    creator: "olivia-brandt",
    title: "A year of apprentices, in portraits",
    summary: "Forty-one young people from Dubbo, Parkes and Gunnedah, photographed at work.",
    text: null,
    beats: ["people"],
    communities: [],
    picture: "sharedTable",
    hoursAgo: 9,
  },
  {
    kind: "announcement",
    status: "archived",
    author: "meridian-energy",
    creator: "olivia-brandt",
    title: "New opening hours of the press office",
    summary: "Seven days a week from seven, with a duty phone at night.",
    text: `From this month somebody answers the phone from seven in the morning, on Sundays too. At night the duty phone takes calls that cannot wait.`,
    beats: ["business"],
    communities: [],
    hoursAgo: 2300,
    readerCount: 61,
  },
  {
    kind: "announcement",
    status: "published",
    author: "northlight",
    creator: "daniel-okafor",
    title: "Pitch clinic for small newsrooms, free and by video",
    headline: "Forty minutes, three pitches, no follow-up calls",
    summary: "We read what you have been sent this week and tell you which of it is worth a call.",
    text: `Send us three pitches that you have been sent, without the names. Two of our people who used to be reporters go through them with you and say what is behind them.

The clinic runs on the first Thursday of the month. **There is nothing to buy and nobody calls you afterwards.**

> "I got back an afternoon a week", says an editor in Hobart who came to the first one.`,
    beats: ["business", "lifestyle"],
    communities: ["media-insiders"],
    picture: "conference",
    hoursAgo: 120,
    readerCount: 83,
    channels: ["Northlight journal"],
  },
  {
    kind: "marketing",
    status: "draft",
    author: "northlight",
    creator: "daniel-okafor",
    title: "What we learned from a year of sending less",
    headline: "Numbers, and two mistakes",
    text: `A year ago we began to send sixty per cent fewer pitches. This is what happened to the answers, client by client.`,
    beats: ["business"],
    communities: [],
    hoursAgo: 31,
  },
  {
    kind: "announcement",
    status: "published",
    author: "tasman-rail",
    creator: "arjun-mehta",
    title: "Filming on platforms: one form in place of three",
    summary: "Crews of up to three people need no permit any more, only a call to the station.",
    text: `From Monday a crew of up to three people with a camera on the shoulder may film on every platform without a permit. A call to the station an hour before is enough.

For tripods, lights and drones there is one form. It is answered within a working day.`,
    beats: ["business", "politics"],
    communities: ["media-insiders"],
    picture: "bridgeDusk",
    hoursAgo: 210,
    readerCount: 94,
  },
  {
    kind: "announcement",
    status: "published",
    author: "harbour-city-council",
    creator: "finn-gallagher",
    title: "Council meetings are captioned live from next month",
    summary: "Captions and a searchable transcript within the hour, for every public meeting.",
    text: `Every public meeting of the council is captioned live from next month. A transcript that can be searched is up within the hour, marked as uncorrected; the corrected one follows in two days.

Newsrooms may embed the stream and the captions without asking.`,
    beats: ["politics", "people"],
    communities: [],
    picture: "terraces",
    hoursAgo: 330,
    readerCount: 77,
  },
  {
    kind: "announcement",
    status: "published",
    author: "open-field-league",
    creator: "ben-carmody",
    title: "Accreditation for the final round closes on Friday",
    summary: "Photographers by the line, radio in the stand, and this time enough power sockets.",
    text: `Accreditation for the final round closes on Friday at noon. Places by the line go to those who have covered at least three rounds; everybody else has a seat in the stand.

- Power at every second seat
- Post-match audio in a shared folder, twenty minutes after the whistle
- Match data as a file, every quarter of an hour`,
    beats: ["sports"],
    communities: ["media-insiders"],
    picture: "stadiumDay",
    hoursAgo: 400,
    readerCount: 112,
  },
];
