import { use, useEffect, useRef, useState } from "react";
import { useWhenOnline } from "../lib/connection.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import { changedOffline, sentWhenOnline } from "../relay/mutation.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { useMentionMenu } from "../ui/useMentionMenu.ts";
import { commentError, commentLength, toHtml, MAX_COMMENT_LENGTH, type Mentioned } from "./commentText.ts";
import { MentionSubject } from "./mentionSubject.ts";
import type { SendResult } from "./sendResult.ts";
import { mention, useWriting } from "./useWriting.ts";

const MentionList = lazyPart(async () => (await import("../ui/MentionList.tsx")).MentionList);

interface CommentBoxProps {
  /** Identifies it among the boxes with its label. */
  name: string;
  /** Accessible name, also the placeholder. */
  label: string;
  /** The label of the submit button: "Comment", "Reply", "Save". */
  submitText: string;
  /** The initial text; it counts as unsaved only once it is changed. */
  initialText?: string;
  /** The people mentioned in that text. */
  initialMentions?: readonly Mentioned[];
  /** Focuses the box on mount, with the caret after the text. */
  takesFocus?: boolean;
  /** Sends the text as HTML. The text stays in the box unless the result is ok. */
  onSubmit: (html: string) => Promise<SendResult>;
  /** Called with whether the box has unsent changes. */
  onChanged?: (isChanged: boolean) => void;
  /** Closes the box after sending and by "Cancel", which is shown only if this is set. */
  onClose?: () => void;
}

const noMentions: readonly Mentioned[] = [];

/** A comment box that suggests people after @. It grows with its text; Ctrl or Cmd with Enter sends. */
export function CommentBox({
  name,
  label,
  submitText,
  initialText = "",
  initialMentions = noMentions,
  takesFocus = false,
  onSubmit,
  onChanged,
  onClose,
}: CommentBoxProps) {
  const start = { text: initialText, mentioned: initialMentions };
  const { text, mentioned, isChanged, setWriting } = useWriting(label + name, start);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (value: string) => {
    setWriting((writing) => ({ ...writing, text: value }));
    setError(isWaiting ? changedOffline : null);
    setWaiting(false);
  };
  const menu = useMentionMenu({
    area,
    text,
    onTextChange: change,
    search: useSearchMentions({ subjectId: use(MentionSubject) }),
    mentioned: mentioned.map((one) => one.name),
    onChoose: (person) => setWriting(mention(person)),
  });
  useEffect(() => {
    if (!takesFocus || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);
  useEffect(() => onChanged?.(isChanged), [onChanged, isChanged]);

  const submit = async () => {
    if (isSending) return;
    setWaiting(false);
    const invalid = commentError(text);
    setError(invalid);
    if (invalid) return;
    setSending(true);
    const sent = await onSubmit(toHtml(text, mentioned));
    setSending(false);
    setWaiting(!sent.ok && sent.isOffline);
    if (!sent.ok) return setError(sent.isOffline ? sentWhenOnline : sent.error);
    setWriting({ text: "", mentioned: noMentions });
    onClose?.();
  };
  useWhenOnline(isWaiting, () => void submit());

  return (
    <FocusFallback className="print:hidden">
      <TextArea
        label={label}
        isLabelHidden
        placeholder={label}
        value={text}
        onChange={change}
        onKeyDown={(event) => {
          const isSubmit = event.key === "Enter" && (event.ctrlKey || event.metaKey);
          if (isSubmit || menu.press(event)) event.stopPropagation();
          if (isSubmit) void submit();
        }}
        errorMessage={error}
        isReadOnly={isSending}
        minRows={1}
        maxRows={10}
        areaRef={area}
        aria-autocomplete="list"
        onSelect={menu.follow}
        onBlur={({ relatedTarget }) => {
          if (!menu.list.current?.contains(relatedTarget)) menu.close();
        }}
      />
      {menu.people.length > 0 && (
        <LoadedPart fallback={null} frame={() => null}>
          <MentionList menu={menu} area={area} />
        </LoadedPart>
      )}
      {(isChanged || onClose) && (
        <div className="mt-2 flex items-center justify-end gap-2">
          <CommentLength length={commentLength(text)} />
          {onClose && (
            <Button size="small" variant="quiet" onPress={onClose} isDisabled={isSending}>
              Cancel
            </Button>
          )}
          <Button size="small" variant="primary" onPress={() => void submit()} isPending={isSending}>
            {submitText}
          </Button>
        </div>
      )}
    </FocusFallback>
  );
}

/** The length of a comment and the limit. */
function CommentLength({ length }: { length: number }) {
  return (
    <span className={cx("figures me-auto text-12", length > MAX_COMMENT_LENGTH ? "font-semibold text-danger" : "text-muted")}>
      {length}/{MAX_COMMENT_LENGTH}
    </span>
  );
}
