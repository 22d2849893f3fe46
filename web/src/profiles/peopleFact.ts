import { formatNoun } from "../lib/counts.ts";

/** The number of people of a company or outlet in the head of its profile; false when there are none or it is not known. */
export const peopleFact = (count: number | null | undefined) =>
  typeof count === "number" && count > 0 && { key: "people", content: formatNoun(count, "person", "people") };
