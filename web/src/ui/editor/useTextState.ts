import { $isLinkNode } from "@lexical/link";
import { $isListNode, ListNode } from "@lexical/list";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import { $findMatchingParent, $getNearestNodeOfType, mergeRegister } from "@lexical/utils";
import {
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalCommand,
  type RangeSelection,
  SELECTION_CHANGE_COMMAND,
  type TextFormatType,
} from "lexical";
import { useEffect, useState } from "react";

const marks = ["bold", "italic", "underline", "strikethrough"] as const satisfies readonly TextFormatType[];

export type Mark = (typeof marks)[number];
export type Block = "paragraph" | "h2" | "h3" | "h4" | "quote" | "ul" | "ol";

/** The formatting at the caret, for the toolbar. */
interface TextState {
  marks: readonly Mark[];
  block: Block;
  /** The URL of the link at the caret; null when there is none. */
  link: string | null;
  canUndo: boolean;
  canRedo: boolean;
}

const initialState: TextState = { marks: [], block: "paragraph", link: null, canUndo: false, canRedo: false };

/** Tracks the state at the editor's caret. */
export function useTextState(): TextState {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(initialState);
  useEffect(() => {
    const read = () => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection)) return;
      const current = $stateAt(selection);
      setState((previous) => ({ ...previous, ...current }));
    };
    const watch = <Payload>(command: LexicalCommand<Payload>, act: (payload: Payload) => void) =>
      editor.registerCommand(
        command,
        (payload) => {
          act(payload);
          return false;
        },
        COMMAND_PRIORITY_LOW,
      );
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => editorState.read(read, { editor })),
      watch(SELECTION_CHANGE_COMMAND, read),
      watch(CAN_UNDO_COMMAND, (canUndo) => setState((previous) => ({ ...previous, canUndo }))),
      watch(CAN_REDO_COMMAND, (canRedo) => setState((previous) => ({ ...previous, canRedo }))),
    );
  }, [editor]);
  return state;
}

function $stateAt(selection: RangeSelection): Pick<TextState, "marks" | "block" | "link"> {
  const node = selection.anchor.getNode();
  const link = $findMatchingParent(node, $isLinkNode);
  return {
    marks: marks.filter((mark) => selection.hasFormat(mark)),
    block: $blockAt(selection),
    link: link ? link.getURL() : null,
  };
}

function $blockAt(selection: RangeSelection): Block {
  const node = selection.anchor.getNode();
  const list = $getNearestNodeOfType(node, ListNode);
  if ($isListNode(list)) return list.getTag();
  const block = node.getTopLevelElement();
  if ($isQuoteNode(block)) return "quote";
  if (!$isHeadingNode(block)) return "paragraph";
  const tag = block.getTag();
  return tag === "h2" || tag === "h3" || tag === "h4" ? tag : "paragraph";
}
