import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

interface ListSkeletonProps {
  /** Announced to screen readers, such as "Loading conversations". */
  label: string;
  rows: number;
  /** The shape before the lines of a row: a round or a rectangular picture. */
  shape: "circle" | "box";
  /** The widths of a row's three lines, as classes; the first line is the title. */
  widths: readonly [title: string, second: string, third: string];
}

/** The skeleton of a list whose rows have a picture and three lines. */
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
