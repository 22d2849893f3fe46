/**
 * The page's title in the browser: that of an overlay, else of the content opened last, else of the route, else the product's
 * name (ROUTE-09).
 * @param write sets the visible title
 */
export function createPageTitle(write: (title: string) => void) {
  let base = "";
  let opened: readonly { title: string; isOver: boolean }[] = [];
  const refresh = () => write((opened.findLast(({ isOver }) => isOver) ?? opened.at(-1))?.title ?? base);

  return {
    /** Sets the title for when no named content is shown. */
    setBase(title: string): void {
      base = title;
      refresh();
    },
    /**
     * Adds the title of content that is shown; returns a function that removes it.
     * @param isOver true for an overlay, whose title wins even over page titles that are set later
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
