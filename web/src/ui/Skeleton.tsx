import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface SkeletonProps {
  /** Size classes, such as "h-4 w-2/3". */
  className: string;
  shape?: "line" | "box" | "circle";
}

const shapes = { line: "rounded-[4px]", box: "rounded-control", circle: "rounded-full" };

/** One grey placeholder shape. Put shapes into a SkeletonGroup. */
export function Skeleton({ className, shape = "line" }: SkeletonProps) {
  return <span aria-hidden className={cx("block animate-pulse bg-pressed", shapes[shape], className)} />;
}

/** Hides its placeholders for the first 150 ms, so that fast responses show none, and announces once what is loading. */
export function SkeletonGroup({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div aria-live="polite" aria-busy className={cx("animate-late", className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

const widths = ["w-full", "w-11/12", "w-4/5", "w-2/3"];

/** A placeholder for the lines of a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="block space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx("h-3.5", line === lines - 1 ? "w-1/2" : widths[line % widths.length])} />
      ))}
    </span>
  );
}

/** A placeholder for an author with a picture, a name and a time. */
export function SkeletonAuthor({ className }: { className?: string }) {
  return (
    <div className={cx("flex items-center gap-3", className)}>
      <Skeleton shape="circle" className="size-10" />
      <span className="flex-1 space-y-2">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="h-3 w-28" />
      </span>
    </div>
  );
}

/** A placeholder for a post card. */
export function SkeletonCard() {
  return (
    <div className="border-y border-line bg-surface p-4 tablet:rounded-card tablet:border tablet:p-5">
      <SkeletonAuthor className="mb-4" />
      <SkeletonText />
    </div>
  );
}
