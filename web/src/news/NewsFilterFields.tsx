import { graphql, useFragment } from "react-relay";
import type { NewsFilterFields_query$key } from "../__generated__/NewsFilterFields_query.graphql.ts";
import { FilterSelect } from "../lists/FilterSelect.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { newsFilters } from "./newsFilters.ts";
import { kindOptions } from "./newsKinds.ts";

interface NewsFilterFieldsProps {
  query: NewsFilterFields_query$key;
  /** Accessible name of the search field, which is left out without it. */
  searchLabel?: string;
  hasKind?: boolean;
}

/** The filters of a list of news. */
export function NewsFilterFields({ query, searchLabel, hasKind = false }: NewsFilterFieldsProps) {
  const { beats } = useFragment(
    graphql`
      fragment NewsFilterFields_query on Query {
        beats {
          id
          name
        }
      }
    `,
    query,
  );
  const { field } = useFilters(newsFilters);
  return (
    <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">
      {searchLabel && <SearchFilter label={searchLabel} {...field("search")} />}
      {hasKind && <FilterSelect label="News type" allLabel="All news" options={kindOptions} {...field("kind")} />}
      <FilterSelect
        label="Beat"
        allLabel="All beats"
        options={beats?.map(({ id, name }) => ({ id, label: name }))}
        {...field("beatId")}
        width="w-36"
      />
    </div>
  );
}
