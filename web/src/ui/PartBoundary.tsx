import { Suspense, useState, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { PartAttempt } from "../lib/lazyPart.tsx";
import { OutdatedError } from "../lib/newVersion.ts";
import { ErrorState } from "./ErrorState.tsx";

export interface PartBoundaryProps {
  /** Stands in the part's place until it is there. */
  fallback: ReactNode;
  /** What to say of a failure. Default: that the code could not be loaded. */
  textOf?: (error: unknown) => string;
  /** What stands in the part's place after a failure, where it is more than a text and Retry; null where it is not. */
  stateOf?: (error: unknown, onRetry: () => void) => ReactNode;
  /** Draws around what tells of a failure. Default: nothing. */
  frame?: (content: ReactNode) => ReactNode;
  onError?: (error: unknown) => void;
  /** Called when the reader tries again, for what is not loaded by the children themselves. */
  onRetry?: () => void;
  /** A failure is over when one of these changes. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

const codeText = () => "This part of the page could not be loaded. Please check your connection and try again.";

/**
 * A part of the page whose code is loaded when it is needed. A failure stays inside it: the way out is to try again, or
 * to load the new version when one has been deployed.
 */
export function PartBoundary(props: PartBoundaryProps) {
  const {
    fallback,
    textOf = codeText,
    stateOf = () => null,
    frame = (content) => content,
    onError,
    onRetry,
    resetKeys = [],
    children,
  } = props;
  const [attempt, setAttempt] = useState({ number: 0 });
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) =>
        frame(
          error instanceof OutdatedError ? (
            <ErrorState text={error.message} action="Reload" onRetry={() => location.reload()} />
          ) : (
            (stateOf(error, resetErrorBoundary) ?? <ErrorState text={textOf(error)} onRetry={resetErrorBoundary} />)
          ),
        )
      }
      onError={(error) => onError?.(error)}
      resetKeys={[...resetKeys]}
      onReset={({ reason }) => {
        setAttempt(({ number }) => ({ number: number + 1 }));
        if (reason === "imperative-api") onRetry?.();
      }}
    >
      <Suspense fallback={fallback}>
        <PartAttempt value={attempt}>{children}</PartAttempt>
      </Suspense>
    </ErrorBoundary>
  );
}
