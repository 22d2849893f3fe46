import { ListSkeleton } from "../ui/ListSkeleton.tsx";

export function ResultsSkeleton({ rows = 5 }: { rows?: number }) {
  return <ListSkeleton label="Searching" rows={rows} shape="box" widths={["w-3/5", "w-32", "w-4/5"]} />;
}
