import { loadQuery } from "react-relay";
import conversationQuery from "../../__generated__/ConversationQuery$parameters.ts";
import type { ConversationQuery } from "../../__generated__/ConversationQuery.graphql.ts";
import messagesQuery from "../../__generated__/MessagesPageQuery$parameters.ts";
import type { MessagesPageQuery } from "../../__generated__/MessagesPageQuery.graphql.ts";
import { ConversationsSkeleton } from "../../messages/ConversationsSkeleton.tsx";
import { cardLook } from "../../ui/Card.tsx";
import { loadScreen } from "../loadScreen.ts";
import type { Screen } from "../screen.tsx";

/** The list and each conversation are one page, which stays mounted while the reader moves between them. */
export const messagesScreen: Screen = {
  start: (environment, { params: { id } }) => {
    const listRef = loadQuery<MessagesPageQuery>(environment, messagesQuery, {}, { fetchPolicy: "store-or-network" });
    const conversationRef =
      id === undefined
        ? null
        : loadQuery<ConversationQuery>(environment, conversationQuery, { id: Number(id) }, { fetchPolicy: "store-or-network" });
    const element = loadScreen(() => import("../../messages/MessagesPage.tsx")).then(({ MessagesPage }) => (
      <MessagesPage listRef={listRef} conversationRef={conversationRef} />
    ));
    return { queries: conversationRef ? [listRef, conversationRef] : [listRef], element };
  },
  dependsOn: ({ params: { id } }) => id ?? "list",
  fallback: (
    <div className={`${cardLook} mx-auto max-w-241`}>
      <ConversationsSkeleton />
    </div>
  ),
  cacheKey: () => "messages",
  showsFallbackOnChange: false,
  isAlwaysFetched: false,
};
