import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

interface ListSkeletonProps {
  /** What loads, read out: "Loading conversations". */
  label: string;
  rows: number;
  /** What stands before the lines of a row: a face or a picture. */
  shape: "circle" | "box";
  /** The widths of a row's three lines, as classes; the first one is its title. */
  widths: readonly [title: string, second: string, third: string];
}

/** The shape of a list to come whose rows are a picture and three lines. */
export function ListSkeleton({ label, rows, shape, widths: [title, second, third] }: ListSkeletonProps) {
  return (
    <SkeletonGroup label={label} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-start gap-3 px-4 py-3">
          <Skeleton shape={shape} className="size-10" />
          <span className="flex-1 space-y-2 pt-1">
            <Skeleton className={`h-3.5 ${title}`} />
            <Skeleton className={`h-3 ${second}`} />
            <Skeleton className={`h-3 ${third}`} />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
