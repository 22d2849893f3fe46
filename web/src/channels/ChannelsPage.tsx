import { Plus, Share2 } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { ChannelsPage_query$key } from "../__generated__/ChannelsPage_query.graphql.ts";
import type { ChannelsPagePaginationQuery } from "../__generated__/ChannelsPagePaginationQuery.graphql.ts";
import type { ChannelsPageQuery } from "../__generated__/ChannelsPageQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { RowList } from "../lists/RowList.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ChannelDialog } from "./ChannelDialog.tsx";
import { ChannelRow } from "./ChannelRow.tsx";

const query = graphql`
  query ChannelsPageQuery @preloadable {
    viewer {
      createChannel {
        allowed
        reasons {
          message
        }
      }
    }
    ...ChannelsPage_query
  }
`;

/** Where the viewer's account distributes announcements. */
export function ChannelsPage({ queryRef }: { queryRef: PreloadedQuery<ChannelsPageQuery> }) {
  const root = usePreloadedQuery<ChannelsPageQuery>(query, queryRef);
  const reload = useReload<ChannelsPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<ChannelsPagePaginationQuery, ChannelsPage_query$key>(
    graphql`
      fragment ChannelsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ChannelsPagePaginationQuery") {
        viewer {
          channels(first: $first, after: $after) @connection(key: "ChannelsPage_channels") {
            edges {
              node {
                id
                ...ChannelRow_channel
              }
            }
          }
        }
      }
    `,
    root,
  );
  const [isAdding, setAdding] = useState(false);
  const close = useCallback(() => setAdding(false), []);
  const list = data.viewer.channels;
  const nodes = uniqueById(
    (list?.edges ?? []).map(({ node }) => node),
    (node) => node.id,
  );
  const page = useNextPage(pagination, nodes.length);
  const { refetch } = pagination;
  // The list is in the order of names: whatever was added or removed is read with its neighbours.
  const readAnew = useCallback(() => void refetch({}, { fetchPolicy: "network-only" }), [refetch]);
  const { allowed, reasons } = root.viewer.createChannel;
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
      New channel
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-3 flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Channels</h1>
        {allowed && nodes.length > 0 && add}
      </header>
      <RowList
        label="Channels"
        isRead={Boolean(list)}
        reload={reload}
        page={page}
        empty={
          <EmptyState
            icon={Share2}
            title="You have no channels yet"
            text={allowed ? "Channels are the routes where your announcements go." : (reasons[0]?.message ?? "")}
            action={allowed && add}
          />
        }
        endText="These are all of your channels."
      >
        {nodes.map((node) => (
          <li key={node.id}>
            <ChannelRow channel={node} onDeleted={readAnew} />
          </li>
        ))}
      </RowList>
      {isAdding && <ChannelDialog channel={null} onClose={close} onAdded={readAnew} />}
    </div>
  );
}
