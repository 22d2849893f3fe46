import type { Route } from "../../web/src/routes/route.ts";
import { routes, type PlaceName } from "../../web/src/routes/routes.ts";
import type { AccountName } from "./accounts.ts";

/** A page as somebody of the demo installation opens it. */
export interface Visit {
  /** The route's name. */
  name: PlaceName;
  /** Without parameters to fill in; with a query where the page needs one. */
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
  "/async/public/video/": "1015?hash=554af5ec26336a9f5e62f1022a6b5845",
  "/async/public/text/": "1007?hash=52f5a967aeebb98cf3126e07e644dc2c",
  "/async/public/create/": "1007",
  "/messages/": "1022",
  "/work/newsrooms/": "1001",
  // The question about a newsroom that waits for its company.
  "/newsrooms/confirm/": "a68f2ee1753ef7923b243da7192ae1ad",
  // The unsubscribe link in a press mail that has been sent.
  "/unsubscribe/": "4e050aa549cc7991684aa0a1f5276d4c",
  // What the product's account keeps.
  "/contacts/": "1413",
  "/contacts/lists/": "1005",
  "/work/workLists/": "1005",
};

/** Who sees more of a page than the account that its route alone would choose; null: it is meant for guests. */
const accounts: Partial<Record<PlaceName, AccountName | null>> = {
  "community.members": "admin",
  "announcements.our": "company",
  announcementCreate: "company",
  announcement: "company",
  "announcement.web": "company",
  "announcement.email": "company",
  interviewCreate: "journo",
  interviewEdit: "journo",
  "asyncPublic.video": null,
  "asyncPublic.text": null,
  "asyncPublic.create": null,
  "asyncPublic.finish": null,
  "work.newsrooms": "company",
  newsroomCreate: "company",
  newsroomEdit: "company",
  newsroomConfirmationPermission: null,
  unsubscribe: null,
};

/** Every page of the product, with somebody who sees it with something to show. */
export const visits: readonly Visit[] = routes.map(visitOf);

function visitOf(place: Route & { name: PlaceName }): Visit {
  const { name, path, isMobileOnly = false, isForDevelopers = false } = place;
  const chosen = accounts[name];
  return { name, path: filled(name, path), as: chosen === undefined ? visitorOf(place) : chosen, isMobileOnly, isForDevelopers };
}

/** The platform admin sees every group, and has all modules and an account; everybody's pages are a journalist's. */
function visitorOf({ access, group, needs }: Route): AccountName | null {
  if (access === "guest") return null;
  return group === "full" || needs ? "admin" : "journo";
}

/** Where a page that is opened ended, when it was led away or has nothing there; null when it is the page asked for. */
export function wentElsewhere(visit: Visit, at: { url: string; title: string }): string | null {
  const { pathname } = new URL(at.url);
  if (pathname !== new URL(visit.path, at.url).pathname) return `led to ${pathname}`;
  return visit.name !== "notFound" && at.title.startsWith("Page not found") ? "nothing is there" : null;
}

function filled(name: string, path: string): string {
  return path.replaceAll(/:\w+/g, (_parameter, at: number) => {
    const before = path.slice(0, at);
    const key = Object.keys(samples)
      .filter((prefix) => before.startsWith(prefix))
      .sort((a, b) => b.length - a.length)[0];
    const sample = key === undefined ? undefined : samples[key];
    if (sample === undefined) throw new Error(`The page ${name} needs a sample for ${path} in tests/support/routes.ts.`);
    return sample;
  });
}
