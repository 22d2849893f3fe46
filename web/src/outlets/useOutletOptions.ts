import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useOutletOptions_query$key } from "../__generated__/useOutletOptions_query.graphql.ts";
import type { useOutletOptionsSelectedQuery } from "../__generated__/useOutletOptionsSelectedQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import type { SearchSelectProps } from "../ui/SearchSelect.tsx";
import { useSearchOutlets, type FoundOutlet } from "./useSearchOutlets.ts";

/** The number of outlets that are offered before anything is typed. */
const MAX_LISTED = 100;

/** Shown when no outlet matches. */
const emptyTexts = {
  pending: "Loading...",
  failed: "Outlets could not be searched. Please try again.",
  done: "No matches.",
};

/**
 * The options of a field that selects an outlet: the first outlets by name, those found by typing, and the selected one.
 * @param selectedId empty for none
 */
export function useOutletOptions(
  query: useOutletOptions_query$key,
  selectedId: string,
): Pick<SearchSelectProps, "options" | "onSearch" | "emptyText"> {
  const { outlets } = useFragment(
    graphql`
      fragment useOutletOptions_query on Query {
        outlets(first: 100) {
          id
          name
        }
      }
    `,
    query,
  );
  const [found, setFound] = useState<readonly FoundOutlet[]>([]);
  const add = (more: readonly FoundOutlet[]) => setFound((previous) => [...previous, ...more]);
  const known = uniqueById([...(outlets ?? []), ...found], ({ id }) => id);
  useSelectedOutlet(known.some(({ id }) => id === selectedId) ? "" : selectedId, add);
  const [text, setText] = useState("");
  const isComplete = outlets !== null && outlets !== undefined && outlets.length < MAX_LISTED;
  // The text of a chosen option needs no search.
  const searched = isComplete || known.some(({ name }) => name === text) ? "" : text.trim();
  const status = useSearchOutlets(searched, add);
  return {
    options: known.map(({ id, name }) => ({ id, label: name })),
    onSearch: setText,
    emptyText: emptyTexts[status],
  };
}

/** Reads the selected outlet when it is not among the options, for example because an address or a draft contains it. */
function useSelectedOutlet(missingId: string, add: (outlets: readonly FoundOutlet[]) => void): void {
  const environment = useRelayEnvironment();
  const addOutlet = useEffectEvent(add);
  useEffect(() => {
    if (missingId === "") return undefined;
    const request = fetchQuery<useOutletOptionsSelectedQuery>(
      environment,
      graphql`
        query useOutletOptionsSelectedQuery($id: ID!) {
          node(id: $id) {
            ... on Outlet @alias(as: "outlet") {
              id
              name
            }
          }
        }
      `,
      { id: missingId },
    ).subscribe({
      next: ({ node }) => {
        if (node?.outlet) addOutlet([node.outlet]);
      },
      // Without its name the field shows no selection.
      error: () => {},
    });
    return () => request.unsubscribe();
  }, [environment, missingId]);
}
