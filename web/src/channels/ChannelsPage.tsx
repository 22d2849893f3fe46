import { Plus, Share2 } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { ChannelsPage_viewer$key } from "../__generated__/ChannelsPage_viewer.graphql.ts";
import type { ChannelsPagePaginationQuery } from "../__generated__/ChannelsPagePaginationQuery.graphql.ts";
import type { ChannelsPageQuery } from "../__generated__/ChannelsPageQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { ChannelRow } from "./ChannelRow.tsx";

const ChannelDialog = lazyDialog(async () => (await import("./ChannelDialog.tsx")).ChannelDialog);

const query = graphql`
  query ChannelsPageQuery @preloadable {
    viewer {
      createChannel {
        allowed
        reasons {
          message
        }
      }
      ...ChannelsPage_viewer
    }
  }
`;

/** The channels by which the viewer's account distributes announcements. */
export function ChannelsPage({ queryRef }: { queryRef: PreloadedQuery<ChannelsPageQuery> }) {
  const [root, reload] = usePage<ChannelsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<ChannelsPagePaginationQuery, ChannelsPage_viewer$key>(
    graphql`
      fragment ChannelsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ChannelsPagePaginationQuery") {
        channels(first: $first, after: $after) @connection(key: "ChannelsPage_channels") {
          connectionId: __id
          edges {
            node {
              id
              ...ChannelRow_channel
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const [isAdding, setAdding] = useState(false);
  const list = useList({
    edges: data.channels?.edges,
    connectionId: data.channels?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  const { allowed, reasons } = root.viewer.createChannel;
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
      New channel
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-180">
      <PageHeader title="Channels">{allowed && list.items !== null && list.items.length > 0 && add}</PageHeader>
      <List
        list={list}
        label="Channels"
        empty={{
          icon: Share2,
          title: "You have no channels yet",
          text: allowed ? "Channels are where your announcements are distributed." : (reasons[0]?.message ?? ""),
          action: allowed && add,
        }}
        endText="These are all your channels."
      >
        {({ node }) => <ChannelRow channel={node} onDeleted={() => list.remove(node.id)} />}
      </List>
      {isAdding && <ChannelDialog channel={null} onClose={() => setAdding(false)} onAdded={reload.reload} />}
    </div>
  );
}
