import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { RichText } from "../ui/RichText.tsx";
import { expandText, expandedTexts } from "./expandedTexts.ts";

interface ExpandableTextProps {
  /** The global id of what the text belongs to. Once expanded, it stays so when its list renders it again. */
  id: string;
  html: string | null;
  className?: string;
}

/** Written text of which eight lines show until the reader asks for more. */
export function ExpandableText({ id, html, className }: ExpandableTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = useStore(expandedTexts, { keys: [id] })[id] === true;
  const [isLong, setLong] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  if (!html) return null;
  return (
    <div className={className}>
      <div ref={box} className={cx("max-w-[68ch]", !isOpen && "line-clamp-8")}>
        <RichText html={html} />
      </div>
      {isLong && !isOpen && (
        <Button variant="quiet" size="small" onPress={() => expandText(id)} className="-ms-3 mt-1 text-accent!">
          Show more
        </Button>
      )}
    </div>
  );
}
