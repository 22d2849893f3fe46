import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { DRAG_DROP_PASTE } from "@lexical/rich-text";
import { $getSelection, $isRangeSelection, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from "lexical";
import { useEffect } from "react";
import { isRecord } from "../../lib/isRecord.ts";
import { cleanPaste } from "./cleanPaste.ts";
import { $createNodes } from "./importHtml.ts";
import { editorNamespace } from "./nodes.ts";

/** Sanitizes pasted text to the allowed set before it is inserted. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false;
          const { clipboardData } = event;
          // Content copied from another editor of this product keeps its own format.
          if (isFromEditor(clipboardData.getData("application/x-lexical-editor"))) return false;
          const html = clipboardData.getData("text/html");
          const clean = html === "" ? "" : cleanPaste(html);
          const files = [...clipboardData.files];
          if (clean === "" && files.length > 0) {
            // Also covers a picture copied from a web page, whose HTML contains only a foreign URL.
            event.preventDefault();
            return editor.dispatchCommand(DRAG_DROP_PASTE, files);
          }
          if (clean === "") return false;
          event.preventDefault();
          editor.update(() => {
            const selection = $getSelection();
            if ($isRangeSelection(selection)) selection.insertNodes($createNodes(editor, clean));
          });
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

/** Whether nodes were copied from an editor of this product, not from another site that uses Lexical. */
function isFromEditor(json: string): boolean {
  try {
    const copied: unknown = JSON.parse(json);
    return isRecord(copied) && copied["namespace"] === editorNamespace;
  } catch {
    return false;
  }
}
