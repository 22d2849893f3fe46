import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from "lexical";
import { useEffect, useEffectEvent } from "react";
import { cleanPaste } from "./cleanPaste.ts";
import { $nodesOf } from "./importHtml.ts";

/** Brings pasted text into the allowed set before it comes in; pasted files are handed on. */
export function PastePlugin({ onFiles }: { onFiles?: (files: readonly File[]) => void }) {
  const [editor] = useLexicalComposerContext();
  const handOn = useEffectEvent((files: readonly File[]) => {
    onFiles?.(files);
    return onFiles !== undefined;
  });

  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false;
          const { clipboardData } = event;
          const html = clipboardData.getData("text/html");
          // What comes from another text of this product keeps its own form.
          if (clipboardData.getData("application/x-lexical-editor") !== "") return false;
          if (html === "" && clipboardData.files.length > 0 && handOn([...clipboardData.files])) {
            event.preventDefault();
            return true;
          }
          const clean = html === "" ? "" : cleanPaste(html);
          if (clean === "") return false;
          event.preventDefault();
          editor.update(() => {
            const selection = $getSelection();
            if ($isRangeSelection(selection)) selection.insertNodes($nodesOf(editor, clean));
          });
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}
