import { FilterSelect } from "../lists/FilterSelect.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { interviewFilters } from "./interviewFilters.ts";

interface InterviewFilterFieldsProps {
  /** Accessible name of the search field. */
  label: string;
  hasType?: boolean;
  hasStatus?: boolean;
}

const types = [
  { id: "VIDEO", label: "Video interviews" },
  { id: "TEXT", label: "Text interviews" },
] as const;
const statuses = [
  { id: "DRAFT", label: "Drafts" },
  { id: "OPEN", label: "Open" },
  { id: "CLOSED", label: "Closed" },
] as const;

/** The filters of a list of interviews. */
export function InterviewFilterFields({ label, hasType = false, hasStatus = false }: InterviewFilterFieldsProps) {
  const { field } = useFilters(interviewFilters);
  return (
    <>
      <SearchFilter label={label} {...field("search")} />
      {hasType && <FilterSelect label="Type" allLabel="Video and text" options={types} {...field("type")} width="w-48" />}
      {hasStatus && <FilterSelect label="Status" allLabel="All statuses" options={statuses} {...field("status")} />}
    </>
  );
}
