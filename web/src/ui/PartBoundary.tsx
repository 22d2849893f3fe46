import { Suspense, useState, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { PartAttempt } from "../lib/lazyPart.tsx";
import { OutdatedError } from "../lib/newVersion.ts";
import { ErrorState } from "./ErrorState.tsx";

export interface PartBoundaryProps {
  /** Shown until the part has loaded. */
  fallback: ReactNode;
  /** The text shown for an error. Default: that the code could not be loaded. */
  getText?: (error: unknown) => string;
  /** Shown instead of the text and Retry button; null for errors that need nothing special. */
  renderError?: (error: unknown, onRetry: () => void) => ReactNode;
  /** Wraps the error state. Default: no wrapper. */
  frame?: (content: ReactNode) => ReactNode;
  onError?: (error: unknown) => void;
  /** Called on retry, for data that the children do not load themselves. */
  onRetry?: () => void;
  /** A change to one of these resets the boundary. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

export const codeText = () => "This part of the page could not be loaded. Please check your connection and try again.";

/**
 * A lazily loaded part of the page that contains its own failures. The user can retry, or load the new version when one has
 * been deployed.
 */
export function PartBoundary(props: PartBoundaryProps) {
  const {
    fallback,
    getText = codeText,
    renderError = () => null,
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
            (renderError(error, resetErrorBoundary) ?? <ErrorState text={getText(error)} onRetry={resetErrorBoundary} />)
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
