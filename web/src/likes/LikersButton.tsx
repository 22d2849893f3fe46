import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useQueryLoader } from "react-relay";
import type { LikersListQuery } from "../__generated__/LikersListQuery.graphql.ts";
import query from "../__generated__/LikersListQuery.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { Button } from "../ui/Button.tsx";
import { Count } from "../ui/Count.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { LikersError } from "./LikersError.tsx";
import { LikersSkeleton } from "./LikersSkeleton.tsx";

const LikersList = lazy(() => import("./LikersList.tsx"));

/** How many people like something; a press shows who. */
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
        <ErrorBoundary resetKeys={[list]} FallbackComponent={LikersError} onReset={load}>
          <Suspense fallback={<LikersSkeleton />}>{list && <LikersList query={list} />}</Suspense>
        </ErrorBoundary>
      </Dialog>
    </>
  );
}
