import { useState } from "react";
import { useQueryLoader } from "react-relay";
import query from "../__generated__/LikersListQuery$parameters.ts";
import type { LikersListQuery } from "../__generated__/LikersListQuery.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { Button } from "../ui/Button.tsx";
import { Count } from "../ui/Count.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";
import { likersErrorText } from "./likersErrorText.ts";

const LikersList = lazyPart(async () => (await import("./LikersList.tsx")).default);

/** The number of likes; a press shows who likes it. */
export function LikersButton({ subjectId, count }: { subjectId: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const [list, loadList] = useQueryLoader<LikersListQuery>(query);
  const load = () => loadList({ id: subjectId }, { fetchPolicy: "network-only" });
  const open = () => {
    load();
    setOpen(true);
  };
  if (count <= 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${formatNoun(count, "like")}, show who`}
        onPress={open}
        className="min-w-7 px-1.5!"
      >
        <Count value={count} />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={formatNoun(count, "like")} size="small">
        <LoadedPart fallback={<LikersSkeleton />} errorText={likersErrorText} onRetry={load} resetKeys={[list]}>
          {list && <LikersList query={list} />}
        </LoadedPart>
      </Dialog>
    </>
  );
}

/** A skeleton of the list's first rows. */
function LikersSkeleton() {
  return (
    <SkeletonGroup label="Loading likes" className="space-y-3 p-5">
      {["w-40", "w-32", "w-44"].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-8" />
          <Skeleton className={`h-3.5 ${width}`} />
        </span>
      ))}
    </SkeletonGroup>
  );
}
