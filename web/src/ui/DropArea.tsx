import { useRef, useState, type ClipboardEvent, type DragEvent, type MouseEvent, type ReactNode } from "react";

interface DropAreaProps {
  /** Accessible name of the button into which files can be pasted. */
  label: string;
  onFiles: (files: File[]) => void;
  /** Whether a file of this media type may be dropped. Default: all files. */
  accepts?: (type: string) => boolean;
  isDisabled?: boolean;
  className: string;
  children: ReactNode;
}

/** An area that accepts dropped files. A visually hidden button receives pasted files; a press on the area focuses it. */
export function DropArea({ label, onFiles, accepts = () => true, isDisabled = false, className, children }: DropAreaProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isTarget, setTarget] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const onDrag = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer.types.includes("Files")) return;
    // Without this, files dropped here would open instead of the page.
    event.preventDefault();
    const isAccepted = !isDisabled && mayContainAccepted(dataTransfer, accepts);
    dataTransfer.dropEffect = isAccepted ? "copy" : "none";
    setTarget(isAccepted);
  };
  const receiveFiles = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setTarget(false);
    if (files.length === 0) return;
    event.preventDefault();
    // Otherwise an element around the area would handle the pasted files as well.
    event.stopPropagation();
    if (!isDisabled) onFiles([...files]);
  };
  const focusButton = ({ target, currentTarget }: MouseEvent) => {
    const isOnArea = target instanceof Element && currentTarget.contains(target) && target.closest(focusable) === null;
    if (isOnArea) button.current?.focus({ preventScroll: true });
  };
  const handlers = {
    onClick: focusButton,
    onDragEnter: onDrag,
    onDragOver: onDrag,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(false);
    },
    onDrop: (event: DragEvent) => receiveFiles(event, event.dataTransfer),
  };
  return (
    <div
      {...(isTarget && { "data-drop-target": true })}
      {...(isFocused && { "data-focus-visible": true })}
      {...handlers}
      className={className}
    >
      <div className="sr-only">
        <button
          ref={button}
          type="button"
          aria-label={label}
          disabled={isDisabled}
          onFocus={({ currentTarget }) => setFocused(currentTarget.matches(":focus-visible"))}
          onBlur={() => setFocused(false)}
          onPaste={(event) => receiveFiles(event, event.clipboardData)}
        />
      </div>
      {children}
    </div>
  );
}

const focusable = "a, button, input, textarea, label, [tabindex]";

/** Whether an accepted file is being dragged. Safari reveals the types of files only when they are dropped. */
function mayContainAccepted({ items }: DataTransfer, accepts: (type: string) => boolean): boolean {
  const files = [...items].filter(({ kind }) => kind === "file");
  return files.length === 0 || files.some(({ type }) => accepts(type));
}
