import { Lock } from "lucide-react";
import { Icon } from "../ui/Icon.tsx";

/** Replaces the comment box with a text. */
export function LockedNote({ text }: { text: string }) {
  return (
    <p className="flex min-h-10.5 items-center gap-2 text-14 text-muted">
      <Icon of={Lock} size={16} />
      {text}
    </p>
  );
}
