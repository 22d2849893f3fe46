import { cx } from "../ui/cx.ts";
import { Skeleton, SkeletonGroup } from "../ui/Skeleton.tsx";

const lines = [
  { width: "w-3/5", isOwn: false },
  { width: "w-2/5", isOwn: false },
  { width: "w-1/2", isOwn: true },
  { width: "w-2/3", isOwn: false },
];

export function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Loading the conversation" className="flex min-h-0 flex-1 flex-col">
      <span className="flex min-h-16 items-center gap-3 border-b border-line px-4">
        <Skeleton shape="circle" className="size-10" />
        <Skeleton className="h-4 w-40" />
      </span>
      <span className="flex flex-1 flex-col justify-end gap-3 p-4">
        {lines.map(({ width, isOwn }) => (
          <Skeleton key={width} shape="box" className={cx("h-10", width, isOwn && "self-end")} />
        ))}
      </span>
    </SkeletonGroup>
  );
}
