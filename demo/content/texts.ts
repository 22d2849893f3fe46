import type { UserType } from "../../upstream/db/schema.ts";
import type { PictureName } from "../pictures.ts";
import type { VideoName } from "../videos.ts";
import type { CommunitySlug } from "./communities.ts";
import type { CompanySlug } from "./companies.ts";
import type { PersonSlug } from "./people.ts";

/** A possible author; `product` is the platform's own account (author 12). */
export type AuthorSlug = PersonSlug | CompanySlug | "product";

/**
 * The fields that all posts and stories have. The markup of texts is documented in ../markup.ts.
 */
export interface PostText {
  author: AuthorSlug;
  /** The person who wrote the post, if it is published as a company or as the platform. */
  creator?: PersonSlug;
  /** Communities in addition to the one whose list contains the text. */
  otherCommunities?: readonly CommunitySlug[];
  /** Set if the text requires a recent post, or a post old enough for a long discussion. */
  hoursAgo?: number;
  /** Audience; everybody when absent. */
  audience?: readonly UserType[];
}

export interface CommunityPostText extends PostText {
  text: string;
  pictures?: readonly PictureName[];
  video?: VideoName;
}
