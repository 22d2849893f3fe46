import type { Place } from "../../web/src/routes/place.ts";
import { places } from "../../web/src/routes/places.ts";
import type { AccountName } from "./accounts.ts";

/** A page as somebody of the demo installation opens it. */
export interface Visit {
  /** The route's name. */
  name: string;
  /** Without parameters to fill in. */
  path: string;
  /** null: a guest. */
  as: AccountName | null;
  /** It exists on phones alone. */
  isMobileOnly: boolean;
  /** It needs the development flag. */
  isForDevelopers: boolean;
}

/** What of the demo data is shown where a path has a parameter; by the path up to it, the longest that fits. */
const samples: Readonly<Record<string, string>> = {
  "/community/": "media-insiders",
  "/stories/": "1000",
  "/interviews/": "1006",
  "/announcements/": "1001",
  "/u/": "ruth-callaghan",
  "/c/": "meridian-energy",
  "/o/": "harbour-ledger",
  "/password/recovery/": "1",
  // An invitation to answer, and an own interview with answers.
  "/interviews/async/video/": "1015",
  "/interviews/async/text/": "1007",
  "/callouts/async/video/": "1313",
  "/callouts/async/text/": "1263",
  "/async/answer/": "text",
  "/async/answer/:type/": "ac2691264da4c5f8fcdb53ea60241dfe",
  "/async/public/video/": "1013",
  "/async/public/text/": "1007",
  "/async/public/create/": "1007",
  "/messages/": "1022",
  "/work/newsrooms/": "1001",
  // The question about a newsroom that waits for its company.
  "/newsrooms/confirm/": "a68f2ee1753ef7923b243da7192ae1ad",
  // What the product's account keeps.
  "/contacts/": "1413",
  "/contacts/lists/": "1005",
  "/work/workLists/": "1001",
};

/** Every page of the product, with somebody for whom it opens. */
export const visits: readonly Visit[] = places.map(visitOf);

function visitOf(place: Place): Visit {
  const { name, path, isMobileOnly = false, isForDevelopers = false } = place;
  return { name, path: filled(name, path), as: visitorOf(place), isMobileOnly, isForDevelopers };
}

/** The platform admin sees every group, and has all modules and an account; what is left, everybody's, a journalist's. */
function visitorOf({ access, group, modules, needs }: Place): AccountName | null {
  if (access === "guest") return null;
  if (group === "full") return "admin";
  if (modules || needs === "USE_ACCOUNT") return "company";
  return needs ? "admin" : "journo";
}

function filled(name: string, path: string): string {
  return path.replaceAll(/:\w+/g, (_parameter, at: number) => {
    const before = path.slice(0, at);
    const key = Object.keys(samples)
      .filter((prefix) => before.startsWith(prefix))
      .sort((a, b) => b.length - a.length)[0];
    const sample = key === undefined ? undefined : samples[key];
    if (sample === undefined) throw new Error(`The page ${name} needs a sample for ${path} in tests/support/places.ts.`);
    return sample;
  });
}
