import type { CommunityPostText } from "../texts.ts";

export const expertCircle: readonly CommunityPostText[] = [
  {
    author: "ana-kovacs",
    text: `I said "we do not know" four times in one interview. They kept all four in. The producer rang afterwards to say that it was the most trusted segment of their week. Try it.`,
  },
  {
    author: "gareth-pryce",
    pictures: ["barChart"],
    text: `Chart clinic: send me a chart before you publish and I will send it back with at most three marks. Last month’s tally was 27 charts, 41 marks, and one that I put on my wall because it was perfect.`,
  },
  {
    author: "samuel-okonkwo",
    text: `How I explain delays on radio. A railway is a queue that you cannot overtake in. Everything else is detail, and the detail is where the money is.`,
  },
  {
    author: "wanjiru-kamau",
    pictures: ["cropRows", "valleyMap"],
    text: `Field day notes. Forty growers, three reporters, one drone that met a magpie. The reporters asked better questions than the funders, namely "what would you do with half the money?"`,
  },
  {
    author: "peter-novotny",
    text: `A journalist sent me my quote with the question "is this what you meant or only what you said?" I have never been so grateful for nine words. I changed two of mine.`,
  },
  {
    author: "lucy-blackwood",
    text: `Three things I do not do: diagnose from a clip, comment on a named child, or guess. I now send these before every interview. It saves an awkward moment and, to my surprise, nobody has ever been cross.`,
  },
  {
    author: "henry-wu",
    text: `Plain-language version of the new disclosure rule, since I have been asked to explain it five times: if you were paid, say so; if someone you advise was paid, say so; if you are unsure whether that counts, it does.`,
  },
  {
    author: "margot-lefevre",
    pictures: ["sharedTable"],
    text: `The lamington was not invented at a vice-regal tea party. It was invented, like most cakes, by somebody with stale sponge and a deadline. I have the sources. I also have the recipe; it needs more jam than you think.`,
  },
  {
    author: "halden-institute",
    creator: "claire-dubois",
    text: `Our directory of researchers who speak to the media now shows **languages**, **time zone** and **how fast they answer**. The last one is measured, not promised. Two professors have asked to be re-measured.`,
  },
  {
    author: "mei-lin-zhao",
    text: `Reporters: ask us what would change our minds. It is the fastest way to find out if you are talking to an expert or to a supporter.`,
  },
  {
    author: "roza-petrova",
    text: `A polite reminder from nine countries’ worth of training rooms. If you are misquoted, write within the hour, quote both sentences, propose a third, and thank them. It works eight times in ten. Fury works once in ten and you will remember it longer than they do.`,
  },
  {
    author: "david-nguyen",
    pictures: ["lineChartTeal"],
    text: `Somebody asked why I say "households" and not "consumers". Because consumers consume, and households also have dogs, mortgages and grandmothers. It changes the forecast.`,
  },
];
