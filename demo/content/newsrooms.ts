import type { NewsroomStatus } from "../../upstream/db/schema.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

export interface NewsroomText {
  name: string;
  slug: string;
  company: CompanySlug;
  owner: PersonSlug;
  status: NewsroomStatus;
  description: string;
  contacts: readonly PersonSlug[];
  daysAgo: number;
}

/** The owners of companies that have no account. */
export const companyOwners: Readonly<Partial<Record<CompanySlug, PersonSlug>>> = {
  "coral-and-co": "sofia-lindgren",
  "halden-institute": "claire-dubois",
  "tasman-rail": "arjun-mehta",
  "brightside-health": "yasmin-osman",
  quillon: "chloe-mbeki",
  "harbour-city-council": "finn-gallagher",
  "open-field-league": "ben-carmody",
  "lumen-bank": "ingrid-solberg",
};

/** Newsrooms of every status, in the order of their ids. */
export const newsrooms = [
  {
    name: "Meridian Energy newsroom",
    slug: "meridian-energy",
    company: "meridian-energy",
    owner: "olivia-brandt",
    status: "confirmed",
    description:
      "Project updates, output figures and pictures from all sites. Calls are answered until 9 pm Sydney time; interviews with engineers need a day's notice.",
    contacts: ["olivia-brandt", "tom-lindqvist"],
    daysAgo: 310,
  },
  {
    name: "Northlight press desk",
    slug: "northlight",
    company: "northlight",
    owner: "daniel-okafor",
    status: "confirmed",
    description:
      "Releases, samples and spokespeople of our food, travel and consumer finance clients. Tell us your deadline and you will hear from us before it.",
    contacts: ["daniel-okafor", "mateo-vargas"],
    daysAgo: 260,
  },
  {
    name: "Tasman Rail media centre",
    slug: "tasman-rail",
    company: "tasman-rail",
    owner: "arjun-mehta",
    status: "confirmed",
    description: "Monday's service figures, works on the line and permits to film on platforms and trains.",
    contacts: ["arjun-mehta"],
    daysAgo: 420,
  },
  {
    name: "Halden Institute press office",
    slug: "halden-institute",
    company: "halden-institute",
    owner: "claire-dubois",
    status: "confirmed",
    description: "Working papers under embargo, data behind every chart, and an economist on the phone within the hour.",
    contacts: ["claire-dubois", "idris-bello"],
    daysAgo: 380,
  },
  {
    name: "Brightside Health newsroom",
    slug: "brightside-health",
    company: "brightside-health",
    owner: "yasmin-osman",
    status: "confirmed",
    description: "Clinic openings, regional health figures and clinicians who can explain them.",
    contacts: ["yasmin-osman", "lucy-blackwood"],
    daysAgo: 205,
  },
  {
    name: "Harbour City media unit",
    slug: "harbour-city-council",
    company: "harbour-city-council",
    owner: "finn-gallagher",
    status: "confirmed",
    description: "Meeting papers as they are tabled, planning decisions the same day, and the duty officer at all hours.",
    contacts: ["finn-gallagher"],
    daysAgo: 350,
  },
  {
    name: "Open Field League media",
    slug: "open-field-league",
    company: "open-field-league",
    owner: "ben-carmody",
    status: "confirmed",
    description: "Accreditation, team sheets an hour before kick-off, match data and post-match audio.",
    contacts: ["ben-carmody"],
    daysAgo: 280,
  },
  {
    name: "Lumen Bank economics desk",
    slug: "lumen-bank",
    company: "lumen-bank",
    owner: "ingrid-solberg",
    status: "confirmed",
    description: "The weekly spending tracker with its method, and the economists who make it.",
    contacts: ["ingrid-solberg", "david-nguyen"],
    daysAgo: 190,
  },
  {
    name: "Rail power project",
    slug: "rail-power-project",
    company: "tasman-rail",
    owner: "olivia-brandt",
    status: "pending",
    description:
      "Joint newsroom of Meridian and Tasman Rail on the electrification of the western line: schedules, tenders and site visits.",
    contacts: ["olivia-brandt"],
    daysAgo: 3,
  },
  {
    name: "Harbour solar precinct",
    slug: "harbour-solar-precinct",
    company: "harbour-city-council",
    owner: "olivia-brandt",
    status: "declined",
    description: "Everything on the rooftop solar programme of the harbour precinct in one place.",
    contacts: ["olivia-brandt"],
    daysAgo: 48,
  },
  {
    name: "Coral & Co launches",
    slug: "coral-and-co-launches",
    company: "coral-and-co",
    owner: "daniel-okafor",
    status: "pending",
    description: "Invitations, guest lists and photographs of the studio's launches, looked after by Northlight.",
    contacts: ["daniel-okafor"],
    daysAgo: 1,
  },
  {
    name: "Quillon product news",
    slug: "quillon-product-news",
    company: "quillon",
    owner: "mateo-vargas",
    status: "pending",
    description: "Release notes for people who do not read release notes, with a demonstration on request.",
    contacts: ["mateo-vargas"],
    daysAgo: 11,
  },
] as const satisfies readonly NewsroomText[];
