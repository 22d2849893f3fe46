import { CircleAlert } from "lucide-react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

/** An error that belongs to no particular field; line breaks are kept. Forms can focus it. */
export function ErrorNote({ text, className }: { text: string; className?: string }) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-error-note
      className={cx(
        "flex items-start gap-2.5 rounded-control bg-danger-soft p-3 text-14 whitespace-pre-line text-danger outline-none",
        className,
      )}
    >
      <Icon of={CircleAlert} />
      {text}
    </p>
  );
}
