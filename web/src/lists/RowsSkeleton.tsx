import { cardStyles } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

interface RowsSkeletonProps {
  rows: number;
  /** Announced to screen readers. */
  label: string;
  /** True when there is no surrounding card yet. */
  hasCard?: boolean;
}

/** A skeleton with rows of people. */
export function RowsSkeleton({ rows, label, hasCard = false }: RowsSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={cx("divide-y divide-line", hasCard && cardStyles)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3.5 tablet:px-5">
          <Skeleton shape="circle" className="size-12" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="h-3 w-2/3" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
