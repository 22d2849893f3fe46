import type { ReactNode } from "react";

/** small 400 px, medium 560 px, large 720 px wide. Medium and large fill the screen on mobile. */
export type DialogSize = "small" | "medium" | "large";

export interface DialogProps {
  isOpen: boolean;
  /** Called when the user closes it with the close button, Escape or a press outside. Its errors are swallowed (ERR-17). */
  onClose: () => unknown;
  title: string;
  /** Replaces the title text for a head with more content; title is then only the accessible name. */
  head?: ReactNode;
  size?: DialogSize;
  /** False: there is no close button, and neither Escape nor a press outside closes it. */
  isDismissable?: boolean;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** True when the children include their own `DialogBody`, with a footer that depends on what they load. */
  hasOwnBody?: boolean;
  /** Shown in the dialog's frame while its code loads; without it only the page is dimmed. */
  skeleton?: ReactNode;
  /** The content, which scrolls between head and footer. */
  children: ReactNode;
}

/** The part of a dialog below its head: scrolling content and an optional footer that stays visible. */
export function DialogBody({ footer, children }: Pick<DialogProps, "footer" | "children">) {
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain" data-scroll-area>
        {children}
      </div>
      {/* Hidden while empty, such as after the content failed to load. */}
      {footer && <footer className="shrink-0 border-t border-line px-4 py-3 empty:hidden tablet:px-6">{footer}</footer>}
    </>
  );
}
