import { Plus } from "lucide-react";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { CommunitiesPageQuery } from "../__generated__/CommunitiesPageQuery.graphql.ts";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { usePage } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { LinkTabs } from "../ui/LinkTabs.tsx";
import { CommunityDirectory } from "./CommunityDirectory.tsx";
import { directoryFilters, directoryPath, directoryTabs } from "./directoryFilters.ts";
import { DirectorySkeleton } from "./DirectorySkeleton.tsx";

const query = graphql`
  query CommunitiesPageQuery($query: String, $joined: Boolean) @preloadable {
    viewer {
      capabilities
    }
    ...CommunityDirectory_query @arguments(query: $query, joined: $joined)
  }
`;

/** The community directory, with search and buttons to join. */
export function CommunitiesPage({ queryRef }: { queryRef: PreloadedQuery<CommunitiesPageQuery> }) {
  const [data, reload] = usePage<CommunitiesPageQuery>(query, queryRef);
  const { filters, field } = useFilters(directoryFilters);
  return (
    <div className="mx-auto w-full max-w-241">
      <header className="px-4 tablet:px-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-22 font-semibold tablet:text-28">Communities</h1>
          {data.viewer.capabilities.includes("CREATE_COMMUNITY") && (
            <LinkButton href="/communities/new" variant="primary" icon={Plus}>
              New community
            </LinkButton>
          )}
        </div>
        <p className="mt-1 max-w-[60ch] text-15 text-muted">
          Places where journalists, PR people and experts share what they know.
        </p>
        <SearchFilter label="Search communities" {...field("search")} className="mt-5 tablet:max-w-96" />
      </header>
      <LinkTabs
        label="Filter communities"
        tabs={directoryTabs.map(({ id, label }) => ({
          label,
          href: directoryPath({ ...filters, tab: id }),
          isCurrent: id === filters.tab,
        }))}
        className="mt-3 mb-3 px-1 tablet:px-0"
      />
      <Suspense key={filters.tab} fallback={<DirectorySkeleton cards={6} />}>
        <CommunityDirectory query={data} filters={filters} reload={reload} />
      </Suspense>
    </div>
  );
}
