import homeQuery from "../../__generated__/HomePageQuery$parameters.ts";
import { HomeSkeleton } from "../../home/HomeSkeleton.tsx";
import { homeVariables } from "../../home/homeTab.ts";
import type { RouteName } from "../routes.ts";
import { query, shows, type Screen } from "../screen.tsx";
import { accountScreens } from "./accounts.tsx";

/** The screens with which most visits begin; they come with the client. */
const firstScreens = {
  ...accountScreens,
  home: query({
    query: homeQuery,
    variables: ({ search }) => homeVariables(search),
    load: async () => shows((await import("../../home/HomePage.tsx")).HomePage),
    fallback: <HomeSkeleton />,
    showsFallbackOnChange: true,
  }),
} satisfies Partial<Record<RouteName, Screen>>;

/** The pages of an area of the product, whose screens load with the first visit to one of them, or when the page is idle. */
const area = <Name extends RouteName>(load: () => Promise<Readonly<Record<NoInfer<Name>, Screen>>>, ...names: Name[]) =>
  names.map((name) => ({ name, loadArea: load, load: async () => (await load())[name] }));

const areas = [
  ...area(async () => (await import("./administration.tsx")).administrationScreens, "failedJobs"),
  ...area(
    async () => (await import("./announcements.tsx")).announcementScreens,
    "announcements.all",
    "announcements.our",
    "announcementCreate",
    "unsubscribe",
    "announcement",
    "announcement.web",
    "announcement.email",
    "work.channels",
  ),
  ...area(
    async () => (await import("./answers.tsx")).answerScreens,
    "interviews.awaiting",
    "interviews.saved",
    "interviewAsync.video",
    "interviewAsync.text",
    "calloutAsync.video",
    "calloutAsync.text",
    "asyncAnswer",
    "asyncPublic.video",
    "asyncPublic.text",
    "asyncPublic.create",
    "asyncPublic.finish",
  ),
  ...area(
    async () => (await import("./communities.tsx")).communityScreens,
    "communities",
    "communityCreate",
    "communityEdit",
    "community",
    "community.editorial",
    "community.updates",
    "community.members",
    "community.activities",
  ),
  ...area(
    async () => (await import("./contacts.tsx")).contactScreens,
    "allContacts",
    "contact",
    "contacts.lists",
    "contactList",
    "contacts.recommendations",
    "contacts.jobs",
    "contacts.callOuts",
  ),
  ...area(
    async () => (await import("./development.tsx")).developmentScreens,
    "development.main",
    "development.multiselect",
    "development.imgSelector",
    "development.imgCut",
    "development.videoRecorder",
    "development.buttons",
    "development.ckeditor",
    "development.newsroom",
    "development.hls",
    "development.faults",
    "development.edit-community",
  ),
  ...area(
    async () => (await import("./general.tsx")).generalScreens,
    "drafts",
    "search",
    "searchResults",
    "notificationsMobile",
    "createMobile",
    "notFound",
  ),
  ...area(
    async () => (await import("./interviews.tsx")).interviewScreens,
    "interviews.wire",
    "interviews.my",
    "interviews.questions",
    "interviews.shared",
    "interviewCreate",
    "interviewEdit",
    "interview",
  ),
  ...area(async () => (await import("./messages.tsx")).messageScreens, "messages", "conversation"),
  ...area(async () => (await import("./monitor.tsx")).monitorScreens, "news.monitor"),
  ...area(async () => (await import("./news.tsx")).newsScreens, "story", "news.newswire", "news.insider", "news.commentary"),
  ...area(
    async () => (await import("./organizations.tsx")).organizationScreens,
    "work.newsrooms",
    "newsroomCreate",
    "newsroomEdit",
    "newsroomConfirmationPermission",
    "news.newsrooms",
    "adminNewsrooms",
    "companyCreate",
    "companyEdit",
    "outletCreate",
    "outletEdit",
  ),
  ...area(async () => (await import("./profiles.tsx")).profileScreens, "user", "company", "outlet"),
  ...area(
    async () => (await import("./settings.tsx")).settingsScreens,
    "settings.basic",
    "settings.contacts",
    "settings.social",
    "settings.security",
    "settings.subscriptions",
    "settings.notifications",
    "settings.follows",
    "settings.companies",
    "settings.beats_outlets",
    "mailSetting",
  ),
  ...area(async () => (await import("./work.tsx")).workScreens, "work.tasks", "work.workLists", "workList", "work.callouts"),
];

type FirstName = keyof typeof firstScreens;
type KnownName = FirstName | (typeof areas)[number]["name"];

const isFirst = (name: KnownName): name is FirstName => name in firstScreens;

const loaders: ReadonlyMap<string, () => Promise<Screen>> = new Map(areas.map(({ name, load }) => [name, load]));

/** The screen of a route. A route without one does not compile where this is called. */
export async function screenOf(name: KnownName): Promise<Screen> {
  if (isFirst(name)) return firstScreens[name];
  const load = loaders.get(name);
  if (!load) throw new Error(`No area has the page ${name}.`);
  return load();
}

/** One loader of each area. */
const areaLoaders = [...new Set(areas.map(({ loadArea }) => loadArea))];

/** Loads the screens of all areas one by one, so that a visit to another page needs only its own code. */
export async function loadAllScreens(): Promise<void> {
  // Importing many files at once would keep the page from reacting.
  for (const loadArea of areaLoaders) await loadArea().catch(() => {});
}
