import { graphql, useFragment } from "react-relay";
import type { NewsFilterFields_query$key } from "../__generated__/NewsFilterFields_query.graphql.ts";
import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Select } from "../ui/Select.tsx";
import { kindOptions } from "./newsKinds.ts";
import { newsSearch, readNewsFilters } from "./newsFilters.ts";

interface NewsFilterFieldsProps {
  query: NewsFilterFields_query$key;
  /** What is searched, read out; without it there is nothing to type. */
  searchLabel?: string;
  hasKind?: boolean;
}

const allKinds = [{ id: "ALL" as const, label: "All news" }, ...kindOptions];

/** Narrows a list of news; what is chosen stands in the address. */
export function NewsFilterFields({ query, searchLabel, hasKind = false }: NewsFilterFieldsProps) {
  const { beats } = useFragment(
    graphql`
      fragment NewsFilterFields_query on Query {
        beats {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const { filters, narrow } = useFilters(readNewsFilters, newsSearch);
  const options = (beats ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  return (
    <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          initial={filters.search}
          onSearch={(text) => narrow({ search: text })}
          className="min-w-56 flex-1"
        />
      )}
      {hasKind && (
        <Select
          label="Kind of news"
          isLabelHidden
          options={allKinds}
          value={filters.kind ?? "ALL"}
          onChange={(kind) => narrow({ kind: kind === "ALL" ? null : kind })}
          className="w-40 max-tablet:flex-1"
        />
      )}
      <Select
        label="Beat"
        isLabelHidden
        options={[{ id: "", label: "All beats" }, ...options].map(({ id, label }) => ({ id: id || "ALL", label }))}
        value={filters.beatId === null ? "ALL" : String(filters.beatId)}
        onChange={(beat) => narrow({ beatId: beat === "ALL" ? null : Number(beat) })}
        className="w-36 max-tablet:flex-1"
      />
    </div>
  );
}
