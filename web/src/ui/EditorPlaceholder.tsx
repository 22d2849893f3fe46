import { Suspense } from "react";
import { cx } from "./cx.ts";
import { contentStyles, frameStyles, toolbarStyles } from "./editorStyles.ts";
import { RichText } from "./RichText.tsx";

interface EditorPlaceholderProps {
  /** The text of the editor. */
  html: string;
  /** Shown while there is no text. */
  hint: string;
  isInvalid: boolean;
}

/** Shows the text of a rich text editor until its code has loaded. It has the same height, so that nothing moves. */
export function EditorPlaceholder({ html, hint, isInvalid }: EditorPlaceholderProps) {
  return (
    <div inert className={frameStyles(isInvalid)}>
      <div className={toolbarStyles}>
        <div className="h-9" />
      </div>
      {html === "" ? (
        <div className={contentStyles}>
          <p className="text-muted">{hint}</p>
        </div>
      ) : (
        // Texts that wait for the sanitizer contain pictures or tables, and are therefore rarely short.
        <Suspense fallback={<div className={cx(contentStyles, "h-[50dvh]")} />}>
          <RichText html={html} className={cx(contentStyles, "wrap-anywhere [&_img]:max-h-80")} />
        </Suspense>
      )}
    </div>
  );
}
