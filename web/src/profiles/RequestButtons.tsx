import { useState } from "react";
import { Button } from "../ui/Button.tsx";

interface RequestButtonsProps {
  /** The name of the person who asks. */
  name: string;
  /** Resolves when the answer has been saved or refused. */
  onAnswer: (isAccepted: boolean) => Promise<unknown>;
}

/** The buttons that accept and decline a person's request. */
export function RequestButtons({ name, onAnswer }: RequestButtonsProps) {
  /** The answer that is being saved. */
  const [saving, setSaving] = useState<"accept" | "decline" | null>(null);
  const save = async (answer: "accept" | "decline") => {
    setSaving(answer);
    await onAnswer(answer === "accept");
    setSaving(null);
  };
  return (
    <div className="flex gap-2">
      <Button
        size="small"
        variant="primary"
        aria-label={`Accept ${name}`}
        isPending={saving === "accept"}
        isDisabled={saving === "decline"}
        onPress={() => void save("accept")}
      >
        Accept
      </Button>
      <Button
        size="small"
        aria-label={`Decline ${name}`}
        isPending={saving === "decline"}
        isDisabled={saving === "accept"}
        onPress={() => void save("decline")}
      >
        Decline
      </Button>
    </div>
  );
}
