/** The query parameter that opens the story form over any page; its value is "new" or the id of a story. */
const formKey = "writeStory";

/** The story to write: a new one, or an existing one by its REST API id. */
export type StoryTarget = "new" | number;

/** Reads the story to write from a query string; null when the form is closed. */
export function readStoryForm(search: string): StoryTarget | null {
  const value = new URLSearchParams(search).get(formKey) ?? "";
  if (value === "new") return value;
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** The query string that opens the form over the current page. */
export function storyFormSearch(search: string, target: StoryTarget): string {
  const query = new URLSearchParams(search);
  query.set(formKey, String(target));
  return `?${query}`;
}

/** The query string without the form. */
export function removeStoryForm(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(formKey);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
