import type { NewsKind } from "../../upstream/db/schema.ts";
import type { PictureName } from "../pictures.ts";
import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { BeatKey, CompanySlug } from "./companies.ts";
import type { OutletSlug } from "./outlets.ts";
import type { PersonSlug } from "./people.ts";
import type { AuthorSlug } from "./texts.ts";

export interface StoryText {
  kind: NewsKind;
  author: AuthorSlug;
  creator?: PersonSlug;
  /** One of title and headline may be missing; a title falls back to the headline (NEWS-06). */
  title: string | null;
  headline?: string;
  summary: string | null;
  text: string;
  beats: readonly BeatKey[];
  communities: readonly CommunitySlug[];
  picture?: PictureName;
  video?: VideoName;
  outlet?: OutletSlug;
  company?: CompanySlug;
  url?: string;
}

/** Stories of the press: reporting by outlets. */
export const media: readonly StoryText[] = [
  {
    kind: "media",
    author: "amelia-hart",
    outlet: "harbour-ledger",
    title: "Transmission line grew by 20 metres between two drafts",
    headline: "Easement widened in appendix, not in summary",
    beats: ["business", "politics"],
    communities: ["media-insiders"],
    picture: "outbackPylons",
    url: "https://harbourledger.example/energy/easements",
    summary: "The corridor for the western transmission line was widened in a June revision that landholders say they never saw.",
    text: `The corridor for the proposed western transmission line was widened from 50 to 70 metres in a revision that was published in June, documents show. The change appears on page 214 of an appendix. It is not in the summary that was sent to 340 households.

Eleven landholders along the route said that they had learned of the new width from the Ledger.

"I measured it out with the kids," said one of them. "Seventy metres is the shed, the tanks and the lemon tree."

The company said that the summary should have included the change and that it would write to every household this week. The department said that the appendix was a public document.

- The width was changed on 11 June
- Submissions closed on 2 July
- No submission mentions it`,
  },
  {
    kind: "media",
    author: "kenji-morita",
    outlet: "southern-dispatch",
    title: "Ambulances are slowest on school-holiday Fridays",
    beats: ["people", "politics"],
    communities: ["media-insiders", "tech-desk"],
    picture: "calendarChart",
    url: "https://southerndispatch.example/ambulance",
    summary: "Four years of data contradict the claim that heat is the main cause of late arrivals.",
    text: `Ambulances in the state arrive latest on the Fridays before school holidays, an analysis of four years of response times shows. The pattern holds for every region and is stronger than that of hot days.

Staffing explains most of it. On those Fridays one shift in nine was filled by overtime, against one in twenty on other days.

The ambulance service did not dispute the figures. A spokeswoman said that rosters would be looked at "with the calendar in hand".

The code and the data, with their faults, are published with this article.`,
  },
  {
    kind: "media",
    author: "ngaire-tipene",
    outlet: "parliament-notes",
    title: "Crossbench holds the casting vote on four inquiries",
    beats: ["politics"],
    communities: ["media-insiders"],
    picture: "seats",
    summary: "New committee numbers quietly change who has to be persuaded this spring.",
    text: `Four of nine committees now depend on a single crossbench vote, after changes that were agreed on the last sitting day without debate.

The inquiries concerned are those into water, aged care, procurement and the shield law. In each of them the government and the opposition have four members.

Staff on both sides expect longer hearings and shorter reports.`,
  },
  {
    kind: "media",
    author: "rafael-souza",
    outlet: "coastline-tv",
    title: "Under-17 final outdraws the seniors",
    beats: ["sports"],
    communities: ["media-insiders"],
    picture: "stadiumDay",
    video: "rising",
    summary: "A Saturday morning crowd of 4,212 saw what the board did not.",
    text: `The under-17 final was watched by 4,212 people on Saturday morning, some 600 more than the senior semi-final on the same ground that night.

Organisers had printed 1,500 programmes. "We ran out before the anthem," a volunteer said.

The league said that it would look at start times for next season.`,
  },
  {
    kind: "media",
    author: "hannah-weiss",
    outlet: "table-and-tide",
    title: "The last night shift in Oamaru",
    beats: ["lifestyle", "people"],
    communities: ["media-insiders"],
    picture: "sharedTable",
    summary: "At 2 am a town of 14,000 has one light on, and it smells of bread.",
    text: `At two in the morning there is one light on in the street, and under it is Mrs Tamaariki, who has baked here since 1984 and will stop on Sunday.

She does not use a timer. She listens. "When it goes quiet, it is done," she says of the oven, and of much else.

The ovens have been sold to a school. The starter goes to three neighbours, who have been given the same instructions in three different tones of voice.`,
  },
  {
    kind: "media",
    author: "oliver-stone-beck",
    outlet: "quarterline",
    title: null,
    headline: "Our forecasts: eleven right, thirteen wrong",
    beats: ["business"],
    communities: ["media-insiders"],
    picture: "lineChart",
    summary: "We checked every rate call that we published last year. Here is the list, with the misses first.",
    text: `Forecasts are easy to publish and easy to forget. Over the past year this magazine printed 24 calls on interest rates, ours and other people’s. We have gone back to each of them.

Eleven were right. Thirteen were not. A reader who had always assumed "no change" would have scored twelve.

The misses share a habit. They explain the last surprise very well.`,
  },
  {
    kind: "media",
    author: "aisha-rahimi",
    outlet: "southern-dispatch",
    title: "Hearings adjourned for want of an interpreter",
    beats: ["people", "politics"],
    communities: ["media-insiders"],
    picture: "deskDark",
    summary: "In one Melbourne court, a case in eleven is put off because nobody can be found to translate.",
    text: `One hearing in eleven was adjourned at the Magistrates’ Court in Melbourne last quarter because no interpreter could be found, court lists show. In Dinka and Karen it was one in three.

"People take the day off work, come in, and are sent home in a language they do not understand," a duty lawyer said.

The court said that video interpreting would begin in March.`,
  },
  {
    kind: "media",
    author: "leilani-kahale",
    outlet: "southern-dispatch",
    title: "Where home insurance is going, street by street",
    beats: ["business", "politics"],
    communities: ["media-insiders", "tech-desk"],
    picture: "valleyMap",
    url: "https://southerndispatch.example/insurance",
    summary: "We read 612 refusal letters. The map does not follow the river.",
    text: `Insurers are withdrawing from streets that have never flooded, letters from 612 households suggest. The pattern follows postcodes, and in several towns it follows a single claim.

The industry says that its models are "more granular than any map". It declined to provide one.

Ours is below. Each dot is a letter. Households gave permission for each.`,
  },
  {
    kind: "media",
    author: "noor-haddad",
    outlet: "signal-and-noise",
    title: "What happens after the agreement ends",
    beats: ["tech", "people"],
    communities: ["tech-desk", "media-insiders"],
    picture: "soundWave",
    video: "noor",
    summary: "Former content moderators talk, now that they may.",
    text: `For three years they were paid to look and for five more they were paid not to talk. Eleven former moderators have now outlived their agreements.

In this episode four of them describe the work, the room and the drive home. Two voices have been spoken again by actors at their request; we say which.

Transcript, corrections and a list of where to find help are below.`,
  },
  {
    kind: "media",
    author: "zanele-dube",
    outlet: "harbour-ledger",
    title: "Port closure leaves nineteen ships waiting off Durban",
    beats: ["business", "politics"],
    communities: ["media-insiders"],
    picture: "containers",
    summary: "Crews describe four hours without an instruction; the operator speaks of a precaution.",
    text: `Nineteen ships were waiting off Durban on Tuesday night after the port was closed for fourteen hours. Crew on three of them said that no instruction was given for the first four.

The operator called the closure a precaution and said that a review was under way. Citrus exporters put their loss at two days.`,
  },
  {
    kind: "media",
    author: "dmitri-volkov",
    outlet: "harbour-ledger",
    title: "Breach notice left out 312,000 people",
    beats: ["tech"],
    communities: ["tech-desk"],
    picture: "dataCentreTall",
    summary: 'The letter said "a small number". A second page, sent to some, says otherwise.',
    text: `A company that told customers that a "small number" of records had been taken sent a second page to some of them which gave the number as 340,000.

Of those, 28,000 received both pages. The company said that the difference was caused by a printing partner.

It does not keep access logs for more than 30 days.`,
  },
  {
    kind: "media",
    author: "lucia-ferrante",
    outlet: "harbour-ledger",
    title: "A page of reviews, every Saturday",
    beats: ["lifestyle"],
    communities: ["sydney-media", "media-insiders"],
    picture: "newspapersSquare",
    summary: "Criticism returns to print. The first page has four reviews and no stars.",
    text: `From this week the paper again carries a page of reviews, and none of them will have stars.

Stars end arguments. We should prefer to start some. Each review will say what the thing tried to do and whether that was worth trying.

Letters are welcome, above all from people who were there.`,
  },
  {
    kind: "media",
    author: "marcus-adeyemi",
    outlet: "harbour-ledger",
    title: "How 61 records requests went",
    beats: ["politics"],
    communities: ["investigations", "media-insiders"],
    picture: "proofs",
    summary: "Median wait: 47 days. What changed the outcome was asking twice.",
    text: `Over two years this desk made 61 requests for state records. Fourteen were granted in full and nine refused in full.

Of the 38 that were part-refused we asked for a review of 26. In 19 of them more was released. Three of the pages released on review led to a story; none of those released at first did.

The forms we used are published below.`,
  },
];

/** Epitome: a short summary of a complex matter, with what to read about it. */
export const epitome: readonly StoryText[] = [
  {
    kind: "epitome",
    author: "product",
    creator: "ruth-callaghan",
    title: "Welcome to the new platform",
    headline: "What has moved, what is new and where to find your things",
    beats: ["people"],
    communities: [],
    picture: "newsroomDay",
    summary: "Communities, call-outs, jobs and events are now in one feed. Five minutes that save you an hour.",
    text: `Everything that you posted before is still here. What has changed is where you see it.

## One feed

Community posts, call-outs, events, jobs, video updates, reactions and statements come in one list, newest first. There is no hidden order. Choose a community in the menu to see only what belongs there.

## Your time zone

Deadlines and events are shown in your own zone, with the zone of the event next to it when the two differ.

## Drafts

What you write is kept while you write it. Drafts are yours alone until you publish them.

## If something is missing

Use Feedback at the foot of the menu. It is read by people.`,
  },
  {
    kind: "epitome",
    author: "halden-institute",
    creator: "claire-dubois",
    company: "halden-institute",
    title: "The platform ruling in eight sentences",
    beats: ["tech", "politics"],
    communities: ["media-insiders", "tech-desk"],
    picture: "sources",
    summary: "What was decided, what was left open, and the paragraph that everyone will quote.",
    text: `1. The court held that a recommendation is an act of the platform and not of the user.
2. It did not hold that the platform is liable for each of them.
3. A notice must be answered by a person within two working days.
4. "Person" is defined, for the first time.
5. Small services are exempt until they pass 200,000 users.
6. Archives of the press are exempt altogether.
7. Two judges dissented on the last point.
8. The order takes effect on Monday at noon.`,
  },
  {
    kind: "epitome",
    author: "mei-lin-zhao",
    title: "Network charges: the third of your bill that nobody explains",
    beats: ["business", "politics"],
    communities: ["media-insiders", "expert-circle"],
    picture: "barChart",
    summary: "A reader’s guide, with the four questions that a regulator will answer.",
    text: `A power bill has three parts: making electricity, moving it, and selling it. The middle part is the largest in most regional towns and the least reported.

It is set for five years at a time. The next decision is due in April. It rests on a forecast of demand that can be read by anybody and is read by few.

Ask four things: what demand was assumed, what it was last time, who carries the error, and when it is put right.`,
  },
  {
    kind: "epitome",
    author: "grace-oyelaran",
    outlet: "quarterline",
    title: "Five annual reports that are worth reading",
    beats: ["business"],
    communities: ["media-insiders", "pr-exchange"],
    picture: "proofsSquare",
    summary: "Out of 140: the ones in which somebody decided to say something.",
    text: `Most annual reports are written so that nobody can be blamed. These five were not.

- A ferry company that puts its cancellations on page one
- A grain cooperative that prints members’ complaints, with answers
- A hospital group that counts falls
- A bank with a page called "Mistakes"
- A zoo`,
  },
  {
    kind: "epitome",
    author: "roza-petrova",
    title: "A year of false floods",
    beats: ["tech", "people"],
    communities: ["media-insiders"],
    picture: "coastDusk",
    video: "globe",
    summary: "We traced 118 clips. Nine in ten were real water in the wrong place.",
    text: `False pictures of floods are seldom fakes. Of 118 clips that we traced in twelve months, 104 showed real water at another time or in another country.

Eleven had been staged, two were from films, and one was made by a machine.

The quickest check took under a minute: read a shop sign.`,
  },
  {
    kind: "epitome",
    author: "gareth-pryce",
    title: null,
    headline: "Asking rents, paid rents and the gap between",
    beats: ["business", "politics"],
    communities: ["media-insiders", "expert-circle"],
    picture: "terraces",
    summary: "Two series, one headline, and a table that settles the matter.",
    text: `Asking rents describe the few homes that are on offer. Paid rents describe all the rest. In a quarter in which few people move, the first can jump while the second hardly stirs.

For most stories, you want the second. For a story about moving house, you want the first. Say which, and give the number of homes.`,
  },
  {
    kind: "epitome",
    author: "leilani-kahale",
    outlet: "southern-dispatch",
    title: "Two hundred datasets, with their faults",
    beats: ["tech"],
    communities: ["tech-desk"],
    picture: "scatterChart",
    summary: "The public list of climate data has reached 200 rows. The last column is the useful one.",
    text: `Each row gives the maker, the date of the last update and what the data cannot tell you. The last is written after a phone call with somebody who makes them.

Thirty-one rows are marked "do not use for streets".`,
  },
  {
    kind: "epitome",
    author: "lumen-bank",
    creator: "ingrid-solberg",
    company: "lumen-bank",
    title: "Household spending, the quarter in brief",
    beats: ["business"],
    communities: ["media-insiders"],
    picture: "stackedChart",
    summary: "Groceries up, fuel down, and the regions ahead of the cities for the first time since autumn.",
    text: `Households spent 0.6 per cent more than in the quarter before. Groceries rose by 1.2 per cent, nearly all of it price. Fuel fell by 4.

Regional spending grew by 0.9 per cent, against 0.4 in the capitals.

The method note has changed in one place, which is marked.`,
  },
  {
    kind: "epitome",
    author: "fatima-al-sayed",
    title: "Disclosure, step by step",
    beats: ["tech"],
    communities: ["tech-desk", "expert-circle"],
    picture: "sourcesPale",
    summary: "How a flaw goes from a notebook to a fix without a scandal, usually.",
    text: `Day 0: write down what you did, exactly. Day 1: find the address for such letters; if there is none, write to a person. Day 14: ask again. Day 45: offer help. Day 90: publish, with the fix, or with the reason why there is none.

In eleven cases out of thirteen, nothing dramatic happened. That is the point.`,
  },
];

/** Marcoms: news of marketing and communications work. */
export const marcoms: readonly StoryText[] = [
  {
    kind: "marcoms",
    author: "meridian-energy",
    creator: "olivia-brandt",
    company: "meridian-energy",
    title: "Liverpool Plains, stage two: 52 turbines connected",
    beats: ["business"],
    communities: ["media-insiders"],
    picture: "windFarm",
    summary: "Nine turbines were moved after local meetings. Here is which, and why.",
    text: `Stage two of the Liverpool Plains wind farm was connected to the grid on Friday. It has 52 turbines and can supply about as much in a year as Tamworth uses.

Nine turbines were moved between the first plan and the last: four for noise, three for a pair of wedge-tailed eagles, two because a neighbour asked.

Of 214 construction workers, 131 lived within 80 kilometres. The target had been 120.`,
  },
  {
    kind: "marcoms",
    author: "northlight",
    creator: "mateo-vargas",
    company: "northlight",
    title: "Why we send sixty per cent fewer pitches",
    beats: ["business"],
    communities: ["pr-exchange", "media-insiders"],
    picture: "proofs",
    summary: "An agency read 504 of its own e-mails. It has not been the same since.",
    text: `Last quarter we read every pitch that we had sent in the year before. Two in five gave no reason why that reporter should care.

We now send fewer, to fewer people, with the news first. Coverage is up by half. The method and the marked-up pitches, with names removed, are free to download.`,
  },
  {
    kind: "marcoms",
    author: "tasman-rail",
    creator: "arjun-mehta",
    company: "tasman-rail",
    title: "Service figures, every Monday at seven",
    headline: "Tasman Rail publishes all delays over five minutes",
    beats: ["business", "politics"],
    communities: ["media-insiders"],
    picture: "wetStreet",
    summary: "All delays of more than five minutes, by line and cause, as a file.",
    text: `From this month every delay of more than five minutes is published on Mondays at 7 am, by line, cause and length. The file goes back to January of last year.

Causes are given in the words that the controller used at the time.`,
  },
  {
    kind: "marcoms",
    author: "coral-and-co",
    creator: "sofia-lindgren",
    company: "coral-and-co",
    title: "A launch without a lectern",
    beats: ["lifestyle"],
    communities: ["pr-exchange", "media-insiders"],
    picture: "garden",
    summary: "Fourteen reporters came. Eleven stayed for more than an hour.",
    text: `We took out the lectern, the wall and the speeches. We put in chairs, bread and two people who could answer the second question.

The budget, line by line, is attached for anyone who would like to try it.`,
  },
  {
    kind: "marcoms",
    author: "quillon",
    creator: "chloe-mbeki",
    company: "quillon",
    title: "A status page that shows the bad weeks",
    beats: ["tech"],
    communities: ["tech-desk", "media-insiders"],
    picture: "dataCentre",
    summary: "Ninety days, nine of them slow, each with a reason.",
    text: `Most status pages are green. Ours was, too, including on days when customers rang us.

It now shows how long a transcript took in the slowest hour of each day. Nine of the last ninety are red.`,
  },
  {
    kind: "marcoms",
    author: "brightside-health",
    creator: "yasmin-osman",
    company: "brightside-health",
    title: "Opening hours that a local paper can print",
    beats: ["people"],
    communities: ["media-insiders"],
    picture: "farmSpring",
    summary: "Nineteen clinics, one table, no login.",
    text: `The holiday hours of all nineteen clinics are now a single table that fits a column of a local paper. It is updated when a nurse changes the sign on the door, because it is the same form.`,
  },
  {
    kind: "marcoms",
    author: "open-field-league",
    creator: "ben-carmody",
    company: "open-field-league",
    title: "Water first, microphones second",
    beats: ["sports"],
    communities: ["media-insiders"],
    picture: "floodlights",
    summary: "A season with a ten-minute pause before interviews. Sentences got longer.",
    text: `Players now have ten minutes before they meet the press. Over a season the mean length of an answer went from seven words to twenty-six.

Two clubs were against it. Both have asked to keep it.`,
  },
  {
    kind: "marcoms",
    author: "paddock-to-port",
    creator: "mia-sorensen",
    company: "paddock-to-port",
    title: "One worry per photograph",
    beats: ["business", "lifestyle"],
    communities: ["pr-exchange", "media-insiders"],
    picture: "dryField",
    summary: "Four growers, four phones and a rule about what must be in the picture.",
    text: `Every week four of our members send one photograph each. There must be something in it that they are worried about.

A fence. A cheque book. The sky. It has been shared more than everything else that we did this year together.`,
  },
  {
    kind: "marcoms",
    author: "orbital-lab",
    creator: "ruth-callaghan",
    company: "orbital-lab",
    title: "Fire pictures now carry their age",
    beats: ["tech"],
    communities: ["tech-desk"],
    picture: "stormRange",
    summary: "A small line of text, after a large mistake.",
    text: `On Sunday we published a fire edge that was eleven hours old without saying so. From now on the time of the pass is part of the picture and cannot be cropped without being seen to be.`,
  },
  {
    kind: "marcoms",
    author: "harbour-city-council",
    creator: "finn-gallagher",
    company: "harbour-city-council",
    title: "Agenda of 412 pages, now with a front",
    beats: ["politics"],
    communities: ["sydney-media", "media-insiders"],
    picture: "cityNight",
    summary: "Items with public submissions come first, and page numbers match.",
    text: `Council papers now begin with the items on which residents have written to us, in order of how many did. Page numbers in the index are those of the PDF.`,
  },
  {
    kind: "marcoms",
    author: "eduardo-pinto",
    title: 'The word "solution", a farewell',
    beats: ["business", "tech"],
    communities: ["pr-exchange"],
    picture: "ideas",
    summary: "One agency, eleven clients, four months without it.",
    text: `We asked our clients to go without one word. Nine did. What came instead: pump, form, van, ointment, lock.

Readers stayed on the page a third longer. One client has gone back.`,
  },
];
