import { Button } from "../ui/Button.tsx";

interface RequestButtonsProps {
  /** The name of the person who asks. */
  name: string;
  isDisabled: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** The buttons that accept and decline a person's request. */
export function RequestButtons({ name, isDisabled, onAnswer }: RequestButtonsProps) {
  return (
    <div className="flex gap-2">
      <Button size="small" variant="primary" aria-label={`Accept ${name}`} isDisabled={isDisabled} onPress={() => onAnswer(true)}>
        Accept
      </Button>
      <Button size="small" aria-label={`Decline ${name}`} isDisabled={isDisabled} onPress={() => onAnswer(false)}>
        Decline
      </Button>
    </div>
  );
}
