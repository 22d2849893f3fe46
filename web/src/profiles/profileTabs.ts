/** The query parameter of the selected tab; the first tab is selected without it. */
const tabKey = "tab";

/**
 * Reads the tab from a query string; unknown values select the first tab.
 * @param search with or without the question mark
 */
export function readTab<Tab extends string>(search: string, tabs: readonly [Tab, ...Tab[]]): Tab {
  const value = new URLSearchParams(search).get(tabKey);
  return tabs.find((tab) => tab === value) ?? tabs[0];
}

/** The path of a tab. @param path of the page */
export function tabPath<Tab extends string>(path: string, tabs: readonly [Tab, ...Tab[]], tab: Tab): string {
  return tab === tabs[0] ? path : `${path}?${tabKey}=${tab}`;
}

const labels: Readonly<Record<string, string>> = {
  posts: "Posts",
  stories: "Stories",
  announcements: "Announcements",
  people: "People",
  about: "About",
};

/**
 * The tabs of a page. The "about" tab is omitted when a side column shows its content.
 * @param current the selected tab
 */
export function createTabs<Tab extends string>(path: string, tabs: readonly [Tab, ...Tab[]], current: Tab, hasAside: boolean) {
  return tabs
    .filter((tab) => tab !== "about" || !hasAside || tab === current)
    .map((tab) => ({ label: labels[tab] ?? tab, href: tabPath(path, tabs, tab), isCurrent: tab === current }));
}
