import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { commentError, htmlOfText, maxCommentLength } from "./commentText.ts";
import { useUnsaved } from "../leaving/unsaved.ts";
import { useWhenOnline } from "../lib/connection.ts";
import { changedOffline, sentWhenOnline } from "../relay/mutation.ts";
import type { Sent } from "./sent.ts";

interface CommentBoxProps {
  /** Read out, and shown in the empty box. */
  label: string;
  /** Names the act: "Comment", "Reply", "Save". */
  submitText: string;
  /** What the box holds at first; it counts as unsaved only once changed. */
  initialText?: string;
  /** Takes the focus when it appears, the caret behind the text. */
  takesFocus?: boolean;
  /** Sends the text as HTML. The text stays in the box unless it is ok. */
  onSubmit: (html: string) => Promise<Sent>;
  /** Told whether the box holds something that is not sent. */
  onChanged?: (isChanged: boolean) => void;
  /** Offers "Cancel". */
  onCancel?: () => void;
}

/** A box to write a comment in. It grows with the text; Ctrl or Cmd with Enter sends. */
export function CommentBox({
  label,
  submitText,
  initialText = "",
  takesFocus = false,
  onSubmit,
  onChanged,
  onCancel,
}: CommentBoxProps) {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);
  const isChanged = text.trim() !== initialText.trim();
  useUnsaved(isChanged);
  useEffect(() => onChanged?.(isChanged), [onChanged, isChanged]);

  const submit = async () => {
    if (isSending) return;
    setWaiting(false);
    const refusal = commentError(text);
    setError(refusal);
    if (refusal) return;
    setSending(true);
    const sent = await onSubmit(htmlOfText(text));
    setSending(false);
    if (sent.ok) setText("");
    else setError(sent.isOffline ? sentWhenOnline : sent.error);
    setWaiting(!sent.ok && sent.isOffline);
  };
  useWhenOnline(isWaiting, () => void submit());

  const length = text.trim().length;
  return (
    <div className="print:hidden">
      <TextArea
        label={label}
        isLabelHidden
        placeholder={label}
        value={text}
        onChange={(value) => {
          setText(value);
          setError(isWaiting ? changedOffline : null);
          setWaiting(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
          else event.continuePropagation();
        }}
        errorMessage={error}
        isReadOnly={isSending}
        minRows={1}
        maxRows={10}
        areaRef={area}
      />
      {(isChanged || onCancel) && (
        <div className="mt-2 flex items-center justify-end gap-2">
          <span className={cx("figures me-auto text-12", length > maxCommentLength ? "font-semibold text-danger" : "text-muted")}>
            {length}/{maxCommentLength}
          </span>
          {onCancel && (
            <Button size="small" variant="quiet" onPress={onCancel} isDisabled={isSending}>
              Cancel
            </Button>
          )}
          <Button size="small" variant="primary" onPress={() => void submit()} isPending={isSending}>
            {submitText}
          </Button>
        </div>
      )}
    </div>
  );
}
