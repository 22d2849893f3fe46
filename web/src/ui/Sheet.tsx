import type { ReactNode } from "react";
import { Overlay } from "./Overlay.tsx";
import { Scrim } from "./Scrim.tsx";

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A panel at the bottom edge, for mobile. Pulling it down, Escape and a press outside close it. Its code loads on first use.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose } = props;
  return (
    <Overlay isOpen={isOpen} onClose={onClose} fallback={<Scrim />}>
      {({ SheetSurface }) => <SheetSurface {...props} />}
    </Overlay>
  );
}
