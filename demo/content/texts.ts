import type { UserType } from "../../upstream/db/schema.ts";
import type { PictureName } from "../pictures.ts";
import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

/** A possible author; `product` is the platform's own account (author 12). */
export type AuthorSlug = PersonSlug | CompanySlug | "product";

/**
 * The fields that all posts and stories have. Texts use the markup of ../markup.ts: blank lines separate
 * paragraphs, "- " and "1. " make lists, "> " quotes, "# " headings, **bold**, _italic_,
 * [words](address), @slug mentions.
 */
export interface Written {
  by: AuthorSlug;
  /** The signed-in person if it is not the author: somebody who writes for a company or the platform. */
  through?: PersonSlug;
  /** Communities in addition to the one whose list contains the text. */
  also?: readonly CommunitySlug[];
  /** Hours since publishing, if the content requires a recent post or one with a long discussion. */
  ago?: number;
  /** Audience; everybody when absent. */
  audience?: readonly UserType[];
}

export interface CommunityPostText extends Written {
  text: string;
  pictures?: readonly PictureName[];
  video?: VideoName;
}
