import type { CommunityPostText } from "../texts.ts";

/** Posts without a community, which everybody can see. */
export const openBoard: readonly CommunityPostText[] = [
  {
    author: "product",
    creator: "ruth-callaghan",
    pictures: ["newsroomDay"],
    text: `**Welcome to the new platform.** Communities, call-outs, jobs and events are now in one feed, and whatever you posted before is still where you left it. If something is missing, use Feedback at the foot of the menu. It reaches people who can fix it, including me.`,
  },
  {
    author: "daniel-okafor",
    audience: ["journo"],
    text: `Reporters on the food round: I have a baker with forty years in the trade who is closing on Sunday and will talk about it frankly. She gets up at two, so she is best before noon. Message me for her number; she has said I may give it out.`,
  },
  {
    author: "mei-lin-zhao",
    text: `Back in the office and reading everything I missed. If you asked me something in the last fortnight and I did not answer, ask again, shorter.`,
  },
  {
    author: "northlight",
    creator: "daniel-okafor",
    pictures: ["ideasTall"],
    audience: ["marketing"],
    text: `We have written up how we plan a quarter: one page, four columns, no colours. It is free, there is no form to fill in and nobody will ring you. [One page](https://northlight.example/one-page).`,
  },
  {
    author: "olivia-brandt",
    pictures: ["windFarmTall", "coastSquare", "outbackPylons"],
    text: `Three photographs from the western sites, taken by the people who work there. Ask before use and we will find out who took which; they like to be named.`,
  },
  {
    author: "brightside-health",
    creator: "yasmin-osman",
    text: `Clinic opening hours over the holidays are [here](https://brightsidehealth.example/hours), by town, in a table that a local paper can print as it is. If yours is missing, call me and I will add it while we talk.`,
  },
  {
    author: "ruth-callaghan",
    text: `If you would like to propose a community, send me three names of people who would post in it in the first week. Not sign up: post. That is all the paperwork there is.`,
  },
  {
    author: "pavel-horak",
    video: "journey",
    text: `Window seat, Melbourne to Adelaide. No story. I just like how the hills take turns.`,
  },
  {
    author: "harbour-city-council",
    creator: "finn-gallagher",
    audience: ["journo", "marketing"],
    text: `The media list is being cleaned up. If you would like to stay on it, you need do nothing. If you would like to leave it, you need do nothing either: write to us once, and you are off for good.`,
  },
];
