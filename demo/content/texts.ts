import type { UserType } from "../../upstream/db/schema.ts";
import type { PlateName } from "../plates.ts";
import type { FilmName } from "../films.ts";
import type { CommunitySlug } from "./communities.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

/** Somebody who can be an author; `product` is the platform's own account (author 12). */
export type AuthorSlug = PersonSlug | CompanySlug | "product";

/**
 * What every written post has. Texts are in the small markup of ../markup.ts: blank lines part
 * paragraphs, "- " and "1. " make lists, "> " quotes, "# " headings, **bold**, _italic_,
 * [words](address), @slug mentions.
 */
export interface Written {
  by: AuthorSlug;
  /** Who was signed in, when that is not the author: a person who writes for a company or the platform. */
  through?: PersonSlug;
  /** Communities beyond the one whose list holds the text. */
  also?: readonly CommunitySlug[];
  /** Hours since publishing, where the content needs it to be fresh or to have been talked about for long. */
  ago?: number;
  /** Audience; everybody when absent. */
  audience?: readonly UserType[];
}

export interface CommunityPostText extends Written {
  text: string;
  pictures?: readonly PlateName[];
  film?: FilmName;
}
