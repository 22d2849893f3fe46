import type { CommunitySlug } from "../communities.ts";
import type { CalloutText } from "./types.ts";

/** Call-outs of the other communities and call-outs without a community. */
export const otherCallouts: Readonly<Record<Exclude<CommunitySlug, "media-insiders"> | "none", readonly CalloutText[]>> = {
  "tech-desk": [
    {
      author: "noor-haddad",
      title: "Cable-ship crew, past or present",
      deadlineHours: 24 * 18,
      text: `Episode 212 is about repair at sea. I am looking for splicers, riggers and cooks. Tell me about the longest you waited for weather.`,
    },
    {
      author: "dmitri-volkov",
      hoursAgo: 11,
      title: "Anyone who received the breach letter dated the 3rd",
      deadlineHours: 24 * 2,
      text: `I need to see the whole letter, both pages. The version on the company’s site is shorter than the one that a reader sent me. Cover your name; leave the reference number.`,
    },
    {
      author: "kenji-morita",
      otherCommunities: ["media-insiders"],
      title: "Developers who maintain one thing that everybody uses",
      deadlineHours: 24 * 15,
      text: `A library, a font, a time-zone table. I want to know how many hours it takes, who pays, and what happens when you are ill. Any country. I will read your issue tracker before I ring.`,
    },
    {
      author: "leilani-kahale",
      title: "Heat-pump installers with a full order book",
      deadlineHours: 24 * 9,
      text: `What breaks, what is oversold, and which houses you turn down. Two installers in cool climates, two in humid ones.`,
    },
    {
      author: "noor-haddad",
      title: "Schools that took the phones away",
      deadlineHours: 24 * 7,
      interview: "phonesAway",
      text: `Students first, then teachers, then whoever keeps the cupboard key. Short videos, answered in your own time. Parents must agree for anyone under 16.`,
    },
    {
      author: "amelia-hart",
      title: "Grid engineers on what keeps them awake",
      deadlineHours: 24 * 12,
      text: `Background is fine. I am trying to understand inertia well enough to explain it in a caption, and I would rather be corrected before than after.`,
    },
    {
      author: "dmitri-volkov",
      title: "Locksmiths on smart locks",
      deadlineHours: 24 * 10,
      text: `You see them after they fail. What do people say at the door, and what do you tell them?`,
    },
    {
      author: "kenji-morita",
      title: "Test readers for a sonified chart",
      deadlineHours: "asap",
      text: `We turned ten years of river levels into 40 seconds of sound. Blind and low-vision readers, please tell us if it says anything at all. There is a fee and no flattery needed.`,
    },
  ],
  "pr-exchange": [
    {
      author: "mateo-vargas",
      title: "Agencies willing to share their rejection rate",
      deadlineHours: 24 * 14,
      text: `I am collecting pitch-to-piece ratios for a public benchmark. Anonymous, by size and sector. If you think that yours is shameful, wait until you see ours from 2022.`,
    },
    {
      author: "grace-oyelaran",
      title: "In-house people who said no to the chief executive",
      deadlineHours: 24 * 6,
      text: `For a piece on the most useful word in communications. What were you asked to send, what did you say, and how was the next morning?`,
    },
    {
      author: "sofia-lindgren",
      title: "Venues in Cairns that can feed 200 without plastic",
      deadlineHours: 24 * 3,
      text: `Client brief, real budget, second week of autumn. I know the three that everybody knows.`,
    },
    {
      author: "theo-papadakis",
      title: "Case studies for a crisis course, with the names off",
      deadlineHours: 24 * 30,
      text: `Small ones, please: a recalled chutney, a flooded car park, a mayor on a scooter. They teach more than oil spills do.`,
    },
  ],
  "expert-circle": [
    {
      author: "jack-tran",
      hoursAgo: 5,
      title: "An economist who can explain a quarter of a per cent",
      deadlineHours: 14,
      text: `Tomorrow at 6.40 am, four minutes, for people who are driving. No slides, obviously.`,
    },
    {
      author: "hannah-weiss",
      title: "Food scientists: is it the flour or is it the water?",
      deadlineHours: 24 * 9,
      text: `Bakers in three countries have told me three different things with total conviction. I would like a fourth opinion, with evidence.`,
    },
    {
      author: "leilani-kahale",
      otherCommunities: ["media-insiders"],
      title: "Hydrologists to check a flood map before it runs",
      deadlineHours: 24 * 2,
      text: `One hour, screen share, paid. I want somebody who will be rude about it.`,
    },
    {
      author: "aisha-rahimi",
      title: "Forensic linguists",
      deadlineHours: 24 * 11,
      text: `How sure can anybody be about who wrote an unsigned letter? I have a judgment, two expert reports that disagree, and a deadline that does not.`,
    },
    {
      author: "rafael-souza",
      title: "Concussion researchers outside the football codes",
      deadlineHours: 24 * 13,
      text: `Equestrian, surfing, cheerleading, cycling. The numbers are there and nobody rings you. I am ringing you.`,
    },
    {
      author: "siobhan-keane",
      title: "Somebody who knows how waiting lists are counted",
      deadlineHours: 24 * 5,
      text: `When does the clock start, when does it stop, and who may pause it? On the record, with the rule book open.`,
    },
    {
      author: "zanele-dube",
      title: "Scholars of shipping law, southern oceans",
      deadlineHours: "asap",
      text: `A vessel has changed flag twice in a week. I would like to know what that allows and what it does not.`,
    },
    {
      author: "lucia-ferrante",
      title: "Historians of the everyday umbrella",
      deadlineHours: 24 * 20,
      text: `I am serious. There must be one of you.`,
    },
  ],
  "sydney-media": [
    {
      author: "joel-pereira",
      title: "Ferry masters retiring this year",
      deadlineHours: 24 * 12,
      text: `For the Saturday magazine. A last crossing, with the reporter keeping quiet in the corner.`,
    },
    {
      author: "bruno-castell",
      title: "Rooftops with a view west, for one evening",
      deadlineHours: 24 * 8,
      text: `The comet is back for four nights. We need a roof without a floodlight. We bring our own thermos, and prints for the building.`,
    },
    {
      author: "jack-tran",
      hoursAgo: 27,
      title: "Commuters stuck at Strathfield last night",
      deadlineHours: 12,
      text: `When did the first announcement come, and what did it say? If you recorded it, you are my hero.`,
    },
    {
      author: "siobhan-keane",
      title: "Hairdressers who hear everything",
      deadlineHours: 24 * 16,
      text: `A portrait of the city through six chairs. Any suburb, any price. Discretion assured, on both sides.`,
    },
  ],
  investigations: [
    {
      author: "marcus-adeyemi",
      title: "Two readers for a final check, Saturday",
      deadlineHours: 24 * 4,
      text: `Documents only, no timeline. You will need six hours, a ruler, and no prior knowledge of the story.`,
    },
    {
      author: "aisha-rahimi",
      title: "Who has the 2014 annual return?",
      deadlineHours: 24 * 10,
      text: `The registry’s copy has been replaced by the amended one. A scan, a print, or a photograph of a screen would do.`,
    },
    {
      author: "dmitri-volkov",
      title: "A native speaker of Tetum for three pages",
      deadlineHours: "asap",
      text: `Handwritten, legible, sensitive. Paid by the page, and in person only.`,
    },
  ],
  none: [
    {
      author: "amelia-hart",
      title: "What does your power bill call it?",
      deadlineHours: 24 * 9,
      text: `Send me the line on your bill that you do not understand. I am collecting the names that retailers give to the same charge, and I am already at nineteen.`,
    },
    {
      author: "grace-oyelaran",
      title: "First jobs: what were you paid, and in what?",
      deadlineHours: 24 * 15,
      interview: "firstPay",
      text: `Cash, vouchers, prawns. Year and town, please. I will add up what it is worth today.`,
    },
    {
      author: "callum-fraser",
      title: "Names of paddocks and how they got them",
      deadlineHours: 24 * 40,
      text: `The Accident. Nobby’s. Far Enough. I know you have them. Two sentences each and a pin on a map.`,
    },
    {
      author: "mei-lin-zhao",
      audience: ["journo"],
      title: "Reporters: which energy chart do you wish existed?",
      deadlineHours: 24 * 6,
      text: `My students need projects and you need charts. Describe it in a sentence and we will build the five best, with the data open.`,
    },
  ],
};
