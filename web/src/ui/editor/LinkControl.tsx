import { TOGGLE_LINK_COMMAND } from "@lexical/link";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $createTextNode, $getSelection, $isRangeSelection } from "lexical";
import { Link2 } from "lucide-react";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { isWebAddress, normalizeWebAddress, webAddressError } from "../../lib/webAddress.ts";
import { Button, IconButton } from "../Button.tsx";
import { Popover } from "../Popover.tsx";
import { TextField, type TextFieldProps } from "../TextField.tsx";

/**
 * The address field, which has the focus when the popover opens. An effect moves it there: before, a dialog around the editor does
 * not know the popover yet, and takes the focus back.
 */
function AddressField(props: Pick<TextFieldProps, "value" | "onChange" | "errorMessage">) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <TextField label="Web address" inputMode="url" inputRef={input} {...props} />;
}

/** Turns the selected text into a link, or changes or removes the link at the caret. @param address the URL of that link */
export function LinkControl({ address }: { address: string | null }) {
  const [editor] = useLexicalComposerContext();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);

  const change = (open: boolean) => {
    setText(address ?? "");
    setError(null);
    setOpen(open);
  };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === "" || !isWebAddress(text)) {
      setError(webAddressError);
      return;
    }
    const url = normalizeWebAddress(text);
    setOpen(false);
    editor.update(() => {
      const selection = $getSelection();
      // Without a selection the URL is also the link's text.
      if ($isRangeSelection(selection) && selection.isCollapsed() && address === null) {
        const node = $createTextNode(url);
        selection.insertNodes([node]);
        node.select(0, url.length);
      }
    });
    editor.dispatchCommand(TOGGLE_LINK_COMMAND, url);
    editor.focus();
  };
  const remove = () => {
    setOpen(false);
    editor.dispatchCommand(TOGGLE_LINK_COMMAND, null);
    editor.focus();
  };

  return (
    <Popover
      label="Link"
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <IconButton
          icon={Link2}
          label="Link"
          hasTooltip={false}
          className={`size-9! min-h-0! min-w-0! shrink-0 focus-ring-inset! ${address === null ? "" : "bg-accent-soft text-accent!"}`}
        />
      }
      className="w-80"
    >
      <form onSubmit={apply} noValidate>
        <AddressField value={text} onChange={setText} errorMessage={error} />
        <div className="mt-3 flex justify-end gap-2">
          {address !== null && (
            <Button size="small" variant="quiet" onPress={remove}>
              Remove link
            </Button>
          )}
          <Button size="small" variant="primary" type="submit">
            Set link
          </Button>
        </div>
      </form>
    </Popover>
  );
}
