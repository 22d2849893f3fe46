import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay";
import type { FoundConversationsQuery } from "../__generated__/FoundConversationsQuery.graphql.ts";
import { PartErrorFallback } from "../loading/PartErrorFallback.tsx";
import { useReload } from "../loading/useReload.ts";
import { ConversationList } from "./ConversationList.tsx";
import { ConversationsSkeleton } from "./ConversationsSkeleton.tsx";

const query = graphql`
  query FoundConversationsQuery($query: String!) {
    ...ConversationList_query @arguments(query: $query)
  }
`;

interface FoundConversationsProps {
  /** Part of a name or of a message. */
  text: string;
  shownId: number | null;
}

/** The conversations that match a search. */
export function FoundConversations({ text, shownId }: FoundConversationsProps) {
  const [queryRef, load, dispose] = useQueryLoader<FoundConversationsQuery>(query);
  const read = () => load({ query: text }, { fetchPolicy: "network-only" });
  useEffect(() => {
    load({ query: text }, { fetchPolicy: "network-only" });
    return dispose;
  }, [load, dispose, text]);
  return (
    <ErrorBoundary resetKeys={[queryRef]} FallbackComponent={PartErrorFallback} onReset={read}>
      <Suspense fallback={<ConversationsSkeleton rows={3} />}>
        {queryRef ? <Found queryRef={queryRef} shownId={shownId} /> : <ConversationsSkeleton rows={3} />}
      </Suspense>
    </ErrorBoundary>
  );
}

interface FoundProps {
  queryRef: PreloadedQuery<FoundConversationsQuery>;
  shownId: number | null;
}

function Found({ queryRef, shownId }: FoundProps) {
  const data = usePreloadedQuery<FoundConversationsQuery>(query, queryRef);
  const reload = useReload<FoundConversationsQuery>(query, queryRef.variables);
  return <ConversationList query={data} shownId={shownId} isSearch reload={reload} />;
}
