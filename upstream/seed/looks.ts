import { hairStyles, type Look } from "./art/avatars.ts";
import type { PersonText } from "./content/people.ts";

/** The stream that a person's portrait is drawn from; a film of the same person uses it, too. */
export function lookKey(slug: string): string {
  return `avatar ${slug}`;
}

/** The look that a person's text names, or null for those without a portrait. */
export function lookOf({ look }: Pick<PersonText, "look">): Look | null {
  if (look === "none" || look === "initials") return null;
  const [skin, hair, tone, extras] = look;
  return {
    skin,
    hair: hairStyles.find((style) => style === hair) ?? "crop",
    tone,
    beard: extras.includes("b"),
    glasses: extras.includes("g"),
  };
}
