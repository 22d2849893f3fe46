/** The query key that names the selected part of a page; without it the first one is selected. */
const tabKey = "tab";

/**
 * Reads the part of a page from a query string; anything unknown is the first part.
 * @param search with or without the question mark
 */
export function readTab<Tab extends string>(search: string, tabs: readonly [Tab, ...Tab[]]): Tab {
  const value = new URLSearchParams(search).get(tabKey);
  return tabs.find((tab) => tab === value) ?? tabs[0];
}

/** The address of a part of a page. @param path of the page */
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
 * The tabs of a page. Where a column beside it says what it is about, no tab does.
 * @param current the part that is shown
 */
export function tabsOf<Tab extends string>(path: string, tabs: readonly [Tab, ...Tab[]], current: Tab, hasAside: boolean) {
  return tabs
    .filter((tab) => tab !== "about" || !hasAside || tab === current)
    .map((tab) => ({ label: labels[tab] ?? tab, href: tabPath(path, tabs, tab), isCurrent: tab === current }));
}
