export interface CompanyText {
  slug: string;
  name: string;
  description: string;
  url: string;
  country: string;
  phone: string;
  email: string;
  verified: boolean;
  beats: readonly BeatKey[];
}

export type BeatKey = "business" | "politics" | "lifestyle" | "people" | "sports" | "tech";

export const companies = [
  {
    slug: "meridian-energy",
    name: "Meridian Energy Partners",
    country: "AU",
    url: "https://www.meridianenergy.example",
    phone: "+61 2 5550 1180",
    email: "media@meridianenergy.example",
    verified: true,
    beats: ["business", "politics"],
    description:
      "Meridian builds and runs wind, solar and battery projects in five Australian states. The press office answers questions on grid connection, regional jobs and wholesale prices, on and off the record, seven days a week.",
  },
  {
    slug: "northlight",
    name: "Northlight Communications",
    country: "GB",
    url: "https://northlight.example",
    phone: "+44 20 7946 0312",
    email: "hello@northlight.example",
    verified: true,
    beats: ["business", "lifestyle"],
    description:
      "An independent agency of forty in London and Sydney. We work for food, travel and consumer finance clients, and we would rather send one useful pitch than ten that are not.",
  },
  {
    slug: "coral-and-co",
    name: "Coral & Co",
    country: "AU",
    url: "https://coralandco.example",
    phone: "+61 7 5550 2299",
    email: "studio@coralandco.example",
    verified: true,
    beats: ["lifestyle", "people"],
    description:
      "Brand and events studio in Brisbane. Launches, tastings, gallery openings, and the photographs you can actually print.",
  },
  {
    slug: "halden-institute",
    name: "Halden Institute",
    country: "NO",
    url: "https://halden.example",
    phone: "+47 22 55 01 80",
    email: "press@halden.example",
    verified: true,
    beats: ["tech", "politics"],
    description:
      "A non-partisan research institute on technology and public policy. Its economists, lawyers and engineers are available to journalists at short notice.",
  },
  {
    slug: "tasman-rail",
    name: "Tasman Rail",
    country: "AU",
    url: "https://tasmanrail.example",
    phone: "+61 3 5550 7410",
    email: "newsroom@tasmanrail.example",
    verified: true,
    beats: ["business", "politics"],
    description:
      "Passenger and freight rail across Victoria, New South Wales and South Australia. Service figures are published every Monday at 7 am.",
  },
  {
    slug: "brightside-health",
    name: "Brightside Health",
    country: "AU",
    url: "https://brightsidehealth.example",
    phone: "+61 2 5550 6061",
    email: "media@brightsidehealth.example",
    verified: true,
    beats: ["people", "tech"],
    description:
      "Community clinics and telehealth for regional towns. Clinicians can be interviewed; patients only when they ask to be.",
  },
  {
    slug: "quillon",
    name: "Quillon Software",
    country: "US",
    url: "https://quillon.example",
    phone: "+1 212 555 0148",
    email: "press@quillon.example",
    verified: false,
    beats: ["tech", "business"],
    description:
      "Software for newsrooms and archives: transcription, search and rights management. Offices in New York, Melbourne and Lisbon.",
  },
  {
    slug: "paddock-to-port",
    name: "Paddock to Port",
    country: "AU",
    url: "https://paddocktoport.example",
    phone: "+61 8 5550 3377",
    email: "grain@paddocktoport.example",
    verified: false,
    beats: ["business", "lifestyle"],
    description:
      "A growers’ cooperative of 1,140 farms. We store, grade and ship grain, and we publish our own harvest survey twice a year.",
  },
  {
    slug: "harbour-city-council",
    name: "Harbour City Council",
    country: "AU",
    url: "https://harbourcity.example",
    phone: "+61 2 5550 9000",
    email: "mediaunit@harbourcity.example",
    verified: true,
    beats: ["politics", "people"],
    description:
      "The media unit of the council: meeting papers, planning decisions, filming permits and a duty officer who picks up the phone.",
  },
  {
    slug: "open-field-league",
    name: "Open Field League",
    country: "NZ",
    url: "https://openfieldleague.example",
    phone: "+64 9 555 0190",
    email: "accreditation@openfieldleague.example",
    verified: true,
    beats: ["sports"],
    description:
      "Fourteen clubs, two countries, one women’s and one men’s season. Accreditation, match data and post-match audio for registered media.",
  },
  {
    slug: "lumen-bank",
    name: "Lumen Bank",
    country: "AU",
    url: "https://lumenbank.example",
    phone: "+61 2 5550 4400",
    email: "economics@lumenbank.example",
    verified: true,
    beats: ["business"],
    description:
      "A customer-owned bank. Its economics team publishes a weekly spending tracker from anonymised card data, with the method attached.",
  },
  {
    slug: "orbital-lab",
    name: "Orbital Lab",
    country: "AU",
    url: "https://orbitallab.example",
    phone: "+61 8 5550 8123",
    email: "media@orbitallab.example",
    verified: false,
    beats: ["tech"],
    description:
      "Small satellites for fire, flood and crop monitoring, built in Adelaide. Newsrooms may use our pictures of natural disasters without charge.",
  },
] as const satisfies readonly CompanyText[];

export type CompanySlug = (typeof companies)[number]["slug"];
