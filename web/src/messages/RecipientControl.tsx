import { ComboBox, Input, ListBox, ListBoxItem } from "react-aria-components";
import { FieldLabel, FieldNotes } from "../ui/AriaField.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { FloatingSurface } from "../ui/FloatingSurface.tsx";
import { inputStyles } from "../ui/inputStyles.ts";
import { MentionLabel } from "../ui/MentionLabel.tsx";
import { RemovableTags } from "../ui/RemovableTags.tsx";
import type { RecipientControlProps } from "./RecipientField.tsx";
import { fullText, MAX_RECIPIENTS, tagStyles } from "./recipientLimits.ts";
import { useSearchPeople, type FoundRecipient } from "./useSearchPeople.ts";

/** Shown instead of people. */
const emptyTexts = {
  pending: "Searching…",
  failed: "People could not be searched. Please try again.",
  done: "No people found.",
};

/** A field of recipients with its list of found people. */
export function RecipientControl({ text, setText, input, ...props }: RecipientControlProps) {
  const { recipients, onChange, errorMessage, isDisabled } = props;
  const { people, status } = useSearchPeople(text);
  const found = people.filter(({ id }) => !recipients.some((one) => one.id === id));
  const isFull = recipients.length >= MAX_RECIPIENTS;
  return (
    <div>
      <ComboBox<FoundRecipient>
        items={found}
        inputValue={text}
        onInputChange={setText}
        value={null}
        onChange={(key) => {
          const chosen = found.find(({ id }) => id === key);
          if (!chosen) return;
          onChange([...recipients, chosen]);
          setText("");
        }}
        // Without a text the open list would only cover the chosen people.
        allowsEmptyCollection={text.trim() !== ""}
        isInvalid={errorMessage !== null}
        isDisabled={isDisabled || isFull}
        validationBehavior="aria"
      >
        <FieldLabel label="To" />
        <Input ref={input} placeholder="Type a name" className={cx(inputStyles, "h-(--hit)")} />
        <FieldNotes description={isFull ? fullText : undefined} errorMessage={errorMessage} />
        <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
          <ListBox<FoundRecipient> className="p-1 outline-none" renderEmptyState={() => <NoPeople text={emptyTexts[status]} />}>
            {({ id, name, avatar, work }) => (
              <ListBoxItem
                id={id}
                textValue={name}
                className="flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-14 outline-none data-focused:bg-sunken data-pressed:bg-pressed"
              >
                <Avatar name={name} src={avatar} size={32} />
                <MentionLabel person={{ name, work }} />
              </ListBoxItem>
            )}
          </ListBox>
        </FloatingSurface>
      </ComboBox>
      <RemovableTags
        label="Recipients"
        options={recipients}
        getText={({ name }) => name}
        onRemove={(ids) => onChange(recipients.filter(({ id }) => !ids.has(id)))}
        tagClassName={tagStyles}
      >
        {({ name, avatar }) => (
          <>
            <Avatar name={name} src={avatar} size={20} />
            {name}
          </>
        )}
      </RemovableTags>
    </div>
  );
}

function NoPeople({ text }: { text: string }) {
  return <p className="px-3 py-2 text-14 text-muted">{text}</p>;
}
