import type { BeatKey, CompanySlug } from "./companies.ts";
import type { OutletSlug } from "./outlets.ts";
import type { PersonSlug } from "./people.ts";

export type Network = "linkedin" | "x" | "facebook" | "instagram" | "youtube" | "tiktok";
export type OutletRoleText = "editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer";

export interface ProfileText {
  location: string;
  /** Accounts on other sites that the profile links to. */
  networks?: readonly Network[];
  phone?: string;
  mobile?: string;
  /** True for people who publish an e-mail address. */
  hasEmail?: boolean;

  hasWebsite?: boolean;
  /** True if others see only the head of the profile. */
  isPrivate?: boolean;
  /** Workplaces in addition to the one in ./people.ts. */
  otherWorkplaces?: readonly (
    | { outlet: OutletSlug; title: string; roles: readonly OutletRoleText[] }
    | { company: CompanySlug; title: string }
  )[];

  spokespersonFor?: readonly CompanySlug[];
}

/** Details that people publish on their profiles. */
export const profiles: Readonly<Record<PersonSlug, ProfileText>> = {
  "amelia-hart": {
    location: "Sydney",
    networks: ["linkedin", "x"],
    phone: "+61 2 5550 1441",
    hasEmail: true,
    otherWorkplaces: [{ outlet: "beacon-fm", title: "Energy commentator, Thursdays", roles: ["contributor"] }],
  },
  "daniel-okafor": { location: "London", networks: ["linkedin", "instagram"], phone: "+44 20 7946 0318", hasEmail: true },
  "mei-lin-zhao": {
    location: "New York",
    networks: ["linkedin", "x"],
    hasEmail: true,
    hasWebsite: true,
    otherWorkplaces: [{ company: "halden-institute", title: "Visiting fellow" }],
  },
  "olivia-brandt": {
    location: "Sydney",
    networks: ["linkedin"],
    phone: "+61 2 5550 1181",
    mobile: "+61 491 570 156",
    hasEmail: true,
    spokespersonFor: ["meridian-energy"],
  },
  "ruth-callaghan": { location: "Sydney", networks: ["linkedin"], hasEmail: true },
  "tom-lindqvist": { location: "Dubbo", mobile: "+61 491 570 157" },
  "isla-novak": { location: "Melbourne" },
  "marcus-adeyemi": {
    location: "Sydney",
    networks: ["linkedin", "x"],
    phone: "+61 2 5550 1442",
    hasEmail: true,
    hasWebsite: true,
    otherWorkplaces: [{ outlet: "signal-and-noise", title: "Guest presenter", roles: ["presenter"] }],
  },
  "noor-haddad": { location: "San Francisco", networks: ["x", "youtube"], hasEmail: true, hasWebsite: true },
  "jack-tran": { location: "Brisbane", networks: ["x"], phone: "+61 7 5550 0606" },
  "hannah-weiss": { location: "Wellington", networks: ["instagram"], hasEmail: true },
  "rafael-souza": { location: "Gold Coast", networks: ["instagram", "youtube"], hasEmail: true },
  "ngaire-tipene": {
    location: "Canberra",
    networks: ["x"],
    hasEmail: true,
    otherWorkplaces: [{ outlet: "beacon-fm", title: "Canberra correspondent", roles: ["contributor", "presenter"] }],
  },
  "oliver-stone-beck": { location: "London", networks: ["linkedin", "x"], hasEmail: true },
  "siobhan-keane": {
    location: "Dublin",
    networks: ["linkedin", "x"],
    hasEmail: true,
    hasWebsite: true,
    otherWorkplaces: [
      { outlet: "harbour-ledger", title: "Health and housing", roles: ["freelancer"] },
      { outlet: "southern-dispatch", title: "Family courts", roles: ["freelancer"] },
    ],
  },
  "kenji-morita": {
    location: "Melbourne",
    networks: ["linkedin"],
    hasEmail: true,
    hasWebsite: true,
    otherWorkplaces: [{ outlet: "signal-and-noise", title: "Data desk", roles: ["contributor"] }],
  },
  "zanele-dube": { location: "Sydney", networks: ["x"], hasEmail: true },
  "bruno-castell": { location: "Barcelona", networks: ["instagram"], hasWebsite: true },
  "aisha-rahimi": { location: "Melbourne", networks: ["x"], hasEmail: true },
  "callum-fraser": { location: "Tamworth", networks: ["facebook"], mobile: "+61 491 570 158" },
  "lucia-ferrante": { location: "Sydney", networks: ["instagram"], hasEmail: true },
  "dmitri-volkov": {
    location: "Berlin",
    isPrivate: true,
    otherWorkplaces: [{ outlet: "signal-and-noise", title: "Security", roles: ["freelancer"] }],
  },
  "grace-oyelaran": { location: "London", networks: ["linkedin"], hasEmail: true },
  "pavel-horak": { location: "Cairns", networks: ["youtube", "instagram"] },
  "leilani-kahale": { location: "Hobart", networks: ["linkedin", "x"], hasEmail: true, hasWebsite: true },
  "joel-pereira": { location: "Sydney" },
  "sofia-lindgren": { location: "Brisbane", networks: ["linkedin", "instagram"], phone: "+61 7 5550 2301", hasEmail: true },
  "arjun-mehta": {
    location: "Melbourne",
    networks: ["linkedin", "x"],
    phone: "+61 3 5550 7411",
    mobile: "+61 491 570 159",
    hasEmail: true,
    spokespersonFor: ["tasman-rail"],
  },
  "claire-dubois": { location: "Oslo", networks: ["linkedin"], phone: "+47 22 55 01 81", hasEmail: true },
  "mateo-vargas": { location: "Sydney", networks: ["linkedin", "tiktok"], hasEmail: true },
  "yasmin-osman": { location: "Wagga Wagga", networks: ["linkedin"], phone: "+61 2 5550 6062", hasEmail: true },
  "ben-carmody": { location: "Auckland", networks: ["x", "facebook"], phone: "+64 9 555 0191", hasEmail: true },
  "ingrid-solberg": { location: "Sydney", networks: ["linkedin"], phone: "+61 2 5550 4401", hasEmail: true },
  "theo-papadakis": { location: "Athens", isPrivate: true, networks: ["linkedin"], hasEmail: true },
  "chloe-mbeki": { location: "New York", networks: ["linkedin"], hasWebsite: true },
  "finn-gallagher": { location: "Sydney", networks: ["linkedin"], phone: "+61 2 5550 9001", hasEmail: true },
  "mia-sorensen": { location: "Adelaide", networks: ["facebook", "instagram"], hasEmail: true },
  "eduardo-pinto": {
    location: "Lisbon",
    networks: ["linkedin"],
    hasEmail: true,
    hasWebsite: true,
    otherWorkplaces: [{ company: "orbital-lab", title: "Communications adviser" }],
  },
  "tessa-moana": { location: "Wellington", networks: ["instagram"], hasEmail: true },
  "samuel-okonkwo": { location: "Wollongong", networks: ["linkedin"], hasEmail: true },
  "ana-kovacs": { location: "Budapest", networks: ["x"], hasEmail: true, hasWebsite: true },
  "henry-wu": {
    location: "Sydney",
    networks: ["linkedin"],
    phone: "+61 2 5550 8080",
    otherWorkplaces: [{ outlet: "parliament-notes", title: "Legal columnist", roles: ["contributor"] }],
  },
  "fatima-al-sayed": { location: "Oslo", hasWebsite: true, spokespersonFor: ["halden-institute"] },
  "gareth-pryce": {
    location: "Cardiff",
    networks: ["x"],
    hasEmail: true,
    otherWorkplaces: [{ outlet: "quarterline", title: "Housing columnist", roles: ["contributor"] }],
  },
  "wanjiru-kamau": { location: "Nairobi", networks: ["linkedin"], hasEmail: true },
  "peter-novotny": { location: "Canberra", networks: ["linkedin"], hasEmail: true },
  "lucy-blackwood": { location: "Sydney", hasEmail: true, spokespersonFor: ["brightside-health"] },
  "idris-bello": { location: "London", networks: ["linkedin", "x"], hasEmail: true, spokespersonFor: ["halden-institute"] },
  "margot-lefevre": {
    location: "Lyon",
    networks: ["instagram"],
    hasWebsite: true,
    otherWorkplaces: [{ outlet: "table-and-tide", title: "Food history", roles: ["contributor"] }],
  },
  "david-nguyen": {
    location: "Sydney",
    networks: ["linkedin"],
    phone: "+61 2 5550 4402",
    hasEmail: true,
    spokespersonFor: ["lumen-bank"],
  },
  "roza-petrova": { location: "Sofia", networks: ["x"], hasEmail: true, hasWebsite: true },
};

/** Beats of outlets. */
export const outletBeats: Readonly<Record<OutletSlug, readonly BeatKey[]>> = {
  "harbour-ledger": ["business", "politics", "people"],
  "southern-dispatch": ["politics", "people", "tech"],
  "beacon-fm": ["politics", "people"],
  "coastline-tv": ["people", "sports", "business"],
  quarterline: ["business"],
  "signal-and-noise": ["tech"],
  "parliament-notes": ["politics"],
  "table-and-tide": ["lifestyle"],
};

/** People and companies that people of the demo data follow from the start. */
export const follows: readonly { person: PersonSlug; follows: readonly (PersonSlug | CompanySlug)[] }[] = [
  { person: "amelia-hart", follows: ["ngaire-tipene", "mei-lin-zhao", "tasman-rail"] },
  { person: "daniel-okafor", follows: ["amelia-hart", "hannah-weiss", "northlight"] },
  { person: "olivia-brandt", follows: ["amelia-hart", "oliver-stone-beck"] },
];
