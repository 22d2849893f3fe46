import { SearchX } from "lucide-react";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { Search } from "./searchAddress.ts";
import { searchKinds } from "./searchKinds.ts";

/** Replaces the results when there are none. */
export function NoResults({ text, type }: Search) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No results for “${text}”`}
      text={
        type === null
          ? "Check the spelling, or try fewer words."
          : `There are none among ${searchKinds[type].plural.toLowerCase()}.`
      }
    />
  );
}
