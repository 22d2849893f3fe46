import type { Route } from "../../web/src/routes/route.ts";
import { routes, type RouteName } from "../../web/src/routes/routes.ts";
import type { AccountName } from "./accounts.ts";

/** A page and the demo account that opens it. */
export interface Visit {
  /** Name of the route. */
  name: RouteName;
  /** With its parameters filled in, and with a query where the page requires one. */
  path: string;
  /** Null for a guest. */
  as: AccountName | null;
  /** Whether the page exists on phones only. */
  isMobileOnly: boolean;
  /** Whether it requires the development flag. */
  isForDevelopers: boolean;
}

/** Values of path parameters from the demo data; the longest matching prefix applies. */
const samples: Readonly<Record<string, string>> = {
  "/community/": "media-insiders",
  "/stories/": "1000",
  "/interviews/": "1006",
  "/announcements/": "1001",
  "/u/": "ruth-callaghan",
  "/c/": "meridian-energy",
  "/o/": "harbour-ledger",
  "/password/recovery/": "1",
  // A received invitation, and an own interview with answers.
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
  // Confirmation of a pending newsroom.
  "/newsrooms/confirm/": "a68f2ee1753ef7923b243da7192ae1ad",
  // Unsubscribe link of a sent press mail.
  "/unsubscribe/": "4e050aa549cc7991684aa0a1f5276d4c",
  // The link of a mail is signed with a secret that each database makes; this one is not valid.
  "/unsubscribe/account/": `1000-mention-${"0".repeat(64)}`,
  // These belong to the product's account.
  "/contacts/": "1413",
  "/contacts/lists/": "1005",
  "/work/workLists/": "1005",
};

/** Accounts that see more of a page than the default for its route; null for pages meant for guests. */
const accounts: Partial<Record<RouteName, AccountName | null>> = {
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
  mailSetting: null,
};

/** Every page of the product, with an account that sees content on it. */
export const visits: readonly Visit[] = routes.map(visitOf);

function visitOf(route: Route & { name: RouteName }): Visit {
  const { name, path, isMobileOnly = false, isForDevelopers = false } = route;
  const chosen = accounts[name];
  return {
    name,
    path: withSampleIds(name, path),
    as: chosen === undefined ? visitorOf(route) : chosen,
    isMobileOnly,
    isForDevelopers,
  };
}

/** The platform admin can open all groups and has all modules and an account; other pages use a journalist. */
function visitorOf({ access, group, needs }: Route): AccountName | null {
  if (access === "guest") return null;
  return group === "full" || needs ? "admin" : "journo";
}

/** The final page if the visit was redirected or found nothing; null when it shows the requested page. */
export function unexpectedPage(visit: Visit, at: { url: string; title: string }): string | null {
  const { pathname } = new URL(at.url);
  if (pathname !== new URL(visit.path, at.url).pathname) return `redirected to ${pathname}`;
  return visit.name !== "notFound" && at.title.startsWith("Page not found") ? "shows Page not found" : null;
}

function withSampleIds(name: string, path: string): string {
  return path.replaceAll(/:\w+/g, (_parameter, at: number) => {
    const before = path.slice(0, at);
    const key = Object.keys(samples)
      .filter((prefix) => before.startsWith(prefix))
      .toSorted((a, b) => b.length - a.length)[0];
    const sample = key === undefined ? undefined : samples[key];
    if (sample === undefined) throw new Error(`The page ${name} needs a sample for ${path} in tests/support/routes.ts.`);
    return sample;
  });
}
