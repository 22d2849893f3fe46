import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { SavedSearches_monitor$key } from "../__generated__/SavedSearches_monitor.graphql.ts";
import { PartError } from "../loading/PartError.tsx";
import type { Reload } from "../loading/useReload.ts";
import { Panel } from "../ui/Card.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { monitorFilters } from "./monitorFilters.ts";
import { SavedSearchRow, SearchLink } from "./SavedSearchRow.tsx";

/** The viewer's saved searches; one of them may be open. */
export function SavedSearches({ monitor, reload }: { monitor: SavedSearches_monitor$key; reload: Reload }) {
  const { searches, permissions } = useFragment(
    graphql`
      fragment SavedSearches_monitor on Monitor {
        searches {
          id
          ...SavedSearchRow_search
        }
        permissions {
          save {
            allowed
          }
        }
      }
    `,
    monitor,
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { searchId } = monitorFilters.read(search);
  return (
    <Panel title="Saved searches">
      <FocusFallback>
        {!searches && <PartError failure={reload.failure} onRetry={reload.reload} isRetrying={reload.isReloading} />}
        {searches?.length === 0 && (
          <p className="text-14 text-muted">Search for something, then save the search to see new results later.</p>
        )}
        {searches && searches.length > 0 && (
          <ul aria-label="Saved searches" className="-mx-2 max-medium:max-h-56 max-medium:overflow-y-auto">
            <li>
              <SearchLink href={pathname} isOpen={search === ""}>
                All saved searches
              </SearchLink>
            </li>
            {searches.map((saved) => (
              <SavedSearchRow
                key={saved.id}
                search={saved}
                isOpen={saved.id === searchId}
                mayChange={permissions.save.allowed}
                onChanged={reload.reload}
                onDeleted={() => {
                  if (saved.id === searchId) void navigate(pathname, { replace: true });
                  else reload.reload();
                }}
              />
            ))}
          </ul>
        )}
      </FocusFallback>
    </Panel>
  );
}
