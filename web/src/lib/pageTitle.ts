/**
 * The title of the page in the browser: of what was opened last, else of the route, else the product's name
 * (ROUTE-09, D-82).
 * @param write puts it where it is seen
 */
export function createPageTitle(write: (title: string) => void) {
  let base = "";
  let opened: readonly { title: string }[] = [];
  const refresh = () => write(opened.at(-1)?.title ?? base);

  return {
    /** The title while nothing with a name of its own is shown. */
    setBase(title: string): void {
      base = title;
      refresh();
    },
    /** Something with a name is shown; returns what takes the title back. */
    open(title: string): () => void {
      const entry = { title };
      opened = [...opened, entry];
      refresh();
      return () => {
        opened = opened.filter((other) => other !== entry);
        refresh();
      };
    },
  };
}

export const pageTitle = createPageTitle((title) => {
  document.title = title;
});
