import { Search } from "lucide-react";
import { EmptyState } from "../ui/EmptyState.tsx";

/** Stands where results would be while there is too little to search by. */
export function SearchHint() {
  return (
    <EmptyState
      icon={Search}
      title="Search people, communities and posts"
      text="Companies, outlets and stories are found here too. Two characters are enough to begin."
    />
  );
}
