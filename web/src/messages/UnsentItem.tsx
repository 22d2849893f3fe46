import { CircleAlert, Pencil, RotateCw } from "lucide-react";
import { toHtml } from "../comments/commentText.ts";
import { formatNoun } from "../lib/counts.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Bubble } from "./Bubble.tsx";
import type { Unsent } from "./messageDraft.ts";

interface UnsentItemProps {
  unsent: Unsent;
  onRetry: () => void;
  onEdit: () => void;
}

/** A message of the viewer that has not been delivered: pending, or failed with the reason. */
export function UnsentItem({ unsent: { text, attachments, failure }, onRetry, onEdit }: UnsentItemProps) {
  return (
    <li className="mt-1 flex flex-col items-end first:mt-0">
      <span className="sr-only">You wrote:</span>
      <div className="max-w-[85%] tablet:max-w-[75%]">
        <Bubble isOwn isQuiet={failure !== null}>
          {text && <RichText html={toHtml(text)} />}
          {attachments.length > 0 && <p className="text-13 text-muted">{formatNoun(attachments.length, "attachment")}</p>}
        </Bubble>
      </div>
      {failure === null ? (
        <p className="mt-1 text-12 text-muted">Sending…</p>
      ) : (
        <div role="alert" className="mt-1 flex max-w-[85%] flex-wrap items-center justify-end gap-x-1">
          <p className="flex items-start gap-1.5 text-13 text-danger">
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            {failure}
          </p>
          <Button size="small" variant="quiet" icon={RotateCw} onPress={onRetry}>
            Try again
          </Button>
          <Button size="small" variant="quiet" icon={Pencil} onPress={onEdit}>
            Edit
          </Button>
        </div>
      )}
    </li>
  );
}
