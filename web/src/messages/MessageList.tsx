import { ArrowDown } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { graphql, readInlineData, usePaginationFragment } from "react-relay";
import type { MessageList_conversation$key } from "../__generated__/MessageList_conversation.graphql.ts";
import type { MessageList_message$key } from "../__generated__/MessageList_message.graphql.ts";
import type { MessageListPageQuery } from "../__generated__/MessageListPageQuery.graphql.ts";
import { formatDay } from "../lib/dates.ts";
import { useNextPage, type NextPage } from "../lists/useNextPage.ts";
import { PartError } from "../loading/PartError.tsx";
import type { Reload } from "../loading/useReload.ts";
import { useNow } from "../posts/useNow.ts";
import { getRejectionText } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import type { Unsent } from "./messageDraft.ts";
import { groupByDay } from "./messageGroups.ts";
import { MessageItem } from "./MessageItem.tsx";
import { announceMessage } from "./messageText.ts";
import { UnsentItem } from "./UnsentItem.tsx";
import { useMarkConversationRead } from "./useMarkConversationRead.ts";
import { useReachTop, useStickToBottom } from "./useStickToBottom.ts";

const messageFragment = graphql`
  fragment MessageList_message on Message @inline {
    id
    databaseId
    createdAt
    content
    author {
      databaseId
      name
      isViewer
    }
    ...MessageItem_message
  }
`;

interface MessageListProps {
  conversation: MessageList_conversation$key;
  /** Whether there are several other participants. */
  isGroup: boolean;
  unsent: readonly Unsent[];
  onRetry: (key: string) => void;
  onEdit: (key: string) => void;
  reload: Reload;
}

/** The messages by day, the newest at the bottom; older pages load at the top when the reader gets there. */
export function MessageList({ conversation, isGroup, unsent, onRetry, onEdit, reload }: MessageListProps) {
  const { data, ...pagination } = usePaginationFragment<MessageListPageQuery, MessageList_conversation$key>(
    graphql`
      fragment MessageList_conversation on Conversation
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "MessageListPageQuery") {
        ...useMarkConversationRead_conversation
        messages(first: $first, after: $after) @connection(key: "MessageList_messages") {
          edges {
            node {
              ...MessageList_message
            }
          }
        }
      }
    `,
    conversation,
  );
  const edges = data.messages?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const zone = useTimeZone();
  const now = useNow();
  const messages = edges.map(({ node }) => {
    const message = readInlineData<MessageList_message$key>(messageFragment, node);
    const { databaseId, createdAt, author } = message;
    return { databaseId, createdAt, authorId: author.databaseId, message };
  });
  const days = groupByDay(messages, zone);
  const oldest = days[0]?.messages[0]?.message.databaseId ?? null;
  const newest = days.at(-1)?.messages.at(-1)?.message.message ?? null;

  const { pane, content, isAtEnd, scrollToEnd } = useStickToBottom(oldest);
  const top = useRef<HTMLDivElement>(null);
  useReachTop({ pane, top, isOn: page.hasMore && !page.isLoading && !page.hasFailed, onReach: page.load });
  useMarkConversationRead(data, newest?.id ?? null, isAtEnd);
  const lastUnsent = unsent.at(-1)?.key ?? null;
  const showOwn = useEffectEvent(scrollToEnd);
  useLayoutEffect(() => {
    if (lastUnsent !== null) showOwn();
  }, [lastUnsent]);
  // The id of the newest message that the reader has seen.
  const [seen, setSeen] = useState(newest?.databaseId ?? 0);
  if (isAtEnd && newest && newest.databaseId > seen) setSeen(newest.databaseId);
  const hasNew = newest !== null && !newest.author.isViewer && newest.databaseId > seen;

  if (!data.messages) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PartError failure={reload.failure} onRetry={reload.reload} isRetrying={reload.isReloading} />
      </div>
    );
  }
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={pane}
        aria-label="Message history"
        className="relative h-full overflow-y-auto overscroll-contain focus-ring-inset [overflow-anchor:none]"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end px-4 pb-4">
          <OlderMessages page={page} top={top} />
          {days.map(({ key, time, messages: ofDay }) => (
            <section key={key} aria-label={formatDay(time, now, zone)}>
              <h2 className="figures py-4 text-center text-12 font-medium text-muted">{formatDay(time, now, zone)}</h2>
              <ol>
                {ofDay.map(({ message: { message }, startsRun, endsRun }) => (
                  <MessageItem key={message.id} message={message} startsRun={startsRun} endsRun={endsRun} isGroup={isGroup} />
                ))}
              </ol>
            </section>
          ))}
          {unsent.length > 0 && (
            <ol aria-label="Not sent yet" className="mt-3">
              {unsent.map((one) => (
                <UnsentItem key={one.key} unsent={one} onRetry={() => onRetry(one.key)} onEdit={() => onEdit(one.key)} />
              ))}
            </ol>
          )}
        </div>
      </section>
      {hasNew && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 grid place-items-center">
          <Button
            size="small"
            variant="primary"
            icon={ArrowDown}
            onPress={scrollToEnd}
            className="pointer-events-auto shadow-float"
          >
            New messages
          </Button>
        </div>
      )}
      <NewMessageStatus newest={newest} />
    </div>
  );
}

/** The top of the list. Its height is constant, so that nothing moves. */
function OlderMessages({ page, top }: { page: NextPage; top: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={top} className="mt-auto grid min-h-12 shrink-0 place-items-center text-muted">
      {page.isLoading && <Spinner label="Loading older messages" />}
      {!page.isLoading && page.hasMore && (
        <span className="flex flex-wrap items-center gap-3">
          {page.hasFailed && (
            <span role="alert" className="text-14 text-danger">
              {getRejectionText(page.failure, "They could not be loaded.")}
            </span>
          )}
          <Button size="small" variant="quiet" onPress={page.load}>
            {page.hasFailed ? "Retry" : "Show older messages"}
          </Button>
        </span>
      )}
    </div>
  );
}

interface NewestMessage {
  readonly databaseId: number;
  readonly content: string | null | undefined;
  readonly author: { readonly name: string; readonly isViewer: boolean };
}

/** Announces new messages to screen readers. */
function NewMessageStatus({ newest }: { newest: NewestMessage | null }) {
  const [first] = useState(newest?.databaseId ?? 0);
  const hasArrived = newest !== null && !newest.author.isViewer && newest.databaseId > first;
  return (
    <output className="sr-only">
      {/* A new element for each message, because a text that stays the same is not announced again. */}
      {hasArrived && <span key={newest.databaseId}>{announceMessage(newest.author.name, newest.content ?? null)}</span>}
    </output>
  );
}
