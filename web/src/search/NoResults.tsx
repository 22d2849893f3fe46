import { SearchX } from "lucide-react";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { Search } from "./searchAddress.ts";

/** Replaces the results when there are none. */
export function NoResults({ text, type }: Search) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No results for “${text}”`}
      text={type === null ? "Check the spelling, or try fewer words." : "Check the spelling, or search all types."}
    />
  );
}
