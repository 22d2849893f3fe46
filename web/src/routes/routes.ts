import { notFoundPath, signInPath } from "../session/access.ts";
import type { Gate, Redirect, Route } from "./route.ts";

/** The properties in which an entry differs from its group. */
type RouteOptions = Partial<Omit<Route, "name" | "path" | "access" | "group">>;

/** Creates entries for pages that share access, group and navigation. */
const routesWith =
  (defaults: Pick<Route, "access" | "group" | "hasNavigation">) =>
  <Name extends string>(name: Name, path: string, options: RouteOptions = {}): Route & { name: Name } => ({
    ...defaults,
    name,
    path,
    title: null,
    ...options,
  });

/** For guests only. */
const guests = routesWith({ access: "guest", group: "none", hasNavigation: false });
/** For everybody, without navigation. */
const bare = routesWith({ access: "all", group: "none", hasNavigation: false });
/** For everybody: published content. */
const open = routesWith({ access: "all", group: "none", hasNavigation: true });
/** For signed-in users, in neither group. */
const own = routesWith({ access: "user", group: "none", hasNavigation: true });
/** The journalist group, part of both views (ROUTE-64, ROUTE-66). */
const journo = routesWith({ access: "user", group: "journo", hasNavigation: true });
/** The extra group of full view (ROUTE-65). */
const full = routesWith({ access: "user", group: "full", hasNavigation: true });

const id = { id: "digits" } as const;
const answer = { type: ["video", "text"] } as const;
const settings = { needs: "OPEN_SETTINGS", needsForOthers: "OPEN_SETTINGS_OF_OTHERS" } as const;
const developers = { isForDevelopers: true } as const;

/** Every page of the product, by area. The screens of an area are in one module. */
export const routeAreas = {
  firstPages: [
    journo("home", "/"),
    guests("signIn", signInPath, { title: "Sign in" }),
    guests("restoreAccess", "/password/new", { title: "Restore access" }),
    guests("passwordRecovery", "/password/recovery/:id/:code", { title: "New password", params: id }),
    guests("signUp", "/sign_up", { title: "Sign up" }),
    bare("welcome", "/welcome", { title: "Welcome" }),
  ],
  administrationPages: [full("failedJobs", "/admin/jobs", { title: "Failed jobs", needs: "ADMINISTER" })],
  announcementPages: [
    journo("announcements.all", "/announcements/all", { title: "All announcements" }),
    journo("announcements.our", "/announcements/our", { title: "Our announcements" }),
    journo("announcementCreate", "/announcements/new", { title: "New announcement", needs: "WRITE" }),
    open("announcement", "/announcements/:id", { params: id }),
    own("announcement.web", "/announcements/:id/web", { params: id }),
    own("announcement.email", "/announcements/:id/email", { params: id }),
    full("work.channels", "/work/channels", { title: "Channels" }),
    bare("unsubscribe", "/unsubscribe/:token", { title: "Unsubscribe" }),
  ],
  answerPages: [
    journo("interviews.awaiting", "/interviews/awaiting", { title: "Awaiting answers" }),
    journo("interviews.saved", "/interviews/saved", { title: "Saved media" }),
    own("interviewAsync.video", "/interviews/async/video/:id", { title: "Video answers", params: id, hasNavigation: false }),
    own("interviewAsync.text", "/interviews/async/text/:id", { title: "Text answers", params: id, hasNavigation: false }),
    bare("asyncAnswer", "/async/answer/:type/:hash", { title: "Answer", params: answer, hasLogoOnly: true }),
    bare("asyncPublic.video", "/async/public/video/:id", { title: "Video answers", params: id }),
    bare("asyncPublic.text", "/async/public/text/:id", { title: "Text answers", params: id }),
    bare("asyncPublic.create", "/async/public/create/:id", { title: "Answer", params: id }),
    bare("asyncPublic.finish", "/async/public/finish", { title: "Thank you" }),
    own("calloutAsync.video", "/callouts/async/video/:id", { title: "Video answers", params: id, hasNavigation: false }),
    own("calloutAsync.text", "/callouts/async/text/:id", { title: "Text answers", params: id, hasNavigation: false }),
  ],
  communityPages: [
    journo("communities", "/communities", { title: "Communities" }),
    journo("communityCreate", "/communities/new", { title: "New community", needs: "CREATE_COMMUNITY" }),
    journo("community", "/community/:slug"),
    journo("community.editorial", "/community/:slug/editorial"),
    journo("community.updates", "/community/:slug/updates"),
    journo("community.members", "/community/:slug/members"),
    journo("community.activities", "/community/:slug/activities"),
    journo("communityEdit", "/community/:slug/edit", { title: "Edit community", needs: "WRITE" }),
  ],
  contactPages: [
    full("allContacts", "/contacts", {
      title: "Contacts",
      modules: ["CONTACTS"],
      fallbackPages: ["contacts.lists", "contacts.recommendations", "contacts.jobs", "contacts.callOuts"],
    }),
    full("contacts.lists", "/contacts/lists", { title: "Contacts lists", modules: ["CONTACTS"] }),
    full("contactList", "/contacts/lists/:id", { params: id, modules: ["CONTACTS"], needs: "USE_ACCOUNT" }),
    full("contacts.recommendations", "/contacts/recommendations", {
      title: "Recommendations",
      modules: ["CONTACTS", "OPPORTUNITIES"],
    }),
    full("contacts.jobs", "/contacts/jobs", { title: "Jobs", modules: ["OPPORTUNITIES"] }),
    full("contacts.callOuts", "/contacts/callOuts", { title: "Call-outs", modules: ["OPPORTUNITIES"] }),
    full("contact", "/contacts/:id", { params: id, modules: ["CONTACTS"] }),
  ],
  developmentPages: [
    own("development.main", "/development/main", { title: "Development", ...developers }),
    own("development.multiselect", "/development/multiselect", { title: "Multiselect", ...developers }),
    own("development.imgSelector", "/development/img/selector", { title: "Image selector", ...developers }),
    own("development.imgCut", "/development/img/cut", { title: "Image cropper", ...developers }),
    own("development.buttons", "/development/buttons", { title: "Buttons", ...developers }),
    own("development.videoRecorder", "/development/videoRecorder", { title: "Video recorder", ...developers }),
    own("development.ckeditor", "/development/ckeditor", { title: "Rich text editor", ...developers }),
    own("development.newsroom", "/development/newsroom", { title: "Newsroom card", ...developers }),
    own("development.hls", "/development/hls", { title: "Video player", ...developers }),
    own("development.edit-community", "/development/edit-community", { title: "Community form", ...developers }),
    own("development.faults", "/development/faults", { title: "Faults on demand", ...developers }),
  ],
  generalPages: [
    journo("drafts", "/drafts", { title: "Drafts" }),
    journo("search", "/search", { title: "Search", isMobileOnly: true }),
    journo("searchResults", "/search/results", { title: "Search results" }),
    journo("notificationsMobile", "/notifications", { title: "Notifications", isMobileOnly: true }),
    journo("createMobile", "/create", { title: "Create", isMobileOnly: true }),
    bare("notFound", notFoundPath, { title: "Page not found" }),
  ],
  interviewPages: [
    journo("interviews.wire", "/interviews/wire", { title: "Interview Wire" }),
    journo("interviews.my", "/interviews/my", { title: "My interviews" }),
    journo("interviews.questions", "/interviews/questions", { title: "My questions" }),
    journo("interviews.shared", "/interviews/shared", { title: "Shared interviews" }),
    journo("interviewCreate", "/interviews/new", { title: "New interview", needs: "WRITE" }),
    journo("interviewEdit", "/interviews/:id/edit", { title: "Edit interview", params: id, needs: "WRITE" }),
    open("interview", "/interviews/:id", { params: id }),
  ],
  messagePages: [
    journo("messages", "/messages", { title: "Messages" }),
    journo("conversation", "/messages/:id", { title: "Messages", params: id }),
  ],
  monitorPages: [full("news.monitor", "/news/monitor", { title: "Monitor", modules: ["MONITOR"] })],
  newsPages: [
    open("story", "/stories/:id", { params: id }),
    full("news.newswire", "/news/newswire", { title: "Newswire" }),
    full("news.insider", "/news/insider", { title: "{product} Insider" }),
    full("news.commentary", "/news/commentary", { title: "Commentary" }),
  ],
  organizationPages: [
    own("companyEdit", "/c/:slug/edit", { title: "Edit company", needs: "WRITE" }),
    own("outletEdit", "/o/:slug/edit", { title: "Edit outlet", needs: "WRITE" }),
    full("news.newsrooms", "/news/newsrooms", { title: "Newsrooms" }),
    journo("work.newsrooms", "/work/newsrooms", { title: "Our newsrooms" }),
    journo("newsroomCreate", "/work/newsrooms/new", { title: "New newsroom", needs: "WRITE" }),
    journo("newsroomEdit", "/work/newsrooms/:id", { title: "Edit newsroom", params: id, needs: "WRITE" }),
    bare("newsroomConfirmationPermission", "/newsrooms/confirm/:hash", { title: "Confirm newsroom" }),
    full("companyCreate", "/companies/new", { title: "New company", needs: "ADMINISTER" }),
    full("outletCreate", "/outlets/new", { title: "New outlet", needs: "ADMINISTER" }),
    full("adminNewsrooms", "/companies/newsrooms", { title: "Newsrooms", needs: "ADMINISTER" }),
  ],
  profilePages: [open("user", "/u/:slug"), open("company", "/c/:slug"), open("outlet", "/o/:slug")],
  settingsPages: [
    own("settings.basic", "/u/:slug/settings/basic", { title: "Basic details", ...settings }),
    own("settings.security", "/u/:slug/settings/security", { title: "Security", ...settings }),
    own("settings.contacts", "/u/:slug/settings/contacts", { title: "Profile information", ...settings }),
    own("settings.social", "/u/:slug/settings/social", { title: "Social media profiles", ...settings }),
    own("settings.subscriptions", "/u/:slug/settings/subscriptions", { title: "Newsletter subscriptions", ...settings }),
    own("settings.notifications", "/u/:slug/settings/notifications", { title: "Notifications", ...settings }),
    own("settings.follows", "/u/:slug/settings/follows", { title: "My follows", ...settings }),
    own("settings.companies", "/u/:slug/settings/companies", { title: "Companies and responsibilities", ...settings }),
    own("settings.beats_outlets", "/u/:slug/settings/beats_outlets", { title: "Beats and outlets", ...settings }),
    bare("mailSetting", "/unsubscribe/account/:token", { title: "Unsubscribe" }),
  ],
  workPages: [
    full("work.tasks", "/work/tasks", { title: "Tasks" }),
    full("work.workLists", "/work/workLists", { title: "Work lists" }),
    full("workList", "/work/workLists/:id", { params: id, needs: "USE_ACCOUNT" }),
    full("work.callouts", "/work/callouts", { title: "Call-outs" }),
  ],
} as const satisfies Readonly<Record<string, readonly Route[]>>;

/** Every page. Guards, titles and menus read this table. */
export const routes = Object.values(routeAreas).flat();

export type RouteName = (typeof routes)[number]["name"];

const all = { access: "all", group: "none" } as const;
const ofJournalists = { access: "user", group: "journo" } as const;
const ofFullView = { access: "user", group: "full" } as const;

/** The pages of interviews in the order of the menu; /interviews redirects to the first open one. */
export const interviewPages = [
  "interviews.wire",
  "interviews.my",
  "interviews.questions",
  "interviews.awaiting",
  "interviews.shared",
  "interviews.saved",
] as const satisfies readonly RouteName[];

/** Every address that redirects. */
export const redirects: readonly Redirect[] = [
  { path: "/community/:slug/overview", to: "/community/:slug", ...ofJournalists },
  { path: "/u/:slug/settings", to: "/u/:slug/settings/basic", access: "user", group: "none", ...settings },
  { path: "/interviews", to: interviewPages, ...ofJournalists },
  { path: "/interviews/async/answer/:type/:hash", to: "/async/answer/:type/:hash", params: answer, ...all },
  { path: "/pub/async/answer/:type/:hash", to: "/async/answer/:type/:hash", params: answer, ...all },
  { path: "/announcements/:id/hub", to: "/announcements/:id", params: id, ...all },
  { path: "/news", to: "/announcements/all", ...ofFullView },
  { path: "/news/announcements/all", to: "/announcements/all", ...ofFullView },
  { path: "/contacts/all", to: "/contacts", ...ofFullView },
  { path: "/work", to: "/announcements/our", ...ofJournalists },
  { path: "/work/announcements/our", to: "/announcements/our", ...ofFullView },
  { path: "/work/announcements/:id", to: "/announcements/:id", params: id, ...ofFullView },
  { path: "/callouts", to: "/", ...all },
  { path: "/admin/companies/newsrooms", to: "/companies/newsrooms", needs: "ADMINISTER", ...ofFullView },
  { path: "/development", to: "/development/main", access: "user", group: "none", ...developers },
];

const byName: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.name, route]));

/** Finds a page by its name; null for an unknown name. */
export function findRoute(name: string): Route | null {
  return byName.get(name) ?? null;
}

/** Whether an entry is a page and not a redirect. */
export function isRoute(entry: Gate): entry is Route {
  return "name" in entry;
}
