import { SkeletonCard, SkeletonGroup } from "../ui/Skeleton.tsx";

export function FeedSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <SkeletonGroup label="Loading posts" className="space-y-3">
      {Array.from({ length: cards }, (_, card) => (
        <SkeletonCard key={card} />
      ))}
    </SkeletonGroup>
  );
}
