import type { BeatKey, CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

export interface PrivateContactText {
  /** The key by which lists refer to the contact. It is not stored. */
  key: string;
  name: string;
  type?: "company";
  email?: string;
  phone?: string;
  job?: string;
  organization?: string;
  country: string;
  beats: readonly BeatKey[];
  notes?: string;
}

export interface ContactListText {
  name: string;
  description: string | null;
  creator: PersonSlug;
  /** Members with a profile, by slug. */
  profiles: readonly (PersonSlug | CompanySlug)[];
  /** Members who are private contacts of the account, by key. */
  privateContacts: readonly string[];
  daysAgo: number;
}

export interface AddressBookText {
  company: CompanySlug | "product";
  contacts: readonly PrivateContactText[];
  lists: readonly ContactListText[];
}

/** Private data of accounts: contacts that they added, and lists. */
export const addressBooks: readonly AddressBookText[] = [
  {
    company: "meridian-energy",
    contacts: [
      {
        key: "bruce",
        name: "Bruce Tanner",
        email: "b.tanner@orana-herald.example",
        phone: "+61 2 5550 3310",
        job: "Editor",
        organization: "Orana Herald",
        country: "AU",
        beats: ["business", "politics"],
        notes: "Prefers the phone before ten. Covered the Wellington wind farm hearing in person.",
      },
      {
        key: "aroha",
        name: "Aroha Mitchell",
        email: "aroha@gridwatch.example",
        job: "Publisher",
        organization: "Gridwatch",
        country: "AU",
        beats: ["business", "tech"],
        notes: "Newsletter goes out on Thursdays; copy by Wednesday noon.",
      },
      {
        key: "declan",
        name: "Declan Foy",
        email: "declan.foy@capital-wire.example",
        phone: "+61 2 5550 7721",
        job: "Energy correspondent",
        organization: "Capital Wire",
        country: "AU",
        beats: ["business", "politics"],
      },
      {
        key: "priscilla",
        name: "Priscilla Wong",
        email: "p.wong@market-open.example",
        job: "Producer",
        organization: "Market Open",
        country: "SG",
        beats: ["business"],
        notes: "Books studio guests two days ahead. Always asks for a second speaker.",
      },
      {
        key: "hamish",
        name: "Hamish Oakley",
        email: "hamish.oakley@paddockradio.example",
        phone: "+61 2 5550 8080",
        job: "Breakfast presenter",
        organization: "Paddock Radio",
        country: "AU",
        beats: ["business", "people"],
      },
      {
        key: "lena",
        name: "Lena Kowalczyk",
        email: "lena@renewable-quarterly.example",
        job: "Features editor",
        organization: "Renewable Quarterly",
        country: "DE",
        beats: ["tech", "business"],
      },
      {
        key: "samir",
        name: "Samir Aziz",
        email: "samir.aziz@mail.example",
        job: "Freelance photographer",
        country: "AU",
        beats: ["people", "lifestyle"],
        notes: "Drone licence. Day rate in the shared folder.",
      },
      {
        key: "gwen",
        name: "Gwen Parry",
        email: "gwen.parry@orana-council.example",
        phone: "+61 2 5550 2214",
        job: "Media adviser to the mayor",
        organization: "Orana Regional Council",
        country: "AU",
        beats: ["politics"],
        notes: "Tell her before anything goes to the local papers.",
      },
      {
        key: "landcare",
        name: "Orana Landcare Network",
        type: "company",
        email: "office@orana-landcare.example",
        phone: "+61 2 5550 9102",
        country: "AU",
        beats: ["people"],
      },
      {
        key: "chamber",
        name: "Western Plains Chamber of Commerce",
        type: "company",
        email: "news@wp-chamber.example",
        country: "AU",
        beats: ["business"],
        notes: "Reprints our updates in the members' bulletin.",
      },
      {
        key: "yusuf",
        name: "Yusuf Demir",
        email: "yusuf.demir@trade-and-grid.example",
        job: "Analyst",
        organization: "Trade and Grid Research",
        country: "GB",
        beats: ["business", "tech"],
      },
      {
        key: "imogen",
        name: "Imogen Sharpe",
        email: "imogen@sixminutes.example",
        job: "Host",
        organization: "Six Minutes, a podcast",
        country: "AU",
        beats: ["tech", "people"],
      },
    ],
    lists: [
      {
        name: "Energy desk",
        description: "Reporters and editors who cover generation, networks and prices.",
        creator: "olivia-brandt",
        profiles: ["amelia-hart", "ngaire-tipene", "mei-lin-zhao"],
        privateContacts: ["declan", "aroha", "priscilla", "lena", "yusuf"],
        daysAgo: 190,
      },
      {
        name: "Orana and the west",
        description: "Local media, the council and neighbours of the wind farm. Hears everything first.",
        creator: "olivia-brandt",
        profiles: [],
        privateContacts: ["bruce", "hamish", "gwen", "landcare", "chamber"],
        daysAgo: 74,
      },
      {
        name: "Annual results",
        description: null,
        creator: "tom-lindqvist",
        profiles: ["amelia-hart", "oliver-stone-beck"],
        privateContacts: ["declan", "priscilla", "yusuf"],
        daysAgo: 33,
      },
      {
        name: "Site visit, spring",
        description: "Invited to Wellington in October. Photographers included.",
        creator: "olivia-brandt",
        profiles: ["kenji-morita"],
        privateContacts: ["samir", "imogen", "hamish"],
        daysAgo: 12,
      },
    ],
  },
  {
    company: "product",
    contacts: [
      {
        key: "marta",
        name: "Marta Lindgren",
        email: "marta.lindgren@mediafreedom.example",
        phone: "+46 8 5550 4120",
        job: "Programme lead",
        organization: "Media Freedom Fund",
        country: "SE",
        beats: ["politics", "people"],
        notes: "Pays for two of our workshops a year. Report due in March.",
      },
      {
        key: "otis",
        name: "Otis Freeman",
        email: "otis@newsroomtools.example",
        job: "Editor",
        organization: "Newsroom Tools Weekly",
        country: "US",
        beats: ["tech", "business"],
        notes: "Tests every release. Send him the change notes a day ahead.",
      },
      {
        key: "ines",
        name: "Ines Carvalho",
        email: "ines.carvalho@jschool.example",
        job: "Lecturer in reporting",
        organization: "Lisbon School of Journalism",
        country: "PT",
        beats: ["people", "politics"],
      },
      {
        key: "press-club",
        name: "Harbour Press Club",
        type: "company",
        email: "events@harbourpressclub.example",
        phone: "+61 2 5550 6060",
        country: "AU",
        beats: ["business", "people"],
        notes: "Room for eighty. Book six weeks ahead.",
      },
      {
        key: "tariq",
        name: "Tariq Benali",
        email: "tariq@afterdeadline.example",
        job: "Host",
        organization: "After Deadline, a podcast",
        country: "GB",
        beats: ["tech"],
      },
      {
        key: "greta",
        name: "Greta Holm",
        email: "greta.holm@press-council.example",
        job: "Secretary",
        organization: "Press Council",
        country: "AU",
        beats: ["politics"],
      },
    ],
    lists: [
      {
        name: "Launch week",
        description: "Who hears of a release before everybody else.",
        creator: "ruth-callaghan",
        profiles: ["noor-haddad", "kenji-morita"],
        privateContacts: ["otis", "tariq"],
        daysAgo: 58,
      },
      {
        name: "Training partners",
        description: "Schools, funds and clubs that we run workshops with.",
        creator: "ruth-callaghan",
        profiles: ["siobhan-keane"],
        privateContacts: ["marta", "ines", "press-club"],
        daysAgo: 21,
      },
      {
        name: "Standards",
        description: null,
        creator: "ruth-callaghan",
        profiles: ["ngaire-tipene", "amelia-hart"],
        privateContacts: ["greta"],
        daysAgo: 9,
      },
    ],
  },
  {
    company: "northlight",
    contacts: [
      {
        key: "beatrice",
        name: "Beatrice Lowe",
        email: "beatrice@sunday-table.example",
        job: "Food editor",
        organization: "Sunday Table",
        country: "GB",
        beats: ["lifestyle"],
        notes: "No samples to the office on Mondays.",
      },
      {
        key: "anton",
        name: "Anton Vasic",
        email: "anton.vasic@slow-rail.example",
        job: "Editor",
        organization: "Slow Rail",
        country: "GB",
        beats: ["lifestyle", "people"],
      },
      {
        key: "clara",
        name: "Clara Nwosu",
        email: "clara.nwosu@pocket-money.example",
        phone: "+44 20 7946 0551",
        job: "Personal finance writer",
        organization: "Pocket Money Weekly",
        country: "GB",
        beats: ["business"],
      },
      {
        key: "felix",
        name: "Felix Hartmann",
        email: "felix@weekend-beilage.example",
        job: "Travel writer",
        organization: "Weekend Beilage",
        country: "DE",
        beats: ["lifestyle"],
      },
      {
        key: "guild",
        name: "Guild of Independent Grocers",
        type: "company",
        email: "press@grocers-guild.example",
        country: "GB",
        beats: ["business", "lifestyle"],
      },
    ],
    lists: [
      {
        name: "Food and drink",
        description: "Editors and writers who take tastings.",
        creator: "daniel-okafor",
        profiles: ["hannah-weiss"],
        privateContacts: ["beatrice", "guild"],
        daysAgo: 120,
      },
      {
        name: "Travel, Europe",
        description: null,
        creator: "daniel-okafor",
        profiles: ["siobhan-keane"],
        privateContacts: ["anton", "felix"],
        daysAgo: 41,
      },
    ],
  },
];
