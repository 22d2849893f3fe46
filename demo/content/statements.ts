import type { CommunitySlug } from "./communities.ts";
import type { CommentaryText } from "./reactions.ts";

/** Public positions of people and companies, which may be quoted. */
export const statements: Readonly<Partial<Record<CommunitySlug | "none", readonly CommentaryText[]>>> = {
  "media-insiders": [
    {
      author: "tasman-rail",
      creator: "arjun-mehta",
      url: "https://tasmanrail.example/statements/western-line",
      text: `On this morning’s delays on the western line. At 5.52 am a power supply at Junction West failed. Trains ran at reduced speed until 9.40. About 21,000 people were late, some of them by more than an hour, and we are sorry.

The part has been replaced. We did not hold a spare on site and from today we do. Fares for the affected trips will be returned without a claim. Our next update is at 3 pm, whether or not there is news.`,
    },
    {
      author: "meridian-energy",
      creator: "olivia-brandt",
      url: "https://www.meridianenergy.example/statements/route",
      text: `Meridian will not seek compulsory acquisition for any of the eleven properties on the western section. Where we cannot agree, we shall move the line or we shall stop. This decision was taken on Monday by the board and applies from that day.`,
    },
    {
      author: "henry-wu",
      text: `For attribution. The proposed amendment would make it an offence to receive a document, not only to publish it. In my view it would apply to a reporter who opens an unsolicited e-mail. If that is not intended, the word "knowingly" would cure it and costs nothing.`,
    },
    {
      author: "brightside-health",
      creator: "yasmin-osman",
      text: `Brightside confirms that the Bourke clinic will stay open. The funding gap of 310,000 dollars has been closed for two years by the three shires together. Staff were told at 8 am and patients are being told by letter, in person and on the noticeboard outside the pharmacy, because that is where people read things.`,
    },
    {
      author: "open-field-league",
      creator: "ben-carmody",
      url: "https://openfieldleague.example/statements/concussion",
      video: "voice",
      text: `From round one, any player who is taken off with a suspected concussion stays off for the day. There are no exceptions for finals. Clubs were consulted and two disagreed; their letters are published with ours.`,
    },
    {
      author: "quillon",
      creator: "chloe-mbeki",
      text: `On Saturday between 02.10 and 05.25 UTC, search results in customers’ archives could include titles, though not contents, from other customers. We turned search off within nine minutes of the first report. Everyone affected has been written to by name. A full account follows within ten days, including what we have not yet understood.`,
    },
    {
      author: "theo-papadakis",
      text: `I have been asked whether I act for either side in the Ferndale matter. I do not and I have not. If that changes I shall say so here before I say anything else.`,
    },
    {
      author: "harbour-city-council",
      creator: "finn-gallagher",
      text: `The council has withdrawn the draft filming fees. They were drawn up without asking the people who film. A new draft will be on exhibition for six weeks, and the first meeting is for crews only.`,
    },
    {
      author: "mei-lin-zhao",
      video: "meiLin",
      text: `My evidence to the inquiry, in a minute. The full text, with the tables, has been public since this morning.`,
    },
    {
      author: "lumen-bank",
      creator: "ingrid-solberg",
      url: "https://lumenbank.example/statements/correction",
      text: `Correction. In Thursday’s tracker we gave the monthly change in regional spending as 0.4 per cent. It was 0.04 per cent. The error was ours and was made when the file was formatted. The corrected file, and the old one, are at the link.`,
    },
    {
      author: "product",
      creator: "ruth-callaghan",
      text: `We have removed 41 accounts that were sending the same pitch to every journalist on the platform. If you were sent one, you need do nothing. If you think that we removed yours by mistake, write to us; a person will look at it the same day.`,
    },
    {
      author: "paddock-to-port",
      creator: "mia-sorensen",
      text: `Growers’ survey, autumn: 1,012 of our 1,140 members answered. 61 per cent will sow less canola than last year. 18 per cent have not decided, and asked us to write that down.`,
    },
    {
      author: "idris-bello",
      url: "https://halden.example/statements/notice",
      text: `Any agency that uses an automated decision should say in the letter itself: a machine did this, here is what it looked at, here is the person who can change it. Not in a policy; in the letter.`,
    },
    {
      author: "peter-novotny",
      text: `There is no safe number of headers. There is a lower number, and training is where you find it.`,
    },
    {
      author: "orbital-lab",
      creator: "ruth-callaghan",
      video: "globe",
      text: `Satellite three missed two passes over the Pilbara on Sunday. The fire edge published at 16.00 was therefore eleven hours old, and we ought to have marked it. We have added the age of the picture to the picture.`,
    },
    {
      author: "sofia-lindgren",
      audience: ["marketing", "journo"],
      text: `Coral & Co will no longer take unpaid trial shifts from anyone, including people who offer. We did it four times last year. Each of the four has been paid.`,
    },
  ],
  "tech-desk": [
    {
      author: "fatima-al-sayed",
      text: `I was offered a fee to delay publication of the badge flaw. I declined. The offer and my answer are with the registrar.`,
    },
    {
      author: "halden-institute",
      creator: "claire-dubois",
      url: "https://halden.example/statements/funding",
      text: `Since several of you have asked: the technology programme receives no money from platforms, and has not since 2020. Our list of funders is public and is updated on the day on which it changes.`,
    },
    {
      author: "noor-haddad",
      text: `Signal & Noise will not use synthetic voices, except where a source asks for one to protect themselves. In that case we say so before they speak, not after.`,
    },
  ],
  "pr-exchange": [
    {
      author: "northlight",
      creator: "mateo-vargas",
      url: "https://northlight.example/statements/embargo",
      text: `We broke an embargo that was ours to keep. A draft was sent to 40 people instead of four. The reporters who held it have been told, by phone, and we have offered them the next two stories first.`,
    },
    { author: "eduardo-pinto", text: `Farol does not guarantee coverage and will not work with anybody who asks us to.` },
    { author: "tessa-moana", text: `No author of ours will be asked to sign at an airport again.` },
  ],
  "expert-circle": [
    {
      author: "ana-kovacs",
      text: `I have resigned from the advisory panel. I agree with most of its advice. I do not agree with publishing it after the decision.`,
    },
    {
      author: "gareth-pryce",
      url: "https://cardiffeconomics.example/rents-note",
      text: `Our estimate of new rents was 0.2 points too high in the last two quarters. The cause is a postcode file. The series has been revised and the old one has been kept.`,
    },
  ],
  "sydney-media": [
    {
      author: "harbour-city-council",
      creator: "finn-gallagher",
      text: `All media permits for Saturday’s march stand. Crews may move with it. Nobody will be asked for a press card to stand on a footpath.`,
    },
    {
      author: "siobhan-keane",
      text: `The legal fund paid for three consultations this month and stands at 6,180 dollars. The jar works.`,
    },
  ],
  investigations: [
    {
      author: "marcus-adeyemi",
      text: `For the members’ record: no draft of part four has been shown to anybody outside this room and the lawyers.`,
    },
  ],
  none: [
    {
      author: "brightside-health",
      creator: "yasmin-osman",
      text: `Telehealth lines will be open through the long weekend in all nineteen towns. If a call drops, the nurse rings back; please leave the line free for five minutes.`,
    },
    {
      author: "open-field-league",
      creator: "ben-carmody",
      url: "https://openfieldleague.example/statements/draw",
      text: `The draw will stand. A fixture was printed in the wrong order in one newspaper, by us.`,
    },
  ],
};
