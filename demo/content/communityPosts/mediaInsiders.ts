import type { CommunityPostText } from "../texts.ts";

/** Notes from and about the trade, for the community Media Insiders. */
export const mediaInsiders: readonly CommunityPostText[] = [
  {
    author: "amelia-hart",
    pictures: ["outbackPylons"],
    text: `Back from three days along the proposed transmission line west of Dubbo. Eleven kitchen tables, two shearing sheds, one very patient surveyor.

What nobody had told the landholders: the easement width changed in the June revision. It is on page 214 of the appendix and nowhere in the summary. If you cover infrastructure, read the appendix first and the press release last.`,
  },
  {
    author: "jack-tran",
    text: `Guests who say "that’s a great question" lose four seconds of a 90-second spot. Guests who answer first and explain second get invited back. That is the whole media training, free of charge.`,
  },
  {
    author: "bruno-castell",
    pictures: [
      "pineDawn",
      "coastDusk",
      "wetStreet",
      "bridgeDawn",
      "stormRange",
      "floodlights",
      "cropRows",
      "terraces",
      "cityNight",
      "farmSpring",
    ],
    text: `Ten frames we did not run this month, and one line on why each of them lost.

1. Beautiful light, wrong valley.
2. Sent without a caption.
3. Arrived at 9.12 pm. The page closed at 9.
4. The bridge. Again.
5. Nobody in it.
6. We had one just like it on Tuesday.
7. Too good for a story that short.
8. The roof in question is just out of shot.
9. The client’s logo on a balloon.
10. My favourite. The editor preferred a chart.`,
  },
  {
    author: "zanele-dube",
    text: `Small thing that helped our early desk: every handover note now has to answer three questions.

- What do we know that we did not know at 6 pm?
- Who are we waiting for, and until when?
- What would make us change the headline?

We have dropped two corrections a week since March. It costs the night editor six minutes.`,
  },
  {
    author: "product",
    creator: "ruth-callaghan",
    pictures: ["ideas"],
    text: `**Deadlines now show in your own time zone.** A call-out that closes at 5 pm in London reads as 2 am in Sydney, so nobody has to count on their fingers. You can set your zone under Settings, Basic details.

If a deadline looks wrong to you, tell us which post and which zone. We would like to hear about it before your source does.`,
  },
  {
    author: "grace-oyelaran",
    text: `I stopped writing subject lines that tease and started writing ones that tell. Opens went down by two points. Replies doubled. Unsubscribes halved.

I am keeping the second set of numbers.`,
  },
  {
    author: "theo-papadakis",
    text: `A client asked me last night whether they should "get ahead of the story". I asked what the story was. They said they did not know yet.

> You cannot get ahead of something you have not looked at.

Spend the first hour finding out what happened. The statement can wait; the facts cannot.`,
  },
  {
    author: "kenji-morita",
    pictures: ["calendarChart", "scatterChart"],
    text: `Ambulance response times, four years, every station in the state. The pattern is not the one in the minister’s speech: delays cluster on school-holiday Fridays, not on hot days.

Method, code and the two columns I do not trust are all in the [notebook](https://southerndispatch.example/data/ambulance). Please break it before someone else does.`,
  },
  {
    author: "hannah-weiss",
    text: `Reminder that a quote sent by e-mail at 4.58 pm and approved by six people is not a quote. It is a small press release wearing quotation marks.

If you want your chef to sound like a person, let me ring the chef.`,
  },
  {
    author: "ngaire-tipene",
    pictures: ["seats"],
    text: `The new committee numbers are out, and the crossbench now holds the casting vote on four of nine inquiries. That changes who is worth a coffee this spring. My list is shorter than you might think; the secretaries know more than the chairs.`,
  },
  {
    author: "marcus-adeyemi",
    text: `We are often asked how long a records request takes. So we counted: 61 requests in two years, all at state level.

- Median wait to a first decision: 47 days
- Refused in full: 9
- Released in full: 14
- Released after we asked for a review: 19

The review is the cheapest journalism there is. It costs a form and a stamp. Use it every time.`,
  },
  {
    author: "callum-fraser",
    pictures: ["dryField", "farmSpring"],
    text: `It has rained at last. Forty-one millimetres at the gauge behind the Gunnedah office and every farmer in the district is too busy to talk to me, which is exactly as it should be.`,
  },
  {
    author: "sofia-lindgren",
    text: `We hosted a launch with no lectern, no step-and-repeat wall and no speeches. Eleven of the fourteen reporters stayed for more than an hour. Normally it is three.

Chairs, good bread, and someone who can answer the second question. That was the plan. I recommend it.`,
  },
  {
    author: "roza-petrova",
    text: `Three checks before you share that flood video:

1. Shop signs. Is the spelling right for the country?
2. Shadows. Does the hour match the claim?
3. The first upload, not the loudest one. Sort by date.

Last week all three failed on a clip that four of you had already sent to your desks. The water was real. It was also from 2019 and another hemisphere.`,
  },
  {
    author: "siobhan-keane",
    audience: ["journo"],
    text: `Freelancers: a kill fee agreed by phone is a rumour. Put it in the first e-mail, one line, friendly. "If plans change after filing, I invoice half." No editor has ever refused me. Two have thanked me for reminding them.`,
  },
  {
    author: "lucia-ferrante",
    pictures: ["gardenTall"],
    text: `The review section is getting a page back. Not a special issue, not a sponsored supplement: a page, every Saturday, for the rest of the year. I had forgotten how much fits on one.`,
  },
  {
    author: "arjun-mehta",
    text: `Thirty-eight calls in the two hours after Tuesday’s signal failure. Here is what you asked most, so that I can have it ready next time: which platform, how many people, was anyone hurt, who pays for the taxis, has it happened before. If I am missing one, add it below and it goes on the card by the phone.`,
  },
  {
    author: "oliver-stone-beck",
    pictures: ["lineChart"],
    text: `We re-ran every rate forecast we published last year against what happened. We were right 11 times of 24, which is one better than a coin and four better than the market.

Publishing the misses was my deputy’s idea. It has done more for trust than any redesign.`,
  },
  {
    author: "pavel-horak",
    video: "harbour",
    text: `First light from the north side, shot on the way to another job. Twelve minutes before security asked me to move along, very politely.`,
  },
  {
    author: "leilani-kahale",
    pictures: ["valleyMap", "surveyMap"],
    text: `I keep a public list of every dataset I use. It passed 200 rows today. Flood extents, insurance premiums by postcode, heat deaths by age, fuel loads, dam levels.

Each row says who made it, when it was last updated and what it cannot tell you. That last column took the longest and is the only one that gets thank-you notes.`,
  },
  {
    author: "aisha-rahimi",
    audience: ["journo"],
    text: `If you are sent to court for the first time this week: stand when the tipstaff knocks, turn the phone off instead of over, sit where you can see the jury and they cannot see your screen. And read the list outside the door; it is more honest than the daily diary.`,
  },
  {
    author: "daniel-okafor",
    text: `An experiment. For a month my team sent no pitch longer than 120 words and no pitch without a phone number that a human answers before 7 pm.

We sent 64 instead of our usual 210. Coverage went from 19 pieces to 31. Nobody at the agency misses the other 146.`,
  },
  {
    author: "rafael-souza",
    pictures: ["stadiumDay"],
    text: `The under-17 final drew more people than the seniors’ semi. Nobody from the seniors’ board was there to see it. I counted the empty chairs in row C so that you do not have to.`,
  },
  {
    author: "henry-wu",
    audience: ["journo", "experts"],
    text: `A question I was asked three times this week: is a message in a group chat of 40 people "published"? Short answer: it can be. Longer answer: write as if it is, because the person who forwards it will not ask me first.`,
  },
  {
    author: "noor-haddad",
    otherCommunities: ["tech-desk"],
    pictures: ["soundWave"],
    text: `We cut the intro of the programme from 95 seconds to 20. Completion went up by a fifth. What we lost: a joke I liked, two sponsors’ names, and the sentence "but first". I do not want any of it back.`,
  },
  {
    author: "meridian-energy",
    creator: "olivia-brandt",
    pictures: ["windFarm", "windFarmTall"],
    text: `Stage two of the Liverpool Plains wind farm is connected. Fifty-two turbines, of which nine were moved after local meetings; the map of what changed and why is [on our site](https://www.meridianenergy.example/liverpool-plains).

Reporters are welcome on site any weekday. Boots and a helmet are provided, and you may ask the people who work there whatever you like.`,
  },
  {
    author: "finn-gallagher",
    text: `Filming permit season is here. To save us both a morning:

- Hand-held camera, crew of up to three, public footpath: no permit, go ahead.
- Tripod or lights: one-page form, same day.
- Road closed, drone or horses: ten working days. Yes, we have had horses.

Forms and the duty number are at [harbourcity.example/filming](https://harbourcity.example/filming).`,
  },
  {
    author: "gareth-pryce",
    pictures: ["terraces"],
    text: `Three headlines this week said rents "soared". Asking rents rose 1.1 per cent in the quarter. Rents actually paid rose 0.7. Both are true, both are dull, and only one is what your readers pay.

If you are unsure which number you have been sent, forward it to me. I will tell you in one line.`,
  },
  {
    author: "mei-lin-zhao",
    otherCommunities: ["expert-circle"],
    text: `When a reporter asks "is it true that…?" I now answer with a number, a range and a reason to doubt both. It is slower. It has also ended the calls that begin "they say you said".`,
  },
  {
    author: "product",
    creator: "ruth-callaghan",
    text: `House rules, refreshed. Four lines, because nobody reads forty.

1. Say who you work for.
2. A call-out needs a deadline, or say ASAP and mean it.
3. Argue with the work, not with the person.
4. If you were helped, come back and say how it ended.`,
  },
  {
    author: "claire-dubois",
    text: `We logged every media request to the institute for a year: 1,312. A third could have been answered by a page that already existed. So we rewrote the pages. Requests fell by a quarter, and the ones that reach us now are the interesting ones.`,
  },
  {
    author: "dmitri-volkov",
    otherCommunities: ["tech-desk"],
    text: `A note on safety. The "journalist survey" doing the rounds with the gift card is not from any union. It asks for your sources’ job titles in question six. Do not fill it in, and tell your newest colleague before lunch.`,
  },
  {
    author: "lumen-bank",
    creator: "ingrid-solberg",
    pictures: ["stackedChart"],
    text: `Weekly spending tracker, week 46: groceries up 0.4 per cent, fuel down 2.1, eating out flat for the fifth week. Regional spending grew faster than the cities for the first time since autumn.

The file and the method note are open to all. David Nguyen is at his desk until 6 pm.`,
  },
  {
    author: "joel-pereira",
    text: `First week on the desk. I have learned where the good stapler is, that "quick one" means forty minutes, and that you should always ask the photographer what they saw. Hello, everyone.`,
  },
  {
    author: "tessa-moana",
    pictures: ["newspapersSquare"],
    text: `To the person who returned an advance copy with every typo marked in green ink: the author cried, the publisher fixed 41 of them, and you are in the acknowledgements. Please tell me your name.`,
  },
  {
    author: "jack-tran",
    pictures: ["radioStudioTall"],
    text: `New studio, same window that does not open. We moved on Saturday between the 9 pm bulletin and the 5 am one, with one trolley and a man called Des who has wired every station in this city.

Everything works except the clock, which is four minutes optimistic. Please arrive on real time.`,
  },
  {
    author: "david-nguyen",
    text: `Data mornings work best when you tell me beforehand which two sentences you need. I will give you four, and you may choose. What helps nobody is ringing at 11.31 for a reaction to a number that landed at 11.30.`,
  },
  {
    author: "yasmin-osman",
    text: `A clinic nurse in Walgett agreed to speak on the record for the first time in her career. The reporter rang her back the next day to read her the quotes. No one had asked for that.

It is one phone call. She is now telling her colleagues that it is safe to talk. Thank you, @callum-fraser.`,
  },
  {
    author: "coral-and-co",
    creator: "sofia-lindgren",
    pictures: ["sharedTable", "sharedTableSquare", "garden"],
    text: `Pictures from last night’s harvest table in Fortitude Valley are free to use with credit. High resolution on request, and the recipe for the beetroot one as well, since eleven of you asked.`,
  },
  {
    author: "amelia-hart",
    text: `Asked for an org chart. Received an org chart with all names removed, "for privacy". The names are on the agency’s own website. In the same order. With photographs.`,
  },
  {
    author: "eduardo-pinto",
    audience: ["marketing"],
    text: `Start-ups, a plea from someone you pay to say this: nobody is going to write about your "next chapter". They might write about why you closed the last one. Lead with that.`,
  },
  {
    author: "open-field-league",
    creator: "ben-carmody",
    pictures: ["floodlights"],
    text: `Accreditation for the finals series is open until Friday week. Two changes since last year: photographers can upload from pitch side over our network, and the mixed zone moves to the northern tunnel, where you can hear each other.`,
  },
  {
    author: "ana-kovacs",
    otherCommunities: ["expert-circle"],
    text: `A preprint with 38 patients is not "a study that could change everything". It is a question with a DOI. I am glad to say so on the record, as often as it takes, at any hour except school pick-up.`,
  },
  {
    author: "zanele-dube",
    pictures: ["newspapers"],
    text: `Read this week, and worth your time:

- A long account of how one port city lost its only paper, and who noticed first (the rat catchers).
- The court transcript in the Ferndale matter, days 4 to 6. Better dialogue than most television.
- A two-page memo on how to correct a story without hiding the correction.

Links in the first comment. If you have one good thing to add, add one.`,
  },
  {
    author: "mateo-vargas",
    audience: ["marketing", "journo"],
    text: `I missed a call from a reporter because I was in a meeting about how to get more calls from reporters. I have since left the meeting, in both senses.`,
  },
  {
    author: "wanjiru-kamau",
    pictures: ["cropRows"],
    text: `Drought is not "when it does not rain". It is when what you need and what you have drift apart for long enough. That is why one valley can be in drought and the next one not. I would love to see a map that shows it, and I will help whoever wants to draw it.`,
  },
  {
    author: "quillon",
    creator: "chloe-mbeki",
    otherCommunities: ["tech-desk"],
    pictures: ["dataCentre"],
    text: `Our status page now shows the bad weeks, too. Transcription was slow on nine of the last ninety days; you can see which, for how long and what we did. Corrections to status@quillon.example. A person reads it.`,
  },
  {
    author: "marcus-adeyemi",
    pictures: ["proofsSquare", "deskDark"],
    text: `The desk after 14 months on one story. Seven boxes, one spreadsheet with 9,300 rows, and a list on the wall called "things we believe but cannot print".

We publish on Sunday. Eleven of the twelve items on the wall did not make it. That is what the wall is for.`,
  },
  {
    author: "peter-novotny",
    text: `Not every limp is a "setback". Ask the club which of these it is: soreness, a scan booked, a scan read, or a plan changed. They will tell you. They are simply never asked.`,
  },
  {
    author: "ruth-callaghan",
    hoursAgo: 29,
    text: `Forty new members since Monday. If you are one of them: say hello below with one thing you can help with and one thing you need. That second half is the part that works.`,
  },
  {
    author: "harbour-city-council",
    creator: "finn-gallagher",
    pictures: ["terracesDusk"],
    text: `The agenda for Monday’s meeting is 412 pages. We have put the six items with public submissions at the front and added page numbers that match the PDF. This should not have taken until now, and we know it.`,
  },
];
