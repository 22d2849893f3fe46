import { map } from "nanostores";

/** The long texts that the reader expanded since the page was loaded, by the global ids of what they belong to. */
export const expandedTexts = map<Readonly<Record<string, true>>>({});

export function expandText(id: string): void {
  expandedTexts.setKey(id, true);
}
