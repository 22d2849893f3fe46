import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMenu, type MenuEntry } from "../../../web/src/routes/menu.ts";
import type { Route } from "../../../web/src/routes/route.ts";
import { redirects, findRoute, routes } from "../../../web/src/routes/routes.ts";
import type { ViewMode, Visitor } from "../../../web/src/session/visitor.ts";
import type { AccountName } from "../../support/accounts.ts";
import { startProduct, type Product } from "../../support/product.ts";
import { walk } from "../../support/walk.ts";

/** All kinds of visitors; the platform admin in both view modes. */
const visitorNames = ["guest", "journo", "pr", "expert", "company", "full", "mvp", "readonly", "newcomer"] as const;
type VisitorName = (typeof visitorNames)[number];

/** The final page of a visit: the requested one or another address. */
type End = "there" | `/${string}`;

interface Row {
  path: string;
  /** "kept": the sign-in page, with the path stored for after it. */
  guest: End | "kept";
  signedIn: End;
  but?: Partial<Record<VisitorName, End>>;
}

const row =
  (guest: Row["guest"], signedIn: End, but: Row["but"] = {}) =>
  (...paths: string[]): Row[] =>
    paths.map((path) => ({ path, guest, signedIn, but }));

const notFound = "/error/404";
const guestsOnly = row("there", "/");
const everyone = row("there", "there");
const signedInUsers = row("kept", "there");
const exceptReadOnly = row("kept", "there", { readonly: notFound });
const fullViewOnly = row("kept", notFound, { full: "there" });
const nowhere = row("kept", notFound);
const redirectTo = (to: End) => row("kept", to);

/** Section 2 of the specification, transcribed by hand. */
const table: Row[] = [
  ...row("/sign_in", "there")("/"),
  ...guestsOnly("/sign_in", "/password/new", "/password/recovery/12/abcdef", "/sign_up"),
  ...everyone("/welcome", "/error/404"),
  ...everyone("/stories/12", "/announcements/12", "/interviews/12", "/u/amelia-hart", "/c/northlight", "/o/the-daily"),
  ...everyone("/stories/12345678901234567890", "/announcements/12345678901", "/interviews/0012"),
  ...nowhere("/stories/twelve", "/announcements/1a", "/interviews/1.5", "/stories", "/nowhere", "/u", "/communities/"),
  ...signedInUsers("/communities", "/community/tech-desk", "/drafts", "/messages", "/messages/12"),
  ...["editorial", "updates", "members", "activities"].flatMap((tab) => signedInUsers(`/community/tech-desk/${tab}`)),
  ...redirectTo("/community/tech-desk")("/community/tech-desk/overview"),
  ...row("kept", notFound, { company: "there", full: "there", mvp: "there" })("/communities/new"),
  ...exceptReadOnly("/community/tech-desk/edit", "/interviews/new", "/interviews/12/edit", "/announcements/new"),
  ...exceptReadOnly("/work/newsrooms/new", "/work/newsrooms/12", "/c/northlight/edit", "/o/the-daily/edit"),
  ...["wire", "my", "questions", "awaiting", "shared", "saved"].flatMap((tab) => signedInUsers(`/interviews/${tab}`)),
  ...redirectTo("/interviews/wire?x=1#y")("/interviews?x=1#y"),
  ...signedInUsers(
    "/interviews/async/video/12",
    "/interviews/async/text/12",
    "/callouts/async/video/12",
    "/callouts/async/text/12",
  ),
  ...nowhere("/interviews/async/audio/12", "/interviews/async/video/x", "/callouts/async/text/x"),
  ...everyone("/async/answer/video/h4sh", "/async/answer/text/h4sh", "/async/public/video/12?hash=h4sh", "/async/public/text/12"),
  ...everyone(
    "/async/public/create/12",
    "/async/public/finish",
    "/newsrooms/confirm/h4sh",
    "/unsubscribe/t0ken",
    "/unsubscribe/account/t0ken",
  ),
  ...nowhere("/async/answer/audio/h4sh", "/async/public/create/x"),
  ...row("/async/answer/video/h4sh?a=1#b", "/async/answer/video/h4sh?a=1#b")("/pub/async/answer/video/h4sh?a=1#b"),
  ...row("/async/answer/text/h4sh", "/async/answer/text/h4sh")("/interviews/async/answer/text/h4sh"),
  ...signedInUsers("/announcements/all", "/announcements/our", "/announcements/12/web?preview=1", "/announcements/12/email"),
  ...row("/announcements/12", "/announcements/12")("/announcements/12/hub"),
  ...fullViewOnly("/news/monitor", "/news/newswire", "/news/insider", "/news/newsrooms", "/news/commentary"),
  ...row("kept", notFound, { full: "/announcements/all" })("/news", "/news/announcements/all"),
  ...fullViewOnly("/contacts", "/contacts/lists", "/contacts/recommendations", "/contacts/jobs", "/contacts/callOuts"),
  ...fullViewOnly("/contacts/12", "/contacts/lists/12", "/work/workLists/12"),
  ...nowhere("/contacts/x", "/contacts/lists/x"),
  ...row("kept", notFound, { full: "/contacts?q=a" })("/contacts/all?q=a"),
  ...fullViewOnly("/work/tasks", "/work/workLists", "/work/channels", "/work/callouts"),
  ...signedInUsers("/work/newsrooms"),
  ...redirectTo("/announcements/our")("/work"),
  ...row("kept", notFound, { full: "/announcements/our" })("/work/announcements/our"),
  ...row("kept", notFound, { full: "/announcements/12" })("/work/announcements/12"),
  ...row("/sign_in", "/")("/callouts"),
  ...fullViewOnly("/companies/newsrooms", "/companies/new", "/outlets/new", "/admin/jobs"),
  ...row("kept", notFound, { full: "/companies/newsrooms" })("/admin/companies/newsrooms"),
  ...signedInUsers("/search/results?q=media"),
  // On windows wider than a phone.
  ...redirectTo("/")("/search", "/notifications", "/create"),
  ...row("kept", notFound, { full: "there", mvp: "there", company: "there" })("/u/somebody-else/settings/basic"),
  ...row("kept", notFound, {
    full: "/u/somebody-else/settings/basic",
    mvp: "/u/somebody-else/settings/basic",
    company: "/u/somebody-else/settings/basic",
  })("/u/somebody-else/settings"),
  ...nowhere("/u/somebody-else/settings/other"),
  // Without the development flag.
  ...nowhere("/development", "/development/main", "/development/img/cut"),
];

let product: Product;
const visitors = new Map<VisitorName, { visitor: Visitor; mode: ViewMode }>();

beforeAll(async () => {
  product = await startProduct();
  for (const visitorName of visitorNames) {
    const as: AccountName | null =
      visitorName === "guest" ? null : visitorName === "full" || visitorName === "mvp" ? "admin" : visitorName;
    const document = "{ viewer { authenticated slug modules viewModes capabilities } }";
    const response = await product.graphql<{ viewer: Visitor }>({ document, ...(as ? { as } : {}) });
    if (!response.data) throw new Error("The viewer could not be read.");
    visitors.set(visitorName, { visitor: response.data.viewer, mode: visitorName === "full" ? "FULL" : "MVP" });
  }
});
afterAll(() => product?.stop());

function guardContextOf(visitorName: VisitorName) {
  const found = visitors.get(visitorName);
  if (!found) throw new Error(`${visitorName} was not read.`);
  return { ...found, isDevelopment: false };
}

describe.each(visitorNames)("the pages of %s", (visitorName) => {
  it("are those of the specification @ROUTE-01 @ROUTE-23 @ROUTE-37 @ROUTE-43 @ROUTE-44 @ROUTE-45 @ROUTE-47 @ROUTE-48 @ROUTE-49 @ROUTE-51 @ROUTE-52 @ROUTE-53 @ROUTE-56 @ROUTE-58 @ROUTE-59 @ROUTE-67 @VALID-09 @GUARD-01 @GUARD-02 @GUARD-05 @GUARD-07 @GUARD-11 @PERM-48 @PERM-49", () => {
    const expected = table.map(({ path, guest, signedIn, but }) => {
      const target = visitorName === "guest" ? guest : (but?.[visitorName] ?? signedIn);
      if (target === "kept") return { path, address: "/sign_in", kept: path };
      return { path, address: target === "there" ? path : target, kept: null };
    });
    const results = table.map(({ path }) => ({ path, ...walk(path, guardContextOf(visitorName)) }));
    expect(results).toEqual(expected);
  });

  it("include search, notifications and creating on phones @ROUTE-60 @ROUTE-61 @ROUTE-62", () => {
    for (const path of ["/search?q=a", "/notifications", "/create"]) {
      const target = visitorName === "guest" ? { address: "/sign_in", kept: path } : { address: path, kept: null };
      expect(walk(path, guardContextOf(visitorName), true)).toEqual(target);
    }
  });

  it("include the own settings, unless read-only or in onboarding @ROUTE-22 @GUARD-08 @GUARD-09 @GUARD-10 @PERM-47", () => {
    const { visitor, ...rest } = guardContextOf(visitorName);
    const path = `/u/${visitor.slug ?? "nobody"}/settings`;
    const { address } = walk(path, { visitor, ...rest });
    const target =
      visitorName === "guest"
        ? "/sign_in"
        : visitorName === "readonly" || visitorName === "newcomer"
          ? notFound
          : `${path}/basic`;
    expect(address).toBe(target);
  });
});

it("the table of pages covers every path of the product @ROUTE-67", () => {
  const patterns = table.map(({ path }) => path.replace(/[?#].*/, ""));
  const isInTable = (pattern: string) => {
    const expression = new RegExp(`^${pattern.replace(/:[a-z]+/gi, "[^/]+")}$`);
    return patterns.some((path) => expression.test(path));
  };
  const others = [...routes, ...redirects].map(({ path }) => path).filter((path) => !isInTable(path));
  expect(others.filter((path) => !/^\/(u\/:slug\/settings|development)\//.test(path))).toEqual([]);
});

it("named pages have the paths of the specification @ROUTE-01 @ROUTE-04 @ROUTE-05 @ROUTE-06 @ROUTE-07 @ROUTE-08 @ROUTE-20 @ROUTE-21 @ROUTE-32 @ROUTE-46 @ROUTE-57 @ROUTE-60 @ROUTE-61 @ROUTE-62", () => {
  const paths = {
    home: "/",
    signIn: "/sign_in",
    restoreAccess: "/password/new",
    passwordRecovery: "/password/recovery/:id/:code",
    signUp: "/sign_up",
    welcome: "/welcome",
    user: "/u/:slug",
    company: "/c/:slug",
    outlet: "/o/:slug",
    community: "/community/:slug",
    interview: "/interviews/:id",
    story: "/stories/:id",
    asyncAnswer: "/async/answer/:type/:hash",
    allContacts: "/contacts",
    newsroomConfirmationPermission: "/newsrooms/confirm/:hash",
    search: "/search",
    notificationsMobile: "/notifications",
    createMobile: "/create",
  };
  expect(Object.fromEntries(Object.keys(paths).map((name) => [name, findRoute(name)?.path]))).toEqual(paths);
});

it("pages have the titles of the specification @ROUTE-24 @ROUTE-25 @ROUTE-26 @ROUTE-27 @ROUTE-28 @ROUTE-29 @ROUTE-38 @ROUTE-39 @ROUTE-50", () => {
  const titlesByPath = {
    "/interviews/wire": "Interview Wire",
    "/interviews/my": "My interviews",
    "/interviews/questions": "My questions",
    "/interviews/awaiting": "Awaiting answers",
    "/interviews/shared": "Shared interviews",
    "/interviews/saved": "Saved media",
    "/announcements/all": "All announcements",
    "/announcements/our": "Our announcements",
    "/work/newsrooms": "Our newsrooms",
  };
  const titleAt = (path: string) => routes.find((place) => place.path === path)?.title;
  expect(Object.fromEntries(Object.keys(titlesByPath).map((path) => [path, titleAt(path)]))).toEqual(titlesByPath);
});

it("the journalist group contains home and further groups, each page with the left navigation @ROUTE-64 @ROUTE-66", () => {
  const group = routes.filter((place) => place.group === "journo");
  expect(group.filter(({ hasNavigation }) => !hasNavigation)).toEqual([]);
  const parts = new Set(group.map(({ path }) => `/${path.split("/")[1]}`));
  expect([...parts].toSorted()).toEqual([
    "/",
    "/announcements",
    "/communities",
    "/community",
    "/create",
    "/drafts",
    "/interviews",
    "/messages",
    "/notifications",
    "/search",
    "/work",
  ]);
});

it("in MVP view a platform admin sees the journalist group and no page of the full view @ROUTE-65 @ROUTE-66", () => {
  const mvp = guardContextOf("mvp");
  const address = (path: string) => path.replace(":slug", "tech-desk").replace(":type", "video").replace(":id", "12");
  const endOf = ({ path }: { path: string }) => walk(address(path), mvp).address;
  const journo = routes.filter(({ group, isMobileOnly }: Route) => group === "journo" && isMobileOnly !== true);
  const full = routes.filter(({ group }) => group === "full");
  expect([journo.length > 20, full.length > 10]).toEqual([true, true]);
  expect(journo.filter((place) => endOf(place) !== address(place.path))).toEqual([]);
  expect(full.filter((place) => endOf(place) !== notFound)).toEqual([]);
});

it("the developer pages and their menu entry follow the development flag @PERM-51 @MENU-13", () => {
  const developers = routes.filter((place) => "isForDevelopers" in place).map(({ path }) => path);
  expect(developers).toContain("/development/main");
  for (const isDevelopment of [true, false]) {
    const journo = { ...guardContextOf("journo"), isDevelopment };
    for (const path of developers) expect(walk(path, journo).address).toBe(isDevelopment ? path : notFound);
    expect(walk("/development", journo).address).toBe(isDevelopment ? "/development/main" : notFound);
    expect(createMenu(journo, installation).development?.path).toBe(isDevelopment ? "/development/main" : undefined);
  }
});

const installation = { productName: "Pressroom", menuInProgress: [] };

const titles = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ title, children }) => [title, ...children.map((child) => `- ${child.title}`)]);

const interviews = [
  "Interviews",
  "- Interview Wire",
  "- My interviews",
  "- My questions",
  "- Awaiting answers",
  "- Shared interviews",
  "- Saved media",
];

const news = ["News", "- Monitor", "- Newswire", "- Announcements", "- Pressroom Insider", "- Newsrooms", "- Commentary"];
const content = ["Content", "- Our announcements", "- Our newsrooms"];
const contacts = ["Contacts", "- Contacts lists", "- Recommendations", "- Jobs", "- Call-outs"];

describe("the left menu", () => {
  const menuOf = (visitorName: VisitorName) => createMenu(guardContextOf(visitorName), installation);

  it("shows every entry in full view @MENU-01 @MENU-02 @MENU-03 @MENU-04 @MENU-05 @MENU-06 @MENU-14", () => {
    const menu = menuOf("full");
    expect(titles(menu.entries)).toEqual([
      "Home",
      "Messages",
      ...interviews,
      ...news,
      ...content,
      "- Tasks",
      "- Work lists",
      "- Channels",
      ...contacts,
    ]);
    expect(titles(menu.adminPages)).toEqual(["Newsrooms", "Failed jobs"]);
    expect(menu.entries[1]?.badge).toEqual({ store: "messages", getter: "count" });
  });

  it.each(["journo", "pr", "expert", "company", "mvp", "readonly", "newcomer"] as const)(
    "shows the reduced set to %s @MENU-07 @MENU-08 @USER-12",
    (visitorName) => {
      const menu = menuOf(visitorName);
      expect(titles(menu.entries)).toEqual(["Home", ...interviews, "Announcements", ...content]);
      expect([...menu.adminPages, menu.development]).toEqual([null]);
    },
  );

  it("has an icon for every entry of a level or for none of them @MENU-19", () => {
    for (const visitorName of visitorNames) {
      const { entries, adminPages, development } = menuOf(visitorName);
      const levels = [
        [...entries, ...adminPages, ...(development ? [development] : [])],
        ...entries.map(({ children }) => children),
      ];
      for (const level of levels) expect(new Set(level.map(({ icon }) => icon !== null)).size).toBeLessThanOrEqual(1);
      expect(entries.every(({ icon }) => icon !== null)).toBe(true);
    }
  });

  it("links only to pages that the visitor may open @MENU-23", () => {
    for (const visitorName of visitorNames.filter((one) => one !== "guest")) {
      const { entries, adminPages } = menuOf(visitorName);
      for (const { path } of [...entries, ...entries.flatMap(({ children }) => children), ...adminPages])
        expect(walk(path, guardContextOf(visitorName)).address).not.toBe(notFound);
    }
  });

  it("omits entries without their modules, and groups without entries @GUARD-11 @GUARD-12", () => {
    const { visitor, ...rest } = guardContextOf("full");
    const titlesWith = (...modules: string[]) =>
      titles(createMenu({ visitor: { ...visitor, modules }, ...rest }, installation).entries).slice(9);
    expect(titlesWith()).not.toContain("Contacts");
    expect(titlesWith()).not.toContain("- Monitor");
    expect(titlesWith("OPPORTUNITIES").slice(-3)).toEqual(["Contacts", "- Jobs", "- Call-outs"]);
    expect(titlesWith("CONTACTS").slice(-2)).toEqual(["Contacts", "- Contacts lists"]);
  });

  it("dims the entries and groups that the installation marks as in progress @MENU-15", () => {
    const { entries } = createMenu(guardContextOf("full"), { ...installation, menuInProgress: ["contacts", "work.tasks"] });
    const marked = entries.flatMap((entry) => [entry, ...entry.children]).filter(({ isInProgress }) => isInProgress);
    expect(marked.map(({ title }) => title)).toEqual(["Tasks", "Contacts"]);
    // They have a CSS class that dims them.
    expect(marked.map(({ className }) => className)).toEqual(["text-muted", "text-muted"]);
  });
});

describe("module gates", () => {
  const visits = (...modules: string[]) => {
    const { visitor, ...rest } = guardContextOf("full");
    return (path: string) => walk(path, { visitor: { ...visitor, modules }, ...rest }).address;
  };

  it("require every listed module @GUARD-12 @PERM-49", () => {
    expect(visits("CONTACTS")("/contacts/recommendations")).toBe(notFound);
    expect(visits("OPPORTUNITIES")("/contacts/recommendations")).toBe(notFound);
    expect(visits("CONTACTS", "OPPORTUNITIES")("/contacts/recommendations")).toBe("/contacts/recommendations");
    expect(visits("MONITOR_PRINT")("/news/monitor")).toBe(notFound);
  });

  it("redirect from a group to its first accessible page @GUARD-11", () => {
    expect(visits("OPPORTUNITIES")("/contacts?q=a")).toBe("/contacts/jobs?q=a");
    expect(visits("OPPORTUNITIES")("/contacts/all")).toBe("/contacts/jobs");
    expect(visits()("/contacts")).toBe(notFound);
  });

  it("open the lists of an account only to its users @GUARD-11", () => {
    const { visitor, ...rest } = guardContextOf("full");
    const capabilities = visitor.capabilities.filter((capability) => capability !== "USE_ACCOUNT");
    const of = { ...rest, visitor: { ...visitor, capabilities } };
    expect(walk("/contacts/lists/12", of).address).toBe(notFound);
    expect(walk("/contacts/lists", of).address).toBe("/contacts/lists");
  });
});
