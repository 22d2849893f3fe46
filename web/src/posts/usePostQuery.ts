import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { loadQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import type { FetchPolicy } from "relay-runtime";
import query, { type OverlayPostQuery } from "../__generated__/OverlayPostQuery.graphql.ts";
import type { PostAddress } from "./address.ts";
import { postKinds } from "./kinds/index.ts";
import { postVariables } from "./postVariables.ts";

interface PostQuery {
  /** Null until it has been requested. */
  post: PreloadedQuery<OverlayPostQuery> | null;
  /** Requests it again. */
  reload: () => void;
}

/**
 * Loads the post at an address. Stored data is shown at once; the rest comes from the gateway. The query is disposed of after
 * the overlay has closed or the next post has been rendered.
 */
export function usePostQuery(address: PostAddress, isOpen: boolean): PostQuery {
  const { key, databaseId, commentId } = address;
  const environment = useRelayEnvironment();
  const [shown, show] = useState<PreloadedQuery<OverlayPostQuery> | null>(null);
  const queryRef = useRef<PreloadedQuery<OverlayPostQuery>>(null);

  const load = (target: PostAddress, fetchPolicy: FetchPolicy) => {
    const previous = queryRef.current;
    queryRef.current = loadQuery<OverlayPostQuery>(environment, query, postVariables(target), { fetchPolicy });
    show(queryRef.current);
    // The previous query is released only after its replacement has been rendered.
    setTimeout(() => previous?.dispose());
  };

  const start = useEffectEvent((target: PostAddress) => load(target, "store-or-network"));
  useLayoutEffect(() => {
    if (isOpen) start({ key, databaseId, commentId });
  }, [isOpen, key, databaseId, commentId]);

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In strict mode React unmounts and immediately mounts components again.
      setTimeout(() => {
        if (!isMounted.current) queryRef.current?.dispose();
      });
    };
  }, []);

  const isCurrent = shown?.variables.type === postKinds[key].type && shown.variables.databaseId === databaseId;
  return { post: isCurrent ? shown : null, reload: () => load(address, "network-only") };
}
