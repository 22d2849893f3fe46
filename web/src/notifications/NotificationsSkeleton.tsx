import { ListSkeleton } from "../ui/ListSkeleton.tsx";

export function NotificationsSkeleton({ rows = 6 }: { rows?: number }) {
  return <ListSkeleton label="Loading notifications" rows={rows} shape="circle" widths={["w-4/5", "w-2/3", "w-16"]} />;
}
