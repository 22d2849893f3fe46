import { graphql, useFragment } from "react-relay";
import type { PostFilterFields_viewer$key } from "../__generated__/PostFilterFields_viewer.graphql.ts";
import { FilterSelect } from "../lists/FilterSelect.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { toOptions } from "../lists/toOptions.ts";
import { useFilters } from "../lists/useFilters.ts";
import { employmentTypes, workplaces } from "../posts/kinds/job/jobNames.ts";
import { Select } from "../ui/Select.tsx";
import { postFilters } from "./postFilters.ts";

const workplaceOptions = toOptions(workplaces);
const employmentTypeOptions = toOptions(employmentTypes);
const sorts = [
  { id: "NEWEST", label: "Newest first" },
  { id: "DEADLINE", label: "By deadline" },
] as const;

/** The filters of a list of jobs or call-outs. */
export function PostFilterFields({ viewer, of }: { viewer: PostFilterFields_viewer$key; of: "jobs" | "callouts" }) {
  const { communities } = useFragment(
    graphql`
      fragment PostFilterFields_viewer on Viewer {
        communities {
          slug
          name
          isJoined
        }
      }
    `,
    viewer,
  );
  const { field } = useFilters(postFilters);
  const joined = communities.filter(({ isJoined }) => isJoined).map(({ slug, name }) => ({ id: slug, label: name }));
  // The parts 5 and 4 fit "All workplaces" and "All types" into one row of 360 px; equal ones would cut off the first.
  return (
    <div className="mb-3 flex flex-wrap gap-2 px-4 tablet:px-0">
      <SearchFilter label={of === "jobs" ? "Search jobs" : "Search call-outs"} {...field("search")} isMain className="w-full" />
      <FilterSelect
        label="Community"
        allLabel="All communities"
        options={joined}
        {...field("community")}
        className="w-40 flex-[5] max-tablet:min-w-full"
      />
      {of === "jobs" ? (
        <>
          <FilterSelect
            label="Workplace"
            allLabel="All workplaces"
            options={workplaceOptions}
            {...field("workplace")}
            className="w-36 flex-[5]"
          />
          <FilterSelect
            label="Job type"
            allLabel="All types"
            options={employmentTypeOptions}
            {...field("employmentType")}
            className="w-36 flex-[4]"
          />
        </>
      ) : (
        <Select label="Order" isLabelHidden options={sorts} {...field("sort")} className="w-36 flex-[4]" />
      )}
    </div>
  );
}
