import { useEffect, useRef, useState, type RefObject } from "react";
import { Avatar } from "../ui/Avatar.tsx";
import { ComboFallback, TagsFallback } from "../ui/ComboFallback.tsx";
import { lazyControl } from "../ui/lazyControl.tsx";
import { fullText, MAX_RECIPIENTS, tagStyles } from "./recipientLimits.ts";
import type { Recipient } from "./useSearchPeople.ts";

interface RecipientFieldProps {
  recipients: readonly Recipient[];
  onChange: (recipients: readonly Recipient[]) => void;
  errorMessage: string | null;
  isDisabled: boolean;
}

export interface RecipientControlProps extends RecipientFieldProps {
  /** The typed text. */
  text: string;
  setText: (text: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

const Control = lazyControl<RecipientControlProps>(
  async () => (await import("./RecipientControl.tsx")).RecipientControl,
  ({ recipients, errorMessage, isDisabled, text, setText, input }) => {
    const isFull = recipients.length >= MAX_RECIPIENTS;
    return (
      <div>
        <ComboFallback
          label="To"
          placeholder="Type a name"
          text={text}
          onChange={setText}
          isDisabled={isDisabled || isFull}
          inputRef={input}
          description={isFull ? fullText : undefined}
          errorMessage={errorMessage}
        />
        <TagsFallback label="Recipients" options={recipients} className={tagStyles}>
          {({ name, avatar }) => (
            <>
              <Avatar name={name} src={avatar} size={20} />
              {name}
            </>
          )}
        </TagsFallback>
      </div>
    );
  },
);

/** Selects the recipients of a message, found by typing part of their names. */
export function RecipientField(props: RecipientFieldProps) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [isToChoose] = useState(props.recipients.length === 0);
  useEffect(() => {
    if (isToChoose) input.current?.focus();
  }, [isToChoose]);
  return <Control {...props} text={text} setText={setText} input={input} />;
}
