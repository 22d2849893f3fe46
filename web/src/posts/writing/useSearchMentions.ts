import { useRelayEnvironment } from "react-relay";
import { deferredCode } from "../../lib/deferredCode.ts";
import type { SearchMentions } from "../../ui/mentionable.ts";

interface MentionPlace {
  /** The global id of the post or news item whose thread is open. */
  subjectId?: string | null;
  /** The communities that a new post is for. */
  communityIds?: readonly string[];
}

const noCommunities: readonly string[] = [];
const code = deferredCode(() => import("./searchMentions.ts"));

/** Searches for mentions with `searchMentions`, whose code loads when the page is idle or with the first search. */
export function useSearchMentions({ subjectId = null, communityIds = noCommunities }: MentionPlace = {}): SearchMentions {
  const environment = useRelayEnvironment();
  return async (query) => {
    const loaded = await code().catch(() => null);
    return loaded?.searchMentions(environment, { query, subjectId, communityIds }) ?? [];
  };
}
