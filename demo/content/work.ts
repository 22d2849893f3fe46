import type { TaskStatus } from "../../upstream/db/schema.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

export interface WorkListText {
  /** The company whose account owns the list. */
  company: CompanySlug | "product";
  by: PersonSlug;
  name: string;
  description: string | null;
  members: readonly PersonSlug[];
  /** Days since it was created. */
  ago: number;
  tasks: readonly TaskText[];
}

export interface TaskText {
  title: string;
  description?: string;
  status: TaskStatus;
  by?: PersonSlug;
  for?: PersonSlug;
  /** Days from now to the day on which it is due; negative for a past day. */
  due?: number;
  /** The type of the subject, which is the newest post or story of this type by the company. */
  about?: "job" | "event" | "statement" | "story";
}

const olivia = "olivia-brandt";
const tom = "tom-lindqvist";
const daniel = "daniel-okafor";
const ruth = "ruth-callaghan";

/** Work lists of two accounts. The last entry of each has the tasks that belong to no list. */
export const work: readonly (Omit<WorkListText, "name"> & { name: string | null })[] = [
  {
    company: "meridian-energy",
    by: olivia,
    name: "Liverpool Plains, stage two",
    description: "Everything between the first turbine and the open day. Two weeks of it are weather.",
    members: [olivia, tom],
    ago: 34,
    tasks: [
      { title: "Ring every landholder on the eastern access road", status: "done", for: tom, due: -12 },
      { title: "Photographs of the last blade lift", status: "done", for: tom, due: -6 },
      {
        title: "Check the connection figures with operations",
        description: "Turbines connected, not turbines built. They are two numbers until Thursday.",
        status: "done",
        for: olivia,
        due: -3,
        about: "story",
      },
      {
        title: "Answer the six questions of the Ledger",
        description: "Amelia has asked for the easement widths by drawing number. Send the drawings, not a summary of them.",
        status: "inProgress",
        for: olivia,
        due: 1,
      },
      { title: "Map of the road works, signed by the shire", status: "inProgress", for: tom, due: 2 },
      { title: "Book the school hall for the open day", status: "todo", for: tom, due: 9, about: "event" },
      { title: "Shuttle bus from Quirindi, two runs each way", status: "todo", due: 12 },
      { title: "Large-print handout for the open day", status: "todo", for: olivia, due: 14 },
    ],
  },
  {
    company: "meridian-energy",
    by: olivia,
    name: "Outage communication",
    description: "What customers and newsrooms are told when the lights go out, and by whom.",
    members: [olivia, tom],
    ago: 20,
    tasks: [
      { title: "Write down who may confirm a number at night", status: "done", for: olivia, due: -9 },
      { title: "Text for the first thirty minutes, in four languages", status: "inProgress", for: tom, due: -1 },
      { title: "Test the status page with the phones off", status: "todo", for: tom, due: 4 },
      { title: "Ask the radio newsrooms what they need first", status: "todo", for: olivia, due: 6 },
    ],
  },
  {
    company: "meridian-energy",
    by: olivia,
    name: "Spring report on slow payers",
    description: null,
    members: [olivia],
    ago: 5,
    tasks: [
      { title: "Thank everybody who has answered the call-out", status: "todo", for: olivia, due: 3 },
      { title: "Find a small firm that agrees to be named", status: "todo" },
    ],
  },
  {
    company: "meridian-energy",
    by: olivia,
    name: null,
    description: null,
    members: [],
    ago: 3,
    tasks: [
      { title: "Renew the press photographer's site pass", status: "todo", for: tom, due: 0 },
      {
        title: "Shorten the answer about the western route to one page",
        status: "todo",
        for: olivia,
        due: 5,
        about: "statement",
      },
      { title: "Move the media phone list out of the spreadsheet", status: "done", by: tom, for: tom, due: -2 },
    ],
  },
  {
    company: "northlight",
    by: daniel,
    name: "Ferry timetable launch",
    description: "Embargo lifts Tuesday at 6 am. Nothing leaves the building before.",
    members: [daniel],
    ago: 11,
    tasks: [
      { title: "Send tab 4 with the assumptions to everybody under embargo", status: "done", for: daniel, due: -1 },
      { title: "Call with the modelling team", status: "inProgress", for: daniel, due: 1 },
      { title: "Pictures of the new wharf without cranes", status: "todo", for: daniel, due: 3 },
    ],
  },
  {
    company: "northlight",
    by: daniel,
    name: null,
    description: null,
    members: [],
    ago: 2,
    tasks: [
      { title: "Count last month's pitches and how many were answered", status: "todo", for: daniel, due: 7, about: "story" },
    ],
  },
  {
    company: "product",
    by: ruth,
    name: "Welcome of new members",
    description: "From the first sign-in to the first post. Nobody should have to ask where to begin.",
    members: [ruth],
    ago: 16,
    tasks: [
      { title: "Write the welcome story", status: "done", for: ruth, due: -8, about: "story" },
      { title: "Approve the accounts that wait", status: "inProgress", for: ruth, due: 1 },
      {
        title: "Read the first week's feedback",
        description: "Everything about search first; half of it says the same.",
        status: "inProgress",
        for: ruth,
        due: -1,
      },
      { title: "Call three newsrooms and watch them search", status: "todo", for: ruth, due: 5 },
      { title: "Guidelines for statements, one page", status: "todo", due: 11 },
    ],
  },
  {
    company: "product",
    by: ruth,
    name: "Rules of the communities",
    description: null,
    members: [ruth],
    ago: 7,
    tasks: [
      { title: "Ask the moderators what they delete most", status: "done", for: ruth, due: -3 },
      { title: "Draft the rule on embargoes", status: "todo", for: ruth, due: 8 },
    ],
  },
];

export interface OwnCalloutText {
  by: CompanySlug | PersonSlug;
  through?: PersonSlug;
  title: string;
  text: string;
  /** Hours since it was written. */
  ago: number;
  /** Days from now until the deadline. */
  due?: number;
  isDraft?: boolean;
  /** The title of the interview that it asks to answer. */
  interview?: string;
  answers?: readonly (readonly [who: PersonSlug, ...texts: string[]])[];
}

/** Call-outs of a company, so that its work page shows some. */
export const ownCallouts: readonly OwnCalloutText[] = [
  {
    by: "meridian-energy",
    through: olivia,
    title: "Newsrooms: what would make our outage page useful to you?",
    text: `We are rebuilding the page that says where the power is off. Tell us what you look for first: streets, numbers, causes, or a person to ring.

Three sentences are enough. We will publish what we changed because of them.`,
    ago: 30,
    due: 9,
  },
  {
    by: olivia,
    title: "Small firms: how long did your slowest customer take to pay?",
    text: "For our spring report. Nobody is named who does not want to be. Three short questions, answered in writing.",
    ago: 45,
    due: 12,
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
    by: "meridian-energy",
    through: olivia,
    title: "Regional photographers for the western projects",
    text: "Dates follow when the road works are done. Tell us where you live and whether you own a drone licence.",
    ago: 7,
    isDraft: true,
  },
];
