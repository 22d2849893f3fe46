import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { FetchPolicy } from "relay-runtime";
import type { OverlayPostQuery } from "../__generated__/OverlayPostQuery.graphql.ts";
import query from "../__generated__/OverlayPostQuery.graphql.ts";
import type { PostAddress } from "./address.ts";
import { postKinds } from "./kinds/index.ts";

interface PostQuery {
  /** Null until it is asked for. */
  post: PreloadedQuery<OverlayPostQuery> | null;
  /** Asks the gateway again. */
  reload: () => void;
}

/**
 * The query of the post at an address: what the store knows at once, the rest from the gateway. What is shown stays
 * held while the overlay goes, and until the next post takes its place.
 */
export function usePostQuery(address: PostAddress, isOpen: boolean): PostQuery {
  const { key, databaseId, commentId } = address;
  const environment = useRelayEnvironment();
  const [shown, show] = useState<PreloadedQuery<OverlayPostQuery> | null>(null);
  const held = useRef<PreloadedQuery<OverlayPostQuery>>(null);

  const load = (wanted: PostAddress, fetchPolicy: FetchPolicy) => {
    const variables = {
      type: postKinds[wanted.key].type,
      databaseId: wanted.databaseId,
      commentId: wanted.commentId ?? 0,
      withComment: wanted.commentId !== null,
    };
    const former = held.current;
    held.current = loadQuery<OverlayPostQuery>(environment, query, variables, { fetchPolicy });
    show(held.current);
    // Not before what replaces it has been drawn.
    setTimeout(() => former?.dispose());
  };

  const start = useEffectEvent((wanted: PostAddress) => load(wanted, "store-or-network"));
  useLayoutEffect(() => {
    if (isOpen) start({ key, databaseId, commentId });
  }, [isOpen, key, databaseId, commentId]);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Strict mode leaves and comes back at once.
      setTimeout(() => {
        if (!isHere.current) held.current?.dispose();
      });
    };
  }, []);

  const isCurrent = shown?.variables.type === postKinds[key].type && shown.variables.databaseId === databaseId;
  return { post: isCurrent ? shown : null, reload: () => load(address, "network-only") };
}
