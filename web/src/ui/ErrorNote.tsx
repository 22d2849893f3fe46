import { CircleAlert } from "lucide-react";
import { Icon } from "./Icon.tsx";

/** What went wrong with no field in particular, where it happened; line breaks are kept. A form may lead the focus to it. */
export function ErrorNote({ text }: { text: string }) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-error-note
      className="flex items-start gap-2.5 rounded-control bg-danger-soft p-3 text-14 whitespace-pre-line text-danger outline-none"
    >
      <Icon of={CircleAlert} />
      {text}
    </p>
  );
}
