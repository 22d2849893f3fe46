import { directoryPath } from "../communities/directory.ts";

/** Where a search leads: to the communities that have the words in their names. */
export function searchPath(text: string): string {
  return directoryPath({ filter: "all", search: text.trim() });
}
