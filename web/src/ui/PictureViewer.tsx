import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./Button.tsx";
import type { Picture } from "./PictureGrid.tsx";

interface PictureViewerProps {
  pictures: readonly Picture[];
  /** Index of the shown picture; null when closed. */
  index: number | null;
  onChange: (index: number | null) => void;
}

const button = "bg-raised! text-ink! border border-line";

/** Shows pictures large over the page, one at a time; arrow keys switch between them. */
export function PictureViewer({ pictures, index, onChange }: PictureViewerProps) {
  const picture = index === null ? undefined : pictures[index];
  const step = (by: number) => {
    if (index !== null) onChange((index + by + pictures.length) % pictures.length);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    <ModalOverlay
      isOpen={picture !== undefined}
      onOpenChange={(open) => !open && onChange(null)}
      isDismissable
      data-scrim="deep"
      className="fixed inset-0 z-50 grid h-(--visual-viewport-height) place-items-center bg-[rgb(0_0_0/85%)] transition-opacity duration-slow data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="outline-none">
        <Dialog aria-label={`Picture ${(index ?? 0) + 1} of ${pictures.length}`} className="outline-none">
          {picture && <img src={picture.src} alt="" className="max-h-[88dvh] max-w-[94vw] rounded-control object-contain" />}
          <IconButton
            icon={X}
            label="Close"
            hasTooltip={false}
            onPress={() => onChange(null)}
            className={`fixed! end-4 top-4 ${button}`}
          />
          {pictures.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                label="Previous picture"
                hasTooltip={false}
                onPress={() => step(-1)}
                className={`fixed! start-4 top-1/2 ${button}`}
              />
              <IconButton
                icon={ChevronRight}
                label="Next picture"
                hasTooltip={false}
                onPress={() => step(1)}
                className={`fixed! end-4 top-1/2 ${button}`}
              />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
