import type { PersonSlug } from "../people.ts";

/** A long discussion of one post in Media Insiders. */
export interface Thread {
  /** The beginning of the post's text. */
  postStart: string;
  /** Top-level comments in order, oldest first. */
  comments: readonly (readonly [by: PersonSlug, text: string, replies?: readonly (readonly [by: PersonSlug, text: string])[]])[];
  /** Number of additional replies, taken from ./phrases.ts and distributed among the comments. */
  moreReplies: number;
}

export const threads: readonly Thread[] = [
  {
    postStart: "Forty new members since Monday.",
    moreReplies: 9,
    comments: [
      [
        "joel-pereira",
        "Joel, graduate reporter, Sydney. I can help with early calls and bad coffee. I need somebody to tell me what a good lead on a council story looks like.",
        [
          ["finn-gallagher", "The item that they have moved to the end. Always look at what was moved to the end."],
          ["ngaire-tipene", "Who turns up to speak. If a street turns up, that is your lead."],
          ["marcus-adeyemi", 'The second page of the officer’s report, under "financial implications".'],
          ["joel-pereira", "This is the best induction that I have had. Thank you, all three."],
          ["amelia-hart", "@joel-pereira sits behind me. The coffee is as described."],
          ["lucia-ferrante", "Ask the person who takes the minutes how it was. They were awake."],
          ["jack-tran", "Ring the councillor who lost. They have time and a reason."],
          ["aisha-rahimi", "Read the apologies. Who was absent for which item?"],
          ["arjun-mehta", "If it is about buses, ring me first, please. Not second."],
          ["gareth-pryce", "Any number ending in 000 was agreed over lunch."],
          ["joel-pereira", "I have written all of these on one card."],
          ["bruno-castell", "Put a face on it. Even a council has a face."],
          ["kenji-morita", "Download the papers before the meeting, and again after it. Compare."],
          ["callum-fraser", "Sit at the back. That is where people mutter."],
          ["ruth-callaghan", "I may have to pin this."],
          ["zanele-dube", "Leave before the end and you will miss it. It is always after the adjournment."],
          ["henry-wu", "Confidential items are listed by the section of the Act. Learn four numbers and you can read the list."],
          ["siobhan-keane", "Be kind to the cleaner who lets you out."],
          ["joel-pereira", "Second card begun."],
          ["grace-oyelaran", "Write the first paragraph for somebody on a bus."],
          ["rafael-souza", "If it has a running track in it, I want it."],
          ["leilani-kahale", "Check the flood map that they used. It has a date on it."],
          ["daniel-okafor", 'Nobody has said "ring the press office". I am choosing not to be hurt.'],
          ["joel-pereira", "First council story is in tomorrow, page 9. The item had been moved to the end."],
          ["finn-gallagher", "Of course it had."],
        ],
      ],
      [
        "mia-sorensen",
        "Mia, grain cooperative, Port Lincoln. Can help: anything that grows, is stored or is shipped. Need: a reporter who will come in August, when it is cold and true.",
        [
          ["callum-fraser", "I will come in August."],
          ["mia-sorensen", "Bring two coats."],
        ],
      ],
      [
        "roza-petrova",
        "Roza, verification. I can check one clip a day for anybody here. What I need is the original file, not the one that came through three chats.",
      ],
      [
        "eduardo-pinto",
        "Eduardo, Lisbon. Can help with Portugal, Brazil and how not to launch. I need a sub-editor with no mercy.",
        [
          ["grace-oyelaran", "Send me a page."],
          ["eduardo-pinto", "It has come back half as long. I am in awe."],
        ],
      ],
      [
        "wanjiru-kamau",
        "Wanjiru. Soils and seed. I can explain drought in ninety seconds. I need someone to draw it.",
        [
          ["kenji-morita", "Me, please."],
          ["wanjiru-kamau", "Field notes are on the way. Mind the magpie."],
        ],
      ],
      [
        "tessa-moana",
        "Tessa, books, Wellington. I have authors on most subjects, and a car. I need reviewers north of Hamilton.",
      ],
      ["peter-novotny", "Peter. Injury, load, recovery. I answer on match days. I need you to stop ringing during the match."],
      [
        "chloe-mbeki",
        "Chloé, newsroom software, New York. I can get you a transcript in most Pacific accents. I need to know which ones we still get wrong.",
        [
          ["noor-haddad", "Anything spoken on a boat."],
          ["callum-fraser", "My father."],
          ["chloe-mbeki", "Both are on the list."],
        ],
      ],
      [
        "lucy-blackwood",
        "Lucy, child psychologist. Can help with evidence on school, screens and sleep. I need questions sent beforehand; I write better answers than I talk.",
      ],
      ["dmitri-volkov", "Dmitri. Breaches. I can tell you whether the file is real. I need you not to open it until I have."],
      [
        "margot-lefevre",
        "Margot. Food, and who carried it where. I can date a recipe to within ten years. I need a scanner.",
        [
          ["hannah-weiss", "I have a scanner, and a question about scones."],
          ["margot-lefevre", "Everybody does."],
        ],
      ],
      ["ben-carmody", "Ben, league media. I can get you into the tunnel. I need you to leave it when I say so."],
      [
        "samuel-okonkwo",
        "Samuel, railways. I bring diagrams. I need an editor who will print one.",
        [
          ["kenji-morita", "We would print one."],
          ["samuel-okonkwo", "It has seven colours."],
          ["kenji-morita", "We would print four of them."],
        ],
      ],
      [
        "ingrid-solberg",
        "Ingrid, Lumen Bank. Spending data by town, every week. I need to know how you would like the file.",
        [
          ["oliver-stone-beck", "One row per town per week, no merged cells, and a date that is a date."],
          ["ingrid-solberg", "Done from next Thursday."],
        ],
      ],
      [
        "fatima-al-sayed",
        "Fatima. Locks of all kinds. I can explain a flaw without helping anybody use it. I need a newsroom in the north that would like a workshop.",
      ],
      ["henry-wu", "Henry. I can tell you what a word might cost. I need you to ask before and not after."],
      ["yasmin-osman", "Yasmin, country clinics. Nurses who will talk, with tea. I need patience with consent forms."],
      [
        "pavel-horak",
        "Pavel. Two cameras and a dog. I can be anywhere on the north coast by noon. I need a sound recordist who likes dogs.",
      ],
      [
        "theo-papadakis",
        "Theo. Bad days a speciality. I can read your statement in ten minutes. I need an honest second reader for mine.",
        [
          ["claire-dubois", "Happy to. I am not gentle."],
          ["theo-papadakis", "That is the requirement."],
        ],
      ],
      ["claire-dubois", "Claire, Oslo. I match reporters to researchers. I need your deadline in the subject line."],
      [
        "david-nguyen",
        "David. Households and what they spend. On air from 5.30. I need you to tell me which two sentences you want.",
      ],
      ["mateo-vargas", "Mateo, travel. I know every boat. I need one that leaves on time."],
      ["arjun-mehta", "Arjun, trains. I can get you the controller’s log. I need ten minutes before you go live with a guess."],
      [
        "sofia-lindgren",
        "Sofia, events, Brisbane. I can find you a room. I need to know about stairs, allergies and who has the key.",
      ],
      ["gareth-pryce", "Gareth, rents and planning. Chart clinic on Wednesdays. I need the file, not the picture of the file."],
      ["ana-kovacs", "Ana, epidemiology. I will tell you if a study is any good. I need the study."],
      [
        "idris-bello",
        "Idris, rules for machines. I read the manuals. I need a desk that has banned the lot, so that I can visit it.",
      ],
      [
        "siobhan-keane",
        "Siobhan, freelance, Cork and London. Housing and courts. I need editors who pay within the month. I keep a list of both kinds.",
        [
          ["ruth-callaghan", "The list is famous."],
          ["siobhan-keane", "The good half is growing."],
        ],
      ],
    ],
  },
  {
    postStart: "## What we got wrong in the Ferndale series",
    moreReplies: 12,
    comments: [
      [
        "zanele-dube",
        "I have sat next to this desk for four years and did not know about the note. Thank you for writing it down where we can all find it.",
      ],
      [
        "aisha-rahimi",
        'Rule 3 is now ours as well. We had two people called "R.", and one of them was the defendant.',
        [
          ["marcus-adeyemi", "Which is precisely how it goes."],
          ["dmitri-volkov", 'We had "the Bank" for two banks. For a month.'],
        ],
      ],
      [
        "henry-wu",
        "From the other side: I checked the claim against what I was given. I now ask to see the page. It costs me an hour and it should have been my rule.",
        [
          ["marcus-adeyemi", "You asked more than most. We gave you the wrong thing to check against."],
          ["amelia-hart", "Could you say what you ask for? I should like to copy it."],
          ["henry-wu", "The document, the page, and who has read it. In that order."],
          ["amelia-hart", "On the wall."],
        ],
      ],
      [
        "kenji-morita",
        "We keep the page in the first column, before the date. A row without a page turns red. It is a very irritating shade of red.",
        [
          ["marcus-adeyemi", "May I have the file?"],
          ["kenji-morita", "Sent. You can change the red. Please do not."],
        ],
      ],
      [
        "ngaire-tipene",
        "What did the lawyer say about sending people the sentences? Ours goes pale.",
        [
          [
            "marcus-adeyemi",
            "Pale, too. Then came round. We have had two injunction threats in ten years, and both were from people who had not been shown anything.",
          ],
          ["henry-wu", "It is a question of when and to whom. It is seldom a question of whether."],
          ["ngaire-tipene", "I am forwarding this to the pale one."],
        ],
      ],
      ["oliver-stone-beck", '"The timeline is not a source" should be painted on the ceiling, where one looks at midnight.'],
      [
        "theo-papadakis",
        "I have read forty corrections this year for my course. This is the only one that I shall hand out whole.",
      ],
      [
        "roza-petrova",
        "Point 4 has a name in aviation. The person who flies does not read the checklist.",
        [
          ["samuel-okonkwo", "On the railway, too. The driver repeats; the controller confirms."],
          ["roza-petrova", "I shall borrow that for Thursday."],
        ],
      ],
      [
        "siobhan-keane",
        "How did the valuer take the letter? You may not want to say.",
        [
          ["marcus-adeyemi", "He rang. We have spoken twice since. That is all that I should say here."],
          ["siobhan-keane", "Of course."],
        ],
      ],
      ["lucia-ferrante", "The dinner that you cancelled was with me, and I forgive you in public."],
      [
        "leilani-kahale",
        "Would a log of every change to the timeline have caught it?",
        [
          ["marcus-adeyemi", "It would have shown us when. Not that it was wrong."],
          ["kenji-morita", "We have both. The log is for arguments, the page is for facts."],
        ],
      ],
      ["grace-oyelaran", 'I am stealing "Sentences are better". We ask questions and get answers to other questions.'],
      [
        "jack-tran",
        "On radio you cannot send sentences, you have ten minutes. What would you do?",
        [
          ["marcus-adeyemi", "Read them the introduction over the phone. It is one sentence, and it is the one that hurts."],
          ["jack-tran", "We shall try it on Monday."],
          ["jack-tran", "Tried. One guest corrected a date, one thanked us, one hung up and came on anyway."],
        ],
      ],
      ["rafael-souza", "We have a version of this for match statistics and it is also because of an abbreviation."],
      [
        "dmitri-volkov",
        "Who offered to leave? No, do not answer. Tell them that a stranger in Berlin is glad they stayed.",
        [["marcus-adeyemi", "Told."]],
      ],
      [
        "bruno-castell",
        'Pictures have the same disease. "The caption says" is not a source.',
        [["pavel-horak", 'Nor is "the file name says".']],
      ],
      [
        "callum-fraser",
        "In a small newsroom the person who did the work is the only person. What then?",
        [
          ["marcus-adeyemi", "Swap with another paper. I mean that. We will read yours."],
          ["callum-fraser", "I may hold you to it."],
          ["hannah-weiss", "We do this with a magazine in Fremantle. It works, and we have never met."],
        ],
      ],
      ["noor-haddad", "Read aloud in our Monday meeting, all of it. Nobody looked at their phone."],
      ["claire-dubois", 'Researchers could learn from this. Our "timeline" is called a literature review.'],
      [
        "joel-pereira",
        "I have nothing to add. I wanted to say that I read it twice, on the train, and missed my stop.",
        [["amelia-hart", "That explains 9.20."]],
      ],
      ["amelia-hart", "The last paragraph, please, on a mug."],
      [
        "idris-bello",
        "May I cite it in the report? It is the clearest account that I know of how a tool becomes an authority.",
        [
          ["marcus-adeyemi", "You may. Send me the sentences."],
          ["idris-bello", "Naturally."],
        ],
      ],
      [
        "fatima-al-sayed",
        "We publish our post-mortems with the internal mail attached. It is unpleasant and it has never once been used against us.",
      ],
      ["tessa-moana", "If there is ever a book in this desk, you know where I live."],
      [
        "aisha-rahimi",
        "Four days on: rule 3 has caught two things. I thought that you would like to know.",
        [["marcus-adeyemi", "I would. Thank you."]],
      ],
    ],
  },
  {
    postStart: "## Eleven kitchen tables",
    moreReplies: 20,
    comments: [
      [
        "callum-fraser",
        "Every word of the part about tea. I have lost stories over a refused scone.",
        [
          ["amelia-hart", "I believe it."],
          ["hannah-weiss", "As well you should."],
        ],
      ],
      [
        "siobhan-keane",
        'The "what your story will not do" line changed how I began an interview this morning. She cried, and then she told me why.',
      ],
      [
        "zanele-dube",
        "How do you explain eleven days to an editor who has four?",
        [
          ["amelia-hart", "I asked for five, filed something small on the fifth, and asked again."],
          ["zanele-dube", "I am that editor, and I recall it."],
        ],
      ],
      ["yasmin-osman", "I would like every reporter who visits a clinic to read this in the car park."],
      [
        "mia-sorensen",
        "Three of those tables are members of ours. They said that you washed up.",
        [
          ["amelia-hart", "Badly."],
          ["mia-sorensen", "They mentioned that as well."],
        ],
      ],
      [
        "bruno-castell",
        "You went without a photographer for the first visit. I grumbled. You were right.",
        [
          ["amelia-hart", "You got the picture on the third visit because he asked you to stay for the dogs."],
          ["bruno-castell", "Best picture of my year."],
        ],
      ],
      ["ngaire-tipene", "The question about who they disagree with and respect: I have now tried it on a senator. Gold."],
      [
        "kenji-morita",
        "Could the table of claims be published? With the seven that nobody could source?",
        [
          ["amelia-hart", "I asked. Two of the seven would hurt somebody if they were wrong."],
          ["kenji-morita", "Then no. Good."],
        ],
      ],
      [
        "olivia-brandt",
        "From the company whose summary it was: this is a fair account, and it has been read at our board. We have changed how we print appendices. It was also uncomfortable, as it should be.",
        [
          ["amelia-hart", "Thank you for saying so here."],
          ["callum-fraser", "I have seldom seen a company do that."],
          ["theo-papadakis", "It is the right thing, and it is also good advice."],
        ],
      ],
      ["tom-lindqvist", "I drove that road for two years before anybody gave me slice. You did something right."],
      [
        "arjun-mehta",
        "What would have made it easier, from a company’s side?",
        [
          ["amelia-hart", "Answering the question I asked, on the day I asked it, with the page number."],
          ["arjun-mehta", "Writing that down."],
        ],
      ],
      ["lucy-blackwood", "You describe consent better than most ethics forms."],
      [
        "grace-oyelaran",
        "Linked in tomorrow’s email, if you do not mind.",
        [
          ["amelia-hart", "I do not."],
          ["grace-oyelaran", "61,000 people have now read about your washing up."],
        ],
      ],
      [
        "joel-pereira",
        "What do you do when they hand you the clippings and they are right?",
        [["amelia-hart", "Say so, and stop talking."]],
      ],
      [
        "mei-lin-zhao",
        "The three claims that everybody agreed on are also the three that the model cannot explain. May I send a student?",
        [
          ["amelia-hart", "Please. Somebody should."],
          ["mei-lin-zhao", "She has already bought boots."],
        ],
      ],
      [
        "pavel-horak",
        "We were the television crew. I have shown this to them. The sandwiches were very good.",
        [
          ["amelia-hart", "I did not name you!"],
          ["pavel-horak", "We deserved it."],
          ["ruth-callaghan", "This is the nicest confession we have had here."],
        ],
      ],
      ["lucia-ferrante", "I edited the caption and I am told that the tick is for me."],
      [
        "leilani-kahale",
        "Did anybody ask to see your notes?",
        [["amelia-hart", "One. I showed her the pages about her. She corrected a cousin."]],
      ],
      [
        "henry-wu",
        "Posting the printed piece with a note is also excellent legal practice, though I know that is not why you did it.",
      ],
      [
        "hannah-weiss",
        "The recipe will come out in the end. They always do.",
        [
          ["amelia-hart", "Not from me."],
          ["margot-lefevre", "It is jelly slice, 1970s, from the back of a gelatine packet. I would put money on it."],
          ["amelia-hart", "I can neither confirm nor deny."],
        ],
      ],
      ["dmitri-volkov", "My sources have no kitchens. The principle holds."],
      ["wanjiru-kamau", "On trials we say: the farmer has seen your predecessor. Thank you for writing it from the other side."],
      [
        "noor-haddad",
        "Would you read this aloud for us? Ten minutes, your own voice.",
        [
          ["amelia-hart", "With the crying edited out, yes."],
          ["noor-haddad", "We shall leave a little in."],
        ],
      ],
      ["samuel-okonkwo", "I had never thought about who pays for the second visit. Now I cannot stop."],
      [
        "rafael-souza",
        "Two nights in a motel in Gilgandra deserves a medal.",
        [
          ["callum-fraser", "It is a good motel!"],
          ["rafael-souza", "I know. I have stayed in the other one."],
        ],
      ],
      ["daniel-okafor", "As somebody who sends things to reporters: I shall think about this for a while."],
    ],
  },
];
