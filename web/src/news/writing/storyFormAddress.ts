/** The query key that opens the form for a story over whatever page; its value is "new" or the id of a story. */
const formKey = "writeStory";

/** Which story is to be written: a new one, or one that is there by its id in the REST API. */
export type StoryTarget = "new" | number;

/** Reads which story is to be written from a query string; null when none is. */
export function readStoryForm(search: string): StoryTarget | null {
  const value = new URLSearchParams(search).get(formKey) ?? "";
  if (value === "new") return value;
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** The query string that opens the form over the present page. */
export function storyFormSearch(search: string, target: StoryTarget): string {
  const query = new URLSearchParams(search);
  query.set(formKey, String(target));
  return `?${query}`;
}

/** The query string without the form. */
export function withoutStoryForm(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(formKey);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
