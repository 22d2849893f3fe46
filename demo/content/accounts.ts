import type { Module, OnboardingStage, Role } from "../../upstream/db/schema.ts";
import type { CommunitySlug } from "./communities.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

/** The password of all demo accounts. */
export const demoPassword = "pressroom-demo-2026";

export interface AccountText {
  email: string;
  person: PersonSlug;
  roles: readonly Role[];
  /** Company whose account the person belongs to; the product has one as well. */
  company: CompanySlug | "product" | null;
  modules: readonly Module[];
  /** Null means Australia/Sydney. */
  timezone: string | null;
  communities: readonly CommunitySlug[];
  isReadOnly?: boolean;
  isManaged?: boolean;
  onboarding?: OnboardingStage;
}

/** All modules, in the order in which the product lists them. */
const allModules = [
  "onlineNewsroom",
  "monitor",
  "monitorAdvanced",
  "monitorSocial",
  "contacts",
  "opportunities",
  "reports",
  "monitorPrint",
] as const;

/** The demo accounts, one for each kind of user. */
export const accounts: readonly AccountText[] = [
  {
    email: "journo@example.com",
    person: "amelia-hart",
    roles: ["journo"],
    company: null,
    modules: [],
    timezone: null,
    communities: ["media-insiders", "tech-desk"],
  },
  {
    email: "pr@example.com",
    person: "daniel-okafor",
    roles: ["pr"],
    company: "northlight",
    modules: ["onlineNewsroom", "contacts", "opportunities"],
    timezone: "Europe/London",
    communities: ["media-insiders", "tech-desk"],
  },
  {
    email: "expert@example.com",
    person: "mei-lin-zhao",
    roles: ["expert"],
    company: null,
    modules: [],
    timezone: "America/New_York",
    communities: ["media-insiders", "tech-desk", "expert-circle"],
  },
  {
    email: "company@example.com",
    person: "olivia-brandt",
    roles: ["pr", "accountAdmin"],
    company: "meridian-energy",
    modules: allModules,
    timezone: "Australia/Sydney",
    communities: ["media-insiders", "pr-exchange"],
  },
  {
    email: "admin@example.com",
    person: "ruth-callaghan",
    roles: ["admin"],
    company: "product",
    modules: allModules,
    timezone: null,
    communities: ["media-insiders"],
  },
  {
    email: "readonly@example.com",
    person: "tom-lindqvist",
    roles: ["pr"],
    company: "meridian-energy",
    modules: allModules,
    timezone: "Australia/Sydney",
    communities: ["media-insiders", "pr-exchange"],
    isReadOnly: true,
    isManaged: true,
  },
  {
    email: "newcomer@example.com",
    person: "isla-novak",
    roles: ["journo"],
    company: null,
    modules: [],
    timezone: null,
    communities: [],
    onboarding: "details",
  },
];
