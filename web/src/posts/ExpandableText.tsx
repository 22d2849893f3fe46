import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { RichText } from "../ui/RichText.tsx";
import { expandText, expandedTexts } from "./expandedTexts.ts";

interface ExpandableTextProps {
  /** The global id of the text's subject. An expanded text stays expanded when its list renders it again. */
  id: string;
  html: string | null;
}

/** Rich text that is clamped to eight lines until the reader expands it. */
export function ExpandableText({ id, html }: ExpandableTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = useStore(expandedTexts, { keys: [id] })[id] === true;
  const [isLong, setLong] = useState(false);
  const hasText = Boolean(html);

  useLayoutEffect(() => {
    const element = box.current;
    if (!hasText || !element || isOpen) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasText, isOpen]);

  if (!hasText) return null;
  return (
    <FocusFallback>
      <div ref={box} className={cx("max-w-[68ch]", !isOpen && "line-clamp-8")}>
        <RichText html={html} />
      </div>
      {isLong && !isOpen && (
        <Button variant="quiet" size="small" onPress={() => expandText(id)} className="-ms-3 mt-1 text-accent!">
          Show more
        </Button>
      )}
    </FocusFallback>
  );
}
