import { Bell } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { SavedSearchRow_search$key } from "../__generated__/SavedSearchRow_search.graphql.ts";
import type { SavedSearchRowDeleteMutation } from "../__generated__/SavedSearchRowDeleteMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { Link } from "../ui/Link.tsx";
import { DeleteItem, EditItem, MoreMenu } from "../ui/MoreMenu.tsx";
import { invalidateResults } from "./invalidateResults.ts";
import { savedSearchPath } from "./monitorFilters.ts";
import { getKnownSources } from "./sources.ts";

const SavedSearchDialog = lazyDialog(async () => (await import("./SavedSearchDialog.tsx")).SavedSearchDialog);

interface SearchLinkProps {
  href: string;
  /** True while the page shows its results. */
  isOpen: boolean;
  children: ReactNode;
}

/** A link to the results of one or all saved searches. */
export function SearchLink({ href, isOpen, children }: SearchLinkProps) {
  return (
    <Link
      variant="bare"
      href={href}
      {...(isOpen ? { "aria-current": "page" as const } : {})}
      className={cx(
        "flex hit-h min-w-0 flex-1 items-center gap-2 px-2 text-14 hover:bg-sunken",
        isOpen && "bg-accent-soft font-semibold text-accent",
      )}
    >
      {children}
    </Link>
  );
}

interface SavedSearchRowProps {
  search: SavedSearchRow_search$key;
  /** True while the page shows its results. */
  isOpen: boolean;
  mayChange: boolean;
  /** Called after it was changed. */
  onChanged: () => void;
  /** Called after it was deleted. */
  onDeleted: () => void;
}

/** A saved search: links to its results, shows how many are new, and can be edited and deleted. */
export function SavedSearchRow({ search, isOpen, mayChange, onChanged, onDeleted }: SavedSearchRowProps) {
  const { id, name, query, sources, beats, notify, newCount } = useFragment(
    graphql`
      fragment SavedSearchRow_search on MonitorSearch {
        id
        name
        query
        sources
        beats {
          id
        }
        notify
        newCount
      }
    `,
    search,
  );
  const environment = useRelayEnvironment();
  useEffect(() => {
    // Reading the results resets the number in the REST API, but the other pages of the monitor have read it before.
    if (isOpen && newCount > 0) commitLocalUpdate(environment, (store) => void store.get(id)?.setValue(0, "newCount"));
  }, [environment, id, isOpen, newCount]);
  const [isEditing, setEditing] = useState(false);
  const deleting = useMutationAction<SavedSearchRowDeleteMutation>(graphql`
    mutation SavedSearchRowDeleteMutation($input: DeleteMonitorSearchInput!) {
      deleteMonitorSearch(input: $input) {
        deletedSearchId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void deleting.run({
      variables: { input: { searchId: id } },
      updater: invalidateResults,
      question: `Do you want to delete the saved search ${name}?`,
      done: "The saved search has been deleted.",
      onDone: onDeleted,
    });
  return (
    <li className="flex items-center gap-2">
      <SearchLink href={savedSearchPath(id)} isOpen={isOpen}>
        <span className="min-w-0 truncate">{name}</span>
        {notify && <Icon of={Bell} size={14} className="shrink-0 text-muted" />}
        {notify && <span className="sr-only">with email</span>}
        {!isOpen && newCount > 0 && (
          <span className="figures ms-auto shrink-0 text-13 font-semibold text-accent">{newCount} new</span>
        )}
      </SearchLink>
      {mayChange && (
        <MoreMenu name={name} isPending={deleting.isRunning}>
          <EditItem onAction={() => setEditing(true)} />
          <DeleteItem onAction={remove} />
        </MoreMenu>
      )}
      {isEditing && (
        <SavedSearchDialog
          searchId={id}
          start={{ name, query, sources: getKnownSources(sources), beatIds: beats.map((beat) => beat.id), notify }}
          onClose={() => setEditing(false)}
          onSaved={onChanged}
        />
      )}
    </li>
  );
}
