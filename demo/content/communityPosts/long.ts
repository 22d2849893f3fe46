import type { CommunityPostText } from "../texts.ts";

/** Posts that are longer than a screen. */
export const longPosts: readonly CommunityPostText[] = [
  {
    author: "marcus-adeyemi",
    hoursAgo: 131,
    pictures: ["proofs"],
    text: `## What we got wrong in the Ferndale series, and what we changed

Last month we corrected two paragraphs in the third part of our series on the Ferndale land sale. A correction says what was wrong. It does not say why, and colleagues have asked. So here is the long version, with the desk’s agreement.

**What happened.** We wrote that the valuer had been paid by the buyer. He had been paid by a trust of which the buyer was one of four beneficiaries. That is a different fact, and for the valuer it is a very different one. We had the deed. We had read the deed. Two of us had read it on different days and each had trusted the other’s note.

The note said "paid by B. side". One of us meant "the side that B. belongs to". The other read it as "paid by B." From there it went into the timeline, from the timeline into the draft, and from the draft past a lawyer, who checked the claim against the timeline and found that it matched. Of course it matched.

**Why nobody caught it.** We check a long story by going through it line by line and asking where each fact comes from. The answer was "the timeline" 31 times. The timeline is not a source. It is our own summary of sources, written by tired people late at night. We had stopped seeing the difference.

The valuer rang at ten past seven on the Monday. He was calm and he was right. He asked whether we wanted to see the deed. I said that we had it, and I have seldom been so embarrassed by a true sentence.

**What we changed.**

1. A timeline entry now carries the page of the document it rests on. No page, no entry.
2. The final check goes to documents and recordings only. If somebody answers "it is in the timeline", the line is marked and we start again from the paper.
3. Abbreviations for people are forbidden in shared notes. It is ugly and it is slow, and it would have saved us.
4. The person who did the most work on a document does not check the facts taken from it. Somebody else reads it as if for the first time.
5. Everyone named gets the sentences about them, in full, at least three days before we publish. We used to send questions. Sentences are better, because people see what we believe instead of what we ask.

**What it cost.** Two weeks of work, one dinner I had promised, and a colleague who offered to leave and was told not to be silly. It also cost the valuer four days of phone calls from people he had known for thirty years. We cannot give him those back. We have written to each of the people he named to us, and sent them the corrected page.

**What I would tell a younger me.** Speed was not the problem; we had months. Nor was malice, or carelessness in the usual sense. The problem was that we had built a tool to help us think and then let it think for us. Any tool will do that if you let it: a timeline, a spreadsheet, a search engine, a clever machine. Keep the paper within reach. Read it again when you believe you know it.

If your desk has a check that we should copy, I would be grateful to hear about it. We meet on Thursday and there is room on the list.`,
  },
  {
    author: "amelia-hart",
    hoursAgo: 51,
    text: `## Eleven kitchen tables: notes on reporting from places that have been let down before

Several of you asked how I got people along the transmission line to talk after most of them had sworn off reporters for good. The honest answer is "slowly". The useful answer is longer.

**Before you go.** Read everything that has been written about the place in the last five years, and count how many of the people quoted actually live there. In this case it was four of nineteen. They had noticed. They had also kept the clippings. When I rang the first family, the first thing they did was to read me a sentence from our own paper, from 2021, and ask whether I thought it was fair. I did not think so and I said so.

**The first visit.** I went without a notebook. That sounds like a pose, and it costs a day, but it changes what people tell you about: they begin with what they want you to know, not with what they think you came for. I asked each of them who else I should see and, more usefully, who they disagreed with and respected. That second question gave me the two best interviews of the trip.

**The second visit.** Notebook, recorder, consent. I explained what would happen after I left: that an editor would cut it, that a lawyer would read it, that I would not choose the headline, that I would ring before it ran. People can bear almost any of that if they hear it before and not after. What they cannot bear is to find out from a neighbour.

**Numbers.** Everyone had numbers, and all of them were somewhat wrong, including the company’s and mine. I made a table with a row for each claim and a column for each person who had made it. By the end there were three claims that everybody agreed on and seven that nobody could source. The seven are not in the story. The three are its spine.

**Tea.** Accept it. Eat the slice. Do not look at your phone while the kettle is on. I know that you know this. I watched a television crew not know it in the same week, and they were asked to leave by somebody who then made them sandwiches for the road.

**What went wrong.** I gave one man the impression that our story could change the route. I did not say it; I also did not say that it could not, and I could see that he wished to believe it. I rang him from the car to put it right. It was a bad call, and I ought to have made it at his table. If you take one thing from this: say what your story will not do, aloud, before they tell you the hardest part.

**After it ran.** I posted a paper copy to each household with a note, and the number of the desk as well as mine. Two rang to complain, about one sentence each; one of them was right and we changed it online with a line to say so. The family with the clippings sent back the 2021 cutting with a tick drawn on it. It is pinned above my screen.

**Costs,** because editors will ask: 1,190 km, two nights in a motel, eleven days in all for 2,400 words and a map. It was the most-read piece on the site for two days and, more to the point, the department has published the easement widths. On page one this time.

Ask me anything below, except for the recipe for the slice. I was told that in confidence.`,
  },
  {
    author: "daniel-okafor",
    hoursAgo: 86,
    text: `## I read 500 of our own pitches so that you do not have to

Over the last quarter I read every pitch my agency sent in the year before. Five hundred and four, written by eleven people, for nineteen clients. I had two coloured pens and a reporter friend who owed me a favour. We marked each of them before looking at whether it had worked. This is what we found.

**The first line decides.** Of the pitches that led to a piece, 71 per cent had the news in the first sentence: something had happened, had been counted, or was about to change. Of those that led to nothing, 64 per cent began with the client. One in nine began with the weather, or with hope that the week was treating the reader well.

**Length does not matter as much as order.** I had expected short pitches to win. They do, but only because it is hard to hide the point in ninety words. Some of our best were 250 words long. All of these could be stopped after the second line without losing the sense.

**Attachments are a tax.** Pitches with an attachment were answered half as often. Pitches with a plain link to a page with pictures, names spelled out and a mobile number did best of all. We have built that page for each client now. It took a week, and it is the most useful thing that we have made in years.

**The follow-up.** We sent 388 follow-ups. Nine of them led to something, and seven of those nine contained something new: a figure, a person, a date. "Just bumping this to the top of your inbox" has never worked for us. Not once. We have stopped, and my shoulders have come down by an inch.

**Who was it for?** This one hurt. In 212 cases, more than two in five, we could not say from the pitch why this reporter and not another had been sent it. The list was a list. We asked a few of the people on it. They were kinder than we deserved, and they could tell.

**What we do now.**

- No pitch leaves without a sentence that starts "You, because…". If the writer cannot finish it, the pitch is not sent.
- Nothing is sent to more than eight people. If it really is for everybody, it goes up as an announcement and we leave people alone.
- The subject line says what it is. If there is an embargo, it says so, with the hour and the zone.
- Somebody who can answer the second question is reachable until 7 pm on the day. If they are not, the day changes.
- We keep a "no, thank you" list and we honour it for a year.

**What it did.** Sixty per cent fewer pitches. Half as much again in coverage. One client left, because they counted what we sent and not what it did. Two came, because a reporter told them to.

**What I do not know yet.** Whether it holds. Novelty helps; perhaps we are only the agency that stopped shouting for a quarter. I shall do the count again in six months and post it here, whichever way it goes. If you get pitches from us and this all reads like fiction, tell me below. Better here than at the bar.

With thanks to @hannah-weiss for the second pen and for the sentence "I would have stopped reading by the word delighted".`,
  },
  {
    author: "idris-bello",
    hoursAgo: 20,
    otherCommunities: ["tech-desk", "expert-circle"],
    pictures: ["sourcesPale"],
    text: `## Machines in the newsroom: a field report from nine desks

For the last eight months I have sat in nine newsrooms in four countries and watched what people actually do with automated tools. Not what is in the policy; what is on the screen at 4.40 pm. The full report comes out in spring. With the desks’ consent, here is the part that could be useful now.

**What is used every day.** Transcription, in all nine. Translation for a first reading, in seven. Sorting large piles of documents, in five. Headline suggestions, in four, and in three of those four the suggestions are read aloud as a joke. Drafting of whole pieces: in two, both for results and traffic.

**What has quietly stopped.** Summaries of long reports. Six desks tried them, five gave up, and they all told me the same story: the summary was fine until the day it was not, and nobody could tell which day it was without reading the report. One editor put it like this:

> It saved me the forty minutes in which I used to find the story.

**Where errors come from.** We collected 63 errors that could be traced to a tool. Only eight were inventions. Most were _omissions_: a "not" that went missing in translation, a minority opinion that was left out, a name merged with a similar name. Omissions do not look wrong. You cannot find them by reading the result; you can only find them by reading the source, and that is the step that the tool was bought to spare you.

**What good desks do.** The three with the fewest errors have something in common, and it is not the software.

1. They write down, for each task, who would notice if the tool were wrong. If the answer is "nobody", they do not use it for that task.
2. They keep the source next to the result on one screen. It sounds trivial. It halves the number of errors.
3. They say so to the reader, in words, next to the piece: what was done by machine and who checked it. Two of them found that complaints went down afterwards.
4. They hold a short meeting every other week about what went wrong. No slides. Somebody brings biscuits.

**What readers asked.** We put 1,400 readers in front of labelled and unlabelled pieces. They did not much mind transcription or translation. They minded being addressed by something pretending to be somebody. They also minded labels that say nothing: "produced with the help of technology" was trusted less than no label at all.

**What I would ask of vendors.** Show where each sentence came from. Show what was left out. Let us turn off the friendly tone. And stop measuring the minutes saved; measure the errors caught. A tool that costs five minutes and catches one wrong name a week is worth more than one that does the opposite, quickly.

**Limits.** Nine desks are not the world. All of them volunteered, so they were curious or proud or both. The smallest had eleven people. I would very much like to visit smaller ones, and also one that has banned all of it, if there is such a place and it has a chair.

Comments and objections are welcome, above all from those who were there and remember it differently.`,
  },
];
