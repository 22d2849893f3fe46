import type { Page } from "playwright";

/** The content of a page's store in IndexedDB, as JSON; empty when the store does not exist. */
export function storedIn(page: Page, database: string, store: string): Promise<string[]> {
  return page.evaluate(
    async ([databaseName, storeName]) => {
      // Opening it first would create an empty database that its owner cannot use.
      if (!(await indexedDB.databases()).some(({ name }) => name === databaseName)) return [];
      const { promise, resolve } = Promise.withResolvers<string[]>();
      const opening = indexedDB.open(databaseName);
      opening.addEventListener("success", () => {
        const { result } = opening;
        if (!result.objectStoreNames.contains(storeName)) return resolve([]);
        const reading = result.transaction(storeName).objectStore(storeName).getAll();
        reading.addEventListener("success", () => resolve(reading.result.map((value) => JSON.stringify(value))));
      });
      const values = await promise;
      opening.result.close();
      return values;
    },
    [database, store] as const,
  );
}

/** The form values that the page has stored so far, in case it is closed. It stores them at most twice a second. */
export const storedDrafts = async (page: Page): Promise<string> =>
  (await storedIn(page, "pressroom-drafts", "drafts")).join("\n");
