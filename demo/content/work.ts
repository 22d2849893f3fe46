import type { TaskStatus } from "../../upstream/db/schema.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

export interface WorkListText {
  /** The company whose account owns the list. */
  company: CompanySlug | "product";
  creator: PersonSlug;
  name: string;
  description: string | null;
  members: readonly PersonSlug[];
  daysAgo: number;
  tasks: readonly TaskText[];
}

export interface TaskText {
  title: string;
  description?: string;
  status: TaskStatus;
  creator?: PersonSlug;
  assignee?: PersonSlug;
  /** Negative for a past day. */
  dueInDays?: number;
  /** The task is about the newest post or story of this type by the company. */
  entityType?: "job" | "event" | "statement" | "story";
}

const olivia = "olivia-brandt";
const tom = "tom-lindqvist";
const daniel = "daniel-okafor";
const ruth = "ruth-callaghan";

/** Work lists of two accounts. The last entry of each has the tasks that belong to no list. */
export const work: readonly (Omit<WorkListText, "name"> & { name: string | null })[] = [
  {
    company: "meridian-energy",
    creator: olivia,
    name: "Liverpool Plains, stage two",
    description: "Everything between the first turbine and the open day. Two weeks of it are weather.",
    members: [olivia, tom],
    daysAgo: 34,
    tasks: [
      { title: "Ring every landholder on the eastern access road", status: "done", assignee: tom, dueInDays: -12 },
      { title: "Photographs of the last blade lift", status: "done", assignee: tom, dueInDays: -6 },
      {
        title: "Check the connection figures with operations",
        description: "Turbines connected, not turbines built. They are two numbers until Thursday.",
        status: "done",
        assignee: olivia,
        dueInDays: -3,
        entityType: "story",
      },
      {
        title: "Answer the six questions of the Ledger",
        description: "Amelia has asked for the easement widths by drawing number. Send the drawings, not a summary of them.",
        status: "inProgress",
        assignee: olivia,
        dueInDays: 1,
      },
      { title: "Map of the road works, signed by the shire", status: "inProgress", assignee: tom, dueInDays: 2 },
      { title: "Book the school hall for the open day", status: "todo", assignee: tom, dueInDays: 9, entityType: "event" },
      { title: "Shuttle bus from Quirindi, two runs each way", status: "todo", dueInDays: 12 },
      { title: "Large-print handout for the open day", status: "todo", assignee: olivia, dueInDays: 14 },
    ],
  },
  {
    company: "meridian-energy",
    creator: olivia,
    name: "Outage communication",
    description: "What customers and newsrooms are told when the lights go out, and by whom.",
    members: [olivia, tom],
    daysAgo: 20,
    tasks: [
      { title: "Write down who may confirm a number at night", status: "done", assignee: olivia, dueInDays: -9 },
      { title: "Text for the first thirty minutes, in four languages", status: "inProgress", assignee: tom, dueInDays: -1 },
      { title: "Test the status page with the phones off", status: "todo", assignee: tom, dueInDays: 4 },
      { title: "Ask the radio newsrooms what they need first", status: "todo", assignee: olivia, dueInDays: 6 },
    ],
  },
  {
    company: "meridian-energy",
    creator: olivia,
    name: "Spring report on slow payers",
    description: null,
    members: [olivia],
    daysAgo: 5,
    tasks: [
      { title: "Thank everybody who has answered the call-out", status: "todo", assignee: olivia, dueInDays: 3 },
      { title: "Find a small firm that agrees to be named", status: "todo" },
    ],
  },
  {
    company: "meridian-energy",
    creator: olivia,
    name: null,
    description: null,
    members: [],
    daysAgo: 3,
    tasks: [
      { title: "Renew the press photographer's site pass", status: "todo", assignee: tom, dueInDays: 0 },
      {
        title: "Shorten the answer about the western route to one page",
        status: "todo",
        assignee: olivia,
        dueInDays: 5,
        entityType: "statement",
      },
      { title: "Move the media phone list out of the spreadsheet", status: "done", creator: tom, assignee: tom, dueInDays: -2 },
    ],
  },
  {
    company: "northlight",
    creator: daniel,
    name: "Ferry timetable launch",
    description: "Embargo lifts Tuesday at 6 am. Nothing leaves the building before.",
    members: [daniel],
    daysAgo: 11,
    tasks: [
      { title: "Send tab 4 with the assumptions to everybody under embargo", status: "done", assignee: daniel, dueInDays: -1 },
      { title: "Call with the modelling team", status: "inProgress", assignee: daniel, dueInDays: 1 },
      { title: "Pictures of the new wharf without cranes", status: "todo", assignee: daniel, dueInDays: 3 },
    ],
  },
  {
    company: "northlight",
    creator: daniel,
    name: null,
    description: null,
    members: [],
    daysAgo: 2,
    tasks: [
      {
        title: "Count last month's pitches and how many were answered",
        status: "todo",
        assignee: daniel,
        dueInDays: 7,
        entityType: "story",
      },
    ],
  },
  {
    company: "product",
    creator: ruth,
    name: "Welcome of new members",
    description: "From the first sign-in to the first post. Nobody should have to ask where to begin.",
    members: [ruth],
    daysAgo: 16,
    tasks: [
      { title: "Write the welcome story", status: "done", assignee: ruth, dueInDays: -8, entityType: "story" },
      { title: "Approve the accounts that wait", status: "inProgress", assignee: ruth, dueInDays: 1 },
      {
        title: "Read the first week's feedback",
        description: "Everything about search first; half of it says the same.",
        status: "inProgress",
        assignee: ruth,
        dueInDays: -1,
      },
      { title: "Call three newsrooms and watch them search", status: "todo", assignee: ruth, dueInDays: 5 },
      { title: "Guidelines for statements, one page", status: "todo", dueInDays: 11 },
    ],
  },
  {
    company: "product",
    creator: ruth,
    name: "Rules of the communities",
    description: null,
    members: [ruth],
    daysAgo: 7,
    tasks: [
      { title: "Ask the moderators what they delete most", status: "done", assignee: ruth, dueInDays: -3 },
      { title: "Draft the rule on embargoes", status: "todo", assignee: ruth, dueInDays: 8 },
    ],
  },
];

export interface OwnCalloutText {
  author: CompanySlug | PersonSlug;
  creator?: PersonSlug;
  title: string;
  text: string;
  hoursAgo: number;
  dueInDays?: number;
  isDraft?: boolean;
  /** Title of the interview whose questions the call-out asks. */
  interview?: string;
  answers?: readonly (readonly [who: PersonSlug, ...texts: string[]])[];
}

/** Call-outs of a company, so that its work page shows some. */
export const ownCallouts: readonly OwnCalloutText[] = [
  {
    author: "meridian-energy",
    creator: olivia,
    title: "Newsrooms: what would make our outage page useful to you?",
    text: `We are rebuilding the page that says where the power is off. Tell us what you look for first: streets, numbers, causes, or a person to ring.

Three sentences are enough. We will publish what we changed because of them.`,
    hoursAgo: 30,
    dueInDays: 9,
  },
  {
    author: olivia,
    title: "Small firms: how long did your slowest customer take to pay?",
    text: "For our spring report. Nobody is named who does not want to be. Three short questions, answered in writing.",
    hoursAgo: 45,
    dueInDays: 12,
    interview: "Small firms and slow invoices",
    answers: [
      [
        "yasmin-osman",
        "A hundred and forty days, for a job that took two.",
        "Moved the rent, and stopped taking new work from that sector.",
        "Not yet. They still order from us.",
      ],
      [
        "finn-gallagher",
        "Ninety-one days. The contract says fourteen.",
        "I rang every Monday at nine. In week ten somebody answered.",
        "I would, in a table with others.",
      ],
    ],
  },
  {
    author: "meridian-energy",
    creator: olivia,
    title: "Regional photographers for the western projects",
    text: "Dates follow when the road works are done. Tell us where you live and whether you own a drone licence.",
    hoursAgo: 7,
    isDraft: true,
  },
];
