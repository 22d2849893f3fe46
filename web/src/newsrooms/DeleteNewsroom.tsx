import { Button } from "../ui/Button.tsx";
import { useDeleteNewsroom } from "./useDeleteNewsroom.ts";

/** Deletes a newsroom after a confirmation. */
export function DeleteNewsroom({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { remove, isDeleting } = useDeleteNewsroom(id, onDeleted);
  return (
    <Button variant="danger" isPending={isDeleting} onPress={() => void remove()}>
      Delete
    </Button>
  );
}
