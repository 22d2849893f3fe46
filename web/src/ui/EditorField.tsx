import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { lazyPart } from "../lib/lazyPart.tsx";
import type { RichTextEditorProps } from "./editor/RichTextEditor.tsx";
import type { FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
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
  const notes = `${id}-notes`;
  return (
    <div>
      <span id={id} className="mb-1.5 block text-14 font-medium">
        {label}
        {isRequired === false && <span className="font-normal text-muted"> (optional)</span>}
      </span>
      <PartBoundary fallback={<div className="h-43 rounded-control border border-edge/70 bg-surface" />}>
        <RichTextEditor {...editor} label={label} labelId={id} describedBy={notes} isInvalid={Boolean(errorMessage)} />
      </PartBoundary>
      <div id={notes}>
        {description && <p className="mt-1.5 text-13 text-muted">{description}</p>}
        {errorMessage && (
          <p className="mt-1.5 flex items-start gap-1.5 text-13 text-danger">
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            <span>{errorMessage}</span>
          </p>
        )}
      </div>
    </div>
  );
}
