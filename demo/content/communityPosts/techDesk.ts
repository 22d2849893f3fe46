import type { CommunityPostText } from "../texts.ts";

export const techDesk: readonly CommunityPostText[] = [
  {
    author: "noor-haddad",
    text: `Rule for the desk from today: no story about a tool without one person who has stopped using it. They are easier to find than you think, and they always remember the date.`,
  },
  {
    author: "fatima-al-sayed",
    pictures: ["dataCentreTall"],
    text: `The vendor has fixed the badge-reader flaw that we reported in August. Ninety-one days, eleven letters, one very nice engineer in Tampere.

If you wrote "hackers could open any door": they could open _some_ doors, if they stood next to them for four minutes holding an aerial the size of a tea tray.`,
  },
  {
    author: "kenji-morita",
    text: `PSA for map people. The new boundary file has 14 areas with the same name and different codes, and 3 with the same code in different vintages. Join on code **and** year, or you will move 60,000 people to the coast, as I did for about an hour on Tuesday.`,
  },
  {
    author: "dmitri-volkov",
    text: `Second breach notice this month that says "a small number of customers". I asked how small. 340,000. I asked: small compared with what? They are getting back to me. @amelia-hart, yours used the same words, did it not?`,
  },
  {
    author: "idris-bello",
    text: `Three questions to put to anybody who announces "responsible AI":

1. Who can switch it off, and how long does that take?
2. What did it get wrong last month?
3. Who was told?

I have been asking them for a year. The record for answering all three is nineteen minutes. It was a library.`,
  },
  {
    author: "chloe-mbeki",
    text: `We removed the word "revolutionary" from the style guide’s list of discouraged words, because there is now a filter that will not let us type it. Sales is adjusting.`,
  },
  {
    author: "leilani-kahale",
    pictures: ["outbackPylons", "barChartRed"],
    text: `How much power does a data centre use? I rang fourteen operators. Four gave a number, three gave the same number in different units, and seven sent a paragraph about ambition.

The table is public and I add to it as answers arrive. @mei-lin-zhao checked the units; the mistakes that are left are mine. Grey cells are silence.`,
  },
  {
    author: "orbital-lab",
    creator: "ruth-callaghan",
    pictures: ["stormRange"],
    otherCommunities: ["media-insiders"],
    text: `Fire season images: as in other years, newsrooms may use our disaster pictures free of charge, with credit and the time of the pass. New this year is the _uncertainty layer_, which shows where smoke makes our fire edge a guess. Please show it. A clean red line looks good and is wrong.`,
  },
  {
    author: "noor-haddad",
    pictures: ["soundWavePale"],
    text: `Listener letter of the week: "Your guest explained undersea cables so well that my daughter now wants to be a ship."`,
  },
  {
    author: "mei-lin-zhao",
    text: `Batteries do not "power 40,000 homes". They hold energy; homes use it over time. Say how many hours and at what load, or say what it replaces. I have a small card with the four correct sentences. Ask and I will send it.`,
  },
  {
    author: "eduardo-pinto",
    text: `Lisbon meet-up recap. Best talk: a woman who moved a hospital off spreadsheets, in eleven slides, without once saying "journey". Worst talk: mine. I said "journey" twice.`,
  },
  {
    author: "kenji-morita",
    pictures: ["lineChartTeal"],
    text: `I taught the interns to scrape politely: identify yourself, wait between requests, cache everything, stop when asked. One of them wrote to the agency first and was sent the whole database on a stick. So: scrape politely, but write first.`,
  },
  {
    author: "quillon",
    creator: "chloe-mbeki",
    text: `Release notes, in words people use:

- Search now finds names with and without accents.
- Long recordings no longer stop at four hours.
- The "smart" button is gone. It was not.

Old transcripts are re-indexed over the weekend. Nothing you have corrected will change.`,
  },
  {
    author: "fatima-al-sayed",
    text: `If a source sends you a file: do not open it on the machine you write on. A second-hand laptop that never goes online costs less than one lunch with a lawyer. I am happy to walk anybody through the set-up; it takes an hour and a screwdriver.`,
  },
  {
    author: "amelia-hart",
    text: `Asked the smart-meter company how many meters send wrong readings. Was told that the question "reflects an outdated concept of wrong". Filing that one under things to read aloud at the Christmas party.`,
  },
  {
    author: "roza-petrova",
    pictures: ["ideas"],
    text: `Detection tools, tested again this quarter on 400 pictures that we made or took ourselves. Best result: 83 per cent right. Worst: 51, with great confidence.

> Treat the score as a reason to look, never as a reason to print.`,
  },
];
