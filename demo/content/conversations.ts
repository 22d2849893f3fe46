import type { PersonSlug } from "./people.ts";

export interface ConversationText {
  participants: readonly PersonSlug[];
  /** The age of the newest message. */
  hoursAgo: number;
  /** The author and text of each message, oldest first. */
  messages: readonly (readonly [by: PersonSlug, text: string])[];
  /** People who have not read the last messages of the others. */
  unreadBy: readonly PersonSlug[];
}

/** Each demo account has three unread conversations and some that it has read. */
export const conversations: readonly ConversationText[] = [
  {
    participants: ["amelia-hart", "marcus-adeyemi"],
    hoursAgo: 0.4,
    messages: [
      ["amelia-hart", "The tender documents came through. 340 pages, and page 212 is the interesting one."],
      ["marcus-adeyemi", "Of course it is. Is that the variation clause?"],
      ["amelia-hart", "Yes, signed nine days before the budget. I can have a timeline by five."],
      ["marcus-adeyemi", "Do that, and ring Henry before you write a word about the minister. Legal read at six, my desk."],
    ],
    unreadBy: ["amelia-hart"],
  },
  {
    participants: ["amelia-hart", "samuel-okonkwo"],
    hoursAgo: 3,
    messages: [
      ["amelia-hart", "Could I read you two paragraphs on load factors to check I have not made them say too much?"],
      ["samuel-okonkwo", "Please do. I am in the lab until four, then on the 16:22."],
      [
        "samuel-okonkwo",
        "One correction to what I told you: it is 1.4 times the design load, not 1.6. The 1.6 was from the draft report.",
      ],
    ],
    unreadBy: ["amelia-hart"],
  },
  {
    participants: ["amelia-hart", "daniel-okafor", "arjun-mehta"],
    hoursAgo: 21,
    messages: [
      [
        "daniel-okafor",
        "Amelia, meet Arjun. He runs media at Tasman Rail and can answer the maintenance questions on the record.",
      ],
      ["arjun-mehta", "Happy to. Thursday after ten works, and I will bring the head of track with me."],
    ],
    unreadBy: ["amelia-hart", "daniel-okafor"],
  },
  {
    participants: ["amelia-hart", "bruno-castell"],
    hoursAgo: 76,
    messages: [
      ["bruno-castell", "Pictures from the depot are in. The one with the lamp is page one if you ask me."],
      ["amelia-hart", "The one with the lamp. Thank you for going back at dawn."],
    ],
    unreadBy: [],
  },
  {
    participants: ["amelia-hart", "daniel-okafor"],
    hoursAgo: 98,
    messages: [
      ["daniel-okafor", "Embargo on the ferry figures lifts at 6 am Tuesday. Do you want a call with the modelling team before?"],
      ["amelia-hart", "Monday at three, twenty minutes. Please send the assumptions, not only the totals."],
      ["daniel-okafor", "Sent. Tab 4 has the assumptions, and they are honest about the weekend numbers."],
    ],
    unreadBy: [],
  },
  {
    participants: ["daniel-okafor", "noor-haddad"],
    hoursAgo: 1.2,
    messages: [
      ["daniel-okafor", "Our client can show the cable landing station to two reporters next week. Interested?"],
      ["noor-haddad", "Yes, if I may bring a photographer and ask about the outage in March."],
      ["noor-haddad", "And nobody from marketing in the room. You know why."],
    ],
    unreadBy: ["daniel-okafor"],
  },
  {
    participants: ["daniel-okafor", "mateo-vargas"],
    hoursAgo: 5,
    messages: [
      ["mateo-vargas", "Measurement deck is done. Slide 9 says we overpromised on reach, and I left it in."],
      ["mateo-vargas", "Can you look before it goes to the client at four?"],
    ],
    unreadBy: ["daniel-okafor"],
  },
  {
    participants: ["mei-lin-zhao", "leilani-kahale"],
    hoursAgo: 2,
    messages: [
      ["leilani-kahale", "Is it fair to write that the price cap pays for itself in three years?"],
      ["mei-lin-zhao", "Only in the high scenario. In the middle one it is five, and I would lead with that."],
      ["leilani-kahale", "Five it is. May I quote you on why the high scenario is unlikely?"],
    ],
    unreadBy: ["mei-lin-zhao"],
  },
  {
    participants: ["mei-lin-zhao", "jack-tran"],
    hoursAgo: 9,
    messages: [
      ["jack-tran", "Six minutes on breakfast tomorrow about power bills, 7.40 Sydney time. Could you do it by phone?"],
      ["jack-tran", "No jargon needed. The presenter pays a bill too."],
    ],
    unreadBy: ["mei-lin-zhao"],
  },
  {
    participants: ["mei-lin-zhao", "david-nguyen"],
    hoursAgo: 30,
    messages: [["david-nguyen", "Your elasticity paper is in every briefing here this week. Coffee when you are next in town?"]],
    unreadBy: ["mei-lin-zhao"],
  },
  {
    participants: ["olivia-brandt", "tom-lindqvist"],
    hoursAgo: 0.8,
    messages: [
      ["olivia-brandt", "Q&A for the outage is in the shared folder. Can you check the numbers against operations?"],
      ["tom-lindqvist", "Checked. 41,200 customers, not 42,000, and all back by 18:10."],
    ],
    unreadBy: ["olivia-brandt"],
  },
  {
    participants: ["olivia-brandt", "oliver-stone-beck"],
    hoursAgo: 6,
    messages: [
      ["oliver-stone-beck", "Is the chief executive available on results day, before the analysts or after?"],
      ["olivia-brandt", "After, at 11:30. Fifteen minutes."],
      ["oliver-stone-beck", "Then I will ask about hedging first, so she can prepare the real answer."],
    ],
    unreadBy: ["olivia-brandt"],
  },
  {
    participants: ["olivia-brandt", "callum-fraser"],
    hoursAgo: 27,
    messages: [
      ["callum-fraser", "Locals at the wind farm say the road will be closed for lambing. Is that right, and until when?"],
    ],
    unreadBy: ["olivia-brandt"],
  },
  {
    participants: ["ruth-callaghan", "roza-petrova"],
    hoursAgo: 1.5,
    messages: [
      ["roza-petrova", "Two posts in Tech Desk quote the same made-up study. I have written to both authors."],
      ["roza-petrova", "Shall I run a short verification session for members this month?"],
    ],
    unreadBy: ["ruth-callaghan"],
  },
  {
    participants: ["ruth-callaghan", "mia-sorensen"],
    hoursAgo: 7,
    messages: [["mia-sorensen", "How do you decide when a thread gets closed? We have our first one that deserves it."]],
    unreadBy: ["ruth-callaghan"],
  },
  {
    participants: ["ruth-callaghan", "lucia-ferrante"],
    hoursAgo: 49,
    messages: [
      ["ruth-callaghan", "Sydney Media drinks: do we keep the last Thursday in December?"],
      ["lucia-ferrante", "Move it to the 17th. Nobody will come on the 31st, except Rafael."],
    ],
    unreadBy: ["ruth-callaghan"],
  },
  {
    participants: ["tom-lindqvist", "yasmin-osman"],
    hoursAgo: 4,
    messages: [["yasmin-osman", "Do you have the template you used for the community meeting notes? Ours runs to nine pages."]],
    unreadBy: ["tom-lindqvist"],
  },
  {
    participants: ["tom-lindqvist", "finn-gallagher"],
    hoursAgo: 12,
    messages: [
      [
        "finn-gallagher",
        "Council votes on the substation on the 3rd. Questions will come to both of us, so let us agree on the facts.",
      ],
      ["finn-gallagher", "Height 9.4 m, noise 38 dB at the fence. Correct?"],
    ],
    unreadBy: ["tom-lindqvist"],
  },
  {
    participants: ["tom-lindqvist", "ingrid-solberg"],
    hoursAgo: 52,
    messages: [["ingrid-solberg", "Thanks for the talk last week. The part on saying “we do not know yet” is now on our wall."]],
    unreadBy: ["tom-lindqvist"],
  },
  {
    participants: ["isla-novak", "ruth-callaghan"],
    hoursAgo: 1.8,
    messages: [["ruth-callaghan", "Welcome, Isla. Finish your profile and join Media Insiders; people answer fastest there."]],
    unreadBy: ["isla-novak"],
  },
  {
    participants: ["isla-novak", "kenji-morita"],
    hoursAgo: 1.4,
    messages: [
      ["kenji-morita", "First week at the Dispatch! Desk by the window is yours, the one with the loud radiator."],
      ["kenji-morita", "I keep a list of public data sets that nobody reads. Want it?"],
    ],
    unreadBy: ["isla-novak"],
  },
  {
    participants: ["isla-novak", "joel-pereira"],
    hoursAgo: 0.6,
    messages: [
      ["joel-pereira", "Fellow graduate here, at the Ledger. Lunch on Friday? I can tell you what I got wrong in month one."],
    ],
    unreadBy: ["isla-novak"],
  },
];
