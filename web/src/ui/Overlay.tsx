import { useStore } from "@nanostores/react";
import { X } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { OutdatedError } from "../lib/newVersion.ts";
import { IconButton } from "./Button.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { loadOverlays, overlayCode, type OverlayParts } from "./overlayCode.ts";
import { codeText, PartBoundary } from "./PartBoundary.tsx";

interface OverlayProps {
  isOpen: boolean;
  /** Closes the overlay when it could not be opened; omitted if it cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Shown over the page while the code loads. */
  fallback?: ReactNode;
  children: (parts: OverlayParts) => ReactNode;
}

/**
 * An overlay whose code loads on first use. It is rendered from the first opening on, and stays for its exit animation. If its
 * code or that of its content cannot be loaded, it shows an error with a retry button.
 */
export function Overlay(props: OverlayProps) {
  const { isOpen } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <OpenedOverlay {...props} />;
}

function OpenedOverlay({ isOpen, onClose, fallback = null, children }: OverlayProps) {
  const { parts, error } = useStore(overlayCode);
  useEffect(() => {
    if (isOpen) void loadOverlays();
  }, [isOpen]);
  const frame = (failure: ReactNode) => isOpen && <FailureFrame onClose={onClose}>{failure}</FailureFrame>;
  if (parts) {
    return (
      <PartBoundary fallback={fallback} frame={frame}>
        {children(parts)}
      </PartBoundary>
    );
  }
  if (!isOpen) return null;
  return error === null ? fallback : <LoadFailure error={error} onClose={onClose} />;
}

function LoadFailure({ error, onClose }: { error: unknown; onClose: (() => void) | undefined }) {
  return (
    <FailureFrame onClose={onClose}>
      {error instanceof OutdatedError ? (
        <ErrorState text={error.message} action="Reload" onRetry={() => location.reload()} />
      ) : (
        <ErrorState text={codeText()} onRetry={() => void loadOverlays()} />
      )}
    </FailureFrame>
  );
}

function FailureFrame({ onClose, children }: { onClose: (() => void) | undefined; children: ReactNode }) {
  return createPortal(
    <div className="fixed inset-x-0 bottom-0 z-50 mx-auto max-w-140 rounded-t-card border border-line bg-raised text-ink shadow-float">
      {onClose && <IconButton icon={X} label="Close" hasTooltip={false} onPress={onClose} className="absolute end-1 top-1" />}
      {children}
    </div>,
    document.body,
  );
}
