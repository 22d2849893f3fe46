import { Building2 } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { AdminNewsroomsPage_query$key } from "../__generated__/AdminNewsroomsPage_query.graphql.ts";
import type { AdminNewsroomsPageMutation } from "../__generated__/AdminNewsroomsPageMutation.graphql.ts";
import type { AdminNewsroomsPagePaginationQuery } from "../__generated__/AdminNewsroomsPagePaginationQuery.graphql.ts";
import type { AdminNewsroomsPageQuery } from "../__generated__/AdminNewsroomsPageQuery.graphql.ts";
import type { FilterValues } from "../lists/filters.ts";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage, type Reload } from "../loading/useReload.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { newsroomFilters, newsroomStatuses } from "./newsroomFilters.ts";
import { NewsroomItem } from "./NewsroomItem.tsx";
import { NewsroomList } from "./NewsroomList.tsx";
import { NewsroomMenu } from "./NewsroomMenu.tsx";

const query = graphql`
  query AdminNewsroomsPageQuery($query: String, $status: NewsroomStatus) @preloadable {
    ...AdminNewsroomsPage_query
  }
`;

const getPath = (filters: FilterValues<typeof newsroomFilters>) => `/companies/newsrooms${newsroomFilters.write(filters)}`;
const names = { PENDING: "Waiting", CONFIRMED: "Confirmed", DECLINED: "Declined" } as const;

/** All newsrooms, for platform admins to confirm, decline and delete (ADMIN-01). */
export function AdminNewsroomsPage({ queryRef }: { queryRef: PreloadedQuery<AdminNewsroomsPageQuery> }) {
  const [data, reload] = usePage<AdminNewsroomsPageQuery>(query, queryRef);
  const { filters, hasFilters, field } = useFilters(newsroomFilters);
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="px-4 tablet:px-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-22 font-semibold tablet:text-28">Newsrooms</h1>
          <span className="flex flex-wrap gap-2">
            <LinkButton href="/companies/new">New company</LinkButton>
            <LinkButton href="/outlets/new">New outlet</LinkButton>
          </span>
        </div>
        <SearchFilter label="Search newsrooms" {...field("search")} className="mt-4 tablet:max-w-96" />
      </header>
      <LinkTabs
        label="Filter newsrooms"
        tabs={[
          { label: "All", href: getPath({ ...filters, status: null }), isCurrent: filters.status === null },
          ...newsroomStatuses.map((status) => ({
            label: names[status],
            href: getPath({ ...filters, status }),
            isCurrent: filters.status === status,
          })),
        ]}
        className="mt-3 mb-3 px-1 tablet:px-0"
      />
      <AllNewsrooms query={data} hasFilters={hasFilters} reload={reload} />
    </div>
  );
}

interface AllNewsroomsProps {
  query: AdminNewsroomsPage_query$key;
  hasFilters: boolean;
  reload: Reload;
}

function AllNewsrooms({ query: key, hasFilters, reload }: AllNewsroomsProps) {
  const { data, ...pagination } = usePaginationFragment<AdminNewsroomsPagePaginationQuery, AdminNewsroomsPage_query$key>(
    graphql`
      fragment AdminNewsroomsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "AdminNewsroomsPagePaginationQuery") {
        allNewsrooms(query: $query, status: $status, first: $first, after: $after)
          @connection(key: "AdminNewsroomsPage_allNewsrooms") {
          connectionId: __id
          edges {
            node {
              id
              name
              permissions {
                decide {
                  allowed
                }
                delete {
                  allowed
                }
              }
              ...NewsroomItem_newsroom
            }
          }
        }
      }
    `,
    key,
  );
  const { run, isRunning } = useMutationAction<AdminNewsroomsPageMutation>(graphql`
    mutation AdminNewsroomsPageMutation($input: ReviewNewsroomInput!) {
      reviewNewsroom(input: $input) {
        newsroom {
          permissions {
            decide {
              allowed
            }
          }
          ...NewsroomItem_newsroom
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const review = (newsroomId: string, accept: boolean) =>
    void run({
      variables: { input: { newsroomId, accept } },
      write: "newsroom",
      done: accept ? "The newsroom has been confirmed." : "The newsroom has been declined.",
    });
  const list = useList({
    edges: data.allNewsrooms?.edges,
    connectionId: data.allNewsrooms?.connectionId,
    keyOf: ({ node }) => node.id,
    pagination,
    reload,
  });
  return (
    <NewsroomList
      list={list}
      empty={{ icon: Building2, title: "There are no newsrooms yet" }}
      noMatch={
        hasFilters && {
          title: "No matching newsrooms",
          action: <LinkButton href="/companies/newsrooms">Show all newsrooms</LinkButton>,
        }
      }
      endText="These are all newsrooms."
    >
      {({ node }) => (
        <NewsroomItem
          newsroom={node}
          hasStatus
          hasOwner
          actions={
            node.permissions.decide.allowed && (
              <>
                <Button size="small" variant="primary" isDisabled={isRunning} onPress={() => review(node.id, true)}>
                  Confirm
                </Button>
                <Button size="small" isDisabled={isRunning} onPress={() => review(node.id, false)}>
                  Decline
                </Button>
              </>
            )
          }
          menu={
            node.permissions.delete.allowed && (
              <NewsroomMenu id={node.id} name={node.name} onDeleted={() => list.remove(node.id)} />
            )
          }
        />
      )}
    </NewsroomList>
  );
}
