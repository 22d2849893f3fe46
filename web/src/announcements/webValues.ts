import { articleFields, checkArticle, type ArticleValues } from "../posts/writing/articleValues.ts";
import type { AudienceValues } from "../posts/writing/audience.ts";
import { required } from "../posts/writing/rules.ts";
import type { UserError } from "../relay/mutation.ts";
import type { KnownAnnouncementKind } from "./announcementKinds.ts";

/** What the form of an announcement's web page holds. */
export interface WebValues extends ArticleValues, AudienceValues {
  kind: KnownAnnouncementKind;
  /** The id of the newsroom it comes from, as text; empty for none. */
  newsroomId: string;
}

export const checkWeb = (values: WebValues, isDraft: boolean): UserError[] => [
  ...required("title", "Title", values.title),
  ...checkArticle(values, isDraft),
];

/** The same as the mutation takes it. */
export const webFields = (values: WebValues) => ({
  ...articleFields(values),
  communityIds: values.communityIds,
  userTypes: values.userTypes,
});

/** The newsroom as the mutation takes it; left out where it stays as it was, since it may be one of others. */
export function newsroomOf({ newsroomId }: WebValues, former: WebValues): { newsroomId?: number | null } {
  if (newsroomId === former.newsroomId) return {};
  return { newsroomId: newsroomId === "" ? null : Number(newsroomId) };
}
