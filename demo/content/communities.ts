import type { PersonSlug } from "./people.ts";

export interface CommunityText {
  slug: string;
  name: string;
  description: string;
  type: "public" | "private";
  country: string | null;
  creator: PersonSlug;
  daysAgo: number;
}

export const communities = [
  {
    slug: "media-insiders",
    name: "Media Insiders",
    type: "public",
    country: "AU",
    creator: "ruth-callaghan",
    daysAgo: 820,
    description:
      "The front page of the trade: newsrooms, agencies and experts in one place. Call-outs, jobs, events, and what is changing in how news is made. Introduce yourself, be specific, credit your sources.",
  },
  {
    slug: "tech-desk",
    name: "Tech Desk",
    type: "public",
    country: null,
    creator: "noor-haddad",
    daysAgo: 610,
    description:
      "For people who report on technology or explain it: chips and cables, platforms and privacy, and the machines in our own newsrooms. No embargo roulette, no launch hype.",
  },
  {
    slug: "pr-exchange",
    name: "PR Exchange",
    type: "public",
    country: null,
    creator: "sofia-lindgren",
    daysAgo: 540,
    description:
      "Agency and in-house people comparing notes: briefs, budgets, measurement, crisis plans, and how to write a pitch that a busy reporter will finish reading.",
  },
  {
    slug: "expert-circle",
    name: "Expert Circle",
    type: "public",
    country: null,
    creator: "mei-lin-zhao",
    daysAgo: 470,
    description:
      "Researchers, clinicians, economists and engineers who speak to the media. What was asked, what was quoted, and how to be clear without being wrong.",
  },
  {
    slug: "sydney-media",
    name: "Sydney Media",
    type: "public",
    country: "AU",
    creator: "lucia-ferrante",
    daysAgo: 390,
    description:
      "Local noticeboard for people who work in and around Sydney’s media: desks to rent, shifts to fill, drinks on the last Thursday, and help when the trains stop.",
  },
  {
    slug: "investigations",
    name: "Investigations",
    type: "private",
    country: "AU",
    creator: "marcus-adeyemi",
    daysAgo: 260,
    description:
      "A closed room for reporters on long inquiries: records requests, documents, safety, and legal review. Members are invited by members.",
  },
] as const satisfies readonly CommunityText[];

export type CommunitySlug = (typeof communities)[number]["slug"];
