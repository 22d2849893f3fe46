import { MessagesSquare } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { useLocation } from "react-router";
import type { ConversationQuery } from "../__generated__/ConversationQuery.graphql.ts";
import type { MessagesPageQuery } from "../__generated__/MessagesPageQuery.graphql.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { preload } from "../lib/whenIdle.ts";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { PartErrorFallback } from "../loading/PartErrorFallback.tsx";
import { useReload } from "../loading/useReload.ts";
import { cardStyles } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PartBoundary } from "../ui/PartBoundary.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Conversation } from "./Conversation.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { ConversationSkeleton } from "./ConversationSkeleton.tsx";
import { ConversationsSkeleton } from "./ConversationsSkeleton.tsx";
import { readNewestConversations } from "./newestConversations.ts";
import { readRecipient } from "./newMessageAddress.ts";
import { NewMessageButton } from "./NewMessageButton.tsx";
import { useConversationsLive } from "./useConversationsLive.ts";
import { useRevalidate } from "./useRevalidate.ts";

const loadFound = () => import("./FoundConversations.tsx");
const loadNew = () => import("./NewMessage.tsx");
const FoundConversations = lazyPart(async () => (await loadFound()).FoundConversations);
const NewMessage = lazyPart(async () => (await loadNew()).NewMessage);
preload(() => Promise.all([loadNew(), loadFound()]));

const query = graphql`
  query MessagesPageQuery @preloadable {
    viewer {
      eventCursor
      startConversation {
        ...NewMessage_permission
        ...NewMessageButton_permission
      }
    }
    ...ConversationList_query
  }
`;

interface MessagesPageProps {
  listRef: PreloadedQuery<MessagesPageQuery>;
  /** The conversation named by the address; null for the list alone. */
  conversationRef: PreloadedQuery<ConversationQuery> | null;
}

/**
 * The viewer's conversations (MSG-01): the list with the open conversation next to it or, where there is no room for both, one
 * of them.
 */
export function MessagesPage({ listRef, conversationRef }: MessagesPageProps) {
  const data = usePreloadedQuery<MessagesPageQuery>(query, listRef);
  const reload = useReload<MessagesPageQuery>(query, {});
  const environment = useRelayEnvironment();
  const recipient = readRecipient(useLocation().search);
  const [search, setSearch] = useState("");
  useRevalidate(
    () => Boolean(listRef.source),
    () => readNewestConversations(environment),
  );
  const shownId = conversationRef?.variables.id ?? null;
  useConversationsLive(shownId, data.viewer.eventCursor);
  const isListAlone = shownId === null && recipient === null;
  return (
    <div
      className={cx(
        cardStyles,
        "mx-auto max-w-241 desktop:grid desktop:h-(--pane) desktop:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)] desktop:overflow-hidden",
        // On phones the page ends where the bottom bar begins.
        "[--pane:calc(100dvh-var(--top-offset)-1rem)] max-tablet:[--pane:calc(100dvh-var(--top-offset)+1rem-var(--bar-bottom)-env(safe-area-inset-bottom))]",
        isListAlone ? "flush-top" : "max-desktop:h-(--pane) max-tablet:-my-4 max-tablet:border-y-0 max-tablet:-mb-6",
      )}
    >
      <section
        aria-label="All messages"
        className={cx(
          "min-h-0 flex-col desktop:flex desktop:border-e desktop:border-line",
          isListAlone ? "flex" : "max-desktop:hidden",
        )}
      >
        <header className="shrink-0 space-y-3 border-b border-line px-4 py-3">
          <div className="flex min-h-10 items-center justify-between gap-2">
            <Heading isPage={isListAlone}>Messages</Heading>
            <NewMessageButton permission={data.viewer.startConversation} />
          </div>
          <SearchBox label="Search messages" placeholder="Search names and messages" onSearch={setSearch} />
        </header>
        <div className="relative min-h-0 flex-1 desktop:overflow-y-auto">
          {search === "" ? (
            <ConversationList query={data} shownId={shownId} isSearch={false} reload={reload} />
          ) : (
            <PartBoundary
              fallback={<ConversationsSkeleton rows={3} />}
              resetKeys={[search]}
              renderError={(error, onRetry) => <PartErrorFallback error={error} resetErrorBoundary={onRetry} />}
            >
              <FoundConversations text={search} shownId={shownId} />
            </PartBoundary>
          )}
        </div>
      </section>
      <section
        aria-label="Conversation"
        className={cx("h-full min-h-0 min-w-0 flex-col desktop:flex", isListAlone ? "max-desktop:hidden" : "flex")}
      >
        <Suspense key={shownId ?? recipient} fallback={<ConversationSkeleton />}>
          {conversationRef && <Conversation queryRef={conversationRef} />}
          {!conversationRef && recipient !== null && (
            <LoadedPart fallback={<ConversationSkeleton />}>
              <NewMessage permission={data.viewer.startConversation} recipient={recipient} />
            </LoadedPart>
          )}
          {isListAlone && <NothingChosen />}
        </Suspense>
      </section>
    </div>
  );
}

/** The heading of the list. It is not an h1 next to a conversation, whose heading is the h1 of the page. */
function Heading({ isPage, children }: { isPage: boolean; children: string }) {
  const Tag = isPage ? "h1" : "h2";
  return <Tag className="text-18 font-semibold">{children}</Tag>;
}

function NothingChosen() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        icon={MessagesSquare}
        title="Choose a conversation"
        text="Select a conversation from the list or start a new one."
      />
    </div>
  );
}
