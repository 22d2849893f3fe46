import { BookmarkPlus, Radar } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { MonitorPage_viewer$key } from "../__generated__/MonitorPage_viewer.graphql.ts";
import type { MonitorPagePaginationQuery } from "../__generated__/MonitorPagePaginationQuery.graphql.ts";
import type { MonitorPageQuery } from "../__generated__/MonitorPageQuery.graphql.ts";
import { formatTotal } from "../lib/counts.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyCard } from "../ui/EmptyState.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { MonitorFilterFields } from "./MonitorFilterFields.tsx";
import { canBeSaved, hasOperators, hasFilters, monitorFilters, savedSearchPath, type MonitorFilters } from "./monitorFilters.ts";
import { MonitorRow } from "./MonitorRow.tsx";
import { ReportButton } from "./ReportButton.tsx";
import { SavedSearches } from "./SavedSearches.tsx";

const SavedSearchDialog = lazyDialog(async () => (await import("./SavedSearchDialog.tsx")).SavedSearchDialog);

const query = graphql`
  query MonitorPageQuery(
    $searchId: ID
    $query: String
    $sources: [MonitorSource!]
    $beatIds: [ID!]
    $from: DateTime
    $to: DateTime
  ) @preloadable {
    viewer {
      monitor {
        sources
        searches {
          id
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
      ...MonitorPage_viewer
    }
    ...MonitorFilterFields_query
  }
`;

const endText = "These are all results.";
const noMatch = { icon: Radar, title: "Nothing found", text: "Try different words or fewer filters." };
const emptyState = { icon: Radar, title: "No results yet", text: "Results for your searches appear here." };

/** The items that the monitor has found, and the viewer's saved searches. */
export function MonitorPage({ queryRef }: { queryRef: PreloadedQuery<MonitorPageQuery> }) {
  const [root, reload] = usePage<MonitorPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<MonitorPagePaginationQuery, MonitorPage_viewer$key>(
    graphql`
      fragment MonitorPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "MonitorPagePaginationQuery") {
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
            totalCountIsEstimate
            edges {
              node {
                id
                ...MonitorRow_item
              }
            }
          }
        }
      }
    `,
    root.viewer,
  );
  const { search } = useLocation();
  const navigate = useNavigate();
  const openSearch = (searchId: string | null) => {
    if (searchId === null) reload.reload();
    else void navigate(savedSearchPath(searchId));
  };
  const found = data.monitor?.items;
  const list = useList({ edges: found?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const { monitor } = root.viewer;
  const filters = monitorFilters.read(search);
  const opened = monitor?.searches?.find(({ id }) => id === filters.searchId) ?? null;
  usePageTitle(opened ? `${opened.name} – Monitor` : null);
  if (!monitor) return <NotFoundPage />;
  const { save, useOperators, report } = monitor.permissions;
  const hasOtherSources = filters.sources.some((source) => !monitor.sources.includes(source));
  const needsOtherPlan = hasOtherSources || (!useOperators.allowed && hasOperators(filters.query));
  return (
    <div className="mx-auto w-full max-w-160 medium:max-w-241">
      <header className="mb-3 flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 pt-1 tablet:px-0 tablet:pt-0">
        <h1 className="text-22 font-semibold tablet:text-28">Monitor</h1>
        <div className="flex flex-wrap gap-2">
          {save.allowed && filters.searchId === null && canBeSaved(filters) && (
            <SaveSearchButton filters={filters} onSaved={openSearch} />
          )}
          {report.allowed && found && found.edges.length > 0 && <ReportButton filters={queryRef.variables} />}
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
          {found && found.edges.length > 0 && (
            <p className="mb-2 px-4 text-13 text-muted tablet:px-0">
              {formatTotal(found.totalCount, found.totalCountIsEstimate, "item")}
              {opened && ` found for ${opened.name}`}
            </p>
          )}
          {!found && needsOtherPlan ? (
            <EmptyCard
              icon={Radar}
              title={useOperators.reasons[0]?.message ?? "Your plan does not include this feature."}
              text="Search with simple words in the available sources."
            />
          ) : (
            <List list={list} label="Found" empty={hasFilters(filters) ? noMatch : emptyState} endText={endText}>
              {({ node }) => <MonitorRow item={node} />}
            </List>
          )}
        </div>
      </div>
    </div>
  );
}

interface SaveSearchButtonProps {
  filters: MonitorFilters;
  /** Called with the id of the search; null when it is not known. */
  onSaved: (searchId: string | null) => void;
}

/** Saves the current search. */
function SaveSearchButton({ filters: { query: term, sources, beatIds }, onSaved }: SaveSearchButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const start = { name: term.slice(0, 120), query: term, sources, beatIds: [...beatIds], notify: false };
  return (
    <>
      <Button variant="primary" icon={BookmarkPlus} onPress={() => setSaving(true)}>
        Save search
      </Button>
      {isSaving && <SavedSearchDialog searchId={null} start={start} onClose={() => setSaving(false)} onSaved={onSaved} />}
    </>
  );
}
