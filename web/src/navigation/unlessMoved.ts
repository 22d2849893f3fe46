/**
 * Call this when a slow action begins, with the navigation that follows it.
 * @returns a function that navigates, unless the user has moved to another page since then
 */
export function unlessMoved<Args extends unknown[]>(navigate: (...args: Args) => void): (...args: Args) => void {
  const { href } = window.location;
  return (...args) => {
    if (window.location.href === href) navigate(...args);
  };
}
