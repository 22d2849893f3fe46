import { useEffect, useState, type ComponentType } from "react";
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
  const prepare = () => void load().catch(() => {});
  preload(prepare);
  return function LazyDialog(props: Props) {
    const { isOpen = true, onClose } = props;
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    useEffect(() => {
      if (isOpen) prepare();
    }, [isOpen]);
    if (!wasOpen) return null;
    return (
      <Overlay isOpen={isOpen} onClose={onClose} fallback={<Scrim />}>
        {() => <Part {...props} />}
      </Overlay>
    );
  };
}
