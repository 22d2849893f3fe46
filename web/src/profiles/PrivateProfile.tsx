import { Lock } from "lucide-react";
import { cardStyles } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** Replaces the content that a private person hides from others. */
export function PrivateProfile({ name }: { name: string }) {
  return (
    <div className={cardStyles}>
      <EmptyState icon={Lock} title="This profile is private" text={`${name} shows only this much of it to others.`} />
    </div>
  );
}
