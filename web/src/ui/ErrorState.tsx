import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

interface ErrorStateProps {
  /** The text from the error table; line breaks are kept. */
  text: string;
  /** The label of the button. Default: "Retry". */
  action?: "Retry" | "Reload";
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Replaces content that failed to load. */
export function ErrorState({ text, action = "Retry", onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <Icon of={TriangleAlert} size={32} className="mb-3 text-danger" />
      <p className="max-w-96 text-15 whitespace-pre-line">{text}</p>
      <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying} className="mt-5">
        {action}
      </Button>
    </div>
  );
}
