import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { DRAG_DROP_PASTE } from "@lexical/rich-text";
import { mergeRegister } from "@lexical/utils";
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $getRoot,
  COMMAND_PRIORITY_HIGH,
  DRAGOVER_COMMAND,
  type LexicalEditor,
} from "lexical";
import { useEffect, useEffectEvent } from "react";
import { $createPicture } from "./PictureNode.tsx";
import { storePicture } from "./pictures.ts";

/** Inserts pictures at the caret, or at the end when there is none; each inserted picture then uploads itself. */
export function insertPictures(editor: LexicalEditor, files: readonly File[]): void {
  editor.update(() => {
    if (!$isRangeSelection($getSelection())) $getRoot().selectEnd();
    $insertNodes(files.map((file) => $createPicture({ src: null, alt: "", pending: storePicture(file) })));
  });
}

interface FilesPluginProps {
  takesPictures: boolean;
  /** Receives the files that cannot be inserted into the text. */
  onFiles?: (files: readonly File[]) => void;
}

/** Handles dropped and pasted files: inserts pictures into the text and passes on all others. */
export function FilesPlugin({ takesPictures, onFiles }: FilesPluginProps) {
  const [editor] = useLexicalComposerContext();
  const receiveFiles = useEffectEvent((files: readonly File[]) => {
    const isPicture = ({ type }: File) => takesPictures && type.startsWith("image/");
    const pictures = files.filter(isPicture);
    const otherFiles = files.filter((file) => !isPicture(file));
    if (pictures.length > 0) insertPictures(editor, pictures);
    if (otherFiles.length > 0) onFiles?.(otherFiles);
  });
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            receiveFiles(files);
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          DRAGOVER_COMMAND,
          (event) => {
            if (!event.dataTransfer?.types.includes("Files")) return false;
            // Otherwise the browser would open the file instead of the page.
            event.preventDefault();
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor],
  );
  return null;
}
