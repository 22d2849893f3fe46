import { useState, type PointerEvent } from "react";

/** A pull of this many px closes the panel, and so does a shorter but faster one (px per ms). */
const MIN_DISTANCE = 120;
const MIN_SPEED = 0.6;

interface Pull {
  /** Distance pulled down, in px; 0 when not pulled. */
  distance: number;
  /** Props for the element that is dragged. */
  gripProps: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Closes a panel when it is pulled down by touch. Buttons and links inside the grip stay pressable. */
export function usePull(onClose: () => void): Pull {
  const [start, setStart] = useState<{ y: number; at: number } | null>(null);
  const [distance, setDistance] = useState(0);

  const reset = () => {
    setStart(null);
    setDistance(0);
  };
  return {
    distance,
    gripProps: {
      onPointerDown(event) {
        const isControl = event.target instanceof Element && event.target.closest("button, a, input") !== null;
        if (event.pointerType !== "touch" || isControl) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ y: event.clientY, at: event.timeStamp });
      },
      onPointerMove(event) {
        if (start) setDistance(Math.max(0, event.clientY - start.y));
      },
      onPointerUp() {
        if (!start) return;
        const speed = distance / Math.max(1, performance.now() - start.at);
        reset();
        if (distance > MIN_DISTANCE || (distance > 24 && speed > MIN_SPEED)) onClose();
      },
      onPointerCancel: reset,
    },
  };
}
