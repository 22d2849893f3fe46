import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { mergeRegister } from "@lexical/utils";
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW, HISTORY_MERGE_TAG } from "lexical";
import { useEffect, useEffectEvent } from "react";
import { throttle } from "../../lib/throttle.ts";
import { $exportHtml } from "./exportHtml.ts";
import { pictureUploadedTag } from "./pictures.ts";

/** Callbacks that make editors report their last change at once; call them before the values of a form are read. */
export type Flushers = Set<() => void>;

/** The minimum interval between change events, in ms (CONST-05). */
const CHANGE_INTERVAL = 300;

/** Reports the text as HTML whenever it changes. */
export function ReportPlugin({ onChange, flushers }: { onChange: (html: string) => void; flushers: Flushers }) {
  const [editor] = useLexicalComposerContext();
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const reportThrottled = throttle(() => report(editor.getEditorState().read($exportHtml, { editor })), CHANGE_INTERVAL);
    const { flush } = reportThrottled;
    flushers.add(flush);
    const stop = mergeRegister(
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        // A change merged into history is the initial text, unless it marks the end of an upload.
        const isOwn = !tags.has(HISTORY_MERGE_TAG) || tags.has(pictureUploadedTag);
        if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && isOwn) reportThrottled();
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          // The state can only be read after the command has finished.
          queueMicrotask(flush);
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
    return () => {
      flush();
      flushers.delete(flush);
      stop();
    };
  }, [editor, flushers]);
  return null;
}
