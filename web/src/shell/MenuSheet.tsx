import { graphql, useFragment } from "react-relay";
import type { MenuSheet_viewer$key } from "../__generated__/MenuSheet_viewer.graphql.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { NavigationList } from "./NavigationList.tsx";

interface MenuSheetProps {
  viewer: MenuSheet_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

/** The left menu as a sheet, for mobile, where no navigation is shown next to the page. */
export function MenuSheet({ viewer, isOpen, onClose }: MenuSheetProps) {
  const data = useFragment(
    graphql`
      fragment MenuSheet_viewer on Viewer {
        ...NavigationList_viewer
      }
    `,
    viewer,
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Menu">
      <nav aria-label="Main" className="px-2">
        <NavigationList viewer={data} onNavigate={onClose} />
      </nav>
    </Sheet>
  );
}
