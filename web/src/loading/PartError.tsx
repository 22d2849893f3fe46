import { Unplug } from "lucide-react";
import { isNotOffered, type Failure } from "../relay/failures.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FailureState } from "./FailureState.tsx";
import { useFailureToast } from "./useFailureToast.ts";

interface PartErrorProps {
  /**
   * The reason of the failure; null when the response contains none, which means that the platform does not offer this part.
   */
  failure: Failure | null;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Replaces a part of the page that could not be read. It renders no card of its own. */
export function PartError({ failure, onRetry, isRetrying = false }: PartErrorProps) {
  const isOffered = failure !== null && !isNotOffered(failure);
  useFailureToast(isOffered ? failure : null);
  if (!isOffered) return <EmptyState icon={Unplug} title="This part is not available yet." />;
  return <FailureState failure={failure} onRetry={onRetry} isRetrying={isRetrying} />;
}
