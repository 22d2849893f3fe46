import { graphql, useFragment } from "react-relay";
import type { PostFilterFields_viewer$key } from "../__generated__/PostFilterFields_viewer.graphql.ts";
import { jobTypes, workplaces } from "../posts/kinds/job/jobNames.ts";
import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Select } from "../ui/Select.tsx";
import { postFiltersSearch, readPostFilters } from "./postFilters.ts";

const all = "ALL";
const workplaceOptions = [
  { id: all, label: "All workplaces" },
  { id: "ON_SITE", label: workplaces.ON_SITE },
  { id: "REMOTE", label: workplaces.REMOTE },
  { id: "HYBRID", label: workplaces.HYBRID },
] as const;
const jobTypeOptions = [
  { id: all, label: "All types" },
  { id: "FULL_TIME", label: jobTypes.FULL_TIME },
  { id: "PART_TIME", label: jobTypes.PART_TIME },
  { id: "TEMPORARY", label: jobTypes.TEMPORARY },
  { id: "VOLUNTEER", label: jobTypes.VOLUNTEER },
] as const;
const sorts = [
  { id: "NEWEST", label: "Newest first" },
  { id: "DEADLINE", label: "By deadline" },
] as const;

/** Narrows a list of jobs or call-outs; what is chosen stands in the address. */
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
  const { filters, narrow } = useFilters(readPostFilters, postFiltersSearch);
  const joined = communities.filter(({ isJoined }) => isJoined).map(({ slug, name }) => ({ id: slug, label: name }));
  const look = "w-36 flex-1";
  return (
    <>
      <SearchBox
        label={of === "jobs" ? "Search jobs" : "Search call-outs"}
        initial={filters.search}
        onSearch={(text) => narrow({ search: text })}
        isMain
        className="w-full"
      />
      <Select
        label="Community"
        isLabelHidden
        options={[{ id: all, label: "All communities" }, ...joined]}
        value={filters.community ?? all}
        onChange={(slug) => narrow({ community: slug === all ? null : slug })}
        className={look}
      />
      {of === "jobs" ? (
        <>
          <Select
            label="Workplace"
            isLabelHidden
            options={workplaceOptions}
            value={filters.workplace ?? all}
            onChange={(workplace) => narrow({ workplace: workplace === all ? null : workplace })}
            className={look}
          />
          <Select
            label="Kind of job"
            isLabelHidden
            options={jobTypeOptions}
            value={filters.jobType ?? all}
            onChange={(jobType) => narrow({ jobType: jobType === all ? null : jobType })}
            className={look}
          />
        </>
      ) : (
        <Select
          label="Order"
          isLabelHidden
          options={sorts}
          value={filters.sort}
          onChange={(sort) => narrow({ sort })}
          className={look}
        />
      )}
    </>
  );
}
