import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { useResultTarget_result$key } from "../__generated__/useResultTarget_result.graphql.ts";
import { postSearch } from "../posts/address.ts";
import { isEmbedded } from "../posts/overlayState.ts";
import { useOpenPost } from "../posts/useOpenPost.ts";
import { findSearchKind } from "./searchKinds.ts";

/**
 * The target of a result: a URL that can be opened in a new tab. In an embedded frame a post has no URL and is opened in place.
 */
interface ResultTarget {
  href: string | null;
  open: (() => void) | null;
}

const noTarget: ResultTarget = { href: null, open: null };

/** The target of a result; none for a person or organization without a page, and for a type that this client does not know. */
export function useResultTarget(result: useResultTarget_result$key): ResultTarget {
  const { type, subject } = useFragment(
    graphql`
      fragment useResultTarget_result on SearchResult {
        type
        subject {
          ... on PostBase {
            databaseId
          }
          ... on Story {
            databaseId
          }
          ... on Announcement {
            databaseId
          }
          ... on Interview {
            databaseId
          }
          ... on User {
            slug
          }
          ... on Company {
            slug
          }
          ... on Outlet {
            slug
          }
          ... on Community {
            slug
          }
        }
      }
    `,
    result,
  );
  const { search } = useLocation();
  const openPost = useOpenPost();
  const kind = findSearchKind(type);
  if (!kind || !subject) return noTarget;
  const { databaseId, slug } = subject;
  if ("pathOf" in kind) return { href: kind.pathOf({ databaseId, slug }), open: null };
  if (databaseId === undefined) return noTarget;
  const address = { key: kind.key, databaseId, commentId: null };
  return isEmbedded() ? { href: null, open: () => openPost(address) } : { href: postSearch(search, address), open: null };
}
