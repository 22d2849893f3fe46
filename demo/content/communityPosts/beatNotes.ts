import type { PictureName } from "../../pictures.ts";
import type { PersonSlug } from "../people.ts";
import type { CommunityPostText } from "../texts.ts";

/**
 * Short notes from a beat for Media Insiders, by topic. The parts with the same index in the three
 * lists form one note: what happened, what is odd about it, what the author asks or offers.
 */
interface BeatNotes {
  by: readonly PersonSlug[];
  pictures: readonly PictureName[];
  openings: readonly string[];
  developments: readonly string[];
  endings: readonly string[];
}

const beatNotes: readonly BeatNotes[] = [
  {
    by: ["amelia-hart", "mei-lin-zhao", "leilani-kahale", "oliver-stone-beck"],
    pictures: ["windFarmTall", "outbackPylons"],
    openings: [
      "The regulator’s draft on network charges lands on Thursday.",
      "Two retailers changed their default offers overnight.",
      "Spent the morning with a transformer.",
      'A small note on the word "baseload".',
    ],
    developments: [
      'The summary is four pages and the model is a spreadsheet with 61 tabs; the one called "old_demand" is the one to open.',
      "It looks dull and it moves about ninety dollars a year on a regional bill.",
      "Four people explained it to me in four ways, and the apprentice was the clearest.",
      "Everybody I rang used it and nobody would define it for the record.",
    ],
    endings: [
      "If you are writing about it, I am happy to compare notes.",
      "Does anybody have last year’s version saved?",
      "More when I have the second source.",
      "I shall put the file in the first comment.",
    ],
  },
  {
    by: ["gareth-pryce", "siobhan-keane", "finn-gallagher", "joel-pereira"],
    pictures: ["terraces", "terracesDusk"],
    openings: [
      "Auction numbers again, and again they leave out what was withdrawn.",
      "Sat in on a tenancy list this morning.",
      "The planning portal now shows objections by street.",
      "Somebody has built granny flats on paper only.",
    ],
    developments: [
      "Count the withdrawn ones and the clearance rate falls by eleven points.",
      "Nineteen matters in two hours, and in fourteen of them only one side had turned up.",
      "You can see at a glance who writes, which is mostly people with a view.",
      "There are 212 approvals, 40 slabs, and a very interesting valuation report.",
    ],
    endings: [
      "Worth a table rather than a story, I think.",
      "Whose beat is this at your place?",
      "I have the list and will share it for a coffee.",
      "Not mine to write, so help yourselves.",
    ],
  },
  {
    by: ["ana-kovacs", "yasmin-osman", "lucy-blackwood", "siobhan-keane"],
    pictures: ["ideasTall", "barChartRed"],
    openings: [
      "The waiting-list figures are out a day early.",
      "Heard at a clinic in Brewarrina.",
      "A study on teenagers and sleep is about to be over-reported.",
      "Three hospitals have changed what they count as a fall.",
    ],
    developments: [
      "The line goes down because the clock now stops at the first phone call.",
      "The nurse keeps a whiteboard of what people drove for, and the longest trip this month was 340 kilometres.",
      "It has 61 participants and all of them attend one school, as the authors say plainly in paragraph two.",
      "Two of them told no one, and one wrote to every patient.",
    ],
    endings: [
      "Read the footnote before you ring the minister.",
      "She would talk, if you ask her properly.",
      "Please do not make me do breakfast television about it.",
      "I can send the definitions, old and new.",
    ],
  },
  {
    by: ["rafael-souza", "ben-carmody", "peter-novotny", "bruno-castell"],
    pictures: ["stadiumDay", "floodlights"],
    openings: [
      "The fixture has a double header that nobody can get home from.",
      "Watched a training session without a ball.",
      "Crowd figures, a complaint.",
      "The new away dressing room is the size of a lift.",
    ],
    developments: [
      "The last train leaves at 10.14 and the second match ends at 10.20.",
      "Forty minutes of falling over correctly, which is more interesting than it sounds.",
      "Tickets issued are not people, and turnstiles are free to read.",
      "I measured it, as did the visiting captain, with his boots.",
    ],
    endings: [
      "Somebody should ask the league and the railway in the same room.",
      "There is a good short film in this.",
      "Raw numbers are on my profile.",
      "Pictures to follow, if the lens was wide enough.",
    ],
  },
  {
    by: ["samuel-okonkwo", "arjun-mehta", "jack-tran", "kenji-morita"],
    pictures: ["wetStreet", "cityWaterSquare"],
    openings: [
      "Bus bunching, explained with rice.",
      "The replacement timetable is better than the timetable.",
      "A listener has logged every lift outage since May.",
      "Tap-on data has a gap on the 14th.",
    ],
    developments: [
      "One late bus collects the next bus’s passengers, and so on until there are three in a row.",
      "It is slower on paper and more often on time, which is what people say that they want.",
      "She has 61 entries, photographs for most of them, and a better system than the operator.",
      "It is four hours wide, it covers two depots, and no one has yet said why.",
    ],
    endings: [
      "I have a video and I apologise for the rice.",
      "Would your readers choose it? Mine would.",
      "We are having her on air on Wednesday.",
      "If you have seen the same hole, please tell me.",
    ],
  },
  {
    by: ["noor-haddad", "idris-bello", "dmitri-volkov", "chloe-mbeki"],
    pictures: ["sources", "soundWave"],
    openings: [
      "Read the whole of a terms-of-service update so that you need not.",
      "A demonstration that worked twice.",
      "The outage page was down during the outage.",
      'A vendor sent me a "fact sheet" with no facts.',
    ],
    developments: [
      'The change is on page 31, where "may" has become "will".',
      "On the third try it gave the chairman the wrong country, in a warm voice.",
      "It runs on the same machines, which has now been put into a ticket.",
      "It has eleven adjectives, one number, and the number is the year.",
    ],
    endings: [
      "Marked copy on request.",
      "I did not laugh, I wrote it down.",
      "Anyone else keeping a list of these?",
      "I asked for a second sheet and it came with a pen.",
    ],
  },
  {
    by: ["hannah-weiss", "margot-lefevre", "mia-sorensen", "callum-fraser"],
    pictures: ["sharedTableSquare", "cropRows"],
    openings: [
      "Butter is short, and not for the reason that you have read.",
      "A menu from 1936 has turned up in a drawer in Timaru.",
      "First headers of the season, south of Esperance.",
      "The pie judging was closed to the public for the first time.",
    ],
    developments: [
      "It is the cartons, says the man who makes the cartons.",
      "It lists seven soups and one vegetable, and the vegetable is tapioca.",
      "The yields are fine, the screenings are not, and everyone is polite about it.",
      "Two judges disagreed about gravy in a manner that I am not at liberty to describe.",
    ],
    endings: [
      "I would read six hundred words on it, if you need them.",
      "Scans for anyone who asks nicely.",
      "More from the road tomorrow.",
      "There is a photograph and it shall stay with me.",
    ],
  },
  {
    by: ["ngaire-tipene", "zanele-dube", "aisha-rahimi", "henry-wu"],
    pictures: ["seats", "microphones"],
    openings: [
      "Estimates, hour nine.",
      "The order paper has an item that nobody admits to.",
      "A point of order about points of order.",
      "Question on notice 412 has been answered at last.",
    ],
    developments: [
      "The only clear answer so far was from the officer who had been told not to come.",
      "It would move a deadline by one day, and I have found out whose deadline that is.",
      "It ran for 23 minutes and the clerk had the passage ready from the start, marked with a yellow slip.",
      'It took 211 days and the answer is "see answer to 398", which is "see answer to 412".',
    ],
    endings: ["Full note at 5.40.", "Quietly: watch the gallery on Wednesday.", "Hansard will not do it justice.", "Framing it."],
  },
];

/** The notes as posts; the authors and pictures of a topic alternate. */
export const notesFromBeats: readonly CommunityPostText[] = beatNotes.flatMap(
  ({ by, pictures, openings, developments, endings }) =>
    openings.map((opening, index): CommunityPostText => {
      const author = by[index % by.length] ?? "ruth-callaghan";
      const picture = index % 2 === 0 ? pictures[(index / 2) % pictures.length] : undefined;
      return {
        author,
        text: `${opening} ${developments[index]}\n\n${endings[index]}`,
        ...(picture !== undefined && { pictures: [picture] }),
      };
    }),
);
