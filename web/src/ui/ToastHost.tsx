import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { Toaster as SonnerToaster, toast } from "sonner";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import { toastDuration } from "./toastDuration.ts";
import type { ToastAction, ToastOptions, ToastType } from "./Toaster.tsx";
import { toastStyles } from "./toastStyles.ts";
import { usePressPassThrough } from "./usePressPassThrough.ts";
import { TOAST_GAP, useToastPosition } from "./useToastPosition.ts";

interface ShownToast {
  timer: ReturnType<typeof setTimeout>;
  subjectId: string | undefined;
}

const shown = new Map<string, ShownToast>();

function close(id: string): void {
  clearTimeout(shown.get(id)?.timer);
  shown.delete(id);
  toast.dismiss(id);
}

/**
 * Shows a toast for 5 or 8 s. A click closes it. Hovering does not pause it, which is why the timer is here and not in sonner.
 * A toast with the same type and text is shown only once; showing it again restarts its timer.
 */
export function showToast(
  type: ToastType,
  text: string,
  { action, delay = toastDuration(text), subjectId, reference = null }: ToastOptions = {},
): void {
  const id = `${type}:${text}`;
  clearTimeout(shown.get(id)?.timer);
  toast.custom(
    () => <ToastCard type={type} text={text} reference={reference} action={action ?? null} onClose={() => close(id)} />,
    { id, duration: Infinity },
  );
  shown.set(id, { timer: setTimeout(close, delay, id), subjectId });
}

/** Closes the toast whose action is about this object. */
export function closeToast(subjectId: string): void {
  for (const [id, current] of shown) if (current.subjectId === subjectId) close(id);
}

interface ToastCardProps {
  type: ToastType;
  text: string;
  reference: string | null;
  action: ToastAction | null;
  onClose: () => void;
}

function ToastCard({ type, text, reference, action, onClose }: ToastCardProps) {
  const { icon, colour } = toastStyles[type];
  return (
    <div
      data-toast={type}
      className="relative flex w-(--width) max-[600px]:w-full items-start gap-3 rounded-card border border-line bg-raised p-4 pe-10 text-14 text-ink shadow-float"
    >
      <Icon of={icon} className={colour} />
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line">{text}</p>
        {reference !== null && <span className="mt-1 block text-12 text-muted">Reference: {reference}</span>}
      </div>
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className={cx("absolute inset-0 rounded-card focus-ring")}
      >
        <Icon of={X} size={16} className="absolute end-3 top-4.5 text-muted" />
      </button>
      {action && (
        <button
          type="button"
          onClick={() => {
            onClose();
            action.onPress();
          }}
          className="hit-around relative -my-1 rounded-control px-2 py-1 font-semibold text-accent focus-ring hover:bg-sunken"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Above the bottom bar on phones. */
const defaultMobileBottom = "calc(var(--below-toasts) + env(safe-area-inset-bottom) + 12px)";

/**
 * The host of toasts, a polite live region. Toasts are placed where they cover nothing pressable.
 * @param onMount called when toasts can be shown
 */
export function ToastHost({ onMount }: { onMount: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  const position = useToastPosition(host);
  usePressPassThrough(host);
  const announce = useEffectEvent(onMount);
  useEffect(() => announce(), []);
  // Rendered above all overlays and pressable there, because a toast may offer "Undo".
  return createPortal(
    <div ref={host} data-toasts data-react-aria-top-layer="true">
      <SonnerToaster
        position="bottom-left"
        expand
        style={{ fontFamily: "inherit" }}
        gap={TOAST_GAP}
        offset={position ?? 24}
        mobileOffset={{ bottom: position?.bottom ?? defaultMobileBottom, left: 12, right: 12 }}
        containerAriaLabel="Messages"
      />
    </div>,
    document.body,
  );
}
