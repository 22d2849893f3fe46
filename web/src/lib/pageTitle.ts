/**
 * The title of the page in the browser: of what lies over the page, else of what was opened last, else of the
 * route, else the product's name (ROUTE-09).
 * @param write puts it where it is seen
 */
export function createPageTitle(write: (title: string) => void) {
  let base = "";
  let opened: readonly { title: string; isOver: boolean }[] = [];
  const refresh = () => write((opened.findLast(({ isOver }) => isOver) ?? opened.at(-1))?.title ?? base);

  return {
    /** The title while nothing with a name of its own is shown. */
    setBase(title: string): void {
      base = title;
      refresh();
    },
    /**
     * Something with a name is shown; returns what takes the title back.
     * @param isOver it lies over the page, whose own name may come later
     */
    open(title: string, isOver = false): () => void {
      const entry = { title, isOver };
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
