import type { CommunityPostText } from "../texts.ts";

export const prExchange: readonly CommunityPostText[] = [
  {
    author: "mateo-vargas",
    text: `What do you put at the top of a monthly report when nothing happened? We have started writing "Nothing happened. Here is what we learned from it." Two clients have framed theirs.`,
  },
  {
    author: "sofia-lindgren",
    pictures: ["gardenTall", "sharedTableSquare"],
    text: `Event budget, real numbers, 80 guests, Brisbane: room 3,200, food 6,400, sound 900, photographer 1,150, flowers 0 (we borrowed plants from the nursery next door and put their name on the menu). Contingency spent: 210, on umbrellas.`,
  },
  {
    author: "arjun-mehta",
    text: `Crisis plan test today. We rang every number on the card at 5 am without warning. Eleven of fourteen answered. One belongs to somebody who retired in 2022 and was charming about it.`,
  },
  {
    author: "theo-papadakis",
    text: `Words we took out of a holding statement this week: unfortunately, isolated, robust, at this time, thoughts. What was left was shorter and could be read aloud by a person without shame. That is the test.`,
  },
  {
    author: "claire-dubois",
    text: `A measurement question for the group. We count pieces, reach, and whether the researcher was quoted correctly. Only the third has ever changed what we do. What is yours?`,
  },
  {
    author: "mateo-vargas",
    pictures: ["coastDay"],
    text: `Press trip, day two. The boat is delayed, the reporter from the food magazine has made friends with the mechanic, and I believe that the story is now about the mechanic. I have stopped fighting it. He is excellent.`,
  },
  {
    author: "ingrid-solberg",
    text: `Our economist got a figure wrong live on air on Thursday: 0.4 where it should have been 0.04. We rang the station before they rang us, sent the right one to everybody who had run it, and pinned the correction above the tracker. Calls about it: two, both kind. Hiding it would have cost us a year.`,
  },
  {
    author: "yasmin-osman",
    text: `Template that I use for patient stories, free to copy:

- What will be used, where, for how long
- What will **not** be used
- Who to ring if they change their mind, with a real name
- A line that says they may change their mind

We read it aloud together. Nobody signs on the day.`,
  },
  {
    author: "tessa-moana",
    text: `Author tour, 14 towns, 9 days. The biggest audience was in the smallest town, because the librarian had rung everyone she had ever lent a book to. I would like to hire her. She has said no, twice, politely.`,
  },
  {
    author: "ben-carmody",
    text: `Post-match, in order: water, ten minutes, then microphones. We tried it the other way round for a season and got nine clips of people saying "yeah, nah". Since the change: full sentences, two of them quotable.`,
  },
  {
    author: "finn-gallagher",
    text: `If your release begins "In an exciting first for the region", I would ask you to find out whether it is a first. Our archive is open Tuesdays. It is never a first. There was a fountain there in 1911.`,
  },
  {
    author: "coral-and-co",
    creator: "sofia-lindgren",
    text: `We are giving away our run sheet. It has columns for _who decides_ and _who has the key_, because in fourteen years those are the only two things that ever went wrong. [Take a copy](https://coralandco.example/runsheet).`,
  },
  {
    author: "eduardo-pinto",
    text: `Client wants to "own the conversation". I asked with whom, about what, and whether anyone had started it. We have agreed to begin by answering our e-mail.`,
  },
  {
    author: "mia-sorensen",
    pictures: ["dryField", "cropRows", "farmSpring", "pineDawn"],
    text: `Harvest album. Four members, four phones, no retouching. We ask each of them for one picture a week and the rule is that there must be something in it that they are worried about. It has become the most shared thing we do.`,
  },
];
