import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { DRAG_DROP_PASTE } from "@lexical/rich-text";
import { mergeRegister } from "@lexical/utils";
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  PASTE_COMMAND,
  type LexicalEditor,
} from "lexical";
import { useEffect } from "react";
import { isRecord } from "../../lib/isRecord.ts";
import { cleanPaste } from "./cleanPaste.ts";
import { $createNodes } from "./importHtml.ts";
import { editorNamespace } from "./nodes.ts";

/** Sanitizes pasted and dropped text to the allowed set before it is inserted. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          PASTE_COMMAND,
          (event) => {
            if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false;
            const { clipboardData } = event;
            if (isFromEditor(clipboardData)) return false;
            const clean = getCleanHtml(clipboardData);
            const files = [...clipboardData.files];
            if (clean === "" && files.length > 0) {
              // Also covers a picture copied from a web page, whose HTML contains only a foreign URL.
              event.preventDefault();
              return editor.dispatchCommand(DRAG_DROP_PASTE, files);
            }
            if (clean === "") return false;
            event.preventDefault();
            editor.update(() => $insertHtml(editor, clean));
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          DROP_COMMAND,
          // Otherwise text from another site that uses Lexical would be inserted here instead of by the browser's event below.
          ({ dataTransfer }) => dataTransfer !== null && dataTransfer.files.length === 0 && !isFromEditor(dataTransfer),
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          CONTROLLED_TEXT_INSERTION_COMMAND,
          (event) => {
            if (typeof event === "string" || event.inputType !== "insertFromDrop" || !event.dataTransfer) return false;
            const clean = getCleanHtml(event.dataTransfer);
            if (clean !== "") $insertHtml(editor, clean);
            return clean !== "";
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor],
  );
  return null;
}

/** The sanitized HTML of pasted or dropped content; empty when there is none. */
function getCleanHtml(data: DataTransfer): string {
  const html = data.getData("text/html");
  return html === "" ? "" : cleanPaste(html);
}

/** Inserts sanitized HTML at the caret. Call it inside editor.update(). */
function $insertHtml(editor: LexicalEditor, html: string): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) selection.insertNodes($createNodes(editor, html));
}

/** Whether content comes from an editor of this product, not from another site that uses Lexical; it keeps its own format. */
function isFromEditor(data: DataTransfer): boolean {
  try {
    const copied: unknown = JSON.parse(data.getData("application/x-lexical-editor"));
    return isRecord(copied) && copied["namespace"] === editorNamespace;
  } catch {
    return false;
  }
}
