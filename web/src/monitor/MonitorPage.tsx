import { BookmarkPlus, Radar } from "lucide-react";
import { useCallback, useState } from "react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { MonitorPage_query$key } from "../__generated__/MonitorPage_query.graphql.ts";
import type { MonitorPagePaginationQuery } from "../__generated__/MonitorPagePaginationQuery.graphql.ts";
import type { MonitorPageQuery } from "../__generated__/MonitorPageQuery.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload } from "../loading/useReload.ts";
import { formatNoun } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { Button } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { MonitorFilterFields } from "./MonitorFilterFields.tsx";
import { canBeSaved, hasOperators, isNarrowed, readMonitorFilters } from "./monitorFilters.ts";
import { MonitorRow } from "./MonitorRow.tsx";
import { ReportButton } from "./ReportButton.tsx";
import { SavedSearches } from "./SavedSearches.tsx";
import { SearchDialog } from "./SearchDialog.tsx";

const query = graphql`
  query MonitorPageQuery(
    $searchId: Int
    $query: String
    $sources: [MonitorSource!]
    $beatIds: [Int!]
    $from: DateTime
    $to: DateTime
  ) @preloadable {
    viewer {
      monitor {
        sources
        searches {
          databaseId
          name
        }
        permissions {
          save {
            allowed
          }
          useOperators {
            allowed
            reasons {
              message
            }
          }
          report {
            allowed
          }
        }
        ...SavedSearches_monitor
      }
    }
    ...MonitorFilterFields_query
    ...MonitorPage_query
      @arguments(searchId: $searchId, query: $query, sources: $sources, beatIds: $beatIds, from: $from, to: $to)
  }
`;

/** What the monitor has found, and the viewer's saved searches. */
export function MonitorPage({ queryRef }: { queryRef: PreloadedQuery<MonitorPageQuery> }) {
  const root = usePreloadedQuery<MonitorPageQuery>(query, queryRef);
  const reload = useReload<MonitorPageQuery>(query, queryRef.variables);
  const { data, ...pagination } = usePaginationFragment<MonitorPagePaginationQuery, MonitorPage_query$key>(
    graphql`
      fragment MonitorPage_query on Query
      @argumentDefinitions(
        searchId: { type: "Int" }
        query: { type: "String" }
        sources: { type: "[MonitorSource!]" }
        beatIds: { type: "[Int!]" }
        from: { type: "DateTime" }
        to: { type: "DateTime" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "MonitorPagePaginationQuery") {
        viewer {
          monitor {
            items(
              searchId: $searchId
              query: $query
              sources: $sources
              beatIds: $beatIds
              from: $from
              to: $to
              first: $first
              after: $after
            ) @connection(key: "MonitorPage_items") {
              totalCount
              edges {
                node {
                  databaseId
                  ...MonitorRow_item
                }
              }
            }
          }
        }
      }
    `,
    root,
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const close = useCallback(() => setSaving(false), []);
  const { reload: readAnew } = reload;
  const open = useCallback(
    (databaseId: number | null) => {
      if (databaseId === null) readAnew();
      else void navigate(`${pathname}?search=${databaseId}`);
    },
    [navigate, pathname, readAnew],
  );
  const list = data.viewer.monitor?.items;
  const items = uniqueById(
    (list?.edges ?? []).map(({ node }) => node),
    (node) => node.databaseId,
  );
  const page = useNextPage(pagination, items.length);
  const { monitor } = root.viewer;
  const filters = readMonitorFilters(search);
  const opened = monitor?.searches?.find(({ databaseId }) => databaseId === filters.searchId) ?? null;
  usePageTitle(opened ? `${opened.name} – Monitor` : null);
  if (!monitor) return <NotFoundPage />;
  const { save, useOperators, report } = monitor.permissions;
  const isBeyondPlan =
    (!useOperators.allowed && hasOperators(filters.query)) || filters.sources.some((source) => !monitor.sources.includes(source));
  return (
    <div className="mx-auto w-full max-w-160 medium:max-w-241">
      <header className="mb-3 flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 pt-1 tablet:px-0 tablet:pt-0">
        <h1 className="text-22 font-semibold tablet:text-28">Monitor</h1>
        <div className="flex flex-wrap gap-2">
          {save.allowed && filters.searchId === null && canBeSaved(filters) && (
            <Button variant="primary" icon={BookmarkPlus} onPress={() => setSaving(true)}>
              Save search
            </Button>
          )}
          {report.allowed && items.length > 0 && <ReportButton filters={queryRef.variables} />}
        </div>
      </header>
      <div className="medium:grid medium:grid-cols-[minmax(0,40rem)_18.75rem] medium:items-start medium:gap-6">
        <aside
          aria-label="Saved searches"
          className="mb-3 medium:sticky medium:top-[calc(var(--bar-top)+1rem)] medium:order-2 medium:max-h-[calc(100dvh-var(--bar-top)-2rem)] medium:overflow-y-auto"
        >
          <SavedSearches monitor={monitor} reload={reload} />
        </aside>
        <div className="min-w-0">
          <MonitorFilterFields query={root} />
          {!list && !isBeyondPlan && <ListError reload={reload} />}
          {!list && isBeyondPlan && (
            <div className={cardLook}>
              <EmptyState
                icon={Radar}
                title={useOperators.reasons[0]?.message ?? "Your plan does not include this feature."}
                text="Search with plain words, in the sources that you can choose."
              />
            </div>
          )}
          {list && items.length === 0 && (
            <div className={cardLook}>
              {isNarrowed(filters) ? (
                <EmptyState icon={Radar} title="Nothing found" text="Try other words, or fewer filters." />
              ) : (
                <EmptyState icon={Radar} title="Nothing found yet" text="What is found for your searches appears here." />
              )}
            </div>
          )}
          {list && items.length > 0 && (
            <>
              <p className="mb-2 px-4 text-13 text-muted tablet:px-0">
                {formatNoun(list.totalCount, "item")}
                {opened && ` found for ${opened.name}`}
              </p>
              <ul aria-label="Found" className={cx(cardLook, "divide-y divide-line")}>
                {items.map((item) => (
                  <MonitorRow key={item.databaseId} item={item} />
                ))}
              </ul>
              <ListEnd
                page={page}
                lead={400}
                skeleton={<RowsSkeleton rows={2} label="Loading what was found" hasGround />}
                endText="This is all that was found."
              />
            </>
          )}
        </div>
      </div>
      {isSaving && (
        <SearchDialog
          searchId={null}
          start={{
            name: filters.query.slice(0, 120),
            query: filters.query,
            sources: filters.sources,
            beatIds: filters.beatIds.map(String),
            notify: false,
          }}
          onClose={close}
          onSaved={open}
        />
      )}
    </div>
  );
}
