import { WifiOff } from "lucide-react";
import { useWhenOnline } from "../lib/connection.ts";
import { partText, type Failure } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";

interface FailureStateProps {
  failure: Failure;
  onRetry: () => void;
  isRetrying?: boolean;
}

/**
 * Replaces content that could not be read with the reason and a retry button. When offline it says so and retries by itself
 * once the network is back.
 */
export function FailureState({ failure, onRetry, isRetrying = false }: FailureStateProps) {
  const isOffline = failure.kind === "offline";
  useWhenOnline(isOffline, onRetry);
  if (!isOffline) return <ErrorState text={partText(failure)} onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <div role="alert">
      <EmptyState
        icon={WifiOff}
        title="You are offline"
        text="This page will load when you are back online."
        action={
          <Button onPress={onRetry} isPending={isRetrying}>
            Try now
          </Button>
        }
      />
    </div>
  );
}
