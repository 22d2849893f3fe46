import { WifiOff } from "lucide-react";
import { useWhenOnline } from "../lib/connection.ts";
import { partText, type Failure } from "../relay/failures.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Icon } from "../ui/Icon.tsx";

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
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <Icon of={WifiOff} size={32} className="mb-3 text-muted" />
      <p className="text-16 font-semibold">You are offline</p>
      <p className="mt-1 max-w-96 text-14 text-muted">This page will load when you are back online.</p>
      <Button onPress={onRetry} isPending={isRetrying} className="mt-5">
        Try now
      </Button>
    </div>
  );
}
