import { FilterSelect } from "../lists/FilterSelect.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { announcementFilters } from "./announcementFilters.ts";
import { kindOptions } from "./announcementKinds.ts";

const statuses = [
  { id: "DRAFT", label: "Drafts" },
  { id: "PUBLISHED", label: "Published" },
  { id: "ARCHIVED", label: "Archived" },
] as const;

/** The filters of a list of announcements. */
export function AnnouncementFilterFields({ label, hasStatus = false }: { label: string; hasStatus?: boolean }) {
  const { field } = useFilters(announcementFilters);
  return (
    <>
      <SearchFilter label={label} {...field("search")} />
      <FilterSelect label="Type" allLabel="All types" options={kindOptions} {...field("kind")} width="w-44" />
      {hasStatus && <FilterSelect label="Status" allLabel="All statuses" options={statuses} {...field("status")} />}
    </>
  );
}
