import { Lock, Paperclip, SendHorizontal } from "lucide-react";
import { useEffect, useRef, useState, type ClipboardEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { MessageBox_permission$key } from "../__generated__/MessageBox_permission.graphql.ts";
import { lazyPart } from "../lib/lazyPart.tsx";
import { characters } from "../lib/textLength.ts";
import { isInvisible } from "../lib/visible.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { IconButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { DropArea } from "../ui/DropArea.tsx";
import { FileTrigger } from "../ui/FileTrigger.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { isUploading, uploadingText } from "../uploads/attachment.ts";
import { getMediaTypes } from "../uploads/files.ts";
import { useUploads } from "../uploads/useUploads.ts";
import type { MessageDraft, DraftState } from "./messageDraft.ts";
import { MAX_ATTACHMENTS, MAX_MESSAGE_LENGTH, checkMessage, NEAR_MAX_LENGTH } from "./messageText.ts";

const MessageAttachments = lazyPart(async () => (await import("./MessageAttachments.tsx")).MessageAttachments);

const kinds = ["image", "video"] as const;

interface MessageBoxProps {
  draft: MessageDraft;
  state: DraftState;
  permission: MessageBox_permission$key;
  /** Focuses the box on mount. */
  takesFocus?: boolean;
  /** Sends the message; called only with valid content. */
  onSend: () => void;
}

/**
 * The message box, with pictures and videos by choosing, dropping or pasting. With a keyboard Enter sends and Shift+Enter
 * breaks the line; on touch Enter breaks the line.
 */
export function MessageBox(props: MessageBoxProps) {
  const { draft, state, permission, takesFocus = false, onSend } = props;
  const { text, attachments, isSending, error } = state;
  const data = useFragment(
    graphql`
      fragment MessageBox_permission on Permission {
        ...usePermissionHint_permission
      }
    `,
    permission,
  );
  const { deniedReason } = usePermissionHint(data);
  const [sendError, setSendError] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const uploads = useUploads({
    attachments,
    kinds,
    max: MAX_ATTACHMENTS,
    change: (update) => draft.change((previous) => ({ attachments: update(previous.attachments) })),
  });

  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const isEmpty = isInvisible(text) && attachments.length === 0;
  const send = () => {
    if (isEmpty || isSending || deniedReason !== null) return;
    const invalid = isUploading(attachments) ? uploadingText : checkMessage(text);
    setSendError(invalid);
    if (invalid !== null) return;
    onSend();
    area.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || deniedReason !== null || isSending) return;
    event.preventDefault();
    uploads.add(files);
  };

  return (
    <DropArea
      label="Drop files for the message"
      isDisabled={deniedReason !== null || isSending}
      onFiles={uploads.add}
      className="border-t border-line p-3 focus-ring-inset data-drop-target:bg-accent-soft print:hidden"
    >
      {attachments.length > 0 && (
        <LoadedPart fallback={null}>
          <MessageAttachments attachments={attachments} uploads={uploads} />
        </LoadedPart>
      )}
      <div className="flex items-end gap-1" onPaste={paste}>
        <FileTrigger acceptedFileTypes={getMediaTypes(kinds)} allowsMultiple onSelect={uploads.add}>
          <IconButton
            icon={Paperclip}
            label="Add pictures or videos"
            isDisabled={deniedReason !== null || isSending || attachments.length >= MAX_ATTACHMENTS}
          />
        </FileTrigger>
        <TextArea
          label="Write a message"
          isLabelHidden
          placeholder="Write a message"
          value={text}
          onChange={(value) => {
            setSendError(null);
            draft.change(() => ({ text: value, error: null }));
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing && isSendKey(event)) {
              event.preventDefault();
              event.stopPropagation();
              send();
            }
          }}
          errorMessage={sendError ?? error}
          isDisabled={deniedReason !== null}
          isReadOnly={isSending}
          minRows={1}
          maxRows={8}
          areaRef={area}
          className="min-w-0 flex-1"
        />
        <IconButton
          icon={SendHorizontal}
          label="Send"
          onPress={send}
          isPending={isSending}
          isDisabled={deniedReason !== null || isEmpty}
          className={cx(!isEmpty && "text-accent!")}
        />
      </div>
      {deniedReason !== null && <DeniedReason text={deniedReason} />}
      <MessageLength length={characters(text)} />
    </DropArea>
  );
}

/** The reason why the viewer may not write here. */
function DeniedReason({ text }: { text: string }) {
  return (
    <p className="mt-2 flex items-center gap-2 px-1 text-14 text-muted">
      <Icon of={Lock} size={16} />
      {text}
    </p>
  );
}

/** Whether Enter with these modifiers sends: without modifiers on devices with a keyboard, and with Ctrl or Cmd on all. */
function isSendKey({ shiftKey, ctrlKey, metaKey }: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean {
  if (ctrlKey || metaKey) return true;
  return !shiftKey && matchMedia("(pointer: fine)").matches;
}

/** The message's length, shown when it is close to the limit. */
function MessageLength({ length }: { length: number }) {
  if (length < NEAR_MAX_LENGTH) return null;
  return (
    <p className={cx("figures mt-1 text-end text-12", length > MAX_MESSAGE_LENGTH ? "font-semibold text-danger" : "text-muted")}>
      {length}/{MAX_MESSAGE_LENGTH}
    </p>
  );
}
