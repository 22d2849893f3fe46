import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay";
import type { FoundConversationsQuery } from "../__generated__/FoundConversationsQuery.graphql.ts";
import { faultText } from "../feed/faultText.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { ConversationsSkeleton } from "./ConversationsSkeleton.tsx";

const query = graphql`
  query FoundConversationsQuery($query: String!) {
    ...ConversationList_query @arguments(query: $query)
  }
`;

interface FoundConversationsProps {
  /** A part of a name or of what was written. */
  text: string;
  shownId: number | null;
}

/** The conversations that some words lead to. */
export function FoundConversations({ text, shownId }: FoundConversationsProps) {
  const [queryRef, load, dispose] = useQueryLoader<FoundConversationsQuery>(query);
  useEffect(() => {
    load({ query: text }, { fetchPolicy: "network-only" });
    return dispose;
  }, [load, dispose, text]);
  const retry = () => load({ query: text }, { fetchPolicy: "network-only" });
  return (
    <ErrorBoundary resetKeys={[queryRef]} fallback={<ErrorState text={faultText} onRetry={retry} />}>
      <Suspense fallback={<ConversationsSkeleton rows={3} />}>
        {queryRef ? <Found queryRef={queryRef} shownId={shownId} onRetry={retry} /> : <ConversationsSkeleton rows={3} />}
      </Suspense>
    </ErrorBoundary>
  );
}

interface FoundProps {
  queryRef: PreloadedQuery<FoundConversationsQuery>;
  shownId: number | null;
  onRetry: () => void;
}

function Found({ queryRef, shownId, onRetry }: FoundProps) {
  const data = usePreloadedQuery<FoundConversationsQuery>(query, queryRef);
  return <ConversationList query={data} shownId={shownId} isSearch isRetrying={false} onRetry={onRetry} />;
}
