import { Trash2 } from "lucide-react";
import { MenuItem } from "../ui/Menu.tsx";
import { MoreMenu } from "../ui/MoreMenu.tsx";
import { useDeleteNewsroom } from "./useDeleteNewsroom.ts";

interface NewsroomMenuProps {
  id: string;
  name: string;
  onDeleted: () => void;
}

/** The rare actions on a newsroom in a list. */
export function NewsroomMenu({ id, name, onDeleted }: NewsroomMenuProps) {
  const { remove, isDeleting } = useDeleteNewsroom(id, onDeleted);
  return (
    <MoreMenu name={name} isPending={isDeleting}>
      <MenuItem icon={Trash2} tone="danger" onAction={remove}>
        Delete newsroom
      </MenuItem>
    </MoreMenu>
  );
}
