import { useEffect, type ComponentType } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import { preload } from "../lib/whenIdle.ts";
import { Overlay } from "./Overlay.tsx";
import { Scrim } from "./Scrim.tsx";

interface LazyDialogProps {
  /** Omitted where the dialog is rendered only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code loads when its page is idle or when it opens. If the code cannot be loaded, an error appears over the
 * dimmed page.
 */
export function lazyDialog<Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(load);
  preload(load);
  return function LazyDialog(props: Props) {
    const { isOpen = true, onClose } = props;
    useEffect(() => {
      if (isOpen) load().catch(() => {});
    }, [isOpen]);
    return (
      <Overlay isOpen={isOpen} onClose={onClose} fallback={<Scrim />}>
        {() => <Part {...props} />}
      </Overlay>
    );
  };
}
