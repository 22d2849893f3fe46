import type { Brand } from "../art/logos.ts";
import type { PlateName } from "../art/gallery.ts";
import type { PersonSlug } from "./people.ts";

export interface CommunityText {
  slug: string;
  name: string;
  description: string;
  type: "public" | "private";
  country: string | null;
  creator: PersonSlug;
  brand: Brand;
  /** A picture across the top, or the mark itself, enlarged. */
  banner: PlateName | { turn: number };
  /** Age in days. */
  age: number;
}

export const communities = [
  {
    slug: "media-insiders",
    name: "Media Insiders",
    type: "public",
    country: "AU",
    creator: "ruth-callaghan",
    age: 820,
    banner: "newsroomDusk",
    description:
      "The front page of the trade: newsrooms, agencies and experts in one place. Call-outs, jobs, events, and what is changing in how news is made. Introduce yourself, be specific, credit your sources.",
    brand: { motif: "quarters", ground: "#23415f", colour: "#f4f0e7", second: "#e0a33b", initial: "M" },
  },
  {
    slug: "tech-desk",
    name: "Tech Desk",
    type: "public",
    country: null,
    creator: "noor-haddad",
    age: 610,
    banner: "sources",
    description:
      "For people who report on technology or explain it: chips and cables, platforms and privacy, and the machines in our own newsrooms. No embargo roulette, no launch hype.",
    brand: { motif: "orbit", ground: "#121a26", colour: "#e8e3d6", second: "#d8613c", initial: "T" },
  },
  {
    slug: "pr-exchange",
    name: "PR Exchange",
    type: "public",
    country: null,
    creator: "sofia-lindgren",
    age: 540,
    banner: { turn: 0 },
    description:
      "Agency and in-house people comparing notes: briefs, budgets, measurement, crisis plans, and how to write a pitch that a busy reporter will finish reading.",
    brand: { motif: "arcs", ground: "#f4f0e7", colour: "#7a3b2e", second: "#23415f", initial: "P" },
  },
  {
    slug: "expert-circle",
    name: "Expert Circle",
    type: "public",
    country: null,
    creator: "mei-lin-zhao",
    age: 470,
    banner: { turn: 18 },
    description:
      "Researchers, clinicians, economists and engineers who speak to the media. What was asked, what was quoted, and how to be clear without being wrong.",
    brand: { motif: "sprout", ground: "#2f5d57", colour: "#f4f0e7", second: "#e0a33b", initial: "E" },
  },
  {
    slug: "sydney-media",
    name: "Sydney Media",
    type: "public",
    country: "AU",
    creator: "lucia-ferrante",
    age: 390,
    banner: "bridgeDusk",
    description:
      "Local noticeboard for people who work in and around Sydney’s media: desks to rent, shifts to fill, drinks on the last Thursday, and help when the trains stop.",
    brand: { motif: "bridge", ground: "#1d2126", colour: "#e8e3d6", second: "#e0a33b", initial: "S" },
  },
  {
    slug: "investigations",
    name: "Investigations",
    type: "private",
    country: "AU",
    creator: "marcus-adeyemi",
    age: 260,
    banner: "proofs",
    description:
      "A closed room for reporters on long inquiries: records requests, documents, safety, and legal review. Members are invited by members.",
    brand: { motif: "block", ground: "#3b2f2a", colour: "#e8e3d6", second: "#b23a2e", initial: "I" },
  },
] as const satisfies readonly CommunityText[];

export type CommunitySlug = (typeof communities)[number]["slug"];
