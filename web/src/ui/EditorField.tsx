import { useId } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import type { RichTextEditorProps } from "./editor/RichTextEditor.tsx";
import { EditorPlaceholder } from "./EditorPlaceholder.tsx";
import { describedBy, labelStyles, LabelText, Notes, type FieldTexts } from "./Field.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

const RichTextEditor = lazyPart(async () => (await import("./editor/RichTextEditor.tsx")).RichTextEditor);

interface EditorFieldProps
  extends
    FieldTexts,
    Pick<
      RichTextEditorProps,
      "initialHtml" | "onChange" | "flushers" | "searchMentions" | "pictures" | "onFiles" | "placeholder"
    > {
  isRequired?: boolean;
}

/** A form field for rich text with formatting, lists, links and mentions. */
export function EditorField({ label, description, errorMessage, isRequired, ...editor }: EditorFieldProps) {
  const id = useId();
  const texts = { description, errorMessage };
  const isInvalid = Boolean(errorMessage);
  return (
    <div>
      <span id={id} className={labelStyles}>
        <LabelText label={label} isRequired={isRequired} />
      </span>
      <PartBoundary fallback={<EditorPlaceholder html={editor.initialHtml} hint={editor.placeholder} isInvalid={isInvalid} />}>
        <RichTextEditor {...editor} {...describedBy(id, texts)} label={label} labelId={id} isInvalid={isInvalid} />
      </PartBoundary>
      <Notes id={id} {...texts} />
    </div>
  );
}
