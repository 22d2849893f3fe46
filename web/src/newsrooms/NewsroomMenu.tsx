import { Ellipsis, Trash2 } from "lucide-react";
import { IconButton } from "../ui/Button.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { useDeleteNewsroom } from "./useDeleteNewsroom.ts";

interface NewsroomMenuProps {
  id: string;
  name: string;
  onDeleted: () => void;
}

/** The rare actions on a newsroom in a list. */
export function NewsroomMenu({ id, name, onDeleted }: NewsroomMenuProps) {
  const { remove, isDeleting } = useDeleteNewsroom(id, onDeleted);
  const label = `More for ${name}`;
  return (
    <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} hasTooltip={false} isPending={isDeleting} />}>
      <MenuItem icon={Trash2} tone="danger" onAction={() => void remove()}>
        Delete newsroom
      </MenuItem>
    </Menu>
  );
}
