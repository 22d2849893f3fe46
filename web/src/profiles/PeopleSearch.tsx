import { useDeferredValue, useState } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";
import type { FoundPeopleProps } from "./FoundPeople.tsx";

const FoundPeople = lazyPart(async () => (await import("./FoundPeople.tsx")).FoundPeople);

/** A search for people by name, with a button for each person found. @param label the accessible name of the search field */
export function PeopleSearch({ label, ...list }: FoundPeopleProps & { label: string }) {
  const [searchText, setSearchText] = useState("");
  const deferredText = useDeferredValue(searchText);
  return (
    <>
      <SearchBox label={label} placeholder="Type a name" onSearch={setSearchText} />
      {deferredText !== "" && (
        <LoadedPart fallback={<SearchSkeleton />} resetKeys={[deferredText]}>
          <FoundPeople {...list} searchText={deferredText} />
        </LoadedPart>
      )}
    </>
  );
}

/** As tall as a list with one person. */
const SearchSkeleton = () => (
  <SkeletonGroup label="Searching people" className="mt-2 flex h-12 items-center gap-3">
    <Skeleton shape="circle" className="size-8" />
    <Skeleton className="h-3.5 w-44" />
  </SkeletonGroup>
);
