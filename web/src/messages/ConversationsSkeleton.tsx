import { ListSkeleton } from "../ui/ListSkeleton.tsx";

/** A skeleton of the conversation list. */
export function ConversationsSkeleton({ rows = 6 }: { rows?: number }) {
  return <ListSkeleton label="Loading conversations" rows={rows} shape="circle" widths={["w-2/5", "w-4/5", "w-1/2"]} />;
}
