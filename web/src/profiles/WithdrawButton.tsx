import type { Steps } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";

interface WithdrawButtonProps {
  /** The name or e-mail address of the invited person. */
  name: string;
  /** Follows the question: a sentence that says what else changes for the person. */
  consequence?: string;
  isPending: boolean;
  /** Asks the question of these steps, then withdraws the invitation. */
  withdraw: (steps: Steps) => void;
  /** Called afterwards. It moves the focus, because the button disappears. */
  onWithdrawn: () => void;
}

/** The button that withdraws a person's invitation after a question, and confirms it by a toast. */
export function WithdrawButton({ name, consequence = "", isPending, withdraw, onWithdrawn }: WithdrawButtonProps) {
  const confirm = () =>
    withdraw({
      question: `Do you want to withdraw the invitation of ${name}? ${consequence}`.trim(),
      confirmLabel: "Withdraw",
      done: `The invitation of ${name} has been withdrawn.`,
      onDone: onWithdrawn,
    });
  return (
    <Button size="small" aria-label={`Withdraw the invitation of ${name}`} isPending={isPending} onPress={confirm}>
      Withdraw
    </Button>
  );
}
