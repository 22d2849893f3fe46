import { map } from "nanostores";

/** The long texts that the reader has expanded since the page was loaded, by the global ids of their subjects. */
export const expandedTexts = map<Readonly<Record<string, true>>>({});

export function expandText(id: string): void {
  expandedTexts.setKey(id, true);
}
