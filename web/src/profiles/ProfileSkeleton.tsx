import type { ReactNode } from "react";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { useAtLeast } from "../lib/device.ts";
import { cardClasses } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { PageColumns } from "../ui/PageColumns.tsx";
import { Skeleton, SkeletonText } from "../ui/Skeleton.tsx";

interface ProfileSkeletonProps {
  /** The shape of the picture. */
  shape: "circle" | "box";
  hasBanner?: boolean;
}

/** A skeleton of the page of a person, company or outlet. */
export function ProfileSkeleton({ shape, hasBanner = false }: ProfileSkeletonProps) {
  const hasSideColumn = useAtLeast("medium");
  return (
    <PageColumns
      head={
        <HeadSkeleton shape={shape} hasBanner={hasBanner}>
          <div className="mt-4 space-y-2.5 px-4 pb-5 tablet:px-6">
            <Skeleton className="h-3.5 w-56 max-w-full" />
            <Skeleton className="h-3.5 w-40 max-w-full" />
          </div>
        </HeadSkeleton>
      }
      aside={hasSideColumn && <AboutSkeleton />}
    >
      <FeedSkeleton />
    </PageColumns>
  );
}

interface HeadSkeletonProps extends Pick<ProfileSkeletonProps, "shape" | "hasBanner"> {
  /** Below the picture and the name. */
  children: ReactNode;
}

/** A skeleton of the head of a page, with a picture and a name. */
export function HeadSkeleton({ shape, hasBanner = false, children }: HeadSkeletonProps) {
  return (
    <div className={cardClasses("flush-top animate-late overflow-hidden")}>
      <div className={cx("border-b border-line bg-sunken", hasBanner ? "h-24 tablet:h-36" : "h-14")} />
      <div className="flex items-end gap-5 px-4 tablet:px-6">
        <Skeleton shape={shape} className="relative -mt-8 size-24 shrink-0 border-4 border-surface" />
        <span className="flex-1 space-y-2.5 pb-3">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </span>
      </div>
      {children}
    </div>
  );
}

/** A skeleton of the text about the subject of a page. */
export function AboutSkeleton() {
  return (
    <div className={cardClasses("animate-late space-y-4 p-4")}>
      <Skeleton className="h-3.5 w-16" />
      <SkeletonText lines={5} />
    </div>
  );
}
