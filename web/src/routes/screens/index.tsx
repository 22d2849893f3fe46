import homeQuery from "../../__generated__/HomePageQuery$parameters.ts";
import { HomeSkeleton } from "../../home/HomeSkeleton.tsx";
import { homeVariables } from "../../home/homeTab.ts";
import type { Route } from "../route.ts";
import { routeAreas, type RouteName } from "../routes.ts";
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

type Areas = typeof routeAreas;
type ScreensOf<Area extends keyof Areas> = Readonly<Record<Areas[Area][number]["name"], Screen>>;

/**
 * The areas of the product, whose screens load with the first visit to one of them, or when the page is idle. Their names are
 * not those of pages, whose code the build finds by name.
 */
const areaLoaders: { readonly [Area in keyof Areas]: () => Promise<ScreensOf<Area>> } = {
  firstPages: async () => firstScreens,
  administrationPages: async () => (await import("./administration.tsx")).administrationScreens,
  announcementPages: async () => (await import("./announcements.tsx")).announcementScreens,
  answerPages: async () => (await import("./answers.tsx")).answerScreens,
  communityPages: async () => (await import("./communities.tsx")).communityScreens,
  contactPages: async () => (await import("./contacts.tsx")).contactScreens,
  developmentPages: async () => (await import("./development.tsx")).developmentScreens,
  generalPages: async () => (await import("./general.tsx")).generalScreens,
  interviewPages: async () => (await import("./interviews.tsx")).interviewScreens,
  messagePages: async () => (await import("./messages.tsx")).messageScreens,
  monitorPages: async () => (await import("./monitor.tsx")).monitorScreens,
  newsPages: async () => (await import("./news.tsx")).newsScreens,
  organizationPages: async () => (await import("./organizations.tsx")).organizationScreens,
  profilePages: async () => (await import("./profiles.tsx")).profileScreens,
  settingsPages: async () => (await import("./settings.tsx")).settingsScreens,
  workPages: async () => (await import("./work.tsx")).workScreens,
};

type LoadArea = () => Promise<Readonly<Record<string, Screen>>>;

const pagesIn: Readonly<Record<string, readonly Route[]>> = routeAreas;

/** The loader of each page's area, by the page's name. */
const loaders = new Map(
  Object.entries<LoadArea>(areaLoaders).flatMap(([area, load]) => (pagesIn[area] ?? []).map(({ name }) => [name, load] as const)),
);

/** The screen of a route. An area without the screen of one of its routes does not compile. */
export async function findScreen(name: RouteName): Promise<Screen> {
  const screen = (await loaders.get(name)?.())?.[name];
  if (!screen) throw new Error(`No area has the page ${name}.`);
  return screen;
}

/** Loads the screens of all areas one by one, so that a visit to another page needs only its own code. */
export async function loadAllScreens(): Promise<void> {
  // Importing many files at once would keep the page from reacting.
  for (const loadArea of Object.values(areaLoaders)) await loadArea().catch(() => {});
}
