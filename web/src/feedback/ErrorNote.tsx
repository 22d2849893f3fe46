import { CircleAlert } from "lucide-react";
import { Icon } from "../ui/Icon.tsx";

/** What went wrong, where it happened; line breaks are kept. */
export function ErrorNote({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-control bg-danger-soft p-3 text-14 whitespace-pre-line text-danger"
    >
      <Icon of={CircleAlert} />
      {text}
    </p>
  );
}
