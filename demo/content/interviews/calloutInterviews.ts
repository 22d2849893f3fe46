import type { InterviewText } from "./types.ts";

/** Interviews of call-outs. */
export const calloutInterviews = {
  breakfastNumber: {
    author: "oliver-stone-beck",
    title: "The one number before breakfast",
    type: "text",
    status: "open",
    description: `Four short questions for people who run the finances of a company. I quote by name and company, and I send your sentences back before they are printed.`,
    hoursAgo: 90,
    beats: ["business"],
    picture: "barChart",
    showQuestions: true,
    questions: [
      { text: "Which single figure do you look at first in the morning?" },
      { text: "Where does it come from, and who could get it wrong?" },
      { text: "When did it last change what you did that day?" },
      { text: "Which figure have you stopped looking at?" },
    ],
    respondents: [
      {
        person: "olivia-brandt",
        invitedVia: "callout",
        hoursAgo: 20,
        durationMinutes: 26,
        answers: [
          "Cash collected yesterday, not invoiced. One line, no chart.",
          "The bank’s file at five. Our own ledger can be wrong; the bank has not been yet.",
          "In March, when it was zero for two days. A customer had changed systems and nobody had told us.",
          "Website visits. They rose for a year while orders fell.",
        ],
      },
      {
        person: "arjun-mehta",
        invitedVia: "callout",
        hoursAgo: 11,
        answers: ["Trains that left on time before seven. It is not money, but by noon it is."],
      },
    ],
  },
  badResignations: {
    author: "grace-oyelaran",
    title: "Leaving a good job badly",
    type: "text",
    status: "open",
    description: `For the Friday newsletter. First names only, and I change the trade where you ask me to.`,
    hoursAgo: 60,
    beats: ["lifestyle", "people"],
    showQuestions: true,
    allowSkip: true,
    questions: [
      { text: "How did you resign: room, letter, message, silence?" },
      { text: "Which sentence would you take back?" },
      { text: "What happened the next time you met?" },
    ],
    respondents: [
      {
        person: "tessa-moana",
        invitedVia: "callout",
        hoursAgo: 30,
        durationMinutes: 14,
        answers: ["By e-mail, at 11 pm, to the whole floor.", "“As you all know.” They did not.", null],
      },
    ],
  },
  markingEssays: {
    author: "noor-haddad",
    title: "What marking is like now",
    type: "video",
    status: "open",
    description: `Two minutes an answer at most, filmed wherever you mark. We use what is true and cut what is smug.`,
    hoursAgo: 70,
    beats: ["tech", "people"],
    picture: "deskDark",
    allowSkip: true,
    questions: [
      { text: "What gives an essay away that nobody wrote?", video: "noor", timeLimit: 120 },
      { text: "What do you do then? Show us, without names.", timeLimit: 120 },
      { text: "What have you stopped minding?", timeLimit: 60 },
    ],
    respondents: [
      {
        person: "david-nguyen",
        invitedVia: "callout",
        hoursAgo: 26,
        durationMinutes: 40,
        answers: [{ video: "david" }, { video: "rising" }, null],
      },
      { person: "mei-lin-zhao", invitedVia: "invitation", hoursAgo: 18, answers: [{ video: "meiLin" }] },
    ],
    savedBy: ["amelia-hart"],
  },
  phonesAway: {
    author: "noor-haddad",
    title: "The term without phones",
    type: "video",
    status: "open",
    description: `Students first, then teachers, then whoever keeps the cupboard key. Parents must agree for anyone under 16.`,
    hoursAgo: 60,
    beats: ["people", "tech"],
    allowSkip: true,
    questions: [
      { text: "Where is your phone during a school day, and who decided that?", timeLimit: 90 },
      { text: "What do you do at lunch now that you did not do before?", timeLimit: 90 },
      { text: "What is worse?", timeLimit: 60 },
    ],
    respondents: [
      { person: "ana-kovacs", invitedVia: "callout", hoursAgo: 40, durationMinutes: 12, answers: [{ video: "ana" }, null, null] },
    ],
  },
  firstPay: {
    author: "grace-oyelaran",
    title: "First jobs: what were you paid, and in what?",
    type: "text",
    status: "open",
    description: `Cash, vouchers, prawns. I will add up what it is worth today.`,
    hoursAgo: 60,
    beats: ["lifestyle", "business"],
    picture: "sharedTable",
    showQuestions: true,
    questions: [
      { text: "Which year, which town, which job?" },
      { text: "What were you paid for an hour, and how was it handed over?" },
      { text: "What did you buy with the first of it?" },
    ],
    respondents: [
      {
        person: "gareth-pryce",
        invitedVia: "callout",
        hoursAgo: 50,
        durationMinutes: 9,
        answers: [
          "1984, Port Talbot, a fish van.",
          "Ninety pence, in coins that smelled of the van.",
          "A book about somewhere dry.",
        ],
      },
    ],
  },
} as const satisfies Record<string, InterviewText>;

export type CalloutInterview = keyof typeof calloutInterviews;
