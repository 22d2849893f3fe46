import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "../ui/Button.tsx";
import { getDraggedArea, getMiddleArea, moveArea, type Area, type Point, type Size } from "./crop.ts";

interface CropLayerProps {
  /** URL of the screenshot. */
  picture: string;
  /** Its size, which is that of the window. */
  page: Size;
  /** Called with the selected area; null for the whole page. */
  onCrop: (area: Area | null) => void;
  onCancel: () => void;
}

const STEP = 10;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Shows the screenshot over the page. The user selects the part to send by dragging or with the arrow keys. */
export function CropLayer({ picture, page, onCrop, onCancel }: CropLayerProps) {
  const [area, setArea] = useState<Area | null>(null);
  const [start, setStart] = useState<Point | null>(null);
  const surface = useRef<HTMLButtonElement>(null);
  const help = useId();

  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const frame = surface.current?.getBoundingClientRect();
    if (!frame) return { x: 0, y: 0 };
    return {
      x: ((clientX - frame.x) / frame.width) * page.width,
      y: ((clientY - frame.y) / frame.height) * page.height,
    };
  };
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart(at(event));
    setArea(null);
  };
  const move = (event: PointerEvent) => {
    if (start) setArea(getDraggedArea(start, at(event), page));
  };
  const type = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    setArea(area ? moveArea(area, by, event.shiftKey, page) : getMiddleArea(page));
  };

  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || onCancel()} className="fixed inset-0 z-50 bg-page">
      <Modal className="size-full">
        <Dialog aria-label="Choose which part of the page to send" className="relative size-full outline-none">
          <button
            ref={surface}
            type="button"
            aria-label="Part of the page"
            aria-describedby={help}
            onPointerDown={press}
            onPointerMove={move}
            onPointerUp={() => setStart(null)}
            onKeyDown={type}
            className="relative block size-full cursor-crosshair touch-none overflow-hidden select-none focus-ring"
          >
            <img src={picture} alt="" draggable={false} className="pointer-events-none block size-full" />
            {area ? <Selection area={area} page={page} /> : <span className="absolute inset-0 bg-scrim" />}
          </button>
          <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-raised p-3 shadow-float">
            <p id={help} className="text-14 text-muted">
              Drag over the part to send, or use the arrow keys; with Shift they change its size.
            </p>
            <p aria-live="polite" className="min-w-24 text-center text-14 font-medium tabular-nums">
              {area ? `${area.width} × ${area.height}` : "Whole page"}
            </p>
            <div className="flex gap-2">
              <Button onPress={onCancel}>Cancel</Button>
              <Button variant="primary" onPress={() => onCrop(area)}>
                {area ? "Use this part" : "Use the whole page"}
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Highlights the selected part and dims the rest. */
function Selection({ area, page }: { area: Area; page: Size }) {
  const part = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return (
    <span
      data-selection=""
      className="pointer-events-none absolute border-2 border-accent shadow-[0_0_0_9999px_var(--scrim)]"
      style={{
        left: part(area.x, page.width),
        top: part(area.y, page.height),
        width: part(area.width, page.width),
        height: part(area.height, page.height),
      }}
    />
  );
}
