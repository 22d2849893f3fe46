import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from "@lexical/list";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $createHeadingNode, $createQuoteNode } from "@lexical/rich-text";
import { $setBlocksType } from "@lexical/selection";
import { $createParagraphNode, $getSelection, FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND, type ElementNode } from "lexical";
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Pilcrow,
  Quote,
  Redo2,
  Strikethrough,
  Type,
  Underline,
  Undo2,
} from "lucide-react";
import { Toolbar as AriaToolbar, ToggleButton } from "react-aria-components";
import { IconButton } from "../Button.tsx";
import { cx } from "../cx.ts";
import { toolbarStyles } from "../editorStyles.ts";
import { FileTrigger } from "../FileTrigger.tsx";
import { Icon, type IconGlyph } from "../Icon.tsx";
import { Menu, MenuItem } from "../Menu.tsx";
import { tooltip } from "../tooltip.ts";
import { insertPictures } from "./FilesPlugin.tsx";
import { LinkControl } from "./LinkControl.tsx";
import { pictureTypes } from "./pictures.ts";
import { useTextState, type Block, type Mark } from "./useTextState.ts";

const markButtons: readonly { mark: Mark; label: string; icon: IconGlyph }[] = [
  { mark: "bold", label: "Bold", icon: Bold },
  { mark: "italic", label: "Italic", icon: Italic },
  { mark: "underline", label: "Underline", icon: Underline },
  { mark: "strikethrough", label: "Strikethrough", icon: Strikethrough },
];

/** The size of every button in the toolbar. */
const toolStyles = "size-9! min-h-0! min-w-0! shrink-0 focus-ring-inset!";

const styles: readonly { block: Block; label: string; icon: IconGlyph; create: () => ElementNode }[] = [
  { block: "paragraph", label: "Paragraph", icon: Pilcrow, create: $createParagraphNode },
  { block: "h2", label: "Large heading", icon: Heading2, create: () => $createHeadingNode("h2") },
  { block: "h3", label: "Heading", icon: Heading3, create: () => $createHeadingNode("h3") },
  { block: "h4", label: "Small heading", icon: Heading4, create: () => $createHeadingNode("h4") },
];

/** The formatting controls: marks, blocks, lists, links and pictures of the allowed set. */
export function Toolbar({ label, takesPictures }: { label: string; takesPictures: boolean }) {
  const [editor] = useLexicalComposerContext();
  const state = useTextState();

  const setBlock = (create: () => ElementNode) =>
    editor.update(() => {
      const selection = $getSelection();
      if (selection) $setBlocksType(selection, create);
    });
  const toggleList = (tag: "ul" | "ol") => {
    const insert = tag === "ul" ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    editor.dispatchCommand(state.block === tag ? REMOVE_LIST_COMMAND : insert, undefined);
  };

  return (
    <AriaToolbar
      aria-label={label}
      className={cx(
        toolbarStyles,
        "flex items-center gap-0.5 overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-tablet:gap-1.5",
      )}
    >
      {markButtons.map(({ mark, label: name, icon }) => (
        <Toggle
          key={mark}
          label={name}
          icon={icon}
          isOn={state.marks.includes(mark)}
          onToggle={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)}
        />
      ))}
      <Menu label="Text style" trigger={<IconButton icon={Type} label="Text style" hasTooltip={false} className={toolStyles} />}>
        {styles.map(({ block, label: name, icon, create }) => (
          <MenuItem key={block} icon={icon} onAction={() => setBlock(create)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Toggle label="Bulleted list" icon={List} isOn={state.block === "ul"} onToggle={() => toggleList("ul")} />
      <Toggle label="Numbered list" icon={ListOrdered} isOn={state.block === "ol"} onToggle={() => toggleList("ol")} />
      <Toggle
        label="Quote"
        icon={Quote}
        isOn={state.block === "quote"}
        onToggle={() => setBlock(state.block === "quote" ? $createParagraphNode : $createQuoteNode)}
      />
      <LinkControl address={state.link} />
      {takesPictures && (
        <FileTrigger acceptedFileTypes={pictureTypes} allowsMultiple onSelect={(files) => insertPictures(editor, files)}>
          <IconButton icon={ImagePlus} label="Picture" className={toolStyles} />
        </FileTrigger>
      )}
      <span className="ms-auto flex shrink-0">
        <IconButton
          icon={Undo2}
          label="Undo"
          isDisabled={!state.canUndo}
          onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
          className={toolStyles}
        />
        <IconButton
          icon={Redo2}
          label="Redo"
          isDisabled={!state.canRedo}
          onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
          className={toolStyles}
        />
      </span>
    </AriaToolbar>
  );
}

interface ToggleProps {
  label: string;
  icon: IconGlyph;
  isOn: boolean;
  onToggle: () => void;
}

function Toggle({ label, icon, isOn, onToggle }: ToggleProps) {
  return (
    <ToggleButton
      {...tooltip(label)}
      aria-label={label}
      isSelected={isOn}
      onChange={onToggle}
      className={cx(
        "hit-around grid size-9 shrink-0 place-items-center rounded-control focus-ring-inset transition-colors duration-fast data-hovered:bg-sunken",
        isOn ? "bg-accent-soft text-accent" : "text-muted",
      )}
    >
      <Icon of={icon} />
    </ToggleButton>
  );
}
