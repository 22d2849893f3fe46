import { Search } from "lucide-react";
import { EmptyState } from "../ui/EmptyState.tsx";

/** Replaces the results while the search text is too short. */
export function SearchHint() {
  return (
    <EmptyState
      icon={Search}
      title="Search people, communities and posts"
      text="Companies, outlets and stories are found here too. Two characters are enough to begin."
    />
  );
}
