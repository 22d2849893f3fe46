import conversationQuery from "../../__generated__/ConversationQuery$parameters.ts";
import type { ConversationQuery } from "../../__generated__/ConversationQuery.graphql.ts";
import messagesQuery from "../../__generated__/MessagesPageQuery$parameters.ts";
import type { MessagesPageQuery } from "../../__generated__/MessagesPageQuery.graphql.ts";
import { ConversationsSkeleton } from "../../messages/ConversationsSkeleton.tsx";
import { cardStyles } from "../../ui/Card.tsx";
import type { RouteName } from "../routes.ts";
import type { Screen } from "../screen.tsx";

const load = () => import("../../messages/MessagesPage.tsx");

/** The list and each conversation are one page, which stays mounted while the reader moves between them. */
const messagesScreen: Screen = {
  requests: ({ params: { id } }) => {
    const list = { params: messagesQuery.params, variables: {} };
    return id === undefined ? [list] : [list, { params: conversationQuery.params, variables: { id: Number(id) } }];
  },
  load,
  start: (startQuery, { params: { id } }) => {
    const listRef = startQuery<MessagesPageQuery>(messagesQuery, {}, false);
    const conversationRef = id === undefined ? null : startQuery<ConversationQuery>(conversationQuery, { id: Number(id) }, false);
    const element = () => load().then(({ MessagesPage }) => <MessagesPage listRef={listRef} conversationRef={conversationRef} />);
    return { queries: conversationRef ? [listRef, conversationRef] : [listRef], element };
  },
  dependsOn: ({ params: { id } }) => id ?? "list",
  fallback: (
    <div className={`${cardStyles} mx-auto max-w-241`}>
      <ConversationsSkeleton />
    </div>
  ),
  cacheKey: () => "messages",
  showsFallbackOnChange: false,
  isAlwaysFetched: false,
};

/** The screens of messages, by route name. */
export const messageScreens = {
  messages: messagesScreen,
  conversation: messagesScreen,
} satisfies Partial<Record<RouteName, Screen>>;
